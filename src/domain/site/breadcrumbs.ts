/** One breadcrumb. The path has no language prefix. The last breadcrumb of a page is the page itself. */
export type Breadcrumb = { label: string; path: string };
