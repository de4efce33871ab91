import type { Locator, Page } from '@playwright/test';

/** The button that leads from a home page into its stock: of the short search, or of the budget finder (BUDG-01). */
export const wayIntoStock = (page: Page): Locator =>
  page
    .getByRole('search')
    .getByRole('button', { name: /^Show me/ })
    .or(page.getByRole('form', { name: 'Budget finder' }).getByRole('button', { name: /Found$|^Show/ }))
    .first();
