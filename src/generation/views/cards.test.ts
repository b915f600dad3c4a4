import { describe, expect, it } from 'vitest';
import { fixtureRoot, planOf, readSoundContent } from '../../../tests/support/plannedSite';
import { localeCodes } from '../../i18n/locales';

const { site, views } = planOf(readSoundContent(fixtureRoot));
const [member] = site.content.team;

describe.each(localeCodes)('Cards.teamContact in %s', (code) => {
  const contactOf = (whatsapp: string | null) => {
    if (!member) throw new Error('The fixtures have no entry in team/');
    return views[code].cards.teamContact({ ...member, whatsapp });
  };

  it("uses the member's own WhatsApp number", () => {
    expect(contactOf('+974 5000 1299').whatsapp).toBe('+974 5000 1299');
  });

  it("falls back to the agency's WhatsApp number, never to their telephone", () => {
    expect(contactOf(null)).toMatchObject({ whatsapp: site.site.whatsapp, phone: member?.phone });
  });
});
