import type { Page } from '@playwright/test';

/** Adds up the layout's shifts that nobody caused; to be asked for before the page is opened. */
export const followShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) Object.assign(window, { shifted: Reflect.get(window, 'shifted') + entry.value });
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Sum of the shifts so far. */
export const shifts = (page: Page): Promise<number> => page.evaluate(() => Number(Reflect.get(window, 'shifted')));

/**
 * Counts anew once the page has come to rest, however long that takes: what moves while it loads is not the doing of
 * what a test does afterwards.
 */
export const forgetShifts = async (page: Page): Promise<void> => {
  await page.evaluate(() => document.fonts.ready);
  for (let before = Number.NaN, now = await shifts(page); now !== before; ) {
    // Long enough for a part that is on its way to be drawn; nothing may move meanwhile.
    await page.waitForTimeout(1_000);
    [before, now] = [now, await shifts(page)];
  }
  await page.evaluate(() => Object.assign(window, { shifted: 0 }));
};

/** Through the whole page and back, as a reader would: each place is drawn, so that what waits to be seen has been. */
export const readThrough = async (page: Page): Promise<void> => {
  for (const at of [0.25, 0.5, 0.75, 1, 0]) {
    await page.evaluate(
      (share) =>
        new Promise<void>((drawn) => {
          window.scrollTo(0, share * document.body.scrollHeight);
          // Who watches for what comes into view is told with the frame that draws it, so before the second.
          requestAnimationFrame(() => requestAnimationFrame(() => drawn()));
        }),
      at,
    );
  }
};
