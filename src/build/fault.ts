/** Something wrong in content, in words that an editor can act on. */
export type Fault = {
  /** File, from the project's root. */
  file: string;
  /** Field within it, `gallery.2` or `title.ar`; empty for the file itself. */
  path: string;
  found: string;
  expected: string;
};

/** One line a fault: file, field, what was found, what was expected. */
export function describeFault({ file, path, found, expected }: Fault): string {
  return `${file}${path ? ` › ${path}` : ''}: found ${found}, expected ${expected}`;
}

/** All faults as one message, for the end of a build or of `content:check`. */
export function describeFaults(faults: readonly Fault[]): string {
  const lines = faults.map(describeFault).sort();
  return `${lines.length} ${lines.length === 1 ? 'fault' : 'faults'} in content:\n${lines.join('\n')}`;
}
