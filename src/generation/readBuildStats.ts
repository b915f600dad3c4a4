import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type PageData = { componentChunkName: string; staticQueryHashes: string[] };

/** What a build says of itself in the public folder. */
export type BuildStats = {
  /** Name of the build, as its pages carry it. */
  build: string;
  /** Scripts and styles of chunks, by their webpack names, without repetitions; unknown names have none. */
  filesOf: (chunks: readonly string[]) => string[];
  /** The chunk of the template that a page's data asks for; null when there is no such page. */
  componentOf: (pageDataFile: string) => string | null;
  /** The static queries that a page's data asks for. */
  queriesOf: (pageDataFile: string) => string[];
};

/** Reads a finished build's own notes. @throws when the folder holds no build */
export function readBuildStats(folder: string): BuildStats {
  const { webpackCompilationHash } = readJson<{ webpackCompilationHash: string }>(
    folder,
    'page-data/app-data.json',
  );
  const { assetsByChunkName } = readJson<{ assetsByChunkName: Record<string, string[]> }>(
    folder,
    'webpack.stats.json',
  );
  const pageData = (file: string) =>
    existsSync(join(folder, file)) ? readJson<PageData>(folder, file) : null;
  return {
    build: webpackCompilationHash,
    filesOf: (chunks) => [...new Set(chunks.flatMap((chunk) => assetsByChunkName[chunk] ?? []))],
    componentOf: (file) => pageData(file)?.componentChunkName ?? null,
    queriesOf: (file) => pageData(file)?.staticQueryHashes ?? [],
  };
}

function readJson<T>(folder: string, file: string): T {
  return JSON.parse(readFileSync(join(folder, file), 'utf8'));
}
