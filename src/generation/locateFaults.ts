import { statSync } from 'node:fs';
import { join } from 'node:path';
import { type Node, parseTree } from 'jsonc-parser';
import type { Fault } from './fault';
import { positionAt } from './positionAt';
import { readText } from './readText';

/**
 * Adds the line and column of their fields to faults; for a missing field, those of the object that should contain it.
 * @param root the folder to which file names in faults are relative
 */
export function locateFaults(faults: readonly Fault[], root: string): Fault[] {
  const opened = new Map<string, { text: string; tree: Node | undefined } | null>();
  const open = (file: string) => {
    const known = opened.get(file);
    if (known !== undefined) return known;
    const path = join(root, file);
    const text =
      /\.(json|md|svg)$/.test(file) && statSync(path, { throwIfNoEntry: false })?.isFile()
        ? readText(path, file).text
        : null;
    const made = text === null ? null : { text, tree: file.endsWith('.json') ? parseTree(text) : undefined };
    opened.set(file, made);
    return made;
  };
  return faults.map((fault) => {
    if (fault.line !== undefined) return fault;
    const source = open(fault.file);
    if (!source) return fault;
    const node = source.tree && findNode(source.tree, fault.path);
    const place = fault.isOfName ? (node?.parent?.children?.[0] ?? node) : node;
    return { ...fault, ...positionAt(source.text, place?.offset ?? 0) };
  });
}

/** The node of a field or of its nearest existing ancestor. Names may contain dots, so the longest match wins. */
function findNode(node: Node, path: string): Node {
  const fitting = (node.children ?? [])
    .map((child, index) => {
      const [name, value] = node.type === 'object' ? (child.children ?? []) : [undefined, child];
      return { name: name ? String(name.value) : `${index}`, value };
    })
    .filter(({ name }) => path === name || path.startsWith(`${name}.`))
    .sort((a, b) => b.name.length - a.name.length);
  const [best] = fitting;
  return best?.value ? findNode(best.value, path.slice(best.name.length + 1)) : node;
}
