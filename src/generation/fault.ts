/** Something wrong in content, in words that an editor can act on. */
export type Fault = {
  /** File, from the project's root. */
  file: string;
  /** Field within it, `gallery.2` or `title.ar`; empty for the file itself. */
  path: string;
  found: string;
  expected: string;
  /** From 1; left out until `locateFaults` has looked it up, and for files that are not text. */
  line?: number;
  column?: number;
  /** True where the position is that of the field's name, not of its value. */
  isOfName?: boolean;
  /** `warning` is printed and stops nothing. */
  severity?: 'warning';
};

/** One line a fault: file, line, column, field, what was found, what was expected. */
export function describeFault({ file, line, column, path, found, expected }: Fault): string {
  const position = line === undefined ? '' : `:${line}:${column}`;
  return `${file}${position}${path ? ` › ${path}` : ''}: found ${found}, expected ${expected}`;
}

/** All faults as one message, for the end of a build or of `content:check`: those that stop it first, then warnings. */
export function describeFaults(faults: readonly Fault[]): string {
  const warnings = faults.filter(isWarning);
  const errors = faults.filter((fault) => !isWarning(fault));
  return [section(errors, 'fault'), section(warnings, 'warning')].filter(Boolean).join('\n\n');
}

/** True for what is printed and stops nothing. */
export function isWarning({ severity }: Fault): boolean {
  return severity === 'warning';
}

function section(faults: readonly Fault[], name: string): string {
  if (faults.length === 0) return '';
  const lines = [...faults].sort(byPlace).map(describeFault);
  return `${lines.length} ${name}${lines.length === 1 ? '' : 's'} in content:\n${lines.join('\n')}`;
}

/** By file, then from top to bottom. */
export function byPlace(a: Fault, b: Fault): number {
  return (
    compare(a.file, b.file) ||
    (a.line ?? 0) - (b.line ?? 0) ||
    (a.column ?? 0) - (b.column ?? 0) ||
    compare(a.path, b.path)
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
