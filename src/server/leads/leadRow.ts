import type { Lead, StoredLead } from './leadStore';
import type { LeadRow } from './leadTables';

/** Converts a lead to a database row. */
export function toLeadRow(lead: Lead, reference: string): LeadRow {
  const { key, form, language, page, values, suspicions, file, receivedAt } = lead;
  return {
    reference,
    key,
    form,
    language,
    page,
    answers: JSON.stringify(values),
    suspicions: JSON.stringify(suspicions),
    file: file && JSON.stringify(file),
    email: values.email?.toLowerCase() ?? null,
    phone: values.phone ?? null,
    received_at: receivedAt,
  };
}

/** Converts a database row to a lead. */
export function fromLeadRow(row: LeadRow): StoredLead {
  const { reference, key, page, answers, suspicions, file, received_at: receivedAt } = row;
  return {
    reference,
    key,
    form: row.form as StoredLead['form'],
    language: row.language as StoredLead['language'],
    page,
    values: JSON.parse(answers),
    suspicions: JSON.parse(suspicions),
    file: file === null ? null : JSON.parse(file),
    receivedAt,
  };
}
