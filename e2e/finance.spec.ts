// Finance, the same in every template: from a card to a finance page and a sent enquiry, with scripts and without, the
// calculator that the pages share, and what a link may say.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { stateSite } from './fixtures/vehicle-states/state-sites';
import { expectAccessible } from './pages/accessibility';
import { awake } from './pages/deferred-parts';
import { enquiryForm, someone } from './pages/enquiry-form';
import { expectToFit } from './pages/fits';
import { listedVehicle } from './pages/listed-vehicle';
import { readPage } from './pages/read-page';
import { whenInteractive } from './pages/search-page';
import { statePath } from './pages/vehicle-html';
import { journeySites, partIn } from './sites';
import { originOf } from './stack/address-book';
import { askSite, askSitemap } from './stack/ask';
import { submissionsOf } from './stack/leads';

const warning =
  'WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.';
const search = '/search?car_type=used&price=20000:60000';

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
/** The example of a repayment beside a vehicle's price, with both of its rates. */
const estimate = /Estimate only: \$[\d,.]+ a week for [^.]*\d\.\d\d% p\.a\. \(comparison rate \d+\.\d\d% p\.a\.\)/;

/** Consent to pass details on, which a referral cannot be without. */
const consentOf = (page: Page) => page.getByRole('checkbox', { name: /^I agree that you pass my name/ });

/** Where the first card's finance leads, from the card or its menu, which it opens. */
const financeLink = async (page: Page) => {
  const card = page.getByRole('article').filter({ hasText: 'Get Finance' }).first();
  const link = card.getByRole('link', { name: 'Get Finance' });
  const menu = card.getByRole('button', { name: /^More for/ });
  await expect(link.or(menu).first()).toBeVisible();
  if ((await link.count()) === 0) await menu.click();
  return link;
};

/** The shared calculator, ready to be worked: it wakes when it comes near. */
const calculatorOf = async (page: Page) => {
  const part = page.getByRole('region', { name: 'Work out a repayment' });
  // The title is one heading, and names one region.
  await expect(page.getByRole('heading', { name: 'Work out a repayment' })).toHaveCount(1);
  await part.scrollIntoViewIfNeeded();
  await awake(page, 'main input[type="radio"]');
  return part;
};

/** On a phone a table has every figure in the window, with the name of its column beside it. */
const expectFiguresInSight = async (table: Locator, width: number): Promise<void> => {
  for (const column of ['Comparison rate', 'Total payable']) {
    await expect(table.getByRole('columnheader', { name: column })).toHaveCount(1);
    const named = table.locator(`[data-column="${column}"]`).first();
    expect(await named.evaluate((cell) => getComputedStyle(cell, '::before').content)).toContain(column);
  }
  for (const cell of await table.getByRole('cell').all()) {
    const box = await cell.boundingBox();
    expect((box?.x ?? Number.NaN) + (box?.width ?? Number.NaN)).toBeLessThanOrEqual(width);
  }
};

/** The calculator takes prices from `min` to 250,000, says so of any other, and says what it needs where nothing is left to finance. */
const expectBounds = async (part: Locator, min: string): Promise<void> => {
  // The two offers below the calculator have fields of the same names.
  const field = (name: string) => part.getByRole('textbox', { name, exact: true }).first();
  const price = field('Price');
  const bounds = `Cannot be less than ${min} or more than 250,000`;
  for (const [typed, shown] of [
    ['999', '999'],
    ['250001', '250,001'],
    ['-5', '0'],
    ['0', '0'],
  ] as const) {
    await price.fill(typed);
    await price.press('Enter');
    await expect(price).toHaveValue(shown);
    await expect(price).toHaveAccessibleDescription(new RegExp(`${bounds}$`));
  }
  await price.fill('250000');
  await price.press('Enter');
  await expect(price).not.toHaveAttribute('aria-invalid', 'true');
  for (const name of ['Deposit', 'Trade-in', 'Final payment']) {
    const extra = field(name);
    await extra.fill('300000');
    await extra.press('Enter');
    await expect(extra).toHaveValue('250,000');
    await extra.fill('0');
    await extra.press('Enter');
  }
  await price.fill('30000');
  await price.press('Enter');
  await expect(part).toContainText(/\d+\.\d\d% p\.a\. interest\s*\d+\.\d\d% p\.a\. comparison rate/);
  await expect(part).toContainText(warning);
  await expect(part.getByRole('rowheader', { name: 'Year 1', exact: true })).toBeVisible();
  await expect(part.getByRole('table').nth(1)).toContainText('Your term');
  const offers = part.getByRole('region', { name: 'Two offers side by side' });
  await expect(offers).toContainText(/Offer 1 costs \$[\d,.]+ less in all\./);
  await field('Deposit').fill('30000');
  await field('Deposit').press('Enter');
  await expect(part).toContainText('Enquire for Finance');
  await expect(offers).toContainText('Set a price above that leaves something to finance.');
};

for (const site of journeySites) {
  test.describe(`${site.name}, template ${site.template.toUpperCase()}`, () => {
    test.use({ baseURL: originOf(site.host) });
    const onePart = partIn(site.template, 'finance forms');

    /** Id of the first listed vehicle that may be financed, and its address. */
    const financed = async () => {
      const path = await listedVehicle(site.host, search);
      const id = /\/personalised\/finance\?car_id=(\d+)/.exec((await askSite(site.host, path)).body)?.[1] ?? '';
      expect(id, `${path} leads to its finance`).not.toBe('');
      return { id, path };
    };

    test(
      'a card leads to the finance of its vehicle, and to an enquiry that is confirmed [CARD-02/finance] [FORM-06/finance]',
      onePart(),
      async ({ page }) => {
        await page.goto(search);
        await whenInteractive(page);
        const link = await financeLink(page);
        await expect(link).toHaveAttribute('href', /^\/personalised\/finance\?car_id=\d+$/);
        const id = /car_id=(\d+)/.exec((await link.getAttribute('href')) ?? '')?.[1];
        await link.click();
        await page.waitForURL(/\/personalised\/finance\?car_id=/);
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', { level: 1 })).toHaveText(/^Finance for the \d{4} \w+/);
        await whenInteractive(page);
        const { form, fill, postcode, message, submit } = enquiryForm(page);
        await expect(message).toHaveValue(/^I would like a finance quote for the \d{4} /);
        await expect(form.getByLabel('What is the finance for?')).toHaveValue('A vehicle for personal use');
        await expect(main).toContainText('This is not a credit application, approval or offer.');

        // Wrong in every field: each is named, and nothing typed is lost.
        await message.fill('');
        await form.getByLabel('Email Address').fill('nobody');
        await form.getByLabel('Mobile Number').fill('12');
        await postcode.fill('20');
        await submit.click();
        const summary = form.getByRole('alert').filter({ hasText: 'Please fix the following errors:' });
        await expect(summary.getByRole('listitem')).toHaveText([
          /first name/i,
          /email address/i,
          /phone number/i,
          'Invalid postcode. Please enter a 4-digit number.',
          /message/i,
          'Please agree, or call us instead.',
        ]);
        await expect(form.getByLabel('Email Address')).toHaveValue('nobody');
        await expect(form.locator('[aria-invalid=true]')).toHaveCount(6);

        const who = someone();
        for (const label of ['Email Address', 'Mobile Number']) await form.getByLabel(label).fill('');
        await fill(who);
        await postcode.fill('2000');
        await message.fill('A quote over five years, please.');
        await form.getByLabel('What is the finance for?').selectOption('A vehicle for a business');
        await consentOf(page).check();
        await submit.click();
        await page.waitForURL(/\/success\?category=finance&/);
        await expect(main.getByRole('heading', { level: 1 })).toHaveText('Thanks. Your finance enquiry is with us.');
        await expect(main).toContainText('This is no application and no approval');
        const [sent] = await submissionsOf(who.name);
        expect(sent).toMatchObject({
          category: 'finance',
          car_id: id,
          userData: { subject: 'A vehicle for a business', postcode: '2000', finance_consent: true },
        });
      },
    );

    test('a vehicle’s page and its finance page show the same estimate, with the warning [SIDE-02/finance]', {
      tag: '@desktop',
    }, async () => {
      const { id, path } = await financed();
      const vehicle = await readPage(site.host, path);
      const own = estimate.exec(vehicle.role('main').saying(estimate).text)?.[0];
      expect(own).toBeDefined();
      const words = (await readPage(site.host, `/personalised/finance?car_id=${id}`)).role('main').text;
      expect(words).toContain(own);
      expect(words).toContain(warning);
    });

    test(
      'a vehicle’s page leads to its finance, whose calculator starts from the same loan [SIDE-02/finance]',
      onePart(),
      async ({ page }) => {
        await page.goto(await listedVehicle(site.host, search));
        const own = estimate.exec(plain(await page.getByRole('main').innerText()))?.[0];
        await page.getByRole('link', { name: 'Get Finance' }).filter({ visible: true }).first().click();
        await page.waitForURL(/\/personalised\/finance\?car_id=\d+$/);
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', { level: 1 })).toHaveText(/^Finance for the /);
        expect(own).toBeDefined();
        expect(plain(await main.innerText())).toContain(own);
        // One rate for one period.
        const worked = plain(await (await calculatorOf(page)).innerText());
        const [, repayment, rate, comparison] =
          /\$([\d,.]+) a week for .* at (\d+\.\d\d)% p\.a\. \(comparison rate (\d+\.\d\d)/.exec(own ?? '') ?? [];
        expect(worked).toContain(`$${repayment} / wk`);
        expect(worked).toContain(`${rate}% p.a. interest ${comparison}% p.a. comparison rate`);
      },
    );

    test(
      '#finance-form brings the form of each finance page into the window; the shared calculator is accessible, keeps to its bounds and names them, and has every figure in sight [ROUTE-09] [FIN-04]',
      onePart('@phone'),
      async ({ page }) => {
        const open = async (path: string) => {
          await page.goto(`${path}?vehiclePriceBudget=27500&car_type=used#finance-form`);
          await expect(page.locator('#finance-form'), path).toBeInViewport();
          // Scripts leave in the form what the server wrote there.
          if (path === '/apply-for-finance') return;
          await expect(enquiryForm(page).message, path).toHaveValue(/ vehicle up to \$27,500\.$/);
        };
        for (const path of ['/personalised/finance', '/apply-for-finance']) await open(path);
        await open('/finance-enquiry');
        await calculatorOf(page);
        await expectAccessible(page, '/finance-enquiry');

        await open('/finance');
        const part = await calculatorOf(page);
        await test.step('a table of what a loan costs has every figure in sight, each with the name of its column', () =>
          expectFiguresInSight(part.getByRole('table').last(), page.viewportSize()?.width ?? 0));
        await expectAccessible(page, '/finance');
        await expectToFit(page, '/finance');
        await test.step('rate and comparison rate stand beside the repayment, and a price beyond its bounds is told them [FIN-04]', () =>
          expectBounds(part, site.template === 'c' ? '5,000' : '1,000'));
      },
    );

    test('finance pages fill in what their address names, and leave out what means nothing [ROUTE-09] [ROUTE-13]', {
      tag: '@desktop',
    }, async () => {
      const { id } = await financed();
      const known = 'vehiclePriceBudget=27500&car_type=used';
      const formOf = async (path: string) => (await readPage(site.host, path)).id('finance-form');
      const carIn = async (path: string) => (await formOf(path)).field('car_id').attribute('value');
      for (const path of ['/finance', '/finance-enquiry', '/personalised/finance']) {
        const form = await formOf(`${path}?${known}`);
        expect(form.tag('form').attributes('action'), path).toEqual(['/api/leads']);
        expect(form.label(/^Message/).text, path).toMatch(
          /^I would like a finance quote for a .* vehicle up to \$27,500\.$/,
        );
        expect(await carIn(`${path}?car_id=${id}`), path).toBe(id);
      }
      const begun = await formOf(`/apply-for-finance?${known}&car_id=${id}`);
      expect([begun.field('car_id'), begun.field('amount')].map((field) => field.attribute('value'))).toEqual([
        id,
        '27500',
      ]);
      expect(await carIn(`/finance-pre-approval?${known}&car_id=${id}`)).toBe(id);
      const calculator = (await readPage(site.host, `/finance?${known}`))
        .tag('section')
        .holding('Work out a repayment');
      expect(calculator.saying(/\$27,500/).count).toBeGreaterThan(0);

      for (const [query, words] of [
        ['', /Personalised finance/],
        ['?car_id=999999999999', /That vehicle is not for sale any more/],
        // What means nothing is left out.
        ['?car_id=../../x', /Personalised finance/],
      ] as const) {
        const page = await readPage(site.host, `/personalised/finance${query}`);
        expect(page.role('heading', words).count, query).toBeGreaterThan(0);
        expect(page.id('finance-form').tag('form').count, query).toBe(1);
      }
    });

    test('finance pages of a group ask which dealership, and start with the one that their address names [ROUTE-09]', {
      tag: '@desktop',
    }, async () => {
      const choices = async (path: string) =>
        (await readPage(site.host, path)).id('finance-form').field('dealership').tag('option');
      const offered = await choices('/finance-pre-approval');
      if (site.template !== 'a') {
        // A single dealer does not ask.
        expect(offered.count).toBe(0);
        return;
      }
      const slug = offered.attributes('value').at(-1) ?? '';
      expect(slug).not.toBe('');
      const chosen = await choices(`/finance-enquiry?preferredDealership=${slug}`);
      expect(chosen.attributes('selected').map((selected) => selected !== null)).toEqual(
        chosen.attributes('value').map((value) => value === slug),
      );
    });

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });

      test(
        'a plain finance enquiry without consent comes back with what was typed, and is then taken [FORM-06/finance]',
        onePart(),
        async ({ page }) => {
          await page.goto(search);
          await (await financeLink(page)).click();
          await page.waitForURL(/\/personalised\/finance\?car_id=/);
          const who = someone();
          const { form, name, email, phone, postcode, message, submit } = enquiryForm(page);
          await expect(page.getByRole('main')).toContainText('Estimated repayment');
          await expect(page.getByRole('slider')).toHaveCount(0);
          await name.fill(who.name);
          await email.fill(who.email);
          await phone.fill(who.phone);
          await postcode.fill('3550');
          await message.fill('Over three years.');
          await submit.click();
          await page.waitForURL(/\/enquiry\/[\w-]{32}$/);
          await expect(form.getByRole('alert').getByRole('listitem')).toHaveText(['Please agree, or call us instead.']);
          await expect(message).toHaveValue('Over three years.');
          await expect(postcode).toHaveValue('3550');
          await consentOf(page).check();
          await submit.click();
          await page.waitForURL(/\/success\?category=finance&/);
          const [sent] = await submissionsOf(who.name);
          expect(sent).toMatchObject({ category: 'finance', car_id: expect.stringMatching(/^\d+$/) });
        },
      );
    });

    test('a site without finance has none of its pages, and its API refuses finance enquiries [SITE-04/finance]', {
      tag: '@desktop',
    }, async () => {
      const { host } = stateSite(site.template, 'plain');
      const pages = [
        '/finance',
        '/finance-enquiry',
        '/apply-for-finance',
        '/finance-pre-approval',
        '/personalised/finance',
      ];
      for (const path of pages) expect((await askSite(host, path)).status, path).toBe(404);
      expect((await askSitemap(host)).body).not.toContain('finance');
      expect((await askSite(host, statePath('SS-FULL'))).body).not.toContain('/personalised/finance');
      for (const category of ['finance', 'pre-approval']) {
        const who = someone();
        const { status } = await askSite(host, '/api/leads', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            category,
            userData: { ...who, postcode: '2000', message: 'Hello', finance_consent: true, terms_conditions: true },
          }),
        });
        expect(status).toBe(422);
        expect(await submissionsOf(who.name)).toEqual([]);
      }
    });
  });
}
