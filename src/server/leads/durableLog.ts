import { constants } from 'node:fs';
import { mkdir, open, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';

type Waiting = { line: string; resolve: () => void; reject: (error: unknown) => void };

/** A file that only grows, a line at a time. */
export type DurableLog = {
  /** What stood in it when it was opened; a line that a crash cut short may be among them. */
  lines: readonly string[];
  /** Resolves when the line is on the disk for good; rejects when it is not in the file. */
  append(line: string): Promise<void>;
  close(): Promise<void>;
};

/**
 * Opens a log, and makes it and its folder when they are not there, readable for their owner only. Lines that arrive
 * while others are being written share one write and one fsync. A line that a crash cut short is ended, so that the next
 * one stands by itself.
 */
export async function openDurableLog(path: string): Promise<DurableLog> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const file = await open(path, constants.O_CREAT | constants.O_RDWR | constants.O_APPEND, 0o600);
  const text = await readFile(path, 'utf8');
  let size = (await file.stat()).size;
  if (text !== '' && !text.endsWith('\n')) size += (await file.write('\n')).bytesWritten;
  await file.sync();
  await syncFolder(dirname(path));

  let waiting: Waiting[] = [];
  let working: Promise<void> | null = null;

  const write = async (batch: readonly Waiting[]) => {
    try {
      const bytes = Buffer.from(batch.map(({ line }) => `${line}\n`).join(''));
      await file.appendFile(bytes);
      await file.datasync();
      size += bytes.length;
      for (const { resolve } of batch) resolve();
    } catch (error) {
      // Half a line must not stand before the next one.
      await file.truncate(size).catch(() => {});
      for (const { reject } of batch) reject(error);
    }
  };
  const work = async () => {
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      await write(batch);
    }
    working = null;
  };

  return {
    lines: text.split('\n').filter((line) => line !== ''),
    append: (line) =>
      new Promise((resolve, reject) => {
        waiting.push({ line, resolve, reject });
        working ??= work();
      }),
    close: async () => {
      await working;
      await file.close();
    },
  };
}

/** Without this the file's name itself may be gone after a power cut. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, constants.O_RDONLY);
  try {
    await folder.sync();
  } catch {
    // Some systems cannot sync a folder; they keep names by other means.
  } finally {
    await folder.close();
  }
}
