/** A label on a site plan, with its position in percent of the plan's width and height. */
export type SitePlanLabel = { text: string; x: number; y: number };

const tags = /<g\b([^>]*)>|<\/g>|<text\b([^>]*)>([^<]*)<\/text>/g;

/**
 * Finds the letters of buildings and the numbers of villas on a site plan, which link it to units. Supports groups
 * moved with `translate`, as in our plans, and ignores all other labels.
 */
export function sitePlanLabels(svg: string): SitePlanLabel[] {
  const [, , width = 0, height = 0] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(/\s+/).map(Number);
  if (!width || !height) return [];
  const labels: SitePlanLabel[] = [];
  const moves: [number, number][] = [];
  for (const [tag, group, text = '', words = ''] of svg.matchAll(tags)) {
    if (tag === '</g>') moves.pop();
    else if (group !== undefined) moves.push(moveOf(group));
    else if (/^([A-Z]|\d{1,3})$/.test(words) && /font-weight="700"/.test(text)) {
      const x = moves.reduce((sum, move) => sum + move[0], numberIn(text, 'x'));
      const y = moves.reduce((sum, move) => sum + move[1], numberIn(text, 'y'));
      labels.push({ text: words, x: percent(x, width), y: percent(y, height) });
    }
  }
  return labels.filter(({ text }) => text !== 'N');
}

function moveOf(attributes: string): [number, number] {
  const [, x = '0', y = '0'] = /translate\(\s*([-\d.]+)[\s,]+([-\d.]+)/.exec(attributes) ?? [];
  return [Number(x), Number(y)];
}

function numberIn(attributes: string, name: string): number {
  return Number(new RegExp(`\\b${name}="([-\\d.]+)"`).exec(attributes)?.[1] ?? 0);
}

const percent = (part: number, whole: number) => Math.round((part / whole) * 1000) / 10;
