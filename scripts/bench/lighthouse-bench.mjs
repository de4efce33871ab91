// @ts-check
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findBrowser } from '../test/browser.mjs';
import { median } from './median.mjs';

const run = promisify(execFile);

/** npm fetches it for this bench alone: with what it needs it weighs more than everything else of ours. */
const lighthouse = 'lighthouse@13.5.0';

/**
 * Lighthouse takes its browser from a variable of its own: a whole one where there is one, as shoppers have.
 * @returns {Promise<NodeJS.ProcessEnv>}
 */
const environment = async () => {
  const found = await findBrowser(process.env, { pictures: true });
  if (found === null) throw new Error('No Chromium was found for Lighthouse: install one, or set CHROMIUM_PATH.');
  return found.CHROMIUM_PATH === undefined ? found : { ...found, CHROME_PATH: found.CHROMIUM_PATH };
};

/**
 * One run on an emulated phone: scores 0 to 100, times in milliseconds, sizes in kilobytes (1,000 bytes).
 * @param {string} url
 * @param {NodeJS.ProcessEnv} env
 */
const audit = async (url, env) => {
  const { stdout } = await run(
    'npx',
    [
      '--yes',
      lighthouse,
      url,
      '--only-categories=performance,accessibility',
      '--output=json',
      '--quiet',
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage',
    ],
    { maxBuffer: 64 * 1024 * 1024, env },
  );
  const { categories, audits, runtimeError } = JSON.parse(stdout);
  if (runtimeError !== undefined) throw new Error(`${url}: ${runtimeError.message}`);
  const value = (/** @type {string} */ name) => audits[name].numericValue;
  const scripts = audits['network-requests'].details.items.filter(
    (/** @type {{ resourceType: string }} */ { resourceType }) => resourceType === 'Script',
  );
  return {
    performance: categories.performance.score * 100,
    accessibility: categories.accessibility.score * 100,
    firstContentfulPaint: value('first-contentful-paint'),
    largestContentfulPaint: value('largest-contentful-paint'),
    totalBlockingTime: value('total-blocking-time'),
    cumulativeLayoutShift: value('cumulative-layout-shift'),
    scripts:
      scripts.reduce(
        (/** @type {number} */ sum, /** @type {{ transferSize: number }} */ one) => sum + one.transferSize,
        0,
      ) / 1000,
  };
};

/**
 * Lighthouse on an emulated phone: medians of pages beside a bare page of Next, round by round in one run.
 * @param {Readonly<Record<string, string>>} pages address by name, one of them named `floor`
 * @param {number} [rounds]
 */
export const benchLighthouse = async (pages, rounds = 5) => {
  /** @type {Record<string, Awaited<ReturnType<typeof audit>>[]>} */
  const audits = Object.fromEntries(Object.keys(pages).map((name) => [name, []]));
  const env = await environment();
  for (let round = 0; round < rounds; round += 1)
    for (const [name, url] of Object.entries(pages)) audits[name]?.push(await audit(url, env));
  const medians = Object.fromEntries(
    Object.entries(audits).map(([name, of]) => {
      const [first] = of;
      if (first === undefined) throw new Error(`${name} was not measured.`);
      return [
        name,
        Object.fromEntries(
          Object.keys(first).map((figure) => [
            figure,
            Number(median(of.map((one) => Reflect.get(one, figure))).toFixed(figure.startsWith('cumulative') ? 3 : 0)),
          ]),
        ),
      ];
    }),
  );
  const floor = medians.floor?.largestContentfulPaint ?? Number.NaN;
  return {
    medians,
    paintToFloor: Object.fromEntries(
      Object.entries(medians).map(([name, { largestContentfulPaint = Number.NaN }]) => [
        name,
        Number((largestContentfulPaint / floor).toFixed(2)),
      ]),
    ),
  };
};
