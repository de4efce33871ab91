import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the accepted pictures are kept, in git: `<theme>/<story id>.webp`. FORECOURT_BASELINES is for trying out. */
export const baselinesFolder =
  process.env.FORECOURT_BASELINES ?? fileURLToPath(new URL('../../visual', import.meta.url));

/** Where a failure's pictures are put, out of git: `<theme>/<story id>/expected.png` and so on. */
export const failuresFolder = fileURLToPath(new URL('../../.reports/pictures', import.meta.url));

/** What a story run does with pictures. */
export type PicturesMode = 'compare' | 'accept' | 'off';

/** How to take what the stories look like now for right. Ends every failure. */
export const howToAccept =
  'If this is how it should look, run `npm run storybook:accept` (one folder: `-- src/button`) and commit packages/ui/visual.';

/** Says which browser drew the baselines: `{ "chromium": 150 }`. */
export const browserFile = join(baselinesFolder, 'browser.json');

/** The main version of a Chromium: 150. Throws when the program does not say. */
export const chromiumVersion = (program: string): number => {
  const said = execFileSync(program, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const version = /\b(\d+)\.\d+\.\d+/.exec(said)?.[1];
  if (version === undefined) throw new Error(`${program} does not tell its version: ${said.trim()}`);
  return Number(version);
};

const versionOfBaselines = (): number | undefined => {
  if (!existsSync(browserFile)) return undefined;
  const { chromium }: { readonly chromium?: unknown } = JSON.parse(readFileSync(browserFile, 'utf8'));
  return typeof chromium === 'number' ? chromium : undefined;
};

/** What a run does with pictures and, where it does nothing, why. */
export type PicturesPlan = { readonly mode: PicturesMode; readonly why?: string };

/**
 * What this run does: FORECOURT_PICTURES, else it compares where there are baselines that this browser drew. They show
 * text as Linux and one version of Chromium draw it; elsewhere stories differ that nobody changed, so there it compares
 * only when told to.
 *
 * @param version Main version of the browser of this run.
 */
export const picturesPlan = (
  version: number,
  wanted: string | undefined = process.env.FORECOURT_PICTURES,
  { platform, drawnBy }: { readonly platform: string; readonly drawnBy: number | undefined } = {
    platform: process.platform,
    drawnBy: versionOfBaselines(),
  },
): PicturesPlan => {
  if (wanted === 'compare' || wanted === 'accept') return { mode: wanted };
  if (wanted === 'off') return { mode: 'off', why: 'FORECOURT_PICTURES is off' };
  if (drawnBy === undefined) return { mode: 'off', why: 'none are accepted' };
  if (platform !== 'linux') return { mode: 'off', why: `they were drawn on Linux, this is ${platform}` };
  if (drawnBy !== version) {
    return { mode: 'off', why: `they were drawn by Chromium ${drawnBy}, this is ${version}` };
  }
  return { mode: 'compare' };
};
