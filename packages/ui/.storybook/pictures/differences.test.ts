import { describe, expect, it } from 'vitest';
import { themes } from '../../src/themes';
import { differencePicture, differences, onOneSize } from './differences';
import { encodeBaseline, encodePng, type Picture, readPicture, simplify } from './picture';
import { type Drawing, drawCard, softenedOtherwise } from './sample-drawing';

const compare = async (before: Drawing, now: Drawing) =>
  differences(await simplify(await drawCard(before)), await simplify(await drawCard(now)));

const metro = themes.metro.color;

describe('differences', () => {
  it('finds none between two pictures of the same', async () => {
    expect(await compare({}, {})).toMatchObject({ visible: false, pixels: 0, squares: 0 });
  });

  it('passes over edges that are softened otherwise', async () => {
    const card = await drawCard();
    const other = softenedOtherwise(card, 20);
    expect(Buffer.compare(card.data, other.data)).not.toBe(0);
    expect(differences(await simplify(card), await simplify(other)).visible).toBe(false);
  });

  it.each<[string, Drawing]>([
    ['a hairline moved by a pixel', { hairlineAt: 121 }],
    ['a hairline in another role', { hairline: metro.stageFloor }],
    ['a hairline that is gone', { hairline: '#ffffff' }],
    ['a ground in the next role', { ground: metro.sunk }],
    ['a tag in the next role', { tag: metro.positiveSoft }],
    ['quiet text that became faint', { text: metro.textFaint }],
    ['quiet text that became ink', { text: metro.text }],
    ['text a weight heavier', { weight: 1.65 }],
    ['text a weight lighter', { weight: 1.05 }],
    ['text moved by a pixel', { shift: 1 }],
  ])('sees %s', async (_what, now) => {
    expect((await compare({}, now)).visible).toBe(true);
  });

  it.each([
    ['the two grounds that are nearest to each other', metro.sunk, metro.stageWall],
    ['the stage’s wall and floor', metro.stageWall, metro.stageFloor],
  ])('tells %s apart', async (_what, one, other) => {
    expect((await compare({ ground: one }, { ground: other })).visible).toBe(true);
  });

  it('marks what differs and nothing else', async () => {
    const { marks } = await compare({}, { hairlineAt: 121 });
    const rows = new Set([...marks].flatMap((mark, pixel) => (mark === 1 ? [Math.floor(pixel / 160)] : [])));
    expect(Math.min(...rows)).toBeGreaterThanOrEqual(48);
    expect(Math.max(...rows)).toBeLessThan(64);
  });
});

describe('simplify', () => {
  it('halves the picture and leaves areas as they are', async () => {
    const { width, height, data } = await simplify(await drawCard());
    expect([width, height]).toEqual([160, 90]);
    const at = (x: number, y: number) => [...data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3)];
    expect(at(100, 80)).toEqual([0xff, 0xff, 0xff]);
    expect(at(30, 74)).toEqual([0xe6, 0xf3, 0xeb]);
  });

  it('keeps a hairline that is hardly darker than its ground', async () => {
    const { width, data } = await simplify(await drawCard());
    const column = Array.from({ length: 6 }, (_, row) => data[((57 + row) * width + 100) * 3] ?? 0);
    expect(Math.min(...column)).toBeLessThan(0xf8);
  });
});

describe('a picture on disk', () => {
  it('is read as it was written, and takes less room than a PNG of the page', async () => {
    const card = await simplify(await drawCard());
    const baseline = await encodeBaseline(card);
    const again = await readPicture(baseline);
    expect(Buffer.compare(again.data, card.data)).toBe(0);
    expect(baseline.length * 2).toBeLessThan((await encodePng(await drawCard())).length);
  });
});

describe('onOneSize', () => {
  it('shows what is missing or cut off', () => {
    const small: Picture = { width: 1, height: 1, data: Uint8Array.from([9, 9, 9]) };
    const large: Picture = { width: 2, height: 1, data: Uint8Array.from([9, 9, 9, 8, 8, 8]) };
    const [one, other] = onOneSize(small, large);
    expect([...one.data]).toEqual([9, 9, 9, 255, 0, 255]);
    expect([...other.data]).toEqual([...large.data]);
  });
});

describe('differencePicture', () => {
  it('is the new picture, pale, with the marks on it', () => {
    const actual: Picture = { width: 2, height: 1, data: Uint8Array.from([0, 0, 0, 255, 255, 255]) };
    expect([...differencePicture(actual, Uint8Array.from([0, 1])).data]).toEqual([191, 191, 191, 255, 0, 160]);
  });
});
