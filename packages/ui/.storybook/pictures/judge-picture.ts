import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { differencePicture, differences, onOneSize } from './differences';
import { baselinesFolder, failuresFolder, howToAccept, type PicturesMode } from './mode';
import { encodeBaseline, encodePng, type Picture, readPicture, type Shrink, simplify } from './picture';

/** What came of looking at one picture: `unlike` says what is wrong and how to go on, `again` whether to look again. */
export type Verdict =
  | { readonly like: true }
  | { readonly like: false; readonly unlike: string; readonly again: boolean };

const like: Verdict = { like: true };

export type JudgeInput = {
  /** The picture's place below the baselines, without ending: `metro/controls-button--primary`. */
  readonly name: string;
  /** The screenshot, PNG. */
  readonly screenshot: Uint8Array;
  readonly shrink?: Shrink;
  readonly mode: Exclude<PicturesMode, 'off'>;
  /** Also write the three pictures of a difference: the last of several looks. */
  readonly report: boolean;
  readonly folders?: { readonly baselines: string; readonly failures: string };
};

const sameBytes = (one: Picture, other: Picture): boolean =>
  one.width === other.width && one.height === other.height && Buffer.compare(one.data, other.data) === 0;

const write = async (file: string, content: Uint8Array): Promise<void> => {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
};

/** Keeps what is seen; a file whose picture does not visibly change keeps its bytes, so that git shows real changes. */
const accept = async (file: string, actual: Picture, shrink: Shrink): Promise<Verdict> => {
  if (existsSync(file) && (await difference(await readPicture(file), actual, shrink)) === undefined) return like;
  await write(file, await encodeBaseline(actual));
  return like;
};

type Difference = { readonly words: string; readonly picture: Picture };

const difference = async (expected: Picture, actual: Picture, shrink: Shrink): Promise<Difference | undefined> => {
  if (sameBytes(expected, actual)) return undefined;
  const [before, now] = onOneSize(expected, actual);
  const found = differences(before, now);
  const resized = expected.width !== actual.width || expected.height !== actual.height;
  if (!found.visible && !resized) return undefined;
  // Baselines are small; people think in the pixels of the page.
  const pixels = (count: number) => count * shrink;
  const size = resized
    ? ` It was ${pixels(expected.width)} x ${pixels(expected.height)} px and is ${pixels(actual.width)} x ${pixels(actual.height)} px.`
    : '';
  const where = `${found.pixels * shrink ** 2} pixels and ${found.squares} squares of ${pixels(16)} px differ.`;
  return { words: `${where}${size}`, picture: differencePicture(now, found.marks) };
};

/** Compares a screenshot with its baseline, or makes it the baseline. */
export const judgePicture = async ({
  name,
  screenshot,
  shrink = 2,
  mode,
  report,
  folders = { baselines: baselinesFolder, failures: failuresFolder },
}: JudgeInput): Promise<Verdict> => {
  const file = join(folders.baselines, `${name}.webp`);
  const actual = await simplify(await readPicture(screenshot), shrink);
  if (mode === 'accept') return accept(file, actual, shrink);
  if (!existsSync(file)) {
    return { like: false, again: false, unlike: `There is no picture ${name} to compare with. ${howToAccept}` };
  }
  const expected = await readPicture(file);
  const found = await difference(expected, actual, shrink);
  const failures = join(folders.failures, name);
  if (found === undefined) {
    await rm(failures, { recursive: true, force: true });
    return like;
  }
  if (report) {
    await write(join(failures, 'expected.png'), await encodePng(expected));
    await write(join(failures, 'actual.png'), Buffer.from(screenshot));
    await write(join(failures, 'difference.png'), await encodePng(found.picture));
  }
  return {
    like: false,
    again: true,
    unlike: `${name} looks different. ${found.words} See expected.png, actual.png and difference.png in ${relative(process.cwd(), failures)}. ${howToAccept}`,
  };
};
