import { describe, expect, it } from 'vitest';
import { fileTypeOf, readFileAnswer } from './fileAnswer';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const word = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';

describe('fileTypeOf', () => {
  it.each([
    ['cv.pdf', '%PDF-1.7', 'pdf'],
    ['CV Sara.PDF', '\n\n%PDF-1.4', 'pdf'],
    ['cv.doc', word, 'doc'],
    ['سيرة.docx', 'PK\x03\x04', 'docx'],
    ['cv.pdf', 'PK\x03\x04', null],
    ['cv.docx', '%PDF-1.7', null],
    ['cv.doc', 'PK\x03\x04', null],
    ['cv.exe', '%PDF-1.7', null],
    ['cv.pdf.exe', '%PDF-1.7', null],
    ['pdf', '%PDF-1.7', null],
    ['cv.pdf', '', null],
  ])('says of %s that begins with %j: %s', (name, start, type) => {
    expect(fileTypeOf({ name, start: bytes(start) })).toBe(type);
  });
});

describe('readFileAnswer', () => {
  const start = bytes('%PDF-1.7');

  it('keeps only the file name of a path, on one line', () => {
    const name = 'C:\\Users\\Sara\\my\u0000 \u202ecv.pdf';
    expect(readFileAnswer({ name, size: 8, start })).toEqual({ name: 'my cv.pdf', size: 8, start });
  });

  it('truncates a long name, but not its extension', () => {
    const { name } = readFileAnswer({ name: `${'x'.repeat(300)}.docx`, size: 8, start }) ?? { name: '' };
    expect(name).toMatch(/^x+\.docx$/);
    expect(name).toHaveLength(120);
  });

  it.each([
    undefined,
    null,
    '',
    'cv.pdf',
    7,
    {},
    { name: '', size: 0, start },
    { name: 'cv.pdf', size: '8', start },
    { name: 'cv.pdf', size: 8, start: 'x' },
    [],
  ])('finds no file in %j', (raw) => {
    expect(readFileAnswer(raw)).toBeNull();
  });
});
