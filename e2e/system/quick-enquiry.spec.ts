// The quick enquiry: a window over the page that its card stands on, and without scripts the same form on a page.

import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../pages/accessibility';
import { enquiryForm, someone } from '../pages/enquiry-form';
import { whenQuiet } from '../pages/quiet-page';
import { searchPage, whenInteractive } from '../pages/search-page';
import { journeySites } from '../sites';
import { originOf } from '../stack/address-book';
import { askSite } from '../stack/ask';
import { leadsOf } from '../stack/leads';

const host = 'harbour-city.localhost';
const harbour = originOf(host);
const data = '**/cars/*/quick-enquiry.json';

const quickEnquiry = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Quick Enquiry' });
  return { ...enquiryForm(page), dialog, close: dialog.getByRole('button', { name: 'Close' }) };
};

/** The first card's button, and the name of its vehicle. */
const firstCard = async (page: Page) => {
  const card = searchPage(page).cards.first();
  const button = card.getByRole('link', { name: /^Quick Enquiry/ });
  const vehicle = ((await card.getByRole('heading').textContent()) ?? '').trim();
  const price = /\$[\d,]+/.exec((await card.textContent()) ?? '')?.[0] ?? 'no price';
  return { button, vehicle, price };
};

test('a card’s Quick Enquiry opens over the results, keeps what is typed, and is confirmed there [CARD-02/quick-enquiry] [FORM-06/quick]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const scripts = () => fetched.filter((path) => path.endsWith('.js')).length;
  const address = `${harbour}/search/used-cars`;
  await page.goto(address);
  await whenInteractive(page);
  await whenQuiet(page);
  const { button, vehicle, price } = await firstCard(page);
  const { dialog, close, form, submit, ...fields } = quickEnquiry(page);
  const onLoad = scripts();

  // A press before its code and data have come is kept, and shows that something comes.
  let arrive = () => {};
  const asked = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(data, async (route) => {
    await asked;
    await route.continue();
  });
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect.poll(scripts, 'its code comes with the press').toBeGreaterThan(onLoad);
  arrive();
  await expect(dialog).toBeVisible();
  await expect(button).not.toHaveAttribute('aria-busy');
  await page.unroute(data);
  await expect(dialog).toHaveAccessibleDescription(new RegExp(`^${vehicle} · Stock \\w+$`));
  await expect(dialog.locator('img')).toBeVisible();
  await expect(dialog).toContainText(price);
  await expectAccessible(page, 'the window of a quick enquiry', { within: 'dialog[open]' });

  // Checked as on the enquiry page.
  await fields.message.fill('');
  await submit.click();
  const summary = form.getByRole('alert').filter({ hasText: 'Please fix the following errors:' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('listitem')).toHaveText([/first name/i, /email/i, /phone/i, /message/i]);
  await summary.getByRole('link', { name: /email/i }).click();
  await expect(fields.email).toBeFocused();
  const who = someone();
  await fields.fill(who);
  await fields.message.fill('Does it tow?');
  await form.getByRole('checkbox').check();

  // A window that is closed and opened again, even offline, is as it was left, and the focus goes back to its button.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await page.context().setOffline(true);
  await button.click();
  await expect(dialog).toBeVisible();
  await expect(fields.name).toHaveValue(who.name);
  await expect(fields.message).toHaveValue('Does it tow?');
  await expect(form.getByRole('checkbox')).toBeChecked();
  await submit.click();
  const failure = form.getByRole('alert').filter({ hasText: 'An error occurred when submitting this form' });
  await expect(failure).toBeVisible();
  await page.context().setOffline(false);

  // The answer to a lead that was stored is lost: the retry is the same lead.
  await page.route('**/api/leads', async (route) => {
    const sent = route.request();
    const { origin = '', accept = '' } = sent.headers();
    const stored = await askSite(host, '/api/leads', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin, accept },
      body: sent.postData() ?? '',
    });
    expect(stored.status, stored.body).toBe(201);
    await route.abort();
  });
  await submit.click();
  await expect.poll(async () => (await leadsOf(who.name)).length).toBe(1);
  await expect(submit).toBeEnabled();
  await page.unroute('**/api/leads');
  await submit.click();
  const [lead] = await leadsOf(who.name);
  const thanks = dialog.getByRole('status').filter({ hasText: 'Thanks. Your enquiry is with us.' });
  await expect(thanks).toBeFocused();
  await expect(thanks).toContainText(lead?.lead_id.slice(-6).toUpperCase() ?? 'no lead');
  expect(await leadsOf(who.name)).toEqual([
    expect.objectContaining({ category: 'quick', form_completed: true, message: 'Does it tow?' }),
  ]);
  expect(vehicle).toContain(lead?.vehicle);
  const events = await page.evaluate(() => (window as unknown as { dataLayer?: readonly object[] }).dataLayer ?? []);
  expect(events).toContainEqual(
    expect.objectContaining({
      name: 'used_enquiry',
      payload: expect.objectContaining({ lead_id: lead?.lead_id, category: 'quick' }),
    }),
  );
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  expect(page.url()).toBe(address);

  // The next enquiry begins empty.
  await button.click();
  await expect(fields.name).toHaveValue('');
  await close.click();
  await expect(button).toBeFocused();
});

test('a Quick Enquiry about a vehicle that sells meanwhile says so, and keeps what was typed', async ({ page }) => {
  await page.goto(`${harbour}/search`);
  await whenInteractive(page);
  const sell = async () => {
    await page.route(data, async (route) => {
      const { body } = await askSite(host, new URL(route.request().url()).pathname);
      await route.fulfill({ json: { ...JSON.parse(body), isSold: true } });
    });
  };
  const { button } = await firstCard(page);
  const { dialog, form, name } = quickEnquiry(page);
  await button.click();
  await name.fill('Ada');
  await page.keyboard.press('Escape');
  await sell();
  await button.click();
  await expect(dialog.getByText('Unfortunately this vehicle recently sold.')).toBeVisible();
  await expect(dialog).toContainText('What you have typed is still here.');
  await expect(name).toHaveValue('Ada');
  await page.keyboard.press('Escape');

  const second = searchPage(page)
    .cards.nth(1)
    .getByRole('link', { name: /^Quick Enquiry/ });
  await second.click();
  await expect(dialog).toContainText('Unfortunately this vehicle recently sold.');
  await expect(dialog.locator(form)).toHaveCount(0);
  const similar = dialog.getByRole('link', { name: 'Find Me Something Similar' });
  await similar.click();
  await page.waitForURL(/\/cars\/[\w-]+\/find-similar$/);
  await expect(dialog).toBeHidden();
});

test('a Quick Enquiry fills a phone’s screen, and goes in steps where the site asks in steps', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${originOf('wattle-grove-toyota.localhost')}/`);
  const button = page.getByRole('link', { name: /^Quick Enquiry/ }).first();
  await button.scrollIntoViewIfNeeded();
  await whenInteractive(page);
  await button.click();
  const { dialog, form, fill, phone, message, submit } = quickEnquiry(page);
  await expect(dialog).toBeVisible();
  // The window comes up from the foot of the screen.
  const box = async () => {
    const { x, y, width, height } = (await dialog.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    return [x, y, width, height].map(Math.round);
  };
  await expect.poll(box).toEqual([0, 0, 390, 844]);
  const who = someone();
  await fill(who);
  await phone.press('Enter');
  await expect(form.getByRole('heading', { name: 'Your message' })).toBeFocused();
  await expect.poll(async () => (await leadsOf(who.name)).map((lead) => lead.form_completed)).toEqual([false]);
  await message.fill('');
  await message.pressSequentially('Does it tow? I have a boat.', { delay: 25 });
  await submit.click();
  await expect(dialog.getByRole('status')).toContainText('Thanks. Your enquiry is with us.');
  expect((await leadsOf(who.name)).map((lead) => lead.form_completed)).toEqual([true]);
});

test('a press on Quick Enquiry leads to the enquiry page where its window cannot be loaded', async ({ page }) => {
  await page.goto(`${harbour}/search`);
  await whenInteractive(page);
  await page.route(data, (route) => route.fulfill({ status: 502, body: '' }));
  await (await firstCard(page)).button.click();
  await page.waitForURL(/\/cars\/[\w-]+\/enquire$/);
  await expect(enquiryForm(page).submit).toBeVisible();
});

for (const { host: other, template } of journeySites) {
  test(`template ${template.toUpperCase()}: each card on sale leads to its enquiry page without scripts`, async () => {
    const { body } = await askSite(other, '/search');
    const buttons = [...body.matchAll(/<a [^>]*data-opens="([^"]+)\/quick-enquiry\.json"[^>]*>/g)];
    expect(buttons.length).toBeGreaterThan(15);
    for (const [tag, vehicle] of buttons) expect(tag).toContain(`href="${vehicle}/enquire"`);
    const page = await askSite(other, `${buttons[0]?.[1]}/enquire`);
    expect(page.body).toMatch(/<form[^>]* action="\/api\/leads"/);
    expect(page.body).toContain('name="category" value="vehicle"');
  });
}
