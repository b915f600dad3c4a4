/** The globals of Gatsby's runtime that this site uses. They are not documented. */
interface Window {
  ___navigate?: (to: string, options?: { replace?: boolean; state?: object }) => void;
  ___push?: (to: string, options?: object) => void;
  ___replace?: (to: string, options?: object) => void;
  /** If true, Gatsby reloads the page when the service worker is updated. */
  ___failedResources?: boolean;
  /** The build of the open document. */
  ___webpackCompilationHash?: string;
  ___loader?: {
    /** Prefetches a page's resources when the network is idle, unless `abort` is called before. */
    enqueue: (path: string) => {
      then: (resolve: () => void, reject: () => void) => void;
      abort: () => void;
    };
    /** Prefetches them at once. */
    hovering: (path: string) => void;
    /** Loads a page's resources. `page` names the build of its data. */
    loadPage: (path: string) => Promise<{ page?: { webpackCompilationHash?: string } & object } | undefined>;
  };
  /** Page chunks by component. Gatsby 5.16 sets it to JSON text. */
  ___chunkMapping?: Record<string, string[]> | string;
  /** The path of the page that the server sent. */
  pagePath?: string;
}

declare module '*/.cache/find-path.js' {
  export function setMatchPaths(value: { path: string; matchPath: string }[]): void;
  export function cleanPath(rawPathname: string): string;
  export function grabMatchParams(rawPathname: string): Record<string, string>;
  export function findPath(rawPathname: string): string;
  export function findMatchPath(rawPathname: string): string | null;
}

/** Starts the app when it is imported. */
declare module '*/.cache/production-app' {}

declare module 'gatsby-plugin-react-i18next/gatsby-browser' {}
