// The enquiry page of a vehicle in steps, where a site says so: details are kept before the message is written.
import { expect, type Page, test } from '@playwright/test';
import { enquiryForm, someone } from '../pages/enquiry-form';
import { listedVehicle } from '../pages/listed-vehicle';
import { originOf } from '../stack/address-book';
import { leadsOf } from '../stack/leads';

const host = 'wattle-grove-toyota.localhost';
const origin = originOf(host);
const question = 'Does it tow? I have a boat.';

/** The enquiry page of some vehicle. */
const openEnquiry = async (page: Page) => {
  await page.goto(`${origin}${await listedVehicle(host)}/enquire`);
  const enquiry = enquiryForm(page);
  const { form } = enquiry;
  return {
    ...enquiry,
    next: form.getByRole('button', { name: 'Next' }),
    back: form.getByRole('button', { name: 'Back' }),
    way: form.getByRole('navigation', { name: 'Your enquiry' }),
    details: form.getByRole('heading', { name: 'Your details' }),
    question: form.getByRole('heading', { name: 'Your message' }),
    consent: form.getByRole('checkbox'),
    summary: form.getByRole('alert').filter({ hasText: 'Please fix the following errors:' }),
    /** Types as a person does: a press right after a step came belongs to the step before. */
    write: async (text: string) => {
      await enquiry.message.fill('');
      await enquiry.message.pressSequentially(text, { delay: 30 });
    },
  };
};

const completed = async (name: string) => (await leadsOf(name)).map(({ form_completed }) => form_completed);

test('Next stores the details, Back keeps what was typed, and Send completes the same lead [FORM-05] [LEAD-05]', async ({
  page,
}) => {
  const form = await openEnquiry(page);
  await expect(form.next).toBeVisible();
  await expect(form.message).toBeHidden();
  await expect(form.way.getByRole('listitem').locator('[aria-current=step]')).toContainText('Your details');

  const who = someone();
  await form.fill(who);
  const kept = page.waitForRequest('**/api/leads');
  await form.phone.press('Enter');
  await expect(form.question).toBeFocused();
  await expect(form.question).toHaveText('Step 2 of 2: Your message');
  await expect(form.name).toBeHidden();
  await expect(form.message).not.toHaveValue('');
  // Nothing is written or agreed to in the shopper's name before the shopper saw it.
  expect((await kept).postDataJSON()).toMatchObject({
    form_completed: false,
    userData: { message: '', opt_in: false, opt_in_wording: null },
  });
  await expect.poll(() => completed(who.name)).toEqual([false]);
  const [begun] = await leadsOf(who.name);

  await form.write(question);
  await form.consent.uncheck();
  await form.back.click();
  await expect(form.details).toBeFocused();
  await expect(form.name).toHaveValue(who.name);
  await expect(form.email).toHaveValue(who.email);
  await expect(form.phone).toHaveValue(who.phone);
  await form.phone.fill('');
  await form.phone.pressSequentially('0400 000 001', { delay: 50 });
  await form.next.click();
  await expect(form.question).toBeFocused();
  await expect(form.message).toHaveValue(question);
  await expect(form.consent).not.toBeChecked();

  await form.write(`${question} A small one.`);
  await form.submit.dblclick();
  await page.waitForURL(/\/success\?category=vehicle&/);
  expect(new URL(page.url()).searchParams.get('lead')).toBe(begun?.lead_id);
  const leads = await leadsOf(who.name);
  expect(leads).toEqual([
    expect.objectContaining({
      lead_id: begun?.lead_id,
      form_completed: true,
      category: 'vehicle',
      phone: '0400 000 001',
      message: `${question} A small one.`,
    }),
  ]);
});

test('the browser’s Back and Forward go through the steps, a reload stays at its step, and Back leaves from the first step', async ({
  page,
}) => {
  await page.goto(`${origin}/search`);
  const form = await openEnquiry(page);
  await expect(form.next).toBeVisible();
  const who = someone();
  await form.fill(who);
  await form.next.click();
  await expect(form.question).toBeFocused();
  await form.write(question);

  await page.goBack();
  await expect(form.details).toBeFocused();
  await expect(form.name).toHaveValue(who.name);
  await page.goForward();
  await expect(form.question).toBeFocused();
  await expect(form.message).toHaveValue(question);

  await page.reload();
  await expect(form.message).toBeVisible();
  await expect(form.message).toHaveValue(question);
  await page.goBack();
  await expect(form.name).toBeVisible();
  await expect(form.name).toHaveValue(who.name);
  await page.goBack();
  await page.waitForURL(`${origin}/search`);
});

test('a wrong email address keeps the first step and sends nothing, and a double press of Next sends no message', async ({
  page,
}) => {
  const form = await openEnquiry(page);
  await expect(form.next).toBeVisible();
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/leads')) sent += 1;
  });
  const who = someone();
  await form.fill({ ...who, email: 'nobody' });
  await form.next.click();
  await expect(form.summary).toBeFocused();
  await expect(form.summary.getByRole('listitem')).toHaveText([/email/i]);
  await expect(form.email).toHaveAttribute('aria-invalid', 'true');
  await expect(form.message).toBeHidden();
  expect(sent).toBe(0);

  await form.email.fill(who.email);
  await form.next.dblclick();
  await expect(form.question).toBeVisible();
  await expect.poll(() => completed(who.name)).toEqual([false]);
  await expect(form.submit).toBeEnabled();
  expect(page.url()).toMatch(/\/enquire$/);
  await expect(form.summary).toHaveCount(0);
  await form.write(question);
  await form.message.fill(' ');
  await form.submit.click();
  await expect(form.summary.getByRole('listitem')).toHaveText([/message/i]);
});

test('a failing API stops no step, is reported when the form is sent, and the retry makes one lead [FORM-05] [ERRS-01/lead-no-id]', async ({
  page,
}) => {
  const form = await openEnquiry(page);
  await expect(form.next).toBeVisible();
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text());
  });
  const who = someone();
  await form.fill(who);
  await page.route('**/api/leads', (route) => route.fulfill({ status: 502, body: '<html>' }));
  await form.next.click();
  await expect(form.question).toBeFocused();
  await expect.poll(() => logged.join('\n')).toContain('The enquiry could not be sent.');

  await form.write(question);
  await form.submit.click();
  const failure = form.form.getByRole('alert');
  await expect(failure).toContainText('An unexpected error occured');
  await expect(failure).toContainText('What you typed is still here.');
  await expect(failure.getByRole('link')).toHaveAttribute('href', /^tel:/);
  await expect(form.message).toHaveValue(question);

  await page.unroute('**/api/leads');
  const error = 'Our system is not available for a moment.';
  await page.route('**/api/leads', (route) => route.fulfill({ status: 503, json: { error, fields: [] } }));
  await form.submit.click();
  await expect(failure).toContainText(error);

  // A fault of an earlier step leads back to it.
  await page.unroute('**/api/leads');
  const fields = [{ path: 'userData.email', message: 'No such address.' }];
  await page.route('**/api/leads', (route) => route.fulfill({ status: 422, json: { error, fields } }));
  await form.submit.click();
  await expect(form.summary).toBeFocused();
  await expect(form.summary.getByRole('listitem')).toHaveText(['No such address.']);
  await expect(form.name).toHaveValue(who.name);

  await page.unroute('**/api/leads');
  await form.next.click();
  await expect(form.question).toBeFocused();
  await expect(form.message).toHaveValue(question);
  await form.write(question);
  await form.submit.click();
  await page.waitForURL(/\/success\?category=vehicle&/);
  expect(await completed(who.name)).toEqual([true]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an enquiry in steps is one whole form without scripts, and is sent at once', async ({ page }) => {
    const form = await openEnquiry(page);
    await expect(form.way).toBeHidden();
    await expect(form.next).toHaveCount(0);
    const who = someone();
    await form.name.fill(who.name);
    await form.email.fill(who.email);
    await form.phone.fill(who.phone);
    await form.message.fill(question);
    await form.submit.click();
    await page.waitForURL(/\/success\?category=vehicle&/);
    expect(await completed(who.name)).toEqual([true]);
  });
});
