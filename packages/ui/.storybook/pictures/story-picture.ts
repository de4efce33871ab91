import { afterEach } from 'vitest';
import { commands, page } from 'vitest/browser';
import type { Verdict } from './judge-picture';
import { readPictureParameters } from './picture-parameters';
import { lastLook, type Shot } from './shot';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Takes the picture of what stands in the frame and judges it. */
    storyPicture: (shot: Shot) => Promise<Verdict>;
  }
}

/** Pages longer than this are cut: the rest repeats. Pixels. */
const longest = 8000;

/** Heights of the windows of the reviewed widths, as in the toolbar. */
const heights: Readonly<Record<number, number>> = { 390: 844, 820: 1180, 1440: 900 };

const wait = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));
const frame = () => new Promise<void>((done) => requestAnimationFrame(() => done()));

/** A picture that never comes must not hold up the run. */
const arrived = async (image: HTMLImageElement): Promise<void> => {
  image.loading = 'eager';
  image.decoding = 'sync';
  if (image.complete) return;
  const settled = new Promise<void>((done) => {
    image.addEventListener('load', () => done(), { once: true });
    image.addEventListener('error', () => done(), { once: true });
  });
  await Promise.race([settled, wait(3000)]);
};

/** Waits until typefaces and pictures are there and the layout has followed. */
const settle = async (): Promise<void> => {
  await Promise.all([...document.images].map(arrived));
  await document.fonts.ready;
  await frame();
  await frame();
};

/** The lowest edge of anything that shows. */
const contentBottom = (): number =>
  [...document.body.querySelectorAll('*')].reduce((lowest, element) => {
    const { width, height, bottom } = element.getBoundingClientRect();
    return width > 0 && height > 0 ? Math.max(lowest, bottom) : lowest;
  }, 8);

const clipOf = (height: number): Shot['clip'] => {
  const place = window.frameElement?.getBoundingClientRect();
  return { x: place?.x ?? 0, y: place?.y ?? 0, width: window.innerWidth, height };
};

/** Makes the browser lay everything out anew: edges between two pixels may have been rounded on the way here. */
const layOutAgain = async (): Promise<void> => {
  const { innerWidth, innerHeight } = window;
  await page.viewport(innerWidth + 16, innerHeight);
  await page.viewport(innerWidth, innerHeight);
  await settle();
};

/** Screenshots of more pixels than this become a smaller picture: half of all baselines' weight would be theirs. */
const large = 400_000;

/** Takes one picture; a second look after a while is given to what still moves. */
const take = async (picture: string): Promise<Verdict> => {
  const { innerWidth, innerHeight } = window;
  await settle();
  const full = Math.min(document.documentElement.scrollHeight, longest);
  // A frame shows no more than its height, so a long page gets a long window.
  const grown = full > innerHeight;
  if (grown) {
    await page.viewport(innerWidth, full);
    await settle();
  }
  const height = Math.ceil(Math.min(grown ? full : contentBottom(), grown ? full : innerHeight));
  const shrink = innerWidth * height > large ? 3 : 2;
  try {
    for (let look = 0; ; look += 1) {
      const verdict = await commands.storyPicture({ picture, clip: clipOf(height), shrink, look });
      if (verdict.like || !verdict.again || look >= lastLook) return verdict;
      await wait(100 * 2 ** look);
      await layOutAgain();
    }
  } finally {
    if (grown) await page.viewport(innerWidth, innerHeight);
  }
};

/** Carets blink, videos and framed pages play. */
const stillness = document.createElement('style');
stillness.textContent = '* { caret-color: transparent !important } video, iframe { visibility: hidden !important }';

type PicturedTask = { readonly meta: { readonly storyId?: string }; readonly result?: { readonly state?: string } };
type PicturedStory = { readonly parameters?: unknown };

// The story still stands: it is taken down when the next one begins.
afterEach(async (context) => {
  const { meta, result }: PicturedTask = context.task;
  const { story } = context as { readonly story?: PicturedStory };
  if (meta.storyId === undefined || story === undefined || result?.state === 'fail') return;
  const { widths, without } = readPictureParameters(story.parameters);
  if (without !== undefined) return;
  document.head.append(stillness);
  try {
    const { innerWidth, innerHeight } = window;
    const verdicts: Verdict[] = [];
    if (widths === undefined) verdicts.push(await take(meta.storyId));
    for (const width of widths ?? []) {
      await page.viewport(width, heights[width] ?? innerHeight);
      verdicts.push(await take(`${meta.storyId}-${width}`));
    }
    if (widths !== undefined) await page.viewport(innerWidth, innerHeight);
    const wrong = verdicts.flatMap((verdict) => (verdict.like ? [] : [verdict.unlike]));
    if (wrong.length > 0) throw new Error(wrong.join('\n'));
  } finally {
    stillness.remove();
  }
});
