import type { JSHandle, Page } from '@playwright/test';

/** Lets whatever the pattern names wait until it is released. */
export const hold = async (page: Page, pattern: string | RegExp): Promise<() => void> => {
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
