import { parseArgs } from 'node:util';
import { findFault } from '../../domain/forms/findFault';
import { formIds } from '../../domain/forms/formIds';
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
/** What each command takes; anything else beside it would do nothing, or less than was meant. */
const optionsOf: Readonly<Record<string, readonly string[]>> = {
  list: filters,
  show: [],
  deliver: [],
  export: [...filters, 'csv'],
  forget: ['email', 'phone'],
};
const takesReferences = ['show', 'deliver'];

/** What was asked for after `npm run leads --`. */
export type LeadsArguments = {
  command: string;
  /** In capitals, as they are stored. */
  references: string[];
  filter: LeadFilter;
  csv: boolean;
  /** Whom to forget, written as the forms store it. */
  person: { email?: string; phone?: string };
};

/**
 * Reads the words of a command, and checks each.
 * @throws an error whose message says what cannot be read and what was expected
 */
export function readLeadsArguments(args: readonly string[]): LeadsArguments {
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const [command = '', ...references] = positionals;
  const wrong = Object.keys(values).find((name) => optionsOf[command]?.includes(name) === false);
  if (wrong !== undefined) throw new Error(`${command} does not take --${wrong}`);
  if (references.length > 0 && command in optionsOf && !takesReferences.includes(command)) {
    throw new Error(`${command} does not take “${references[0]}”: a value needs its option before it`);
  }
  const { form, since, search, dead, limit, csv = false } = values;
  if (form !== undefined && !formIds.some((id) => id === form)) {
    throw new Error(`There is no form “${form}”. --form asks for one of ${formIds.join(', ')}`);
  }
  if (since !== undefined && !isDay(since)) {
    throw new Error(`--since asks for a day such as 2026-11-01, not “${since}”`);
  }
  if (limit !== undefined && !/^[1-9]\d{0,5}$/.test(limit)) {
    throw new Error(`--limit asks for a number from 1 to 999999, not “${limit}”`);
  }
  const filter = { form, since, search, dead, ...(limit && { limit: Number(limit) }) };
  const person = { email: readEmail(values.email), phone: readPhone(values.phone) };
  return { command, references: references.map((each) => each.toUpperCase()), filter, csv, person };
}

function readEmail(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const address = readValue(emailField, text);
  if (address !== '' && findFault(emailField, address, '', null) === null) return address;
  throw new Error(`--email asks for an address such as name@example.com, not “${text}”`);
}

function readPhone(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const found = readPhoneNumber(readValue(phoneField, text));
  if (found !== null) return found.number;
  throw new Error(
    `--phone asks for a number of Qatar, or one with + and the code of its country, such as "+44 7700 900123", not “${text}”`,
  );
}
