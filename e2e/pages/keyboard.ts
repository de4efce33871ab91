import { type ElementHandle, expect, type Locator, type Page } from '@playwright/test';

/** Null where the element has been taken off the page. */
const isFocused = (element: ElementHandle<Node>): Promise<boolean | null> =>
  element.evaluate((node) => (node.isConnected ? node === document.activeElement : null));

/**
 * Goes on by Tab until `target` has the focus; what has it must be in view. To find it by its role costs more than the
 * key: it is found once, and again when the page has drawn it anew.
 */
export const tabTo = async (page: Page, target: Locator, most = 200): Promise<void> => {
  let element = await target.elementHandle();
  for (let presses = 0; presses < most; ) {
    const focused = element === null ? null : await isFocused(element);
    if (focused === null) {
      element = await target.elementHandle();
    } else if (focused) {
      await expect(target).toBeInViewport();
      return;
    } else {
      await page.keyboard.press('Tab');
      presses += 1;
    }
  }
  throw new Error(`Tab does not reach ${target}.`);
};

/** Goes to it by Tab and presses a key there. */
export const pressOn = async (page: Page, target: Locator, key: 'Enter' | 'Space' | 'ArrowRight'): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.press(key);
};
