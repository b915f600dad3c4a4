import type { Department } from '../../domain/content/team';
import { type FormId, forms } from '../../domain/forms/forms';

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

/** Returns the department for a lead that names no person or office, or null if the lead does not tell. */
export function departmentOf(form: FormId, values: Readonly<Record<string, string>>): Department | null {
  const { topic = '', purpose = '' } = values;
  return forms[form].department ?? ofTopic[topic] ?? ofPurpose[purpose] ?? null;
}
