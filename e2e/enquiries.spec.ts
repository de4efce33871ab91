// What a form of an enquiry asks, keeps and says, with scripts and without.
import { expect, type Page, test } from '@playwright/test';
import { stateSite } from './fixtures/vehicle-states/state-sites';
import { expectAccessible } from './pages/accessibility';
import { emittedEvents } from './pages/emitted-events';
import { enquiryForm, someone } from './pages/enquiry-form';
import { foundVehicle, usedInStock } from './pages/found-vehicles';
import { listedVehicle } from './pages/listed-vehicle';
import { plainForm, thanksAt } from './pages/plain-form';
import { readHtml } from './pages/read-html';
import { whenInteractive } from './pages/search-page';
import { journeySites, partIn } from './sites';
import { originOf } from './stack/address-book';
import { askSite } from './stack/ask';
import { leadsOf, signsOf, submissionsOf } from './stack/leads';

const unsent = 'An error occurred when submitting this form';

/** Everything that the enquiry form of a vehicle, by its address, sends about the vehicle (FORM-04). */
const expectDefaults = async (name: string, path: string) => {
  const [sent] = await submissionsOf(name);
  expect(sent).toMatchObject({
    category: 'vehicle',
    dealership_slug: expect.stringMatching(/^[a-z-]+$/),
    manufacturer_slug: expect.stringMatching(/^[a-z0-9-]+$/),
    stock_number: expect.stringMatching(/\w/),
    'Vehicle Make': expect.stringMatching(/\w/),
    'Vehicle Model': expect.stringMatching(/\w/),
    vehicle_status: expect.stringMatching(/^(in_stock|coming_soon)$/),
    car_type: expect.stringMatching(/^(new|demo|used)$/),
    car_id: expect.stringMatching(/^\d+$/),
    subcategory: expect.stringMatching(/^(new|demo|used)-vehicle$/),
    page_id: path,
    userData: { opt_in: false, message: expect.stringMatching(/^I am interested in the \d{4} /) },
  });
  const words = (text: unknown) =>
    String(text)
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-');
  expect(path).toContain(words(`${sent?.['Vehicle Make']} ${sent?.['Vehicle Model']}`));
  expect(path.endsWith(words(sent?.stock_number))).toBe(true);
  expect(sent?.manufacturer_slug).toBe(words(sent?.['Vehicle Make']));
};

/** Fills a form by script within one task and sends it, as robots do. */
const robotSends = (page: Page, fields: Readonly<Record<string, string>>) =>
  page.evaluate((values) => {
    const form = document.querySelector<HTMLFormElement>('form[action="/api/leads"]');
    for (const [name, value] of Object.entries(values)) {
      const field = form?.elements.namedItem(name);
      if (!(field instanceof HTMLInputElement)) continue;
      // As robots do that pass for people: past what React notes of a field, with the event of typing.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    form?.requestSubmit();
  }, fields);

for (const site of journeySites) {
  const onePart = partIn(site.template, 'enquiries');

  test.describe(`${site.name}, template ${site.template.toUpperCase()}`, () => {
    test.use({ baseURL: originOf(site.host) });

    test(
      'a form with faults or that could not be sent says what to do and whom to call, and keeps what was typed over a reload [FORM-03] [ERRS-01/form-summary] [ERRS-01/form-submit]',
      onePart(),
      async ({ page }) => {
        await page.goto(`${await listedVehicle(site.host)}/enquire`);
        await whenInteractive(page);
        const { form, name, email, phone, message, submit, fill } = enquiryForm(page);
        const summary = form.getByRole('alert').filter({ hasText: 'Please fix the following errors:' });
        const failure = form.getByRole('alert').filter({ hasText: unsent });
        const boat = 'Does it tow? I have a boat.';
        const who = someone();
        const expectTyped = async () => {
          await expect(name).toHaveValue(who.name);
          await expect(email).toHaveValue(who.email);
          await expect(phone).toHaveValue(who.phone);
          await expect(message).toHaveValue(boat);
        };

        await test.step('an empty form names its faults, and each leads to its field [ERRS-01/form-summary]', async () => {
          await message.fill('');
          await submit.click();
          await expect(summary).toBeFocused();
          await expect(summary.getByRole('listitem')).toHaveText([/first name/i, /email/i, /phone/i, /message/i]);
          await expectAccessible(page, 'enquiry with faults', { within: 'form[action="/api/leads"]' });
          await summary.getByRole('link', { name: /email/i }).click();
          await expect(email).toBeFocused();
        });

        await fill(who);
        await form.getByRole('checkbox').first().check();

        await test.step('a long message is counted, and one that is too long is refused with its count', async () => {
          await message.fill('m'.repeat(3_799));
          await expect(form).not.toContainText('of 4,000 characters');
          await message.fill('m'.repeat(3_800));
          await expect(message).toHaveAccessibleDescription('3,800 of 4,000 characters');
          await message.fill('m'.repeat(4_012));
          await submit.click();
          await expect(summary.getByRole('listitem')).toHaveText([
            'Please shorten your message to 4000 characters. It has 4012.',
          ]);
        });

        await message.fill(boat);
        await test.step('a form that is on its way cannot be sent again, and one that the service fails keeps what was typed [ERRS-01/form-submit]', async () => {
          const { promise: asked, resolve: answer } = Promise.withResolvers<void>();
          await page.route('**/api/leads', async (route) => {
            await asked;
            await route.fulfill({ status: 500, body: 'broken' });
          });
          await submit.click();
          await expect(submit).toHaveText(/^Sending/);
          await expect(submit).toBeDisabled();
          answer();
          await expect(failure).toBeVisible();
          await expect(summary).toBeHidden();
          await expectTyped();
          await page.unroute('**/api/leads');
        });

        await test.step('without a connection it says so and whom to call', async () => {
          await page.route('**/api/leads', (route) => route.abort('internetdisconnected'));
          await submit.click();
          await expect(failure).toContainText('What you typed is still here. Check your connection and send it again');
          await expect(failure.getByRole('link')).toHaveAttribute('href', /^tel:\+?\d{6,}$/);
          await page.unroute('**/api/leads');
        });

        // The server's own words stand as they are, and nothing is lost by them either.
        const error = 'We have had many enquiries in a short time.';
        await page.route('**/api/leads', (route) => route.fulfill({ status: 429, json: { error, fields: [] } }));
        await submit.click();
        await expect(form.getByRole('alert').filter({ hasText: error })).toContainText(
          'What you typed is still here. You can also call',
        );
        await page.unroute('**/api/leads');

        // A draft that comes back is sent at the first press.
        await page.reload();
        await expectTyped();
        await expect(form.getByRole('checkbox').first()).toBeChecked();
        await submit.click();
        await page.waitForURL(/\/success\?category=vehicle&/);
        expect(await leadsOf(who.name)).toHaveLength(1);
        // The thanks and the way on are in sight at once.
        const thanks = page.getByRole('main').getByRole('heading', { level: 1 }).locator('xpath=../..');
        const { height = 0 } = page.viewportSize() ?? {};
        const way = await thanks.getByRole('link').first().boundingBox();
        expect((way?.y ?? height) + (way?.height ?? 0)).toBeLessThanOrEqual(height);
        expect((await submissionsOf(who.name)).map(({ userData }) => userData.opt_in)).toEqual([true]);
        // A form that was sent leaves nothing behind.
        await page.goBack();
        await whenInteractive(page);
        await page.reload();
        await whenInteractive(page);
        await expect(name).toHaveValue('');
        expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(who.email);
      },
    );

    test('the success page confirms no enquiry that was not sent, and leads to the contact page', {
      tag: '@desktop',
    }, async () => {
      const unknown = '/success?category=vehicle&car_type=used&lead=019c1e5e-0000-7000-8000-000000000001';
      for (const path of ['/success', '/success?category=general', unknown]) {
        const answer = await askSite(site.host, path);
        expect(answer.status, path).toBe(200);
        expect(answer.body, path).toContain('There’s no enquiry to confirm here.');
        expect(answer.body, path).not.toMatch(/Thank/);
        expect(answer.body, path).toMatch(/<meta name="robots" content="noindex/);
        expect(readHtml(answer.body).role('main').role('link', 'Contact us').attribute('href'), path).toBe('/contact');
      }
    });
  });

  const full = stateSite(site.template);
  test(`template ${site.template.toUpperCase()}: the contact form has a location and terms only where the site asks for them [FORM-02]`, {
    tag: '@desktop',
  }, async () => {
    const asked = await askSite(full.host, '/contact');
    const unasked = await askSite(stateSite(site.template, 'plain').host, '/contact');
    for (const { body } of [asked, unasked]) expect(body).toContain('name="postcode"');
    for (const name of ['location', 'terms_conditions']) {
      expect(asked.body).toContain(`name="${name}"`);
      expect(unasked.body).not.toContain(`name="${name}"`);
    }
  });

  test(
    `template ${site.template.toUpperCase()}: a contact form with location and terms is sent once both are answered [FORM-02]`,
    onePart(),
    async ({ page }) => {
      await page.goto(`${originOf(full.host)}/contact`);
      await whenInteractive(page);
      const { form, postcode, message, submit, fill } = enquiryForm(page);
      const who = someone();
      await fill(who);
      await postcode.fill('3000');
      await message.fill('Hello');
      await submit.click();
      const summary = form.getByRole('alert').filter({ hasText: 'Please fix the following errors:' });
      await expect(summary.getByRole('listitem')).toHaveText([
        'Please choose a location.',
        '* You must agree to the terms of use before submitting the form.',
      ]);
      const location = form.getByLabel('Location');
      const choices = await location.locator('option').allTextContents();
      expect(choices).toHaveLength(3);
      await location.selectOption({ label: choices[2] ?? '' });
      await form.getByRole('checkbox', { name: /terms of use/ }).check();
      await submit.click();
      await page.waitForURL(/\/success\?category=general&/);
      expect(await submissionsOf(who.name)).toMatchObject([
        { userData: { location: 'state-street-lake', terms_conditions: true, postcode: '3000' } },
      ]);
    },
  );

  test(
    `template ${site.template.toUpperCase()}: the defaults of the vehicle and the visit are sent and stored, and an acknowledged enquiry emits one event, a refused one none [FORM-04] [ANLY-01/e15]`,
    onePart(),
    async ({ page }) => {
      const { id, path: vehicle } = await foundVehicle(site.host, usedInStock);
      await page.goto(`${originOf(site.host)}${vehicle}?utm_source=letter`);
      await whenInteractive(page);
      const scripted = someone();
      const enquiry = enquiryForm(page);
      await enquiry.fill(scripted);
      await page.route('**/api/leads', (route) => route.fulfill({ status: 500, json: { error: 'Not now.' } }));
      await enquiry.submit.click();
      await expect(enquiry.form.getByRole('alert')).toContainText('Not now.');
      expect(await emittedEvents(page, 14, 15)).toEqual([]);
      await page.unroute('**/api/leads');
      await enquiry.submit.click();
      await page.waitForURL(/\/success\?category=vehicle&/);
      const lead = new URL(page.url()).searchParams.get('lead');
      expect(await emittedEvents(page, 14, 15)).toMatchObject([{ id: 15, payload: { car_id: id, lead_id: lead } }]);
      await expectDefaults(scripted.name, vehicle);
      const [stored] = await submissionsOf(scripted.name);
      expect(stored?.lead_attributes).toEqual({
        visited_pages: [vehicle],
        linked_query_params: { utm_source: 'letter' },
      });

      await test.step('a plain form sends the same defaults', async () => {
        const unscripted = { ...someone(), phone: '0400 000 00' };
        const { send } = await plainForm(site.host, `${vehicle}/enquire`);
        const { status, location } = await send({
          'First Name': unscripted.name,
          'Email Address': unscripted.email,
          'Mobile Number': unscripted.phone,
        });
        expect([status, location]).toEqual([303, expect.stringContaining('/success?category=vehicle&')]);
        expect(await thanksAt(site.host, location)).toContain('Thanks');
        await expectDefaults(unscripted.name, vehicle);
      });
    },
  );
}

// What is one part everywhere and no template composes.
test.describe('one form', () => {
  const [site] = journeySites;
  if (site === undefined) throw new Error('There is no site.');
  test.use({ baseURL: originOf(site.host) });

  test('a form that a script fills in and sends at once is taken like any other, and marked [LEAD-04]', {
    tag: '@desktop',
  }, async ({ page }) => {
    const vehicle = await listedVehicle(site.host);
    await page.clock.install();
    await page.goto(`${vehicle}/enquire`);
    await whenInteractive(page);
    // Long after the page began: the time of the form counts. It stands still while the robot works, however slowly.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
    const who = someone();
    const answered = page.waitForResponse('**/api/leads');
    await robotSends(page, who);
    const answer = await answered;
    expect(answer.status()).toBe(201);
    expect(answer.request().postDataJSON().elapsed_ms).toBeLessThan(800);
    await page.clock.resume();
    await page.waitForURL(/\/success\?/);
    const [lead, ...more] = await leadsOf(who.name);
    expect(more).toEqual([]);
    expect(await signsOf(lead?.lead_id ?? '')).toEqual(['haste']);
  });

  test('a form that a browser fills in for somebody who came by a link is taken at the first press [LEAD-04]', {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await whenInteractive(page);
    await page
      .getByRole('link', { name: /contact/i })
      .filter({ visible: true })
      .first()
      .click();
    await page.waitForURL(/\/contact$/);
    const { form, name, email, phone, postcode, message, submit } = enquiryForm(page);
    const who = someone();
    // As browsers fill in: a field is chosen, all fields are filled at once, then somebody looks for Send.
    await name.click();
    await page.clock.fastForward(500);
    await name.fill(who.name);
    await email.fill(who.email);
    await phone.fill(who.phone);
    await postcode.fill('2000');
    await message.fill('When do you open?');
    const dealership = form.getByLabel('Dealership');
    if ((await dealership.count()) > 0) await dealership.selectOption({ index: 1 });
    await page.clock.fastForward(500);
    await submit.click();
    await page.waitForURL(/\/success\?category=general&/);
    expect(await leadsOf(who.name)).toHaveLength(1);
  });
});
