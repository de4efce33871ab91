import { existsSync } from 'node:fs';
import { expect } from '@playwright/test';
import type { Engine, Size } from './engine-page';
import { openByPuppeteer } from './puppeteer-engine';
import { miniBrowser, openWebKit } from './webkit-engine';

/** The engines that journeys go through. */
export const engines = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engines)[number];

export const phone: Size = { width: 390, height: 844 };
export const desktop: Size = { width: 1440, height: 900 };

const programOf = (engine: 'chromium' | 'firefox'): string => {
  const places = {
    chromium: [process.env.CHROMIUM_PATH ?? '', '/usr/bin/chromium'],
    firefox: ['/usr/bin/firefox-esr'],
  };
  const found = places[engine].find((place) => place !== '' && existsSync(place));
  if (found === undefined)
    throw new Error(`There is no ${engine} at ${places[engine].join(' or ')}: see docs/browsers.md.`);
  return found;
};

/** Opens an engine. @throws Error where it is not installed */
export const open = (engine: EngineName, size: Size, withScripts: boolean): Promise<Engine> => {
  if (engine !== 'webkit') return openByPuppeteer({ engine, program: programOf(engine), size, withScripts });
  if (!existsSync(miniBrowser)) throw new Error(`There is no WebKitGTK at ${miniBrowser}: see docs/browsers.md.`);
  return openWebKit({ size, withScripts });
};

/** Runs a journey in an engine of its own; whatever its pages complain of fails it. */
export const travel = async (
  engineName: EngineName,
  size: Size,
  scripts: boolean,
  journey: (engine: Engine) => Promise<void>,
) => {
  const engine = await open(engineName, size, scripts);
  try {
    await journey(engine).catch(async (error: unknown) => {
      // Without it nobody who reads the error knows where the shopper stood.
      const page = await engine.evaluate(() => `${location.href}\n${document.body.innerText}`).catch(String);
      console.error(`${engineName} stood at ${page.slice(0, 3000)}`);
      throw error;
    });
    expect(await engine.complaints()).toEqual([]);
  } finally {
    await engine.close();
  }
};
