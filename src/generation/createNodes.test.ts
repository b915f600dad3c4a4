import type { Actions, NodeInput } from 'gatsby';
import { expect, test } from 'vitest';
import { createNodes } from './createNodes';
import type { PlannedNode } from './plannedNodes';

const nodeOf = (id: string, content: object): PlannedNode => ({
  id,
  type: 'PageView',
  kind: 'Home',
  fields: { content },
});

/** Stands in for Gatsby's nodes, and notes what is done to them. */
function fakeGatsby(digests: Record<string, string> = {}) {
  const done: string[] = [];
  const actions = {
    createNode: ({ id }: NodeInput) => done.push(`create ${id}`),
    touchNode: ({ id }: NodeInput) => done.push(`keep ${id}`),
    deleteNode: ({ id }: NodeInput) => done.push(`delete ${id}`),
  } as unknown as Actions;
  const args = {
    actions,
    createContentDigest: (content: unknown) => JSON.stringify(content),
    getNode: (id: string) => ({ id, internal: { contentDigest: digests[id] } }) as never,
  };
  return { args, takeDone: () => done.splice(0) };
}

test('creates only nodes that are new or differ, and deletes those that are gone', () => {
  const { args, takeDone } = fakeGatsby();
  const known = new Map<string, string>();
  createNodes(args, [nodeOf('a', { stamp: 1 }), nodeOf('b', { stamp: 1 }), nodeOf('c', {})], known);
  expect(takeDone()).toEqual(['create a', 'create b', 'create c']);
  createNodes(args, [nodeOf('a', { stamp: 1 }), nodeOf('b', { stamp: 2 }), nodeOf('d', {})], known);
  expect(takeDone()).toEqual(['create b', 'create d', 'delete c']);
  createNodes(args, [nodeOf('a', { stamp: 1 }), nodeOf('b', { stamp: 2 }), nodeOf('c', {})], known);
  expect(takeDone()).toEqual(['create c', 'delete d']);
});

test('keeps the nodes of an earlier build that are the same', () => {
  const { args, takeDone } = fakeGatsby({ a: '{"content":{"stamp":1}}', b: '{"content":{"stamp":1}}' });
  createNodes(args, [nodeOf('a', { stamp: 1 }), nodeOf('b', { stamp: 2 })], new Map());
  expect(takeDone()).toEqual(['keep a', 'create b']);
});

test('returns the digests of all nodes by kind, also of those that Gatsby has already', () => {
  const { args } = fakeGatsby();
  const known = new Map<string, string>();
  createNodes(args, [nodeOf('a', {})], known);
  const digests = createNodes(args, [nodeOf('a', {}), { ...nodeOf('w', {}), kind: 'words' }], known);
  expect(Object.keys(digests.Home ?? {})).toEqual(['a']);
  expect(Object.keys(digests.words ?? {})).toEqual(['w']);
});
