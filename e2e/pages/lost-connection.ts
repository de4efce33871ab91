import { expect, type Page } from '@playwright/test';
import { enquiryForm } from './enquiry-form';

/** Sends a form while there is no connection: it says so, and what was typed is still there. Then there is one again. */
export const sendOffline = async (page: Page): Promise<void> => {
  const { form, submit } = enquiryForm(page);
  await page.route('**/api/leads', (route) => route.abort('internetdisconnected'));
  await submit.click();
  await expect(
    form.getByRole('alert').filter({ hasText: 'An error occurred when submitting this form' }),
  ).toContainText('What you typed is still here.');
  await page.unroute('**/api/leads');
};
