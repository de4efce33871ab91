import type { Page } from '@playwright/test';

/** How long nothing new has been fetched, in milliseconds, before a page counts as quiet by its own record. */
const quietFor = 3000;

/** Waits until the page's own record of what was fetched has not grown for three seconds: what comes by a clock, too. */
export const whenNothingComes = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    (still) => {
      const ends = performance
        .getEntriesByType('resource')
        .map((entry) => (entry as PerformanceResourceTiming).responseEnd);
      return performance.now() - Math.max(0, ...ends) > still;
    },
    quietFor,
    { polling: 250 },
  );
};

/**
 * Waits until a page fetches nothing more: Playwright hears the end of every request, or the page's own record says so.
 * The second is there because Playwright now and then misses the end of a request, and then waits for its idle network
 * as long as the test may take.
 */
export const whenQuiet = async (page: Page): Promise<void> => {
  await page.waitForLoadState();
  await Promise.race([page.waitForLoadState('networkidle'), whenNothingComes(page)]);
};
