import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type PageData = { componentChunkName: string; staticQueryHashes: string[] };

/** Metadata that Gatsby writes into the public folder. */
export type BuildStats = {
  /** The build's compilation hash, which its page data contains. */
  build: string;
  /** Script and style files of webpack chunks by chunk name, without duplicates; none for unknown names. */
  filesOf: (chunks: readonly string[]) => string[];
  /** The template chunk named in a page's data; null if the page does not exist. */
  componentOf: (pageDataFile: string) => string | null;
  /** The static queries named in a page's data. */
  queriesOf: (pageDataFile: string) => string[];
};

/** Reads the metadata of a finished build. @throws if the folder contains no build */
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
