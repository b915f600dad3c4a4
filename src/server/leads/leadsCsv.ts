import { stringify } from 'csv-stringify/sync';
import { forms } from '../../domain/forms/forms';
import { answerName } from './answerName';
import type { StoredLead } from './leadStore';

/** Every question of every form, each once. */
const questions = [
  ...new Set(Object.values(forms).flatMap(({ fields }) => fields.map(({ name }) => name))),
].sort();

/** Leads as a table for a CRM or a spreadsheet: a row each, a column for each question that some form asks. */
export function leadsCsv(leads: readonly StoredLead[]): string {
  const rows = leads.map(({ reference, receivedAt, form, language, page, values, suspicions }) => ({
    reference,
    receivedAt,
    form,
    language,
    page: page ?? '',
    suspicions: suspicions.join(' '),
    ...Object.fromEntries(questions.map((name) => [answerName(name), harmless(values[name] ?? '')])),
  }));
  const columns = [
    'reference',
    'receivedAt',
    'form',
    'language',
    'page',
    'suspicions',
    ...questions.map(answerName),
  ];
  // Spreadsheets need the mark to read Arabic.
  return stringify(rows, {
    header: true,
    columns,
    bom: true,
    quoted: true,
    quoted_empty: true,
    record_delimiter: 'windows',
  });
}

/**
 * Where a formula could begin: at the start of the cell, and after what another program may take for the end of a cell
 * or row. Full-width signs count, and so does what follows spaces and invisible characters.
 */
const formulaStart = /(^|[;|\t\r\n])([\s\p{Cf}\p{Cc}]*)(?=[=+\-@＝＋－＠﹦﹢﹣﹫−])/gu;

/** A spreadsheet would run what begins like a formula; a telephone number is none. */
function harmless(text: string): string {
  return /^\+\d+$/.test(text) ? text : text.replace(formulaStart, "$1$2'");
}
