import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder, writeFiles } from '../../tests/support/temporaryFolder';
import { findPublicFiles } from '../server/publicFiles';
import { compressFolder } from './compressFolder';

const text = 'Lusail and The Pearl. '.repeat(100);
let folder: string;
const at = (name: string) => join(folder, name);

beforeEach(() => {
  folder = temporaryFolder();
  writeFiles(folder, { 'deep/index.html': text, 'app.js': text, 'small.js': 'x', 'villa.jpg': text });
});

describe('compressFolder', () => {
  it('writes both encodings of compressible files, with the modification time of the source', async () => {
    expect(await compressFolder(folder, 4)).toEqual({ written: 4, kept: 0, removed: 0 });
    expect(readdirSync(folder).sort()).toEqual([
      'app.js',
      'app.js.br',
      'app.js.gz',
      'deep',
      'small.js',
      'villa.jpg',
    ]);
    expect(brotliDecompressSync(readFileSync(at('deep/index.html.br'))).toString()).toBe(text);
    expect(gunzipSync(readFileSync(at('deep/index.html.gz'))).toString()).toBe(text);
    expect(
      findPublicFiles(folder)
        .get('/app.js')
        ?.encodings.map(({ name }) => name),
    ).toEqual(['br', 'gzip']);
  });

  it('keeps compressed files that are up to date and replaces others', async () => {
    await compressFolder(folder, 4);
    const before = statSync(at('app.js.br')).ctimeMs;
    writeFileSync(at('deep/index.html'), text.replace('Lusail', 'Al Waab'));
    const later = new Date(Date.now() + 5000);
    utimesSync(at('deep/index.html'), later, later);
    expect(await compressFolder(folder, 4)).toEqual({ written: 2, kept: 2, removed: 0 });
    expect(statSync(at('app.js.br')).ctimeMs).toBe(before);
    expect(brotliDecompressSync(readFileSync(at('deep/index.html.br'))).toString()).toContain('Al Waab');
  });

  it('keeps compressed files whose source was written again with the same content', async () => {
    await compressFolder(folder, 4);
    const later = new Date(Date.now() + 5000);
    utimesSync(at('app.js'), later, later);
    writeFileSync(at('deep/index.html.br'), 'no longer Brotli');
    utimesSync(at('deep/index.html'), later, later);
    expect(await compressFolder(folder, 4)).toEqual({ written: 1, kept: 3, removed: 0 });
    expect(statSync(at('app.js.br')).mtimeMs).toBeCloseTo(later.getTime(), -1);
    expect(brotliDecompressSync(readFileSync(at('deep/index.html.br'))).toString()).toBe(text);
  });

  it('removes the compressed files of a source that has become too small', async () => {
    await compressFolder(folder, 4);
    writeFileSync(at('app.js'), 'short');
    expect(await compressFolder(folder, 4)).toEqual({ written: 0, kept: 2, removed: 2 });
    expect(existsSync(at('app.js.gz'))).toBe(false);
  });

  it('removes only compressed files without a source', async () => {
    await compressFolder(folder, 4);
    rmSync(at('app.js'));
    writeFileSync(at('plans.tar.gz'), 'a file of its own');
    expect(await compressFolder(folder, 4)).toEqual({ written: 0, kept: 2, removed: 2 });
    expect(existsSync(at('app.js.br'))).toBe(false);
    expect(existsSync(at('plans.tar.gz'))).toBe(true);
  });

  it('compresses many files in several threads, each file once', async () => {
    for (let index = 0; index < 500; index += 1) writeFileSync(at(`page-${index}.html`), text + index);
    expect(await compressFolder(folder, 2)).toEqual({ written: 1004, kept: 0, removed: 0 });
    for (const index of [0, 250, 499])
      expect(brotliDecompressSync(readFileSync(at(`page-${index}.html.br`))).toString()).toBe(text + index);
  });

  it.each([1, 2])('fails with %i threads if a file cannot be written', async (threads) => {
    for (let index = 0; index < 500; index += 1) {
      writeFileSync(at(`page-${index}.html`), text);
      mkdirSync(at(`.page-${index}.html.br.part`));
    }
    await expect(compressFolder(folder, threads)).rejects.toThrow('EISDIR');
  });

  it('waits for the files that other threads work on before it fails', async () => {
    const slow = Array.from({ length: 100_000 }, (_, index) => Math.sin(index)).join(' ');
    writeFileSync(at('app.js'), slow.slice(0, 300_000));
    writeFileSync(at('bundle.js'), slow.slice(0, 800_000));
    mkdirSync(at('.copy.js.br.part'));
    for (const name of ['copy.js', ...Array.from({ length: 300 }, (_, index) => `page-${index}.html`)])
      writeFileSync(at(name), text);
    await expect(compressFolder(folder, 2)).rejects.toThrow('EISDIR');
    expect(existsSync(at('bundle.js.gz'))).toBe(true);
    expect(existsSync(at('page-299.html.gz'))).toBe(false);
  });
});
