/** A fault in the content, with a description for editors. */
export type Fault = {
  /** Path relative to the project's root. */
  file: string;
  /** Path of the field in the file, such as `gallery.2` or `title.ar`; empty for the file itself. */
  path: string;
  found: string;
  expected: string;
  /** Counted from 1. Set by `locateFaults`; absent for files that are not text. */
  line?: number;
  column?: number;
  /** True if the position is that of the field's name instead of its value. */
  isOfName?: boolean;
  /** True if the long texts of an entry are missing. They are beside `index.json`, in a folder named after the entry. */
  lacksTexts?: boolean;
  /** A `warning` is printed but does not fail the build. */
  severity?: 'warning';
};

/** Formats a fault in one line: file, line, column, field, value found, value expected. */
export function describeFault({ file, line, column, path, found, expected }: Fault): string {
  const position = line === undefined ? '' : `:${line}:${column}`;
  return `${file}${position}${path ? ` › ${path}` : ''}: found ${found}, expected ${expected}`;
}

/** Formats all faults as one message for a build or `content:check`: faults first, then warnings. */
export function describeFaults(faults: readonly Fault[]): string {
  const warnings = faults.filter(isWarning);
  const errors = faults.filter((fault) => !isWarning(fault));
  return [section(errors, 'fault'), section(warnings, 'warning')].filter(Boolean).join('\n\n');
}

/** True for a fault that does not fail the build. */
export function isWarning({ severity }: Fault): boolean {
  return severity === 'warning';
}

function section(faults: readonly Fault[], name: string): string {
  if (faults.length === 0) return '';
  const lines = [...faults].sort(byPlace).map(describeFault);
  return `${lines.length} ${name}${lines.length === 1 ? '' : 's'} in content:\n${lines.join('\n')}`;
}

/** Sorts faults by file, line and column. */
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
