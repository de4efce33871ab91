import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The levels the product promises: WCAG 2.2 AA with all that came before. */
const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Waits until nothing is being fetched for the page and nothing fades: what is half drawn has half its contrast. */
const whenSettled = async (page: Page): Promise<void> => {
  await expect(page.locator('[aria-busy="true"]').filter({ visible: true })).toHaveCount(0);
  // Asked anew each time: a transition that is turned round is another one, and the first never finishes.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
      ),
  );
};

/** What is the same on every page, or again and again on one. axe takes three times as long as a page itself. */
const saidOften = ['body > header', 'body > footer', '#search-results li:nth-child(n + 5)'];

/**
 * Fails with the rule and the elements of every fault that axe finds on the page once it stands still.
 * @param options.whole with the header, the footer and each of many cards, which accessibility.spec.ts looks at in every
 *   template; a page that is about one of them says so too
 * @param options.within selector of a part that has just opened on a page that is looked at elsewhere: that part alone.
 *   Where nothing matches, axe throws.
 */
export const expectAccessible = async (
  page: Page,
  what: string,
  { whole = false, within }: { readonly whole?: boolean; readonly within?: string } = {},
): Promise<void> => {
  await whenSettled(page);
  const builder = new AxeBuilder({ page });
  if (within === undefined) for (const selector of whole ? [] : saidOften) builder.exclude(selector);
  else builder.include(within);
  const { violations } = await builder
    // Only what is read here is gathered. No rule of these levels reads stylesheets; one reads films and sounds.
    .options({ resultTypes: ['violations'], preload: { assets: ['media'] } })
    .withTags(levels)
    // In the page itself, not handed over to a second page: there are no frames of other sites to look into.
    .setLegacyMode(true)
    .analyze();
  const faults = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ target }) => target.join(' ')),
  }));
  expect.soft(faults, what).toEqual([]);
};
