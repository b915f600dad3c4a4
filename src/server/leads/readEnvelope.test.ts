import { describe, expect, it } from 'vitest';
import { readEnvelope } from './readEnvelope';

describe('readEnvelope', () => {
  it('reads the metadata of a form', () => {
    const posted = { form: 'callback', language: 'ar', key: 'a1b2c3d4-e5f6', page: '/ar/callback/' };
    expect(readEnvelope({ ...posted, extra: '' })).toEqual({ ...posted, trapped: false, seconds: null });
  });

  it('uses null and the default language for anything else', () => {
    expect(
      readEnvelope({ form: 'toString', language: ['ar'], key: 'short', page: { a: 1 }, extra: 'Buy now' }),
    ).toEqual({ form: null, language: 'en', key: null, page: null, trapped: true, seconds: null });
  });

  it.each([
    ['12', 12],
    ['1.5', null],
    ['-1', null],
    ['soon', null],
  ])('reads %s as a time of %s seconds', (seconds, expected) => {
    expect(readEnvelope({ seconds }).seconds).toBe(expected);
  });

  it.each(['//evil.example/', 'https://evil.example/', 'javascript:alert(1)', '/a"b', '/\\evil.example'])(
    'takes no page outside the site: %s',
    (page) => {
      expect(readEnvelope({ page }).page).toBeNull();
    },
  );
});
