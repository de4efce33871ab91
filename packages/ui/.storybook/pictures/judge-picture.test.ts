import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { judgePicture } from './judge-picture';
import { encodePng, type Picture, readPicture } from './picture';
import { drawCard, softenedOtherwise } from './sample-drawing';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const name = 'metro/controls-button--primary';

const judge = async (picture: Picture, mode: 'compare' | 'accept' = 'compare') =>
  judgePicture({
    name,
    screenshot: await encodePng(picture),
    mode,
    report: true,
    folders: { baselines: join(folder, 'visual'), failures: join(folder, 'failures') },
  });

const baseline = () => join(folder, 'visual', `${name}.webp`);
const failures = () => join(folder, 'failures', name);

describe('judgePicture', () => {
  it('fails where there is nothing to compare with, and says how to accept', async () => {
    const verdict = await judge(await drawCard());
    expect(verdict).toMatchObject({ like: false, again: false });
    expect(verdict).toHaveProperty('unlike', expect.stringContaining(`no picture ${name}`));
    expect(verdict).toHaveProperty('unlike', expect.stringContaining('npm run storybook:accept'));
  });

  it('accepts, and then finds the same picture and one softened otherwise alike', async () => {
    const card = await drawCard();
    expect(await judge(card, 'accept')).toEqual({ like: true });
    expect(await judge(card)).toEqual({ like: true });
    expect(await judge(softenedOtherwise(card, 20))).toEqual({ like: true });
  });

  it('fails on a visible change and shows expected, actual and difference', async () => {
    await judge(await drawCard(), 'accept');
    const changed = await drawCard({ hairlineAt: 121 });
    const verdict = await judge(changed);
    expect(verdict).toMatchObject({ like: false, again: true });
    expect(verdict).toHaveProperty('unlike', expect.stringContaining('npm run storybook:accept'));
    const actual = await readPicture(readFileSync(join(failures(), 'actual.png')));
    expect(Buffer.compare(actual.data, changed.data)).toBe(0);
    expect(existsSync(join(failures(), 'expected.png'))).toBe(true);
    expect(existsSync(join(failures(), 'difference.png'))).toBe(true);
  });

  it('fails on another size and names both', async () => {
    const card = await drawCard();
    await judge(card, 'accept');
    const taller = {
      ...card,
      height: card.height - 2,
      data: card.data.subarray(0, card.width * (card.height - 2) * 3),
    };
    expect(await judge(taller)).toHaveProperty(
      'unlike',
      expect.stringContaining('It was 320 x 180 px and is 320 x 178 px.'),
    );
  });

  it('takes the pictures of a failure away once it is mended', async () => {
    await judge(await drawCard(), 'accept');
    await judge(await drawCard({ shift: 1 }));
    expect(existsSync(failures())).toBe(true);
    await judge(await drawCard());
    expect(existsSync(failures())).toBe(false);
  });

  it('leaves a baseline alone while accepting what does not visibly differ, and replaces it otherwise', async () => {
    const card = await drawCard();
    await judge(card, 'accept');
    const first = readFileSync(baseline());
    await judge(softenedOtherwise(card, 20), 'accept');
    expect(readFileSync(baseline()).equals(first)).toBe(true);
    await judge(await drawCard({ weight: 1.65 }), 'accept');
    expect(readFileSync(baseline()).equals(first)).toBe(false);
  });
});
