import type { CDPSession } from 'playwright';
import type { BrowserCommand } from 'vitest/node';
import { judgePicture, type Verdict } from './judge-picture';
import type { PicturesMode } from './mode';
import { lastLook, type Shot } from './shot';
import { themeOf } from './theme-of';

const devTools = new WeakMap<object, Promise<CDPSession>>();

/** The last screenshot of a picture while it is being accepted: it is kept once two in a row are the same. */
const lastLooks = new Map<string, string>();

/**
 * The command behind every story's picture. It asks the browser itself for the screenshot: the usual way waits, scrolls
 * and compresses for most of a second. The theme, after which the project is called, is the folder of the baselines.
 */
export const takePicture =
  (mode: Exclude<PicturesMode, 'off'>): BrowserCommand<[shot: Shot]> =>
  async ({ page, project }, { picture, clip, shrink, look }): Promise<Verdict> => {
    const session = devTools.get(page) ?? page.context().newCDPSession(page);
    devTools.set(page, session);
    const { data } = await (await session).send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      clip: { ...clip, scale: 1 },
    });
    const name = `${themeOf(project.name)}/${picture}`;
    const isSteady = mode === 'compare' || lastLooks.get(name) === data;
    lastLooks.set(name, data);
    if (!isSteady)
      return { like: false, again: true, unlike: `${name} does not come to rest. Stop what moves in the story.` };
    lastLooks.delete(name);
    return judgePicture({ name, screenshot: Buffer.from(data, 'base64'), shrink, mode, report: look >= lastLook });
  };
