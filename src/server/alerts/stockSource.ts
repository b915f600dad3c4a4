import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { searchFilesAddress } from '../../domain/search/searchFiles';
import { readAtMost } from '../readAtMost';

/** Where the files of the site's search are read. */
export type StockSource = {
  /**
   * Returns the text of the list of files, or null if it has not changed since the last call.
   * @throws Error if it cannot be read
   */
  readList(): Promise<string | null>;
  /** @throws Error if the file cannot be read */
  read(path: string): Promise<string>;
  /** Makes the next call of `readList` return the list even if it has not changed. */
  forget(): void;
};

/** The most bytes of one file. The search data of 20,000 homes have about 3 MB. */
const largestFile = 64 * 1024 * 1024;
/** Milliseconds. */
const requestTimeout = 30_000;

/**
 * Reads the stock of the site that this server serves.
 * @param currentFolder returns the folder of the current build
 */
export function folderSource(currentFolder: () => string): StockSource {
  return changingSource((path) =>
    readFile(join(currentFolder(), path), 'utf8').catch((error: NodeJS.ErrnoException) => {
      throw new Error(`${path} cannot be read (${error.code})`);
    }),
  );
}

/** Returns a source that compares the list with the last one. @param read reads the files of the current build */
export function changingSource(read: StockSource['read']): StockSource {
  let last = '';
  return {
    read,
    forget: () => {
      last = '';
    },
    async readList() {
      const text = await read(searchFilesAddress);
      if (text === last) return null;
      last = text;
      return text;
    },
  };
}

/**
 * Reads the stock of a site that another server hosts. The list is requested with the ETag or date of the last
 * response, so that an unchanged one is not sent again.
 * @param siteUrl without a trailing slash
 */
export function siteSource(siteUrl: string, fetchFile: typeof fetch = fetch): StockSource {
  let conditions: Record<string, string> = {};
  const request = async (path: string, headers: Record<string, string>) => {
    const answer = await fetchFile(siteUrl + path, {
      headers,
      signal: AbortSignal.timeout(requestTimeout),
    }).catch((error: Error & { cause?: { code?: string } }) => {
      throw new Error(`${siteUrl} cannot be reached (${error.cause?.code ?? error.name})`);
    });
    if (answer.ok) return answer;
    await answer.body?.cancel();
    if (answer.status === 304) return null;
    throw new Error(`${path} was answered with ${answer.status}`);
  };
  return {
    async read(path) {
      const answer = await request(path, {});
      if (answer === null) throw new Error(`${path} was answered with 304`);
      return readText(answer, path);
    },
    forget: () => {
      conditions = {};
    },
    async readList() {
      const answer = await request(searchFilesAddress, conditions);
      if (answer === null) return null;
      const text = await readText(answer, searchFilesAddress);
      const etag = answer.headers.get('etag');
      const modified = answer.headers.get('last-modified');
      conditions = {
        ...(etag && { 'if-none-match': etag }),
        ...(modified && { 'if-modified-since': modified }),
      };
      return text;
    },
  };
}

async function readText(answer: Response, path: string): Promise<string> {
  const bytes = await readAtMost(answer, largestFile);
  if (bytes === null) throw new Error(`${path} is larger than ${largestFile} bytes`);
  return bytes.toString('utf8');
}
