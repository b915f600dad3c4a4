import { expect, it } from 'vitest';
import { z } from 'zod';
import { list, optional, picture, reference } from '../domain/content/fields';
import { findReferences } from './findReferences';

const block = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('team'), members: z.array(reference('team')) }),
  z.strictObject({ type: z.literal('areas'), areas: list(reference('areas')) }),
]);
const schema = z.strictObject({ agent: reference('team'), picture: optional(picture), blocks: list(block) });

it('finds references at any depth, with their path', () => {
  const value = schema.parse({
    agent: 'sara',
    picture: 'villa-01.jpg',
    blocks: [
      { type: 'areas', areas: ['lusail'] },
      { type: 'team', members: ['omar', 'rania'] },
    ],
  });
  expect(findReferences(schema, value)).toEqual([
    { path: 'agent', to: 'team', key: 'sara' },
    { path: 'picture', to: 'pictures', key: 'villa-01.jpg' },
    { path: 'blocks.0.areas.0', to: 'areas', key: 'lusail' },
    { path: 'blocks.1.members.0', to: 'team', key: 'omar' },
    { path: 'blocks.1.members.1', to: 'team', key: 'rania' },
  ]);
});

it('finds none in what was left out', () => {
  const value = schema.parse({ agent: 'sara' });
  expect(findReferences(schema, value)).toEqual([{ path: 'agent', to: 'team', key: 'sara' }]);
});
