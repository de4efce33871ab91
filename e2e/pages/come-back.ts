import { expect, type Page } from '@playwright/test';

/** Where a vehicle's page asks how the vehicle is now. */
export const viewPath = /\/cars\/[^/]+\/view\.json\?/;

/**
 * As when a visitor comes back to the tab, or to a page that the browser has cached: until the page asks how the vehicle
 * is now, which it does not soon after it has asked before.
 */
export const comeBack = async (page: Page, how: 'to the tab' | 'from the cache' = 'to the tab'): Promise<void> => {
  await expect(async () => {
    const asked = page.waitForRequest(viewPath, { timeout: 2_500 });
    await page.evaluate(
      (isCached) =>
        isCached
          ? window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
          : document.dispatchEvent(new Event('visibilitychange')),
      how === 'from the cache',
    );
    await asked;
  }).toPass();
};
