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
});
