import type { JSHandle, Page } from '@playwright/test';

/** Runs in the page: what it asks for is given as long as it takes. */
const askWithoutLimit = () => {
  AbortSignal.timeout = () => new AbortController().signal;
};

/**
 * Lets whatever the pattern names wait until it is released. The page gives up none of its questions meanwhile: on a slow
 * machine its limits would run out before the test is ready.
 */
export const hold = async (page: Page, pattern: string | RegExp): Promise<() => void> => {
  await page.addInitScript(askWithoutLimit);
  await page.evaluate(askWithoutLimit);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
};

/** Waits until the code of a part has come: what stands there until then is replaced under the pointer. */
export const awake = (page: Page, selector: string): Promise<JSHandle> =>
  page.waitForFunction((at) => {
    const element = document.querySelector(at);
    return element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps'));
  }, selector);
