/** A fault of the content as `npm run content:check -- --format json` prints it. */
export type ShownFault = {
  severity: 'error' | 'warning';
  file: string;
  field: string | null;
  found: string;
  expected: string;
};

/** What is wrong, in words of a language. */
export type FaultPhrase = { text: string; lang: string; dir: 'ltr' | 'rtl' };

/** Says what is wrong in English, in which all faults are worded. */
export function phraseInEnglish({ found, expected }: ShownFault): FaultPhrase {
  return { text: `found ${found}, expected ${expected}`, lang: 'en', dir: 'ltr' };
}

type Options = {
  /** Returns the page on which a file is edited, if there is one. */
  addressOf?: (file: string) => string;
  /** Says what is wrong, in English by default. */
  phraseOf?: (fault: ShownFault) => FaultPhrase;
  /** Is called with all errors whenever they change. */
  onErrors?: (errors: readonly ShownFault[]) => void;
};

/**
 * Shows the errors in the content at the bottom of the page, as long as there are any: with the file, the field, the
 * value found and the one expected. For people who edit the content; visitors never load it.
 * @param address where the faults come from, as server-sent events
 */
export function showFaults(
  address: string,
  { addressOf, phraseOf = phraseInEnglish, onErrors }: Options = {},
): void {
  const panel = document.createElement('section');
  panel.id = 'faults';
  panel.setAttribute('role', 'alert');
  panel.hidden = true;
  panel.style.cssText =
    'position:fixed;z-index:2000;inset:auto 0 0;max-height:40vh;overflow:auto;padding:8px 16px;background:#fbe9e4;color:#6d1f0c;font:14px/1.5 system-ui,sans-serif;text-align:start';
  document.body.append(panel);
  new EventSource(address).onmessage = ({ data }) => {
    const errors = (JSON.parse(data) as ShownFault[]).filter(({ severity }) => severity === 'error');
    panel.replaceChildren(...errors.map((fault) => lineOf(fault, phraseOf(fault), addressOf)));
    panel.hidden = errors.length === 0;
    onErrors?.(errors);
  };
}

function lineOf(
  { file, field }: ShownFault,
  { text, lang, dir }: FaultPhrase,
  addressOf?: (file: string) => string,
): HTMLElement {
  const line = document.createElement('div');
  line.lang = lang;
  line.dir = dir;
  const place = document.createElement(addressOf ? 'a' : 'strong');
  if (addressOf) place.setAttribute('href', addressOf(file));
  place.dir = 'ltr';
  place.style.color = 'inherit';
  place.textContent = field ? `${file} › ${field}` : file;
  line.append(place, `: ${text}`);
  return line;
}
