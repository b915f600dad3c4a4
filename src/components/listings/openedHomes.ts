import { storedValue } from '../../browser/storedValue';

/** The most homes that are remembered; the oldest are forgotten first. */
const most = 500;

/** References of the homes whose pages were opened in this browser, the latest first. They never leave the device. */
export const openedHomes = storedValue<readonly string[]>('opened', (kept) =>
  Array.isArray(kept) ? kept.filter((item) => typeof item === 'string') : [],
);

/** Remembers that the page of a home was opened. */
export function rememberOpened(reference: string): void {
  const list = openedHomes.read();
  if (list[0] === reference) return;
  openedHomes.write([reference, ...list.filter((other) => other !== reference)].slice(0, most));
}
