// The budget finder of a home page: what a shopper can pay, the price it reaches, and a button that is the count.
import { expect, test } from '@playwright/test';
import { awake } from './pages/deferred-parts';
import { journeySites, partIn } from './sites';
import { originOf } from './stack/address-book';

const field = 'form input[name="deposit"]';

for (const site of journeySites) {
  test.describe(`${site.name}, template ${site.template.toUpperCase()}`, () => {
    test.use({ baseURL: originOf(site.host) });
    const onePart = partIn(site.template, 'budget');

    test(
      'the budget finder counts what a budget reaches, leads to it, and is disabled where it reaches nothing [BUDG-01] [BUDG-02]',
      onePart(),
      async ({ page }) => {
        await page.goto('/');
        const finder = page.locator('form').filter({ has: page.getByRole('textbox', { name: /^Repayment a/ }) });
        await finder.scrollIntoViewIfNeeded();
        await page.mouse.move(5, 5);
        await awake(page, field);
        const repayment = finder.getByRole('textbox', { name: 'Repayment a month' });
        const deposit = finder.getByRole('textbox', { name: 'Deposit or trade-in' });
        await expect(repayment).toHaveValue('600');
        await expect(deposit).toHaveValue('2,000');
        await expect(finder.getByText('$38,000', { exact: true })).toBeVisible();
        await expect(finder.getByRole('button', { name: /^[\d,]+ \w+ Found$/ })).toBeEnabled();

        const set = async (figure: typeof repayment, text: string) => {
          await figure.fill(text);
          await figure.press('Enter');
        };
        await set(repayment, '10');
        await set(deposit, '0');
        await expect(finder.getByText('$600', { exact: true })).toBeVisible();
        const none = finder.getByRole('button', { name: /^0 \w+ Found$/ });
        await expect(none).toBeDisabled();
        await expect(none).toHaveAccessibleDescription(/^No \w+ found for this budget$/);
        await expect(finder.getByText(/^No \w+ found for this budget$/)).toBeVisible();

        await set(repayment, '2m');
        await expect(repayment).toHaveAccessibleDescription('Lowered to $1,000,000, the highest.');
        await set(repayment, '1e5');
        await expect(repayment).toHaveAccessibleDescription('Enter a figure, such as 1,000,000.');
        await expect(repayment).toHaveValue('1e5');
        await set(repayment, '0.7k');
        await expect(repayment).toHaveValue('700');
        await expect(finder.getByText('$42,000', { exact: true })).toBeVisible();
        await finder.getByRole('button', { name: /^[\d,]+ \w+ Found$/ }).click();
        await expect.poll(() => decodeURIComponent(page.url())).toContain('=1001:42000');
      },
    );
  });
}
