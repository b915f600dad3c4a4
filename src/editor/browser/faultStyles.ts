import type { FaultPhrase, ShownFault } from '../../browser/showFaults';

/**
 * Returns style rules that show errors above their fields, in the form of the entry at an address. Sveltia CMS draws the
 * forms, and draws a field only when it comes into view, so the messages are generated content.
 * @param address the address of the open entry: `#/collections/listings/entries/cap-1042`
 * @param addressOf returns the address at which a file is edited
 * @param phraseOf says what is wrong
 */
export function faultStyles(
  faults: readonly ShownFault[],
  address: string,
  addressOf: (file: string) => string,
  phraseOf: (fault: ShownFault) => FaultPhrase,
): string {
  const here = faults.filter(({ file, field }) => field && addressOf(file) === address);
  return here
    .map((fault) => {
      const { text, dir } = phraseOf(fault);
      const message = JSON.stringify(text.replace(/\s+/g, ' '));
      const style = `direction: ${dir}; content: ${message};`;
      return `${sectionsOf(String(fault.field))} > .field-wrapper::before { ${style} }`;
    })
    .join('\n');
}

/** The selector of a field. Pictures and values of a list have no field of their own, but that of the list. */
function sectionsOf(field: string): string {
  const section = (path: string) => `section[data-key-path=${JSON.stringify(path)}]`;
  const list = /^(.+)\.\d+$/.exec(field)?.[1];
  return list ? `:is(${section(field)}, ${section(list)}:not(:has(${section(field)})))` : section(field);
}
