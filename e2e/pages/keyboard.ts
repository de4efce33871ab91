import { expect, type Locator, type Page } from '@playwright/test';

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement).catch(() => false);

/** Goes on by Tab until `target` has the focus; what has it must be in view. */
export const tabTo = async (page: Page, target: Locator, most = 200): Promise<void> => {
  for (let presses = 0; presses < most; presses += 1) {
    if (await isFocused(target)) {
      await expect(target).toBeInViewport();
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${target}.`);
};

/** Goes to it by Tab and presses a key there. */
export const pressOn = async (page: Page, target: Locator, key: 'Enter' | 'Space' | 'ArrowRight'): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.press(key);
};
