/** What the files of a folder may import. The rule with the longest matching folder applies. */
export type ImportRule = {
  folder: string;
  /** Folders of `src/`, including subfolders. */
  folders: readonly string[];
  /** Packages. `node:` allows all built-in modules. */
  packages: readonly string[];
  /** Packages from which only types may be imported. */
  types?: readonly string[];
};

const plain = ['ui', 'locale', 'map'];
const collections = [
  'listings',
  'offPlan',
  'developments',
  'areas',
  'offices',
  'team',
  'articles',
  'careers',
  'reviews',
];
const doing = ['search', 'forms', 'calculators', 'shortlist'];
/** Shelves that also use the fields of forms. */
const asking = ['search'];
const framing = ['layout', 'seo', 'styleGuide'];
/** Shelves that query data of the build. */
const querying = ['layout', 'seo'];

const shelves = (...names: readonly string[]) => names.map((name) => `components/${name}`);
const drawing = ['react', 'react-dom', 'lucide-react'];
const mapLibrary = ['leaflet', 'react-leaflet'];

const shelfRules = (names: readonly string[], others: readonly string[]): ImportRule[] =>
  names.map((name) => ({
    folder: `components/${name}`,
    folders: [`components/${name}`, ...shelves(...others), 'browser', 'domain', 'i18n'],
    packages: [
      ...drawing,
      ...(name === 'map' ? mapLibrary : []),
      ...(name === 'ui' ? ['yet-another-react-lightbox', 'uqr'] : []),
      ...(name === 'locale' ? ['gatsby-plugin-react-i18next'] : []),
      ...(name === 'forms' ? ['idb-keyval'] : []),
      ...(querying.includes(name) ? ['gatsby'] : []),
    ],
  }));

/** The rules for all folders. A folder without a rule is a fault. */
export const importRules: readonly ImportRule[] = [
  { folder: 'i18n', folders: ['i18n'], packages: [] },
  { folder: 'domain', folders: ['domain', 'i18n'], packages: [] },
  { folder: 'domain/content', folders: ['domain', 'i18n'], packages: ['zod'] },
  { folder: 'domain/forms', folders: ['domain', 'i18n'], packages: ['libphonenumber-js'] },
  {
    folder: 'generation',
    folders: ['generation', 'domain', 'i18n'],
    packages: [
      'node:',
      'csv-stringify',
      'esbuild',
      'jsonc-parser',
      'markdown-it',
      'sharp',
      'fontverter',
      'pdfkit',
      'zod',
    ],
    types: ['gatsby'],
  },
  {
    folder: 'imports',
    folders: ['imports', 'generation', 'domain', 'i18n'],
    packages: ['node:', 'csv-parse', 'saxes', 'sharp', 'zod'],
  },
  {
    folder: 'editor',
    folders: ['editor', 'imports', 'generation', 'domain', 'i18n'],
    packages: ['node:', 'zod', 'esbuild'],
  },
  {
    folder: 'editor/browser',
    folders: ['editor/browser', 'browser', 'domain', 'i18n'],
    packages: ['@sveltia/cms'],
  },
  { folder: 'browser', folders: ['browser', 'domain', 'i18n'], packages: [] },
  { folder: 'release', folders: ['release', 'generation', 'domain', 'i18n'], packages: ['node:'] },
  {
    folder: 'runtime',
    folders: ['runtime', 'browser', 'domain', 'i18n'],
    // The entry evaluates what the site's script contains in several tasks.
    packages: ['react-dom', 'gatsby-plugin-react-i18next'],
  },
  {
    folder: 'server',
    folders: ['server', 'release', 'domain', 'i18n'],
    packages: [
      'node:',
      'fastify',
      '@fastify/static',
      '@fastify/formbody',
      '@fastify/multipart',
      '@fastify/rate-limit',
      '@fastify/helmet',
      'kysely',
      'libsql',
      'pg',
      'nodemailer',
      'csv-stringify',
      'zod',
    ],
  },
  ...shelfRules(plain, plain),
  ...shelfRules(collections, plain),
  ...shelfRules(
    doing.filter((name) => !asking.includes(name)),
    [...plain, ...collections],
  ),
  ...shelfRules(asking, [...plain, ...collections, 'forms']),
  ...shelfRules(framing, [...plain, ...collections, ...doing]),
  ...shelfRules(['blocks'], [...plain, ...collections, ...doing, 'layout']),
  { folder: 'templates', folders: ['components', 'domain', 'i18n'], packages: ['gatsby', 'react'] },
  { folder: 'pages', folders: ['components', 'domain', 'i18n'], packages: ['gatsby', 'react'] },
  { folder: 'styles', folders: ['styles'], packages: [] },
];

/** Returns the rule for a folder of `src/`, or undefined if there is none. */
export function importRuleOf(folder: string): ImportRule | undefined {
  const fitting = importRules.filter((rule) => isWithin(folder, rule.folder));
  return fitting.sort((a, b) => b.folder.length - a.folder.length)[0];
}

/** Returns whether a path is a folder or in it. */
export function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}
