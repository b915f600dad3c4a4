import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { posixPath } from '../../src/generation/posixPath';

export type Declaration = { file: string; selector: string; property: string; value: string };

/** Reads all declarations of all style sheets in a folder, in order. */
export function readDeclarations(folder: string): Declaration[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => posixPath(file))
    .filter((file) => file.endsWith('.css'))
    .sort()
    .flatMap((file) => declarationsOf(readFileSync(join(folder, file), 'utf8'), join(folder, file)));
}

/** Returns the declarations of a style sheet. The selector of a nested rule includes those of its parents. */
export function declarationsOf(css: string, file: string): Declaration[] {
  const found: Declaration[] = [];
  const around: string[] = [];
  const text = css.replace(/\/\*[\s\S]*?\*\//g, '');
  for (const [, before = '', end] of text.matchAll(/((?:"[^"]*"|'[^']*'|[^"';{}])*)([;{}])/g)) {
    const [, property, value] = /^\s*([\w-]+)\s*:\s*([\s\S]+?)\s*$/.exec(before) ?? [];
    if (end === '{') around.push(before.trim());
    else if (property && value) found.push({ file, selector: around.join(' '), property, value });
    if (end === '}') around.pop();
  }
  return found;
}

const physicalProperty =
  /^(left|right|top|bottom|width|height|(min|max)-(width|height)|float|clear|(margin|padding|border|scroll-margin|scroll-padding)-(left|right|top|bottom)(-\w+)?|border-(top|bottom)-(left|right)-radius)$/;
const withFourSides =
  /^(margin|padding|inset|border-width|border-style|border-color|scroll-margin|scroll-padding)$/;

/** Returns whether a declaration is physical, so that it would not be mirrored in right-to-left text. */
export function isPhysical({ property, value }: Declaration): boolean {
  if (/^(float|clear)$/.test(property)) return !/^(inline-(start|end)|none|both)$/.test(value);
  if (physicalProperty.test(property)) return true;
  if (/^(text-align|justify-\w+|background-position|transform-origin|object-position)$/.test(property)) {
    return /\b(left|right)\b/.test(value);
  }
  if (/^(transform|translate)$/.test(property)) return /translateX|translate\(|translate3d/.test(value);
  if (withFourSides.test(property)) return hasUnequalSides(value);
  return /\bto (left|right)\b/.test(value);
}

/** Returns whether the left and right values differ, as in `0 1rem 0 2rem`. */
function hasUnequalSides(value: string): boolean {
  const sides = value.match(/(?:[^\s()]+|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ?? [];
  return sides.length === 4 && sides[1] !== sides[3];
}
