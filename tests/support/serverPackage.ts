import { readFileSync } from 'node:fs';
import { importsOf, readSourceFiles } from './sourceFiles';

/** The properties of an entry in package-lock.json that are read here. */
type Locked = {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  dev?: boolean;
};

/** The content of generated files in deploy/server/, by name. */
export type ServerPackage = { 'package.json': string; 'package-lock.json': string };

/** The folders of `src/` that the server imports. */
const folders = ['i18n', 'domain', 'release', 'server'];

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

/**
 * Creates package.json and lockfile with the packages of the server: those that its sources import, and tsx, which runs
 * them. Versions are those of the project's own package.json and package-lock.json.
 */
export function serverPackage(): ServerPackage {
  const project = readJson('package.json');
  const lock = readJson('package-lock.json');
  const names = [...importedPackages(), 'tsx'].sort();
  const dependencies = Object.fromEntries(names.map((name) => [name, project.dependencies[name]]));
  const head = { name: 'safa-bay-server', version: project.version };
  const kept = neededBy(names, lock.packages);
  const overrides = Object.fromEntries(
    Object.entries(project.overrides).filter(([name]) => kept.has(`node_modules/${name}`)),
  );
  const packages = Object.fromEntries(
    [...kept].sort().map((path) => [path, withoutDev(lock.packages[path])]),
  );
  return {
    'package.json': format({
      ...head,
      private: true,
      description: 'The server of Safa Bay alone. Written by npm run server:package.',
      type: project.type,
      engines: project.engines,
      scripts: { leads: project.scripts.leads },
      dependencies,
      overrides,
    }),
    'package-lock.json': format({
      ...head,
      lockfileVersion: lock.lockfileVersion,
      requires: true,
      packages: { '': { ...head, dependencies, engines: project.engines }, ...packages },
    }),
  };
}

function importedPackages(): Set<string> {
  const files = readSourceFiles('src', /\.ts$/).filter(
    ({ folder, isTest }) => !isTest && folders.includes(folder.split('/')[0] ?? ''),
  );
  const specifiers = files.flatMap((file) =>
    importsOf(file).filter(({ target, specifier }) => target === null && !specifier.startsWith('node:')),
  );
  return new Set(specifiers.map(({ specifier }) => nameOf(specifier)));
}

/** Returns the package of a module specifier: `@fastify/static` for `@fastify/static/types`. */
function nameOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** Returns the lockfile paths of packages and all their dependencies. */
function neededBy(names: readonly string[], packages: Readonly<Record<string, Locked>>): Set<string> {
  const needed = new Set<string>();
  const queue = names.map((name) => ({ from: '', name }));
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    const path = placeOf(next.name, next.from, packages);
    if (path === null || needed.has(path)) continue;
    needed.add(path);
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } =
      packages[path] ?? {};
    const peers = Object.keys(peerDependencies ?? {}).filter(
      (name) => !peerDependenciesMeta?.[name]?.optional,
    );
    const others = [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
    queue.push(...others.map((name) => ({ from: path, name })));
  }
  return needed;
}

/** Resolves a package from another one as Node does, in the nearest node_modules. Returns its lockfile path or null. */
function placeOf(name: string, from: string, packages: Readonly<Record<string, Locked>>): string | null {
  const path = `${from && `${from}/`}node_modules/${name}`;
  if (path in packages) return path;
  if (from === '') return null;
  return placeOf(name, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), packages);
}

function withoutDev({ dev: _dev, ...locked }: Locked): Locked {
  return locked;
}

function format(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
