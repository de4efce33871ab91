import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { readAnswer } from './read-answer';

const block = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('hero'), title: z.string() }),
  z.strictObject({ kind: z.literal('list'), of: z.array(z.enum(['new', 'used'])) }),
]);
const schema = z.strictObject({
  name: z.string(),
  saved: z.strictObject({ mode: z.enum(['favourite', 'compare']).default('favourite') }).prefault({}),
  state: z.enum(['NSW', 'VIC']).nullable(),
  blocks: z.array(block).default([]),
  either: z.union([z.strictObject({ a: z.string() }), z.strictObject({ b: z.string() })]).optional(),
});
const answer = { name: 'Yard', saved: { mode: 'compare' }, state: 'NSW', blocks: [{ kind: 'hero', title: 'Hello' }] };

const read = (change: object) => readAnswer(schema, structuredClone({ ...answer, ...change }));
const dataOf = (change: object) => {
  const result = read(change);
  return result.success ? result.data : result.error.issues;
};

describe('readAnswer', () => {
  it('drops unknown keys at any depth without a report', () => {
    const newer = { novelty: 1, saved: { mode: 'compare', sync: true }, blocks: [{ ...answer.blocks[0], more: [] }] };
    expect(read(newer)).toEqual({ success: true, data: answer, leftOut: [] });
    expect(dataOf({ either: { b: 'x', c: 1 } })).toEqual({ ...answer, either: { b: 'x' } });
  });

  it('replaces an unknown value by its default, else by null', () => {
    expect(read({ saved: { mode: 'hologram' }, state: 'NZ' })).toEqual({
      success: true,
      data: { ...answer, saved: { mode: 'favourite' }, state: null },
      leftOut: [
        { path: 'saved.mode', reason: expect.any(String) },
        { path: 'state', reason: expect.any(String) },
      ],
    });
    expect(dataOf({ saved: 'all' })).toEqual({ ...answer, saved: { mode: 'favourite' } });
    expect(dataOf({ either: { c: 1 } })).toEqual(answer);
  });

  it('leaves out the innermost entry of a list that holds an unknown value, wherever the value stands', () => {
    const hero = (title: unknown) => ({ kind: 'hero', title });
    const blocks = [hero(1), hero('A'), { kind: 'reviews', most: 3 }, { kind: 'list', of: ['new', 'hired'] }, hero(2)];
    expect(read({ blocks })).toEqual({
      success: true,
      data: { ...answer, blocks: [hero('A'), { kind: 'list', of: ['new'] }] },
      leftOut: [
        { path: 'blocks[].of[]', reason: expect.stringContaining('expected one of') },
        { path: 'blocks[]', reason: expect.any(String) },
      ],
    });
  });

  it('fails where nothing around a wrong value can be left out, and names its path', () => {
    expect(dataOf({ name: 7 })).toEqual([expect.objectContaining({ path: ['name'], code: 'invalid_type' })]);
    expect(readAnswer(schema, 'text').success).toBe(false);
    expect(readAnswer(schema, null).success).toBe(false);
  });

  it('does not invent a missing required field', () => {
    const { state: _state, ...without } = answer;
    expect(readAnswer(schema, { ...without }).success).toBe(false);
  });

  it('always ends, and returns only what fits the schema', () => {
    const keys = fc.constantFrom(
      'name',
      'saved',
      'state',
      'blocks',
      'either',
      'mode',
      'kind',
      'title',
      'of',
      'a',
      'zzz',
    );
    const words = fc.constantFrom('hero', 'list', 'new', 'compare', 'NSW', 'of-tomorrow', 7, null, true);
    const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
      tree: fc.oneof({ depthSize: 'small' }, words, fc.array(tie('tree')), fc.dictionary(keys, tie('tree'))),
    }));
    fc.assert(
      fc.property(fc.dictionary(keys, tree), (change) => {
        const result = read(change);
        if (!result.success) return;
        expect(schema.safeParse(result.data).success).toBe(true);
        expect(new Set(result.leftOut.map(({ path }) => path)).size).toBe(result.leftOut.length);
      }),
      { numRuns: 500 },
    );
  });
});
