import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageData } from './pageData';

/** Metadata that Gatsby writes into the public folder. */
export type BuildStats = {
  /** The build's compilation hash, which its page data contains. */
  build: string;
  /** Script and style files of webpack chunks by chunk name, without duplicates; none for unknown names. */
  filesOf: (chunks: readonly string[]) => string[];
  /** The data of a page; null if the page does not exist. */
  pageData: (file: string) => PageData | null;
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
  return {
    build: webpackCompilationHash,
    filesOf: (chunks) => [...new Set(chunks.flatMap((chunk) => assetsByChunkName[chunk] ?? []))],
    pageData: (file) => (existsSync(join(folder, file)) ? readJson<PageData>(folder, file) : null),
  };
}

function readJson<T>(folder: string, file: string): T {
  return JSON.parse(readFileSync(join(folder, file), 'utf8'));
}
