import { describeFaults, type Fault, isWarning } from './fault';

/** The formats of the output of `npm run content:check`. */
export const faultFormats = ['people', 'json', 'github'] as const;
export type FaultFormat = (typeof faultFormats)[number];

/**
 * Formats all faults as text, by file and line as given: one line each for people; a JSON array; or workflow commands,
 * which GitHub shows as annotations at the line.
 * Source of the commands: https://docs.github.com/actions/reference/workflow-commands-for-github-actions
 * @returns an empty text if there are no faults; for JSON, an empty array
 */
export function formatFaults(faults: readonly Fault[], format: FaultFormat): string {
  if (format === 'json') return JSON.stringify(faults.map(asObject), null, 2);
  if (format === 'github') return faults.map(asCommand).join('\n');
  return describeFaults(faults);
}

function asObject(fault: Fault): object {
  const { file, line = null, column = null, path, found, expected } = fault;
  return { severity: severityOf(fault), file, line, column, field: path || null, found, expected };
}

function asCommand(fault: Fault): string {
  const { file, line, column, path, found, expected } = fault;
  const properties = { file, line, col: column, title: path || undefined };
  const written = Object.entries(properties).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${escapeProperty(String(value))}`],
  );
  return `::${severityOf(fault)} ${written.join(',')}::${escapeMessage(`found ${found}, expected ${expected}`)}`;
}

function severityOf(fault: Fault): 'error' | 'warning' {
  return isWarning(fault) ? 'warning' : 'error';
}

function escapeMessage(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
