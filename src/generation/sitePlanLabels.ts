/** A label on a site plan: its words, and where it stands in hundredths of the plan's width and height. */
export type SitePlanLabel = { text: string; x: number; y: number };

const tags = /<g\b([^>]*)>|<\/g>|<text\b([^>]*)>([^<]*)<\/text>/g;

/**
 * The letters of buildings and the numbers of villas on a site plan, and where they stand: what its units are linked
 * by. Groups may be moved by `translate`, as our plans are drawn; anything else on the plan is left alone.
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
