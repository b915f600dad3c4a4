import { describe, expect, it } from 'vitest';
import { feedFixture, readFeedHomes, valuesIn, valuesOf } from '../../tests/support/readFeedHomes';
import { escapeFormula, unescapeFormula } from '../domain/content/escapeFormula';
import { csvText } from '../generation/feeds/csvText';

describe('CSV', () => {
  it('is read with quotes, line breaks, lists and columns of other names', async () => {
    const [first, second] = await readFeedHomes('csv', [feedFixture('homes.csv')], {
      columns: { Ref: 'reference' },
    });
    expect(valuesOf(first)).toMatchObject({
      reference: 'A-1',
      'title.en': 'Flat; with "sea" view',
      'description.en': 'Line one\nline two',
    });
    expect(valuesIn(first?.features)).toEqual(['balcony', 'gym']);
    expect(valuesIn(first?.photos)).toHaveLength(2);
    expect(first?.unknown).toEqual(new Set(['Colour']));
    expect(valuesOf(second)['price.amount']).toBe('-1');
    expect(valuesIn(second?.features)).toEqual(['balcony', 'gym']);
  });

  it('that breaks after its first rows is refused, and does not end the process', async () => {
    const bytes = Buffer.concat([Buffer.from(`reference\n${'cap-1\n'.repeat(20_000)}`), Buffer.from([0xff])]);
    await expect(readFeedHomes('csv', [bytes])).rejects.toThrow('not in UTF-8');
  });

  it('of our own export has its texts without the apostrophes that the export put before formulas', async () => {
    const texts = [
      '=1',
      "'=1",
      "a\n- b\r\n'+c; @d | =e",
      'a;\u200b −b',
      "''-1",
      'a =b',
      "a';=b",
      '+97444112233',
    ];
    const rows = texts.map((text, at) => ({ reference: `cap-${at + 1}`, 'description.en': text }));
    const homes = await readFeedHomes('csv', [csvText(['reference', 'description.en'], rows, true)]);
    expect(homes.map((home) => valuesOf(home)['description.en'])).toEqual(texts);
    for (const text of texts) expect(escapeFormula(text)).not.toMatch(/(^|[;|\n]\s*)([=@−-]|\+\D)/);
    for (const text of ["'", ";'", "'; "]) {
      const long = text.repeat(200_000 / text.length);
      expect(unescapeFormula(escapeFormula(`${long}=1`))).toBe(`${long}=1`);
    }
  });

  it('is read past rows with too many or too few cells, which are homes that cannot be read', async () => {
    const homes = await readFeedHomes('csv', ['reference,size\nA-1\nA-2,90\n\nA-3,9,5\n']);
    expect(homes.map(({ values, fault }) => [values.get('reference')?.value, fault])).toEqual([
      [undefined, 'its row has 1 cells, and the first row names 2 columns'],
      ['A-2', undefined],
      [undefined, 'its row has 3 cells, and the first row names 2 columns'],
    ]);
  });

  it('is read without the rows of empty cells at its end', async () => {
    const homes = await readFeedHomes('csv', ['reference,size\nA-1,90\n,\n,\n']);
    expect(homes.map(({ values }) => values.get('reference')?.value)).toEqual(['A-1']);
  });

  it('is read with addresses that contain commas and semicolons', async () => {
    const photos = 'https://x.example/w_9,h_6/a.jpg, https://x.example/b;c.jpg|https://x.example/d.jpg';
    const [home] = await readFeedHomes('csv', [`reference,size,photos\nA-1,90,"${photos}"\n`]);
    expect(valuesIn(home?.photos)).toEqual([
      'https://x.example/w_9,h_6/a.jpg',
      'https://x.example/b;c.jpg',
      'https://x.example/d.jpg',
    ]);
  });

  it.each([
    ['an open quotation mark', 'reference,size\n"A-1,2\n', /row 2/],
    ['an endless cell', `reference,size\nA-1,${'9'.repeat(3_000_000)}`, /row 2.*size/i],
    ['two columns of one name', 'reference,size,size\nA-1,90,95\n', /two columns are called "size"/],
    ['columns that nobody knows', 'foo,bar\n1,2\n', /names no columns that are known/],
  ])('is refused with %s', async (_, text, message) => {
    await expect(readFeedHomes('csv', [text])).rejects.toThrow(message);
  });
});
