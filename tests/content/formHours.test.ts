import { describe, expect, it } from 'vitest';
import { isOfficeDay } from '../../src/domain/forms/calendar';
import { slot } from '../../src/domain/forms/visitFields';
import { readSoundContent } from '../support/plannedSite';

const { offices } = readSoundContent();
const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
/** A Sunday. */
const firstDay = Date.parse('2026-11-22T00:00:00Z');
const dayOf = (index: number) => new Date(firstDay + index * 86_400_000).toISOString().slice(0, 10);

describe.each(offices.map((office) => [office.slug, office] as const))(
  'the times that forms offer at %s',
  (_slug, office) => {
    const hoursOn = (weekday: string) =>
      office.hours.find(({ days }) => days.some((day) => day === weekday)) ?? {
        opens: '24:00',
        closes: '00:00',
      };

    it.each(weekdays.map((weekday, index) => [weekday, dayOf(index)]))(
      'on a %s are within its hours',
      (weekday, day) => {
        const { opens, closes } = hoursOn(weekday);
        const offered = isOfficeDay(day) ? slot.options.map(({ value }) => value.split('-')) : [];
        expect(offered.filter(([from = '', to = '']) => from < opens || to > closes)).toEqual([]);
      },
    );
  },
);
