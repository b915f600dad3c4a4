import type { PageMeta } from './meta';

/** One breadcrumb. The path has no language prefix. The last breadcrumb of a page is the page itself. */
export type Breadcrumb = { label: string; path: string };

/** The data of every template, rendered by `Head`, the layout and the breadcrumbs. */
export type PageFrame = { meta: PageMeta; breadcrumbs: Breadcrumb[] };
