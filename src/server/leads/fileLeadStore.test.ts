import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openFileLeadStore } from './fileLeadStore';
import type { Lead } from './leadStore';

let parent: string;
let folder: string;
let file: string;
const lead = (key: string): Lead => ({
  form: 'callback',
  language: 'ar',
  page: '/ar/callback/',
  values: { name: 'سارة', phone: '+97455551234' },
  key,
  suspicions: [],
  receivedAt: '2026-11-20T06:00:00.000Z',
});
const readLines = () => readFileSync(file, 'utf8').trimEnd().split('\n');

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'leads-'));
  folder = join(parent, 'data');
  file = join(folder, 'leads.jsonl');
});
afterEach(() => rmSync(parent, { recursive: true }));

describe('the store of leads', () => {
  it('makes its folder and file for its owner alone', async () => {
    const store = await openFileLeadStore(folder);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await store.close();
  });

  it('has the lead in the file when it answers', async () => {
    const store = await openFileLeadStore(folder);
    const { reference, repeated } = await store.add(lead('key-0001'));
    expect(reference).toMatch(/^SB-[34679CDFGHJKMNPQRTVWXY]{6}$/);
    expect(repeated).toBe(false);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ reference, ...lead('key-0001') });
    await store.close();
  });

  it('answers a known key with the first receipt, after a restart too', async () => {
    const store = await openFileLeadStore(folder);
    const [first, double] = await Promise.all([store.add(lead('key-0001')), store.add(lead('key-0001'))]);
    expect(double).toEqual({ reference: first.reference, repeated: true });
    await store.close();

    const again = await openFileLeadStore(folder);
    expect(await again.add(lead('key-0001'))).toEqual({ reference: first.reference, repeated: true });
    expect(await again.find('key-0001')).toBe(first.reference);
    expect(await again.find('key-0002')).toBeNull();
    expect(readLines()).toHaveLength(1);
    await again.close();
  });

  it('keeps many that come at once, each under its own reference', async () => {
    const store = await openFileLeadStore(folder);
    const keys = Array.from({ length: 500 }, (_, index) => `key-${index}-000`);
    const receipts = await Promise.all(keys.map((key) => store.add(lead(key))));
    expect(new Set(receipts.map(({ reference }) => reference)).size).toBe(500);
    expect(readLines().map((line) => JSON.parse(line).key)).toEqual(keys);
    await store.close();
  });

  it('lives with a line that a crash cut short', async () => {
    const store = await openFileLeadStore(folder);
    const { reference } = await store.add(lead('key-0001'));
    await store.close();
    appendFileSync(file, '{"reference":"SB-777777","key":"key-00');

    const again = await openFileLeadStore(folder);
    await again.add(lead('key-0002'));
    expect(await again.add(lead('key-0001'))).toEqual({ reference, repeated: true });
    expect(JSON.parse(readLines()[2] ?? '')).toMatchObject({ key: 'key-0002' });
    await again.close();
  });

  it('says so when a lead could not be stored, and takes it again', async () => {
    const store = await openFileLeadStore(folder);
    await store.close();
    await expect(store.add(lead('key-0001'))).rejects.toThrow();
    expect(await store.find('key-0001')).toBeNull();
  });
});
