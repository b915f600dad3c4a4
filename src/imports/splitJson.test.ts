import { describe, expect, it } from 'vitest';
import { readFeedHomes } from '../../tests/support/readFeedHomes';

/** The beginning and the end of a feed around its first home, in each format of JSON. */
const formats = [
  ['reso', '{"@odata.context":"x","value":[{"ListingKey":"1"', '}]}'],
  ['schema-org', '{"@graph":[{"@type":"RealEstateListing","identifier":"1"', '}]}'],
] as const;

describe.each(formats)('JSON of %s', (format, start, end) => {
  it.each([
    ['cut short', '', '', /ends too early/],
    ['cut short within a text', ',"a":"', '', /ends too early/],
    ['with an invalid object', ',}', '', /object 1 is not valid JSON/],
    ['with a bracket too many', '}]]}', '', /too many/],
    ['with an endless value', `,"a":"${'9'.repeat(5_000_000)}`, '', /longer than 4 MB/],
    ['nested without end', `,"a":${'['.repeat(60)}`, '', /nested too deeply/],
  ])('is refused if it is %s', async (_, inner, rest, message) => {
    await expect(readFeedHomes(format, [start + inner + rest])).rejects.toThrow(message);
  });

  it('is refused in another encoding', async () => {
    const bytes = Buffer.from(`${start},"a":"é"${end}`, 'latin1');
    await expect(readFeedHomes(format, [bytes])).rejects.toThrow('not in UTF-8');
  });

  it('has no homes outside the array of homes', async () => {
    const around = start.replace('{', '{"other":[{"ListingKey":"0"},{"identifier":"0"}],');
    const homes = await readFeedHomes(format, [around + end]);
    expect(homes.map(({ values }) => values.get('reference')?.value)).toEqual(['1']);
  });
});

it('JSON of another kind is refused', async () => {
  await expect(readFeedHomes('reso', ['{"homes":[]}'])).rejects.toThrow(/JSON of an unknown kind/);
});

it('a feed of another format than that of the mapping is refused', async () => {
  const refused = readFeedHomes('csv', [formats[0].slice(1).join('')]);
  await expect(refused).rejects.toThrow('the feed is reso, and the mapping is for csv');
});
