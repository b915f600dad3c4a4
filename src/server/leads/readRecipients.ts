import { z } from 'zod';
import { email, localisedWords } from '../../domain/content/fields';
import { departments } from '../../domain/content/team';
import { defaultLocale, type LocaleCode, localeCodes } from '../../i18n/locales';
import { departmentOf } from './departmentOf';
import type { StoredLead } from './leadStore';
import { readCollection } from './readCollection';

/** Who gets a lead: an office or a person. */
export type Recipient = { name: Record<LocaleCode, string>; email: string; language: LocaleCode };

/** The one whom a lead concerns; null when there is no content to tell. */
export type FindRecipient = (lead: Pick<StoredLead, 'form' | 'values'>) => Recipient | null;

// Only what is needed here, and whatever else there is: a wrong word elsewhere must not lose a recipient.
const person = z.object({
  name: localisedWords,
  email,
  department: z.enum(departments),
  languages: z.array(z.string()),
  order: z.number(),
});
const officeDesk = z.object({ name: localisedWords, email, manager: z.string(), order: z.number() });
const job = z.object({ title: localisedWords, department: z.enum(departments) });
const owned = z.object({ agent: z.string() });

/**
 * Reads from `content/` who answers for what: a listing's, project's or development's agent, a member of the team, an
 * office; else the head of the department that the subject belongs to; else the first office. Who reads best in which
 * language is told by the person's languages, an office's by its manager's.
 * @param language of all mails, when it is not to be told by the content
 */
export function readRecipients(folder: string, language: LocaleCode | null): FindRecipient {
  const people = readCollection(folder, 'team', person);
  const offices = readCollection(folder, 'offices', officeDesk);
  const jobs = [...readCollection(folder, 'careers', job).values()];
  const owners = new Map(
    ['listings', 'offPlan', 'developments'].flatMap((collection) => [
      ...readCollection(folder, collection, owned),
    ]),
  );
  const recipientOf = (slug: string | undefined): Recipient | null => {
    const found = people.get(slug ?? '');
    if (!found) return null;
    const own = found.languages.find((spoken) => localeCodes.some((code) => code === spoken));
    return {
      name: found.name,
      email: found.email,
      language: language ?? (own as LocaleCode) ?? defaultLocale,
    };
  };
  const officeOf = (slug: string | undefined): Recipient | null => {
    const found = offices.get(slug ?? '');
    if (!found) return null;
    const { name, email: address, manager } = found;
    return { name, email: address, language: language ?? recipientOf(manager)?.language ?? defaultLocale };
  };
  const firstOffice = [...offices].sort(([, a], [, b]) => a.order - b.order)[0]?.[0];
  const headOf = (department: (typeof departments)[number] | null): Recipient | null => {
    const members = [...people].filter(([, each]) => each.department === department);
    return recipientOf(members.sort(([, a], [, b]) => a.order - b.order)[0]?.[0]);
  };

  return ({ form, values }) => {
    const about = values.reference?.toLowerCase() ?? values.subject;
    const wanted = jobs.find(({ title }) => localeCodes.some((code) => title[code] === values.role));
    return (
      officeOf(values.subject) ??
      recipientOf(values.subject) ??
      recipientOf(owners.get(about ?? '')?.agent) ??
      headOf(wanted?.department ?? departmentOf(form, values)) ??
      officeOf(firstOffice)
    );
  };
}
