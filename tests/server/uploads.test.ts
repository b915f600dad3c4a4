import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { largestUpload } from '../../src/server/leads/readParts';
import { keptFiles } from '../support/keepFile';
import { type EmptyPlace, makeFolder } from '../support/leadDatabases';
import { type LeadServer, startLeadServer } from '../support/leadServer';
import { mountSmall, unmount } from '../support/mountSmall';
import { applicationEnd, applicationHead, inParts, rawPost } from '../support/rawPost';

let place: EmptyPlace;
let server: LeadServer;

const start = async (variables: Record<string, string> = {}) => {
  server = await startLeadServer({ DATA_FOLDER: place.folder, ...variables });
};
const kept = () => keptFiles(place.folder);
const megabyte = 'x'.repeat(1024 * 1024);
const whole = (content: string) => `${applicationHead}${content}${applicationEnd}`;
const sendWhole = (content: string, address = '203.0.113.250') => {
  const body = whole(content);
  const post = rawPost(server.url, {
    ...inParts,
    'x-forwarded-for': address,
    'content-length': Buffer.byteLength(body),
  });
  post.socket.write(body);
  return post.answer;
};
const nothingIsLeft = () => vi.waitFor(() => expect(kept()).toEqual([]), { timeout: 10_000 });

beforeEach(async () => {
  place = await makeFolder();
});
afterEach(async () => {
  await server.stop('SIGKILL');
  await place.remove();
});

describe('an upload is refused before its body is read', { timeout: 120_000 }, () => {
  it('if it comes from another site', async () => {
    await start();
    const headers = { ...inParts, 'content-length': 5_000_000, origin: 'https://evil.example' };
    expect((await rawPost(server.url, headers).answer).status).toBe(403);
  });

  it('if its Content-Length is too large', async () => {
    await start();
    const { answer } = rawPost(server.url, { ...inParts, 'content-length': largestUpload + 1 });
    expect((await answer).status).toBe(413);
  });

  it('if its address exceeds the rate limit', async () => {
    await start({ LEADS_RATE_LIMIT: '1' });
    for (let index = 0; index < 10; index++) {
      await fetch(`${server.url}/api/leads`, { method: 'POST', body: 'form=none' });
    }
    const { status, head } = await rawPost(server.url, { ...inParts, 'content-length': 5_000_000 }).answer;
    expect(status).toBe(429);
    expect(head).toMatch(/retry-after: \d+/);
  });
});

describe('an upload', { timeout: 120_000 }, () => {
  it('without Content-Length is refused once it is too large, and leaves no file', async () => {
    await start();
    const { socket, answer } = rawPost(server.url, { ...inParts, 'transfer-encoding': 'chunked' });
    const chunk = (text: string) => socket.write(`${text.length.toString(16)}\r\n${text}\r\n`);
    chunk(applicationHead);
    for (let count = 0; count < 7; count++) chunk(megabyte);
    expect((await answer).status).toBe(413);
    await nothingIsLeft();
  });

  it('with an endless text field is refused too', async () => {
    await start();
    const { socket, answer } = rawPost(server.url, { ...inParts, 'transfer-encoding': 'chunked' });
    const chunk = (text: string) => socket.write(`${text.length.toString(16)}\r\n${text}\r\n`);
    chunk('--b\r\ncontent-disposition: form-data; name="name"\r\n\r\n');
    for (let count = 0; count < 7; count++) chunk(megabyte);
    expect((await answer).status).toBe(413);
  });

  it('that is aborted leaves no file', async () => {
    await start();
    const { socket } = rawPost(server.url, { ...inParts, 'content-length': 5_000_000 });
    socket.write(applicationHead + megabyte);
    await vi.waitFor(() => expect(kept()).toHaveLength(1), { timeout: 10_000 });
    socket.destroy();
    await nothingIsLeft();
    expect(server.output()).not.toMatch(/error/i);
  });

  it('fails on a full disk and leaves no file', async ({ skip }) => {
    if (!mountSmall(place.folder)) return skip('a small file system can be mounted by root on Linux only');
    try {
      await start();
      expect((await sendWhole(megabyte + megabyte)).status).toBe(503);
      await nothingIsLeft();
      expect(server.output()).toContain('ENOSPC');
      expect((await sendWhole('small')).status).toBe(303);
      expect(kept()).toHaveLength(1);
      await server.stop('SIGKILL');
    } finally {
      unmount(place.folder);
    }
  });
});

describe('200 stalled uploads', { timeout: 120_000 }, () => {
  const residentMegabytes = () => {
    const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
  };
  const healthTime = async () => {
    const started = performance.now();
    const { status } = await fetch(`${server.url}/healthz`);
    return { status, milliseconds: performance.now() - started };
  };

  it('use little memory, do not block other requests, and free their slots when they end', async ({
    skip,
  }) => {
    if (process.platform !== 'linux') return skip('memory is read from /proc');
    await start({ TRUST_PROXY: 'loopback' });
    await sendWhole('before');
    const before = residentMegabytes();
    const held = Array.from({ length: 200 }, (_, index) => {
      const address = `203.0.113.${index % 100}`;
      const post = rawPost(server.url, {
        ...inParts,
        'content-length': 5_000_000,
        'x-forwarded-for': address,
      });
      post.socket.write(applicationHead + megabyte.repeat(3));
      return { ...post, isAnswered: false };
    });
    for (const each of held) {
      each.answer.then(
        ({ status, head }) => {
          each.isAnswered = status === 503 && /retry-after: \d+/.test(head);
        },
        () => {},
      );
    }
    let peak = before;
    await vi.waitFor(
      async () => {
        peak = Math.max(peak, residentMegabytes());
        expect(held.filter(({ isAnswered }) => isAnswered)).toHaveLength(200 - 24);
        expect(kept()).toHaveLength(24 + 1);
      },
      { timeout: 60_000, interval: 100 },
    );
    console.log(`${before.toFixed(0)} MB before, ${peak.toFixed(0)} MB at most with 200 held uploads`);
    // Held in memory they would take 600 MB.
    expect(peak - before).toBeLessThan(200);
    const { status, milliseconds } = await healthTime();
    expect(status).toBe(200);
    expect(milliseconds).toBeLessThan(2000);
    expect((await sendWhole('others')).status).toBe(503);

    for (const { socket } of held) socket.destroy();
    await vi.waitFor(() => expect(kept()).toHaveLength(1), { timeout: 10_000 });
    expect((await sendWhole('after')).status).toBe(303);
  });

  it('from one address leave slots for others', async () => {
    await start({ TRUST_PROXY: 'loopback' });
    const held = Array.from({ length: 30 }, () => {
      const headers = { ...inParts, 'content-length': 5_000_000, 'x-forwarded-for': '2001:db8::1' };
      const post = rawPost(server.url, headers);
      post.socket.write(applicationHead);
      return post;
    });
    await vi.waitFor(() => expect(kept()).toHaveLength(6), { timeout: 10_000 });
    expect((await sendWhole('same network', '2001:db8::2')).status).toBe(503);
    expect((await sendWhole('elsewhere', '2001:db8:1::1')).status).toBe(303);
    for (const { socket } of held) socket.destroy();
  });
});
