import { parseArgs } from 'node:util';
import { findFault } from '../../domain/forms/findFault';
import { formIds } from '../../domain/forms/forms';
import { email as emailField, phone as phoneField } from '../../domain/forms/personFields';
import { isDay } from '../../domain/forms/qatarDay';
import { readPhoneNumber } from '../../domain/forms/readPhoneNumber';
import { readValue } from '../../domain/forms/readValue';
import type { LeadFilter } from './leadStore';

const options = {
  form: { type: 'string' },
  since: { type: 'string' },
  search: { type: 'string' },
  limit: { type: 'string' },
  dead: { type: 'boolean' },
  csv: { type: 'boolean' },
  email: { type: 'string' },
  phone: { type: 'string' },
} as const;

const filters = ['form', 'since', 'search', 'dead', 'limit'];
/** The options of each command. Others are refused, because ignoring them could mislead the user. */
const optionsOf: Readonly<Record<string, readonly string[]>> = {
  list: filters,
  show: [],
  deliver: [],
  export: [...filters, 'csv'],
  forget: ['email', 'phone'],
};
const takesReferences = ['show', 'deliver'];

/** The parsed arguments of `npm run leads --`. */
export type LeadsArguments = {
  command: string;
  /** In upper case, as they are stored. */
  references: string[];
  filter: LeadFilter;
  csv: boolean;
  /** The person whose leads to erase, in the format in which forms store address and number. */
  person: { email?: string; phone?: string };
};

/**
 * Parses and checks the arguments.
 * @throws Error stating which argument is invalid and what was expected
 */
export function readLeadsArguments(args: readonly string[]): LeadsArguments {
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const [command = '', ...references] = positionals;
  const wrong = Object.keys(values).find((name) => optionsOf[command]?.includes(name) === false);
  if (wrong !== undefined) throw new Error(`${command} does not take --${wrong}`);
  if (references.length > 0 && command in optionsOf && !takesReferences.includes(command)) {
    throw new Error(
      `${command} does not take “${references[0]}”: put the name of an option before its value`,
    );
  }
  const { form, since, search, dead, limit, csv = false } = values;
  if (form !== undefined && !formIds.some((id) => id === form)) {
    throw new Error(`There is no form “${form}”. --form must be one of ${formIds.join(', ')}`);
  }
  if (since !== undefined && !isDay(since)) {
    throw new Error(`--since must be a date such as 2026-11-01, not “${since}”`);
  }
  if (limit !== undefined && !/^[1-9]\d{0,5}$/.test(limit)) {
    throw new Error(`--limit must be a number from 1 to 999999, not “${limit}”`);
  }
  const filter = { form, since, search, dead, ...(limit && { limit: Number(limit) }) };
  const person = { email: readEmail(values.email), phone: readPhone(values.phone) };
  return { command, references: references.map((each) => each.toUpperCase()), filter, csv, person };
}

function readEmail(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const address = readValue(emailField, text);
  if (address !== '' && findFault(emailField, address, '', null) === null) return address;
  throw new Error(`--email must be an address such as name@example.com, not “${text}”`);
}

function readPhone(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const found = readPhoneNumber(readValue(phoneField, text));
  if (found !== null) return found.number;
  throw new Error(
    `--phone must be a number in Qatar or a number with a country code, such as "+44 7700 900123", not “${text}”`,
  );
}
