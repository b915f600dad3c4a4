import type { Actions, NodeInput } from 'gatsby';
import { expect, test } from 'vitest';
import { createNodes } from './createNodes';
import { digestsOf } from './digests';
import type { PlannedNode } from './plannedNodes';

const nodeOf = (id: string, content: object): PlannedNode => ({
  id,
  type: 'PageView',
  kind: 'Home',
  fields: { path: `/${id}/`, language: 'en', content },
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
    getNode: (id: string) => ({ id, internal: { contentDigest: digests[id] } }) as never,
  };
  return { args, takeDone: () => done.splice(0) };
}

const digestsOfAll = (nodes: PlannedNode[]) => digestsOf(nodes, [], []);

test('creates only nodes that are new or differ, and deletes those that are gone', () => {
  const { args, takeDone } = fakeGatsby();
  const known = new Map<string, string>();
  const create = (...nodes: PlannedNode[]) => createNodes(args, nodes, digestsOfAll(nodes), known);
  create(nodeOf('a', { stamp: 1 }), nodeOf('b', { stamp: 1 }), nodeOf('c', {}));
  expect(takeDone()).toEqual(['create a', 'create b', 'create c']);
  create(nodeOf('a', { stamp: 1 }), nodeOf('b', { stamp: 2 }), nodeOf('d', {}));
  expect(takeDone()).toEqual(['create b', 'create d', 'delete c']);
  create(nodeOf('a', { stamp: 1 }), nodeOf('b', { stamp: 2 }), nodeOf('c', {}));
  expect(takeDone()).toEqual(['create c', 'delete d']);
});

test('keeps the nodes of an earlier build that are the same', () => {
  const earlier = digestsOfAll([nodeOf('a', { stamp: 1 }), nodeOf('b', { stamp: 1 })]);
  const { args, takeDone } = fakeGatsby(earlier.Home);
  const nodes = [nodeOf('a', { stamp: 1 }), nodeOf('b', { stamp: 2 })];
  createNodes(args, nodes, digestsOfAll(nodes), new Map());
  expect(takeDone()).toEqual(['keep a', 'create b']);
});
