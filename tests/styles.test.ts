import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast, readColours, type Scheme } from './support/contrast';
import { type Declaration, isPhysical, readDeclarations } from './support/styleSheets';

const declarations = readDeclarations('src');
const shown = ({ file, selector, property, value }: Declaration) =>
  `${file} ${selector} { ${property}: ${value} }`;

describe('direction', () => {
  it('is logical (start, end, block, inline) in every style sheet except the map’s', () => {
    const physical = declarations.filter(isPhysical).filter(({ file }) => !file.includes('components/map/'));
    expect(physical.map(shown)).toEqual([]);
  });

  it('is in no class name', () => {
    const sided = declarations.filter(({ selector }) => /\.[\w-]*(left|right)/i.test(selector));
    expect(sided.map(shown)).toEqual([]);
  });

  it('is set only where text must run from left to right', () => {
    // The visual editor's forms are not ours: their direction cannot be set in the HTML.
    const ours = declarations.filter(({ file }) => !file.startsWith('src/editor/'));
    const set = ours.filter(({ property }) => property === 'direction');
    expect(set.filter(({ value }) => value !== 'ltr').map(shown)).toEqual([]);
  });
});

describe('letter-spacing', () => {
  const token = '--tracking-tight';

  it('is a token or none', () => {
    const spaced = declarations.filter(({ property }) => property === 'letter-spacing');
    const allowed = ['0', 'normal', `var(${token})`];
    expect(spaced.filter(({ value }) => !allowed.includes(value)).map(shown)).toEqual([]);
    expect(spaced.length).toBeGreaterThan(0);
  });

  it('is none in Arabic, where it would break the joins between letters', () => {
    const arabic = declarations.filter(({ selector }) => selector.includes('[lang="ar"]'));
    expect(arabic.find(({ property }) => property === token)?.value).toBe('0');
  });
});

describe('colour', () => {
  const colours = readColours(readFileSync('src/styles/tokens.css', 'utf8'));
  const grounds = ['--ground', '--ground-raised', '--ground-sunk'];
  const soft = ['good', 'warn', 'bad'].map((name) => [`--${name}`, `--${name}-soft`, 4.5] as const);
  const pairs: (readonly [ink: string, ground: string, least: number])[] = [
    ...grounds.flatMap((ground) => [
      ['--ink', ground, 7] as const,
      ['--ink-soft', ground, 4.5] as const,
      ['--accent', ground, 4.5] as const,
      ['--accent-strong', ground, 4.5] as const,
      ['--brand', ground, 4.5] as const,
      ['--bad', ground, 4.5] as const,
      ['--line-strong', ground, 3] as const,
      ['--focus', ground, 3] as const,
    ]),
    ...soft,
    ['--brand', '--brand-soft', 4.5],
    ['--ink', '--brand-soft', 7],
    ['--ink-on-accent', '--accent', 4.5],
    ['--ink-on-accent', '--accent-strong', 4.5],
    ['--ink-on-deep', '--ground-deep', 7],
    ['--ink-on-deep-soft', '--ground-deep', 4.5],
    ['--ground', '--brand', 4.5],
  ];

  describe.each<Scheme>(['light', 'dark'])('in the %s scheme', (scheme) => {
    it.each(pairs)('%s on %s has a contrast of at least %d', (ink, ground, least) => {
      const colour = (name: string) => colours[scheme].get(name) ?? `no ${name}`;
      expect([colour(ink), colour(ground)]).not.toContainEqual(expect.stringMatching(/^no /));
      expect(contrast(colour(ink), colour(ground))).toBeGreaterThanOrEqual(least);
    });
  });
});
