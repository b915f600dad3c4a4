import type { ShownFault } from '../../browser/showFaults';

/**
 * Returns style rules that show errors above their fields, in the form of the entry at an address. Sveltia CMS draws the
 * forms, and draws a field only when it comes into view, so the messages are generated content.
 * @param address the address of the open entry: `#/collections/listings/entries/cap-1042`
 * @param addressOf returns the address at which a file is edited
 */
export function faultStyles(
  faults: readonly ShownFault[],
  address: string,
  addressOf: (file: string) => string,
): string {
  const here = faults.filter(({ file, field }) => field && addressOf(file) === address);
  return here
    .map(({ field, found, expected }) => {
      const message = JSON.stringify(`found ${found}, expected ${expected}`.replace(/\s+/g, ' '));
      return `${sectionsOf(String(field))} > .field-wrapper::before { content: ${message}; }`;
    })
    .join('\n');
}

/** The selector of a field. Pictures and values of a list have no field of their own, but that of the list. */
function sectionsOf(field: string): string {
  const section = (path: string) => `section[data-key-path=${JSON.stringify(path)}]`;
  const list = /^(.+)\.\d+$/.exec(field)?.[1];
  return list ? `:is(${section(field)}, ${section(list)}:not(:has(${section(field)})))` : section(field);
}
