import { readdirSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { feedOf, ImportFolder, type RunOptions } from '../../tests/support/importFolder';
import { type PictureServer, startPictureServer } from '../../tests/support/pictureServer';
import { testDay } from '../../tests/support/plannedSite';
import { temporaryFolder } from '../../tests/support/temporaryFolder';
import { inspectContent } from '../generation/loadContent';
import type { ImportReport } from './importReport';

const pictures = temporaryFolder();
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0f4c5c' } });
const urls = (...addresses: string[]) => addresses.map((address) => `<url>${address}</url>`).join('');
const notesOf = ({ homes }: ImportReport) => homes[0]?.notes.map(({ message }) => message) ?? [];
const madeIn = ({ root }: ImportFolder) =>
  readdirSync(join(root, 'content', 'pictures')).filter((file) => /^cap-.*jpg$/.test(file));

let folder: ImportFolder;
beforeEach(() => {
  folder = new ImportFolder(pictures);
});

beforeAll(async () => {
  await photo(1700, 1200).jpeg().toFile(join(pictures, 'kitchen.jpg'));
  await photo(800, 600).jpeg().toFile(join(pictures, 'small.jpg'));
  writeFileSync(
    join(pictures, 'fake.jpg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="1500"/>',
  );
});

describe('pictures of a feed from a folder', () => {
  it('are taken in with a description that is proposed and marked as a draft', async () => {
    const report = await folder.run(feedOf({ photo: urls('https://x.example/kitchen.jpg') }));
    expect(report.homes[0]).toMatchObject({ outcome: 'new', pictures: 1 });
    expect(folder.listing('cap-3').gallery).toEqual(['cap-3-1.jpg']);
    const { faults } = inspectContent(folder.root, testDay);
    const drafts = faults.filter(({ file }) => file.endsWith('cap-3-1.json'));
    expect(drafts).toMatchObject([{ path: 'alt.en', found: '"Kitchen (apartment)"' }, { path: 'alt.ar' }]);
  });

  it('are left out if they cannot be used, and a home without any is refused', async () => {
    const names = ['small.jpg', 'fake.jpg', 'villa-01.jpg', '..%2f..%2fcontent%2fsite.json', 'bad%zz.jpg'];
    const addresses = names.map((name) => (name === 'villa-01.jpg' ? name : `https://x.example/${name}`));
    const small = { reference_number: 'CRM-78', photo: urls('https://x.example/small.jpg') };
    const report = await folder.run(feedOf({ photo: urls(...addresses) }, small));
    expect(report.counts).toMatchObject({ new: 1, refused: 1 });
    expect(folder.listing('cap-3').gallery).toEqual(['villa-01.jpg']);
    expect(notesOf(report)).toEqual([
      expect.stringContaining('at least 1600 are needed'),
      expect.stringContaining('format "svg"'),
      expect.stringContaining('../../content/site.json is not in the folder of pictures'),
      expect.stringContaining('bad%zz.jpg has a "%" that encodes no'),
    ]);
  });
});

describe('pictures of a feed from a server', () => {
  let server: PictureServer;
  const address = (path: string) => server.addressOf(path);
  const run = (
    paths: readonly string[],
    { hosts = ['images.example.com'], ...options }: RunOptions & { hosts?: string[] } = {},
  ) => {
    const fetching = { open: server.open, limits: { bytes: 200_000, milliseconds: 10_000 } };
    const feed = feedOf({ photo: urls(...paths.map(address), 'villa-01.jpg') });
    return folder.run(feed, { pictures: null, more: { hosts }, fetching, ...options });
  };

  beforeAll(async () => {
    const jpeg = await photo(1700, 1200).jpeg().toBuffer();
    const sendJpeg = (response: ServerResponse) => response.end(jpeg);
    server = await startPictureServer({
      '/kitchen.jpg': sendJpeg,
      '/bedroom.jpg': sendJpeg,
      '/page.jpg': (response) =>
        response.writeHead(200, { 'content-type': 'image/jpeg' }).end('<!doctype html><h1>Log in</h1>'),
      '/large.jpg': (response) => response.end(Buffer.alloc(300_000)),
      '/busy.jpg': (response) => response.writeHead(503).end(),
      '/private.jpg': (response) => response.writeHead(302, { location: 'https://10.0.0.1/x.jpg' }).end(),
    });
  });
  beforeEach(() => server.asked.splice(0));
  afterAll(() => server.stop());

  it('are fetched once, and not again for the same home', async () => {
    expect(notesOf(await run(['/kitchen.jpg', '/kitchen.jpg']))).toEqual([]);
    expect(folder.listing('cap-3').gallery).toEqual(['cap-3-1.jpg', 'villa-01.jpg']);
    expect((await run(['/kitchen.jpg', '/kitchen.jpg'])).counts).toMatchObject({ unchanged: 1 });
    expect(server.asked).toEqual(['/kitchen.jpg']);
  });

  it('are left out with the reason if they cannot be used, and asked for again only if that may help', async () => {
    const paths = ['/page.jpg', '/large.jpg', '/none.jpg', '/private.jpg', '/busy.jpg'];
    const report = await run(paths);
    expect(report.counts).toMatchObject({ new: 1, refused: 0 });
    expect(notesOf(report)).toEqual([
      'a file that is no picture; left out',
      'more than 0.2 MB; left out',
      expect.stringContaining('status 404'),
      expect.stringContaining('10.0.0.1 is in a private network'),
      expect.stringContaining('status 503'),
    ]);
    expect(folder.listing('cap-3').gallery).toEqual(['villa-01.jpg']);
    expect(madeIn(folder)).toEqual([]);
    server.asked.splice(0);
    const before = folder.texts();
    expect((await run(paths, { today: '2026-12-01' })).counts).toMatchObject({ changed: 0, unchanged: 1 });
    expect(server.asked).toEqual(['/busy.jpg']);
    expect(folder.texts()).toEqual(before);
  });

  it('are as many as one run may take, and the next run goes on', async () => {
    const paths = ['/kitchen.jpg', '/bedroom.jpg'];
    expect(notesOf(await run(paths, { mostPictures: 1 }))).toEqual([
      expect.stringContaining('as many pictures as one run takes; the next goes on'),
    ]);
    expect(folder.listing('cap-3').gallery).toHaveLength(2);
    expect((await run(paths, { mostPictures: 1 })).counts).toMatchObject({ changed: 1 });
    expect(folder.listing('cap-3').gallery).toHaveLength(3);
    expect(server.asked).toEqual(['/kitchen.jpg', '/bedroom.jpg']);
  });

  it('are left to the next run when the time is over', async () => {
    const over = { fetching: { open: server.open, until: 0 } };
    expect(notesOf(await run(['/kitchen.jpg'], over))).toEqual([
      expect.stringContaining('the time for pictures of one run is over; the next goes on'),
    ]);
    expect((await run(['/kitchen.jpg'])).counts).toMatchObject({ changed: 1 });
    expect(folder.listing('cap-3').gallery).toHaveLength(2);
  });

  it('are not asked for on hosts that the mapping does not name', async () => {
    const report = await run(['/kitchen.jpg'], { hosts: ['images.example.org'] });
    expect(notesOf(report)).toEqual([expect.stringContaining('images.example.com is not in "hosts"')]);
    expect(server.asked).toEqual([]);
  });
});
