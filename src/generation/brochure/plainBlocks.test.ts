import { describe, expect, it } from 'vitest';
import { plainBlocks } from './plainBlocks';

describe('plainBlocks', () => {
  it('keeps headings and paragraphs, and drops markup and tables', () => {
    const markdown =
      '## The site\n\nIt is **close** to\n[the beach](/x/).\n\n- One\n- Two\n\n| a | b |\n| - | - |';
    expect(plainBlocks(markdown)).toEqual([
      { text: 'The site', isHeading: true },
      { text: 'It is close to the beach.', isHeading: false },
      { text: 'One', isHeading: false },
      { text: 'Two', isHeading: false },
    ]);
  });

  it('ends a heading at the end of its line', () => {
    expect(plainBlocks('## The site\nIt is close\nto the beach.')).toEqual([
      { text: 'The site', isHeading: true },
      { text: 'It is close to the beach.', isHeading: false },
    ]);
  });

  it('reads all Markdown that the page reads', () => {
    const markdown =
      '1. *One*\n2. `Two` \\* [three](/x/ "a title")\n\n- Four\n  goes on\n\n> Five\n\n#6 is no heading';
    expect(plainBlocks(markdown)).toEqual(
      ['One', 'Two * three', 'Four goes on', 'Five', '#6 is no heading'].map((text) => ({
        text,
        isHeading: false,
      })),
    );
  });
});
