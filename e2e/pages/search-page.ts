import { expect, type Locator, type Page } from '@playwright/test';
import type { Refinement } from '../sites';

/** The search page as a shopper meets it: by its words and roles, whatever the template. */
export const searchPage = (page: Page) => {
  const main = page.getByRole('main');
  // Of vehicles: promo cards stand between.
  const cards = page
    .getByRole('list', { name: 'Search results' })
    .getByRole('article')
    .filter({ has: page.locator(':is(h2, h3) a') });

  /** The filters: beside the results, or in a drawer that a button opens. */
  const openFilters = async (): Promise<Locator> => {
    const opener = page.getByRole('link', { name: /^(all )?filters/i }).filter({ visible: true });
    const beside = page.getByRole('complementary', { name: /filters$/i });
    await expect(opener.or(beside).first()).toBeVisible();
    if ((await opener.count()) === 0) return beside;
    await opener.first().click();
    const drawer = page.getByRole('dialog', { name: /filters/i });
    await expect(drawer).toBeVisible();
    return drawer;
  };

  /** One filter, unfolded. */
  const openFilter = async (filters: Locator, name: string): Promise<Locator> => {
    const filter = filters
      .locator('details')
      .filter({ has: page.locator('summary').filter({ hasText: new RegExp(`^${name}`) }) })
      .filter({ visible: true })
      .first();
    if ((await filter.getAttribute('open')) === null) await filter.locator('summary').first().click();
    return filter;
  };

  /** Closes a drawer by its "Show Me 98 cars"; filters beside the results have nothing to close. */
  const showResults = async (): Promise<void> => {
    const drawer = page.getByRole('dialog', { name: /filters/i });
    if ((await drawer.count()) === 0) return;
    await drawer.getByRole('button', { name: /^Show Me/ }).click();
    await expect(drawer).toBeHidden();
  };

  return {
    main,
    cards,
    heading: main.getByRole('heading', { level: 1 }),
    /** "98 cars": a live region, so that a change of it is read out. */
    count: main.getByRole('status').first(),
    openFilters,
    openFilter,
    showResults,

    /** Refines as a shopper does. */
    refine: async (refinement: Refinement): Promise<void> => {
      const filter = await openFilter(await openFilters(), refinement.filter);
      if (refinement.filter === 'Price') {
        const upTo = filter.getByRole('textbox', { name: /^To/ });
        await upTo.fill(String(refinement.upTo));
        await upTo.press('Enter');
      } else {
        await filter.getByRole('checkbox', { name: new RegExp(`^${refinement.choose}`) }).check();
      }
      await page.waitForURL((url) => decodeURIComponent(url.pathname + url.search) === refinement.address);
      await showResults();
    },

    goToPage: (number: number): Promise<void> =>
      page
        .getByRole('navigation', { name: 'Pages' })
        // Pages are numbered in some templates and turned one by one in others.
        .getByRole('link', { name: number === 2 ? /^(Page 2|Next page)$/ : `Page ${number}` })
        .first()
        .click(),

    /** Addresses of the vehicles shown, in order. */
    vehicles: (): Promise<readonly string[]> =>
      cards.evaluateAll((articles) =>
        articles.map((article) => article.querySelector('h2 a, h3 a')?.getAttribute('href') ?? ''),
      ),
  };
};

/**
 * Counts requests to search from now on: those for suggestions, or those that a shopper has made. What the page asks for
 * itself (what words mean, a way on from nothing) is no search of anybody's.
 */
const countRequests = (page: Page, forSuggestions: boolean): (() => number) => {
  let count = 0;
  page.on('request', (request) => {
    if (!new URL(request.url()).pathname.startsWith('/_search/')) return;
    const body = request.postData() ?? '';
    const isForSuggestions = body.includes('"facetQuery"');
    // The queries beside a search are no analytics either: its first one tells what it is.
    const [first] =
      (JSON.parse(body) as { readonly requests?: readonly Readonly<Record<string, unknown>>[] }).requests ?? [];
    if (isForSuggestions === forSuggestions && (isForSuggestions || first?.analytics !== false)) count += 1;
  });
  return () => count;
};

/** Counts the browser's own searches from now on. */
export const countSearches = (page: Page): (() => number) => countRequests(page, false);

/** Counts the questions for suggestions from now on. */
export const countSuggestionRequests = (page: Page): (() => number) => countRequests(page, true);

/**
 * Waits until scripts have taken the page over: until then a press follows the plain link or form. A form whose code
 * comes when it is near counts for nothing.
 */
export const whenInteractive = async (page: Page): Promise<void> => {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('form')].some((form) =>
      Object.keys(form).some((key) => key.startsWith('__reactProps')),
    ),
  );
};

/**
 * Notes every list of vehicles that the results show from now on, each as the addresses of its vehicles. The first is the
 * one that stands there now. What would be shown for a moment alone is in it.
 */
export const followResults = async (page: Page): Promise<() => Promise<readonly (readonly string[])[]>> => {
  await page.evaluate(() => {
    const lists: string[][] = [];
    const note = () => {
      const links = document.querySelectorAll('[aria-label="Search results"] article :is(h2, h3) a[href^="/cars/"]');
      const list = [...links].map((link) => link.getAttribute('href') ?? '');
      if (list.join() !== lists.at(-1)?.join()) lists.push(list);
    };
    note();
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributeFilter: ['href'] });
    Object.assign(window, { shownLists: lists });
  });
  return () => page.evaluate(() => Reflect.get(window, 'shownLists') as string[][]);
};
