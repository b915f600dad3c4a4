/** What Gatsby's runtime leaves on the window, as far as we use it. */
interface Window {
  ___navigate?: (to: string, options?: { replace?: boolean; state?: object }) => void;
  ___push?: (to: string, options?: object) => void;
  ___replace?: (to: string, options?: object) => void;
  /** Something that the page needs did not come; an update of the worker reloads it. */
  ___failedResources?: boolean;
  /** The build that the page's HTML belongs to. */
  ___webpackCompilationHash?: string;
  ___loader?: {
    /** Fetches a page's resources when the line is idle. */
    enqueue: (path: string) => void;
    /** Fetches them at once: the pointer is on the link. */
    hovering: (path: string) => void;
    /** Fetches what a page is made of; its `page` names the build that its data belongs to. */
    loadPage: (path: string) => Promise<{ page?: { webpackCompilationHash?: string } & object } | undefined>;
  };
  /** Page chunks by component; Gatsby 5.16 leaves it as JSON text. */
  ___chunkMapping?: Record<string, string[]> | string;
  /** Path of the page whose HTML the server sent. */
  pagePath?: string;
}

declare module '*/.cache/find-path.js' {
  export function setMatchPaths(value: { path: string; matchPath: string }[]): void;
  export function cleanPath(rawPathname: string): string;
  export function grabMatchParams(rawPathname: string): Record<string, string>;
  export function findPath(rawPathname: string): string;
  export function findMatchPath(rawPathname: string): string | null;
}

/** Starts when it is read. */
declare module '*/.cache/production-app' {}

declare module 'gatsby-plugin-react-i18next/gatsby-browser' {}
