import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import arabic from '../../../locales/ar/forms.json';
import english from '../../../locales/en/forms.json';
import { callback, FormServer } from '../../../tests/support/formServer';

let server: FormServer;

beforeAll(async () => {
  server = await FormServer.start();
});
afterAll(() => server.close());
afterEach(() => expect(server.logged).toEqual([]));

describe('a request to see several homes', () => {
  const viewing = {
    form: 'bookViewing',
    language: 'en',
    name: 'Sara',
    email: 'sara@example.com',
    consent: 'yes',
  };
  const when = { phone: '+974 5555 1234', date: '2026-11-24', slot: '10:00-12:00' };

  it('is stored with all of them in their order, and redirected to a receipt that names them', async () => {
    const reference = 'CAP-1203 cap-1001,jsn12';
    const { statusCode, headers } = await server.postForm({ ...viewing, ...when, reference });
    const { searchParams } = new URL(String(headers.location), 'https://x');
    expect([statusCode, searchParams.get('property')]).toEqual([303, 'cap-1203,cap-1001,jsn12']);
    const stored = (await server.readLeads()).find(
      (lead) => lead.reference === searchParams.get('reference'),
    );
    expect(stored?.values.reference).toBe('cap-1203, cap-1001, jsn12');
  });

  it('is refused with more than six', async () => {
    const reference = 'cap-1,cap-2,cap-3,cap-4,cap-5,cap-6,cap-7';
    const answer = await server.postJson({ ...viewing, ...when, reference });
    expect(answer.json()).toEqual({ errors: [{ field: 'reference', code: 'tooManyHomes' }] });
  });

  it('may describe a home in words', async () => {
    const reference = 'the villa with the green door';
    expect((await server.postJson({ ...viewing, ...when, reference })).statusCode).toBe(201);
  });
});

describe('a form posted by a browser', () => {
  it.each([
    ['callback', 'en', '/callback-thankyou/'],
    ['callback', 'ar', '/ar/callback-thankyou/'],
    ['newsletter', 'en', '/thankyou/'],
    ['newsletter', 'ar', '/ar/thankyou/'],
  ])('is redirected with its reference: %s in %s to %s', async (form, language, path) => {
    const { statusCode, headers } = await server.postForm({
      ...callback,
      name: `${form} ${language}`,
      email: 'sara@example.com',
      form,
      language,
    });
    expect(statusCode).toBe(303);
    expect(headers.location).toMatch(new RegExp(`^${path}\\?reference=SB-\\w{6}&form=${form}$`));
    const reference = new URL(String(headers.location), 'https://x').searchParams.get('reference');
    expect((await server.readLeads()).find((lead) => lead.reference === reference)).toMatchObject({
      form,
      language,
    });
  });

  it('is stored with its validated values', async () => {
    await server.postForm({
      ...callback,
      name: ' Omar ',
      phone: '٠٠٩٧٤ ٥٥٥٥ ١٢٣٤',
      key: 'stored-0001',
      extra: 'x',
      admin: '1',
    });
    expect((await server.readLeads()).find((lead) => lead.key === 'stored-0001')).toEqual({
      reference: expect.stringMatching(/^SB-/),
      form: 'callback',
      language: 'en',
      page: '/callback/',
      values: { name: 'Omar', phone: '+97455551234', slot: '08:00-10:00', consent: 'yes' },
      key: 'stored-0001',
      suspicions: ['trap'],
      receivedAt: '2026-11-20T06:00:00.000Z',
      file: null,
    });
  });

  it('is stored once if sent twice without a key', async () => {
    const first = await server.postForm({ ...callback, name: 'Twice' });
    const second = await server.postForm({ ...callback, name: 'Twice' });
    expect(second.headers.location).toBe(first.headers.location);
    expect((await server.readLeads()).filter((lead) => lead.values.name === 'Twice')).toHaveLength(1);
  });

  it('is stored once if it is sent again after some minutes, but anew after half an hour', async () => {
    const start = server.clock;
    const locations: unknown[] = [];
    for (const minutes of [9, 11, 41]) {
      server.clock = start + minutes * 60_000;
      locations.push((await server.postForm({ ...callback, name: 'Again' })).headers.location);
    }
    server.clock = start;
    expect(locations[1]).toBe(locations[0]);
    expect(locations[2]).not.toBe(locations[0]);
    expect((await server.readLeads()).filter((lead) => lead.values.name === 'Again')).toHaveLength(2);
  });

  it('gets an error page in its language with a link back if it is invalid', async () => {
    const values = { ...callback, language: 'ar', page: '/ar/callback/', name: '', phone: '12' };
    const { statusCode, headers, body } = await server.postForm(values);
    expect([statusCode, headers['content-type']]).toEqual([422, 'text/html; charset=utf-8']);
    expect(body).toContain('<html lang="ar" dir="rtl">');
    expect(body).toContain(arabic['forms.fields.name.required']);
    expect(body).toContain(arabic['forms.errors.phone'].slice(0, 20));
    expect(body).toContain('<a href="/ar/callback/">');
    expect(body).not.toContain('forms.');
  });

  it('gets limits in its error messages with the right plural form', async () => {
    const long = { ...callback, language: 'ar', name: 'س'.repeat(101) };
    expect((await server.postForm(long)).body).toContain('الحد الأقصى 100 حرف<');
    expect((await server.postForm({ ...long, language: 'en' })).body).toContain(
      'Use 100 characters or fewer',
    );
  });

  it('does not repeat visitor input in the error page', async () => {
    const { body } = await server.postForm({
      ...callback,
      phone: '<script>alert(1)</script>',
      page: '/"><script>',
    });
    expect(body).not.toContain('<script>');
  });

  it('gets an error page if it is unknown or too large', async () => {
    const unknown = await server.postForm({ ...callback, form: 'nothing' });
    expect([unknown.statusCode, unknown.body.includes(english['forms.refused.unknown'])]).toEqual([
      422,
      true,
    ]);
    const large = await server.postForm({ ...callback, notes: 'x'.repeat(200_000) });
    expect([large.statusCode, large.body.includes(english['forms.refused.tooMuch'])]).toEqual([413, true]);
  });
});

describe('a form sent by a script', () => {
  it('gets its reference', async () => {
    const { statusCode, headers, json } = await server.postJson({
      ...callback,
      key: 'script-0001',
      consent: true,
    });
    expect(statusCode).toBe(201);
    expect(json()).toEqual({ reference: expect.stringMatching(/^SB-\w{6}$/) });
    expect(headers['cache-control']).toBe('no-store');
  });

  it('gets JSON for a URL-encoded body too if it accepts JSON', async () => {
    expect((await server.postForm(callback, { accept: 'application/json' })).json()).toHaveProperty(
      'reference',
    );
  });

  it('gets the invalid fields', async () => {
    const { statusCode, json } = await server.postJson({ form: 'callback', phone: '12', date: '2026-11-27' });
    expect(statusCode).toBe(422);
    expect(json()).toEqual({
      errors: [
        { field: 'name', code: 'required' },
        { field: 'phone', code: 'phone' },
        { field: 'date', code: 'closed' },
        { field: 'slot', code: 'required' },
        { field: 'consent', code: 'required' },
      ],
    });
  });

  it('gets the first reference when sent again with its key, even after a restart and its viewing day', async () => {
    const lead = { ...callback, key: 'again-0001', date: '2026-11-22' };
    const first = await server.postJson(lead);
    await server.restart();
    const second = await server.postJson({ ...lead, date: '2026-11-01' });
    expect([second.statusCode, second.json()]).toEqual([200, first.json()]);
    expect((await server.readLeads()).filter((stored) => stored.key === 'again-0001')).toHaveLength(1);
  });
});
