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

/**
 * Shows a kept page as long as its scripts have not started by themselves: a picture that has not come keeps it from
 * having loaded, and it waits for that beyond any test.
 * @returns a function that lets it be loaded
 */
export const openAtRest = async (page: Page, address: string, html: string): Promise<() => void> => {
  const waiting = html
    .replace(/"mostMs":\d+/, '"mostMs":600000')
    .replace('</body>', '<img src="/held.png" alt="" hidden></body>');
  const release = await hold(page, '**/held.png');
  const [path = ''] = address.split('#');
  await page.route(path, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: waiting }));
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  return release;
};
