// @ts-check
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from 'playwright';
import { findBrowser } from '../../test/browser.mjs';
import { record } from './recorder.mjs';

/** @typedef {import('./recorder.mjs').Look} Look */
/** @typedef {import('./recorder.mjs').Record} PageRecord */

/** Times slower than this machine. */
const slowdown = 4;
/** Bytes a second and milliseconds: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back. */
const network = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const screen = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** Milliseconds after which something is taken not to come. */
const bound = { paint: 60_000, control: 15_000, effect: 10_000, rest: 15_000 };
/** Milliseconds that a finger stays on the glass, and between two letters. */
const finger = { down: 60, letters: 80 };
/** A swipe across most of the screen. */
const swiped = { pixels: 240, steps: 8, ms: 160 };
/** Milliseconds before the press at which the shopper has scrolled to the control, and has seen where it stands. */
const ahead = { bring: 350, aim: 120 };

/** How long an effect is waited for, in milliseconds after the press. */
export const effectBound = bound.effect;

/**
 * @typedef {object} Visited
 * @property {PageRecord | null} record  null where the page was left by the press
 * @property {boolean} isControlThere
 * @property {number | null} pressedAt  time of day
 * @property {number | null} leftAt  time of day at which the page that the press led to had painted
 * @property {{ atLoad: string[], scripts: string[], sheets: string[], rules: string } | null} has  scripts and styles, where nobody pressed
 * @property {string | null} answer  what the app says of its answer: `HIT` for a cached one; null where it says nothing
 * @property {number} transfer  kilobytes (1,000 bytes) of scripts and styles as they came
 */

/** A Chromium for all runs. */
export const startBrowser = async () => {
  const env = await findBrowser(process.env, { pictures: false });
  if (env === null) throw new Error('There is no Chromium: npx playwright install chromium.');
  return chromium.launch({
    ...(env.CHROMIUM_PATH === undefined ? {} : { executablePath: env.CHROMIUM_PATH }),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-sync'],
  });
};

/** The answer, or undefined once it has taken too long. @template T @param {Promise<T>} answer @param {number} ms */
const within = async (answer, ms) => {
  const stop = new AbortController();
  const late = pause(Math.max(0, ms), undefined, { signal: stop.signal }).catch(() => undefined);
  try {
    return await Promise.race([answer, late]);
  } finally {
    stop.abort();
  }
};

const until = (/** @type {number} */ timeOfDay) => pause(Math.max(0, timeOfDay - Date.now()));

/**
 * One visit on an emulated phone, in a browser that knows nothing, or only what it cached of a visit before.
 * @param {import('playwright').Browser} browser
 * @param {object} visit
 * @param {string} visit.address
 * @param {boolean} visit.isReturning  somebody with this browser has been there, and has acted
 * @param {Look | null} visit.look  null: nobody presses, and the page is left once it has come to rest
 * @param {number} visit.delay  milliseconds from the first paint to the press
 * @returns {Promise<Visited>}
 */
export const visit = async (browser, { address, isReturning, look, delay }) => {
  const context = await browser.newContext({ ...screen, locale: 'en-AU', timezoneId: 'Australia/Sydney' });
  try {
    const page = await context.newPage();
    if (isReturning) {
      await page.goto(address, { waitUntil: 'load' });
      await page.keyboard.press('Shift');
      await page.waitForLoadState('networkidle', { timeout: bound.rest }).catch(() => undefined);
      await page.goto('about:blank');
    }
    return await visitSlowly(page, { address, look, delay });
  } finally {
    await context.close();
  }
};

/**
 * @param {import('playwright').Page} page
 * @param {{ address: string, look: Look | null, delay: number }} visit
 * @returns {Promise<Visited>}
 */
const visitSlowly = async (page, { address, look, delay }) => {
  const cdp = await page.context().newCDPSession(page);
  const follow = await followPage(cdp);
  /** What the page answers; undefined where it is too busy for too long, or gone. @param {string} call @param {number} ms */
  const ask = async (call, ms = bound.rest) => {
    const answer = cdp.send('Runtime.evaluate', { expression: `forecourtBench.${call}()`, returnByValue: true }).then(
      ({ result }) => result.value,
      () => undefined,
    );
    return within(answer, ms);
  };
  await cdp.send('Page.addScriptToEvaluateOnNewDocument', {
    source: `if (window === top && location.protocol !== 'about:') (${record})(${JSON.stringify(look)}, ${JSON.stringify(binding)});`,
  });
  await cdp.send('Network.emulateNetworkConditions', network);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });

  const { errorText } = await cdp.send('Page.navigate', { url: address });
  if (errorText !== undefined) throw new Error(`${address}: ${errorText}`);
  const paintedAt = await within(follow.painted(1), bound.paint);
  if (paintedAt === undefined) throw new Error(`${address} painted nothing within ${bound.paint / 1000} s.`);

  const outcome = { isControlThere: false, leftAt: /** @type {number | null} */ (null) };
  if (look === null) {
    await until(paintedAt + delay);
  } else {
    const target = await findTarget(ask, paintedAt + delay);
    if (target !== null) {
      outcome.isControlThere = true;
      await until(paintedAt + delay);
      await (look.act === 'swipe' ? swipe(cdp, target) : press(cdp, target));
      if (look.act === 'type') await type(cdp, look.letters ?? '');
      const left = follow.painted(2).then((at) => {
        outcome.leftAt = at;
      });
      await within(Promise.race([follow.settled(), left]), bound.effect + 1000);
    }
  }
  await rest(ask);
  const last = await ask('read');
  return {
    ...outcome,
    record: outcome.leftAt === null ? (last ?? null) : null,
    pressedAt: follow.pressedAt(),
    has: look === null ? ((await ask('weigh')) ?? null) : null,
    answer: follow.answer(),
    transfer: follow.transfer(),
  };
};

const binding = 'forecourtBenchTell';

/** What the page tells, and what comes over its network. @param {import('playwright').CDPSession} cdp */
const followPage = async (cdp) => {
  /** @type {string[]} */
  const told = [];
  /** @type {Set<() => void>} */
  const waiting = new Set();
  let transfer = 0;
  /** @type {Set<string>} */
  const counted = new Set();
  cdp.on('Runtime.bindingCalled', ({ name, payload }) => {
    if (name !== binding) return;
    told.push(payload);
    for (const look of waiting) look();
  });
  /** @type {string | null} */
  let answer = null;
  cdp.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (type === 'Document') answer ??= response.headers['x-nextjs-cache'] ?? null;
    if (/javascript|css/.test(response.mimeType)) counted.add(requestId);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (counted.has(requestId)) transfer += encodedDataLength;
  });
  await cdp.send('Network.enable');
  await cdp.send('Page.enable');
  await cdp.send('Runtime.enable');
  await cdp.send('Runtime.addBinding', { name: binding });
  const tellings = (/** @type {string} */ what) =>
    told.flatMap((one) => (one.split(' ')[0] === what ? [Number(one.split(' ')[1] ?? 0)] : []));
  /** The number that came with the nth of its kind, once it has come. @param {string} what @param {number} nth @returns {Promise<number>} */
  const once = (what, nth) =>
    new Promise((resolve) => {
      const look = () => {
        const at = tellings(what)[nth - 1];
        if (at === undefined) return;
        waiting.delete(look);
        resolve(at);
      };
      waiting.add(look);
      look();
    });
  return {
    /** Time of day of the first paint of the first page, or of the one that the press led to. @param {1 | 2} page */
    painted: (page) => once('painted', page),
    settled: () => once('settled', 1),
    pressedAt: () => tellings('pressed')[0] ?? null,
    answer: () => answer,
    transfer: () => transfer / 1000,
  };
};

/**
 * Scrolls to the control where that is needed, as far ahead of the press as a shopper does, and says where it stands;
 * null where it does not come. A page that is too busy to say does not hold up the press.
 * @param {(call: string, ms?: number) => Promise<any>} ask
 * @param {number} dueAt  time of day of the press
 * @returns {Promise<{ x: number, y: number } | null>}
 */
const findTarget = async (ask, dueAt) => {
  await until(dueAt - ahead.bring);
  for (const end = Date.now() + bound.control; !(await ask('bring')); ) {
    if (Date.now() > end) return null;
    await pause(100);
  }
  await until(dueAt - ahead.aim);
  return (await ask('aim')) ?? null;
};

/** A finger, not held up by what the page is busy with. @param {import('playwright').CDPSession} cdp @param {{ x: number, y: number }} at */
const press = async (cdp, at) => {
  const down = cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await pause(finger.down);
  const up = cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  // They answer once the page has taken them.
  await within(Promise.allSettled([down, up]), bound.effect);
};

/** A finger that draws what is under it to the left. @param {import('playwright').CDPSession} cdp @param {{ x: number, y: number }} from */
const swipe = async (cdp, { x, y }) => {
  const sent = [cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })];
  for (let step = 1; step <= swiped.steps; step += 1) {
    await pause(swiped.ms / swiped.steps);
    const at = { x: x - (swiped.pixels * step) / swiped.steps, y };
    sent.push(cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at] }));
  }
  sent.push(cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }));
  await within(Promise.allSettled(sent), bound.effect);
};

/** @param {import('playwright').CDPSession} cdp @param {string} letters */
const type = async (cdp, letters) => {
  const sent = [];
  for (const text of letters) {
    sent.push(cdp.send('Input.dispatchKeyEvent', { type: 'keyDown', text, key: text }));
    sent.push(cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', key: text }));
    await pause(finger.letters);
  }
  await within(Promise.allSettled(sent), bound.effect);
};

/** Until no script has come and no long task has been for a while. @param {(call: string) => Promise<any>} ask */
const rest = async (ask) => {
  const end = Date.now() + bound.rest;
  for (let before = ''; Date.now() < end; ) {
    const record = await ask('read');
    const now = JSON.stringify([record?.scripts.length, record?.tasks.length]);
    if (record !== undefined && now === before) return;
    before = now;
    await pause(1_500);
  }
};
