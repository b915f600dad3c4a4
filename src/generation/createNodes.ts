import type { SourceNodesArgs } from 'gatsby';
import type { Digests } from './digests';
import type { PlannedNode } from './plannedNodes';

/** GraphQL types. A page's view is a single JSON value, so content fields are not declared a second time. */
export const typeDefinitions = `
  type PageView implements Node @dontInfer { path: String!, language: String!, content: JSON! }
  type Locale implements Node @dontInfer { language: String!, ns: String!, data: JSON! }
  type SiteFrame implements Node @dontInfer { language: String!, content: JSON! }
`;

/**
 * Creates the Gatsby nodes that are new or differ from what Gatsby has, keeps those of an earlier build that do not, and
 * deletes those that are not planned any more.
 * @param digests those of all nodes, by kind and id
 * @param known digests of the nodes that this process has created or kept, by id; brought up to date
 */
export function createNodes(
  { actions, getNode }: Pick<SourceNodesArgs, 'actions' | 'getNode'>,
  nodes: readonly PlannedNode[],
  digests: Digests,
  known: Map<string, string>,
): void {
  const gone = new Set(known.keys());
  for (const { id, type, kind, fields } of nodes) {
    const contentDigest = String(digests[kind]?.[id]);
    gone.delete(id);
    if (known.get(id) === contentDigest) continue;
    known.set(id, contentDigest);
    const earlier = getNode(id);
    // Gatsby keeps nodes between builds. `createNode` would validate the whole node before it found it unchanged.
    if (earlier?.internal.contentDigest === contentDigest) actions.touchNode(earlier);
    else actions.createNode({ id, ...fields, parent: null, children: [], internal: { type, contentDigest } });
  }
  for (const id of gone) {
    known.delete(id);
    const node = getNode(id);
    if (node) actions.deleteNode(node);
  }
}
