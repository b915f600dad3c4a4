/** A fault of the content as `npm run content:check -- --format json` prints it. */
export type ShownFault = {
  severity: 'error' | 'warning';
  file: string;
  field: string | null;
  found: string;
  expected: string;
};

/**
 * Shows the errors in the content at the bottom of the page, as long as there are any: with the file, the field, the
 * value found and the one expected. For people who edit the content; visitors never load it.
 * @param address where the faults come from, as server-sent events
 * @param addressOf returns the page on which a file is edited, if there is one
 * @param onErrors is called with all errors whenever they change
 */
export function showFaults(
  address: string,
  addressOf?: (file: string) => string,
  onErrors?: (errors: readonly ShownFault[]) => void,
): void {
  const panel = document.createElement('section');
  panel.id = 'faults';
  panel.dir = 'ltr';
  panel.lang = 'en';
  panel.setAttribute('role', 'alert');
  panel.hidden = true;
  panel.style.cssText =
    'position:fixed;z-index:2000;inset:auto 0 0;max-height:40vh;overflow:auto;padding:8px 16px;background:#fbe9e4;color:#6d1f0c;font:14px/1.5 system-ui,sans-serif;text-align:start';
  document.body.append(panel);
  new EventSource(address).onmessage = ({ data }) => {
    const errors = (JSON.parse(data) as ShownFault[]).filter(({ severity }) => severity === 'error');
    panel.replaceChildren(...errors.map((fault) => lineOf(fault, addressOf)));
    panel.hidden = errors.length === 0;
    onErrors?.(errors);
  };
}

function lineOf({ file, field, found, expected }: ShownFault, addressOf?: (file: string) => string) {
  const line = document.createElement('div');
  const place = document.createElement(addressOf ? 'a' : 'strong');
  if (addressOf) place.setAttribute('href', addressOf(file));
  place.style.color = 'inherit';
  place.textContent = field ? `${file} › ${field}` : file;
  line.append(place, `: found ${found}, expected ${expected}`);
  return line;
}
