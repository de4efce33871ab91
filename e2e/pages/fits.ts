import { expect, type Page } from '@playwright/test';

/** The sizes of the projects `phone` and `desktop`, in CSS pixels. */
const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/**
 * Fails where a page is wider than a window of either size; the page is loaded once and resized. Measured by the size
 * that was set: a phone's own `innerWidth` grows with what is too wide.
 */
export const expectToFit = async (page: Page, what: string): Promise<void> => {
  const before = page.viewportSize();
  for (const size of sizes) {
    await page.setViewportSize(size);
    const widest = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(widest, `${what}, ${size.width} wide`).toBeLessThanOrEqual(size.width);
  }
  if (before !== null) await page.setViewportSize(before);
};
