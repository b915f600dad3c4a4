import { describe, expect, it } from 'vitest';
import { fixtureRoot, planOf, readSoundContent } from '../../../tests/support/plannedSite';
import { localeCodes } from '../../i18n/locales';

const { site, views } = planOf(readSoundContent(fixtureRoot));
const [member] = site.content.team;

describe.each(localeCodes)('a person to write to, in %s', (code) => {
  const contactOf = (whatsapp: string | null) => {
    if (!member) throw new Error('The fixtures have nobody in team/');
    return views[code].cards.teamContact({ ...member, whatsapp });
  };

  it('has the number of their own that has WhatsApp', () => {
    expect(contactOf('+974 5000 1299').whatsapp).toBe('+974 5000 1299');
  });

  it("has the agency's WhatsApp where they have none, never their telephone", () => {
    expect(contactOf(null)).toMatchObject({ whatsapp: site.site.whatsapp, phone: member?.phone });
  });
});
