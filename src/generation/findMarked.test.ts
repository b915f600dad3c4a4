import { expect, it } from 'vitest';
import { z } from 'zod';
import { linkedPath, list, optional, pastDate, picture, reference } from '../domain/content/fields';
import { findMarked } from './findMarked';

const block = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('team'), members: z.array(reference('team')) }),
  z.strictObject({ type: z.literal('areas'), areas: list(reference('areas')) }),
]);
const schema = z.strictObject({
  agent: reference('team'),
  picture: optional(picture),
  updated: optional(pastDate),
  canonical: optional(linkedPath),
  blocks: list(block),
});
const value = {
  agent: 'sara',
  picture: 'villa-01.jpg',
  updated: '2026-01-01',
  canonical: '/about/',
  blocks: [
    { type: 'areas', areas: ['lusail'] },
    { type: 'team', members: ['omar', undefined, 'rania'] },
  ],
};

it('finds references, links and past dates at any depth, with their path', () => {
  expect(findMarked(schema, value).map((field) => [field.path, field.marks, field.value])).toEqual([
    ['agent', { references: 'team' }, 'sara'],
    ['picture', { references: 'pictures' }, 'villa-01.jpg'],
    ['updated', { isPast: true }, '2026-01-01'],
    ['canonical', { isLink: true }, '/about/'],
    ['blocks.0.areas.0', { references: 'areas' }, 'lusail'],
    ['blocks.1.members.0', { references: 'team' }, 'omar'],
    ['blocks.1.members.2', { references: 'team' }, 'rania'],
  ]);
});

it('skips omitted fields and unknown types', () => {
  expect(
    findMarked(schema, { agent: 'sara', picture: null, blocks: [{ type: 'x', members: ['a'] }] }),
  ).toEqual([{ path: 'agent', marks: { references: 'team' }, value: 'sara' }]);
});
