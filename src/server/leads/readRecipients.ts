import { z } from 'zod';
import { email, localisedWords } from '../../domain/content/fields';
import { type Department, departments } from '../../domain/content/team';
import { type FormId, forms } from '../../domain/forms/forms';
import { readHomes } from '../../domain/forms/homesAsked';
import { defaultLocale, type LocaleCode, localeCodes } from '../../i18n/locales';
import type { StoredLead } from './leadStore';
import { readCollection } from './readCollection';

/** The office or person to whom a lead is mailed. */
type Recipient = { name: Record<LocaleCode, string>; email: string; language: LocaleCode };

/** Returns the recipient of a lead, or null if the content names none. */
export type FindRecipient = (lead: Pick<StoredLead, 'form' | 'values'>) => Recipient | null;

// Only the fields needed here, so that a mistake in another field does not lose a recipient.
const person = z.object({
  name: localisedWords,
  email,
  department: z.enum(departments),
  languages: z.array(z.string()),
  order: z.number(),
});
const office = z.object({ name: localisedWords, email, manager: z.string(), order: z.number() });
const job = z.object({ title: localisedWords, department: z.enum(departments) });
const owned = z.object({ agent: z.string() });

const ofTopic: Readonly<Record<string, Department>> = {
  buying: 'sales',
  selling: 'sales',
  renting: 'lettings',
  letting: 'lettings',
  commercial: 'commercial',
  'off-plan': 'off-plan',
  'uk-homes': 'uk-homes',
  valuation: 'valuation',
  mortgage: 'mortgages',
  management: 'property-management',
};

const ofPurpose: Readonly<Record<string, Department>> = { sale: 'sales', rent: 'lettings' };

/**
 * Reads the possible recipients from `content/`. A lead goes to the office or person it names; else to the agent of the
 * listing, project or development it is about (of several homes, the first one that has an agent here); else to the
 * head of the responsible department; else to the first office. Mails are in the first of the person's languages that
 * the site has; for an office, its manager's.
 * @param language of all mails, or null to choose it by recipient
 */
export function readRecipients(folder: string, language: LocaleCode | null): FindRecipient {
  const people = readCollection(folder, 'team', person);
  const offices = readCollection(folder, 'offices', office);
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
  const headOf = (department: Department | null): Recipient | null => {
    const members = [...people].filter(([, each]) => each.department === department);
    return recipientOf(members.sort(([, a], [, b]) => a.order - b.order)[0]?.[0]);
  };

  return ({ form, values }) => {
    const named = values.reference ?? values.subject ?? '';
    const about = readHomes(named) ?? [named.toLowerCase()];
    const wanted = jobs.find(({ title }) => localeCodes.some((code) => title[code] === values.role));
    return (
      officeOf(values.subject) ??
      recipientOf(values.subject) ??
      recipientOf(about.map((slug) => owners.get(slug)?.agent).find((agent) => agent && people.has(agent))) ??
      headOf(wanted?.department ?? departmentOf(form, values)) ??
      officeOf(firstOffice)
    );
  };
}

/** Returns the department for a lead that names no person or office, or null if the lead does not tell. */
function departmentOf(form: FormId, values: Readonly<Record<string, string>>): Department | null {
  const { topic = '', purpose = '' } = values;
  return forms[form].department ?? ofTopic[topic] ?? ofPurpose[purpose] ?? null;
}
