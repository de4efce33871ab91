import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ByteWriter } from '../query/byte-writer';
import { type IndexedRecord, project } from '../record/record-fields';
import { CardWriter } from './card-writer';
import { HitArena } from './hit-arena';
import { KeyMarks } from './key-marks';

/** More attributes than there are marks for their names. */
const names = Array.from({ length: 60 }, (_, at) => `attribute "${at}" é`);
const text = fc.string({ unit: 'binary', maxLength: 40 });
const value = fc.oneof(text, fc.double(), fc.boolean(), fc.constant(null), fc.array(text), fc.dictionary(text, text));
const record = fc
  .tuple(text, fc.dictionary(fc.oneof(fc.constantFrom(...names), text), value, { maxKeys: 80 }))
  .map(([objectID, attributes]): IndexedRecord => ({ ...attributes, objectID }));

function kept(
  records: readonly IndexedRecord[],
  retrieve: readonly string[] | undefined,
  highlight: readonly string[],
) {
  const marks = new KeyMarks(['objectID', ...highlight]);
  const arena = new HitArena(marks);
  const writer = new CardWriter(marks, retrieve, highlight);
  for (const each of records) {
    const plain = writer.write(each);
    arena.append(writer.bytes.subarray(0, writer.length), plain);
  }
  return arena;
}

function written(arena: HitArena, ordinal: number): unknown {
  const out = new ByteWriter();
  arena.write(ordinal, out);
  out.text('}');
  return JSON.parse(Buffer.from(out.take()).toString());
}

describe('kept hits', () => {
  it('give back the JSON of the record, whether written out or parsed', () => {
    fc.assert(
      fc.property(fc.array(record, { maxLength: 5 }), fc.option(fc.subarray(names)), (records, retrieve) => {
        const arena = kept(records, retrieve ?? undefined, []);
        records.forEach((each, ordinal) => {
          const wanted = JSON.parse(JSON.stringify(project(each, retrieve ?? undefined)));
          expect(written(arena, ordinal)).toEqual(wanted);
          expect(arena.record(ordinal)).toEqual(wanted);
        });
      }),
    );
  });

  it('give back what many records have, and what is one of them’s own', () => {
    fc.assert(
      fc.property(fc.array(record, { minLength: 1, maxLength: 4 }), fc.option(fc.subarray(names)), (some, retrieve) => {
        // What is seen again becomes a number; the second time as its number is given, then as it is read.
        const records = [...some, ...some, ...some].map((each, place) => ({
          ...each,
          objectID: `${place}`,
          own: [place],
        }));
        const arena = kept(records, retrieve ?? undefined, []);
        records.forEach((each, ordinal) => {
          const wanted = JSON.parse(JSON.stringify(project(each, retrieve ?? undefined)));
          expect(written(arena, ordinal)).toEqual(wanted);
          expect(arena.record(ordinal)).toEqual(wanted);
        });
      }),
    );
  });

  it('take as good as no room for what many records have', () => {
    const texts = Array.from(
      { length: 40 },
      (_, place) => [`attribute ${place}`, `a text of some length ${place}`] as const,
    );
    const records = Array.from({ length: 1000 }, (_, at) => ({ ...Object.fromEntries(texts), objectID: `${at}` }));
    expect(kept(records, undefined, []).bytes / records.length).toBeLessThan(250);
  });

  it('tell more shared texts apart than two bytes can number', () => {
    const twice = Array.from({ length: 140_000 }, (_, at) => ({
      objectID: `${at}`,
      text: `number ${at >> 1}`,
      list: [at >> 1],
    }));
    const arena = kept(twice, undefined, ['text']);
    for (const ordinal of [0, 1, 70_001, 139_998, 139_999]) {
      expect(written(arena, ordinal)).toEqual(twice[ordinal]);
      const [text] = arena.highlighted(ordinal, ['text']);
      expect(JSON.parse(Buffer.from(text ?? '').toString())).toBe(twice[ordinal]?.text);
    }
  });

  it('hold the texts that are highlighted', () => {
    const highlight = ['name', 'make'];
    const arena = kept(
      [
        { objectID: '1', price: 3, make: 'Škoda "S"', name: 'a' },
        { objectID: '2', make: 'b' },
        { objectID: '3', make: ['b'] },
        { objectID: '4', make: null },
      ],
      ['make', 'name', 'price'],
      highlight,
    );
    const texts = (ordinal: number) =>
      arena.highlighted(ordinal, highlight).map((bytes) => bytes && JSON.parse(Buffer.from(bytes).toString()));
    expect(texts(0)).toEqual(['a', 'Škoda "S"']);
    expect(texts(1)).toEqual([undefined, 'b']);
    expect([0, 1, 2, 3].map((ordinal) => arena.isPlain(ordinal))).toEqual([true, true, false, true]);
    expect(texts(3)).toEqual([undefined, undefined]);
  });

  it('hold highlighted texts that many records have', () => {
    const arena = kept(
      Array.from({ length: 3 }, (_, at) => ({
        objectID: `${at}`,
        name: 'a name of some length',
        make: at === 1 ? 'Kia' : 4,
      })),
      ['make', 'name'],
      ['name', 'make'],
    );
    const texts = [0, 1, 2].map((ordinal) =>
      arena.highlighted(ordinal, ['name', 'make']).map((bytes) => bytes && JSON.parse(Buffer.from(bytes).toString())),
    );
    expect(texts[1]).toEqual(['a name of some length', 'Kia']);
    expect(texts[2]?.[0]).toBe('a name of some length');
  });
});
