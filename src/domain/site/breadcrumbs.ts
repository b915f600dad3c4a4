/** One step from home to a page: its words and its path without language. The last one is the page itself. */
export type Breadcrumb = { label: string; path: string };
