import { stringify } from 'csv-stringify/sync';
import { escapeFormula } from '../../domain/content/escapeFormula';
import { forms } from '../../domain/forms/forms';
import { answerName } from './answerName';
import type { StoredLead } from './leadStore';

/** The field names of all forms, without duplicates. */
const fieldNames = [
  ...new Set(Object.values(forms).flatMap(({ fields }) => fields.map(({ name }) => name))),
].sort();

/** Formats leads as CSV for a CRM or a spreadsheet: one row per lead, one column per field of any form. */
export function leadsCsv(leads: readonly StoredLead[]): string {
  const rows = leads.map(({ reference, receivedAt, form, language, page, values, suspicions }) => ({
    reference,
    receivedAt,
    form,
    language,
    page: page ?? '',
    suspicions: suspicions.join(' '),
    ...Object.fromEntries(fieldNames.map((name) => [answerName(name), escapeFormula(values[name] ?? '')])),
  }));
  const columns = [
    'reference',
    'receivedAt',
    'form',
    'language',
    'page',
    'suspicions',
    ...fieldNames.map(answerName),
  ];
  // Without the byte order mark, Excel does not read the file as UTF-8 and garbles Arabic.
  return stringify(rows, {
    header: true,
    columns,
    bom: true,
    quoted: true,
    quoted_empty: true,
    record_delimiter: 'windows',
  });
}
