import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PictureServer, startPictureServer } from '../../tests/support/pictureServer';
import {
  allowedUrl,
  type FetchLimits,
  fetchLimited,
  publicLookup,
  RefusedFetch,
  redirectedUrl,
} from './fetchLimited';
import { isPrivateAddress } from './privateAddress';

describe('addresses', () => {
  it.each([
    ...['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0'],
    ...[
      '::1',
      '::',
      'fc00::1',
      'fe80::1',
      '::ffff:10.0.0.1',
      '::ffff:8.8.8.8',
      '64:ff9b::a00:1',
      '2002:a00:1::',
    ],
  ])('in private networks are recognised: %s', (address) => expect(isPrivateAddress(address)).toBe(true));

  it.each(['8.8.8.8', '172.32.0.1', '2a00:1450:4001:81b::200e'])('that are public: %s', (address) =>
    expect(isPrivateAddress(address)).toBe(false),
  );

  it.each([
    ['http://example.com/feed.xml', /https/],
    ['file:///etc/passwd', /https/],
    ['https://127.0.0.1/', /private/],
    ['https://2130706433/', /private/],
    ['https://[::ffff:7f00:1]/', /private/],
    ['https://user:secret@example.com/', /password/],
    ['https://other.example.com/', /not in "hosts"/],
  ])('that are refused: %s', (address, message) => {
    expect(() => allowedUrl(address, ['images.example.com'])).toThrow(message);
  });

  it.each([
    ['http://[', /no address/],
    ['http://example.com/', /https/],
    ['//10.0.0.1/', /private/],
  ])('of a redirect that are refused: %s', (location, message) => {
    const redirect = () => redirectedUrl(location, new URL('https://example.com/feed.xml'));
    expect(redirect).toThrow(RefusedFetch);
    expect(redirect).toThrow(message);
  });

  it('of a name that leads to this machine are refused when connecting', async () => {
    const refused = fetchLimited('https://localhost/feed.xml', { bytes: 10, milliseconds: 5000 });
    await expect(refused).rejects.toThrow(/localhost leads to .*private network/);
    const error = await new Promise((resolve) => publicLookup('localhost', { all: true }, resolve));
    expect(String(error)).toContain('private network');
  });
});

describe('an address that is fetched from a server', () => {
  const redirect = (location: string) => (response: ServerResponse) => {
    response.writeHead(302, { location }).end();
  };
  const closed: Promise<unknown>[] = [];
  let server: PictureServer;

  beforeAll(async () => {
    server = await startPictureServer({
      '/sound': (response) => response.end('sound'),
      '/large': (response) => {
        closed.push(once(response, 'close'));
        response.writeHead(200, { 'content-length': 2_000_001 }).write('x');
      },
      '/endless': (response) => {
        closed.push(once(response, 'close'));
        const more = () => {
          while (!response.destroyed && response.write('x'.repeat(65_536)));
        };
        response.on('drain', more);
        more();
      },
      '/silent': (response) => closed.push(once(response, 'close')),
      '/slow': (response) => {
        closed.push(once(response, 'close'));
        response.writeHead(200, { 'content-length': 10 }).write('x');
      },
      '/cut': (response) => {
        response.writeHead(200, { 'content-length': 10 }).write('x', () => response.destroy());
      },
      '/busy': (response) => response.writeHead(503).end(),
      '/moved': redirect('/sound'),
      '/round': redirect('/round'),
      '/to-http': redirect('http://images.example.com/sound'),
      '/to-private': redirect('https://10.0.0.1/sound'),
      '/to-metadata': redirect('https://[::ffff:169.254.169.254]/latest/'),
      '/to-here': redirect('https://localhost/sound'),
      '/to-other': redirect('https://other.example.com/sound'),
    });
  });
  afterAll(() => server.stop());

  const fetched = async (path: string, { milliseconds = 10_000, hosts }: Partial<FetchLimits> = {}) => {
    const limits = { bytes: 2_000_000, milliseconds, ...(hosts && { hosts }) };
    const parts: Buffer[] = [];
    for await (const part of await fetchLimited(server.addressOf(path), limits, server.open))
      parts.push(part);
    return Buffer.concat(parts).toString();
  };

  it.each(['/sound', '/moved'])('arrives whole: %s', async (path) => {
    expect(await fetched(path, { hosts: ['images.example.com'] })).toBe('sound');
  });

  it.each([
    ['too large by its header', '/large', /^more than 2 MB$/, true],
    ['too large without a header', '/endless', /^more than 2 MB$/, true],
    ['missing', '/none', /status 404/, true],
    ['not there at the moment', '/busy', /status 503/, false],
    ['cut off', '/cut', /cannot be reached/, false],
    ['redirected in a circle', '/round', /more than 5 redirects/, true],
    ['redirected to http', '/to-http', /begins with https/, true],
    ['redirected to a private address', '/to-private', /10\.0\.0\.1 is in a private network/, true],
    ['redirected to the metadata of a cloud', '/to-metadata', /private network/, true],
    ['redirected to this machine by name', '/to-here', /localhost leads to .*private network/, true],
  ])('is refused if it is %s', async (_, path, message, isFinal) => {
    const error = await fetched(path).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(RefusedFetch);
    expect(error).toMatchObject({ message: expect.stringMatching(message), isFinal });
  });

  it('is refused if it redirects to a host that is not allowed, which is not asked', async () => {
    const refused = fetched('/to-other', { hosts: ['images.example.com'] });
    await expect(refused).rejects.toThrow('the host other.example.com is not in "hosts"');
  });

  it.each(['/silent', '/slow'])('is refused if it takes too long: %s', async (path) => {
    const error = await fetched(path, { milliseconds: 300 }).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ message: expect.stringContaining('took too long'), isFinal: false });
  });

  it('closes the connection when it is refused', async () => {
    expect(await Promise.all(closed)).toHaveLength(4);
  });
});
