import { describe, expect, it } from 'vitest';
import { planOf, readSoundContent } from '../../../tests/support/plannedSite';
import type { Office } from '../../domain/content/offices';
import { allSlots } from '../../domain/forms/slots';
import { formReach } from './formReach';

const content = readSoundContent();
const workdays: Office['hours'][number]['days'] = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday'];
const viewsWith = (...hours: Office['hours']) =>
  planOf({ ...content, offices: content.offices.map((office) => ({ ...office, hours })) }).views;
const morning = { days: workdays, opens: '09:00', closes: '13:30' };
const saturday: Office['hours'][number] = { days: ['saturday'], opens: '09:00', closes: '12:00' };

describe('the times of formReach', () => {
  it('follow the opening hours in the content', () => {
    const { times } = formReach(viewsWith(morning).en, 'callback');
    expect(allSlots(times?.slots ?? [])).toEqual(['09:00-11:00', '11:00-13:00']);
    expect(times?.words).toBe('Sunday to Thursday from 9:00 am to 1:00 pm');
  });

  it.each([
    ['en', 'Sunday to Thursday from 9:00 am to 1:00 pm and Saturday from 9:00 am to 11:00 am'],
    ['ar', 'من الأحد إلى الخميس من 9:00 صباحًا إلى 1:00 ظهرًا والسبت من 9:00 صباحًا إلى 11:00 صباحًا'],
  ] as const)('are said in %s', (code, said) => {
    expect(formReach(viewsWith(morning, saturday)[code], 'bookViewing').times?.words).toBe(said);
  });

  it('are null for a form without a time field', () => {
    expect(formReach(viewsWith(morning).en, 'newsletter').times).toBeNull();
  });
});
