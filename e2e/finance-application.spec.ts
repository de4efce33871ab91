// An application for finance in steps: with scripts and without, wrong answers, coming back by its link, and what a dealer
// that only refers may not ask.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './pages/accessibility';
import { someone } from './pages/enquiry-form';
import { journeySites, partIn } from './sites';
import { originOf, stackEnv } from './stack/address-book';
import { askSite, askSitemap } from './stack/ask';
import { submissionsOf } from './stack/leads';

/** What must be seen by nobody but the lender. */
const pay = '3,217';
const licence = 'NX5566778';

const person = someone();
/** The beginning of each label, and what is typed or chosen. */
type Step = readonly (readonly [label: string, value: string])[];

/** The answers to each step's questions, by its heading. */
const stepsOf = (name: string): Readonly<Record<string, Step>> => ({
  'About you': [
    ['First Name', name],
    ['Last Name', 'Example'],
    ['Date of birth', '1988-04-05'],
    ['Residency', 'Australian citizen'],
    ['Mobile Number', person.phone],
    ['Email Address', person.email],
    ['People who depend', '0'],
  ],
  'Where you live': [
    ['Street address', '1 Example Street'],
    ['Suburb', 'Northside'],
    ['State', 'NSW'],
    ['Postcode', '2000'],
    ['You live there', 'For rent'],
    ['Years at this address', '1'],
  ],
  'Where you lived before': [
    ['Street address', '2 Example Street'],
    ['Suburb', 'Southside'],
    ['State', 'NSW'],
    ['Postcode', '2010'],
    ['Years at that', '6'],
  ],
  'How you work': [['How you work', 'Full time']],
  'Your work': [
    ['Employer', 'Example Works'],
    ['Occupation', 'Fitter'],
    ['Years there', '4'],
  ],
  'What comes in': [
    ['Pay after tax', pay],
    ['It comes', 'Every fortnight'],
  ],
  'What goes out each month': [
    ['Rent or board', '1800'],
    ['Food, power', '900'],
  ],
  'What you own and owe': [['Savings', '12000']],
  'The loan': [
    ['How much you would like', '25000'],
    ['Over', '5 years'],
    ['What the finance is for', 'A vehicle for personal use'],
  ],
  'Your driver licence': [
    ['Driver licence number', licence],
    ['Card number', '900800700'],
    ['Issued by', 'NSW'],
    ['Expires on', '2031-01-01'],
  ],
});

const headingOf = (page: Page) => page.locator('h2#application-step');
const fillStep = async (page: Page, step: Step) => {
  for (const [label, value] of step) {
    const field = page.locator('form[action*="/step?"]').getByLabel(new RegExp(`^${label}`));
    if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT') await field.selectOption(value);
    else await field.fill(value);
  }
};
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();
const begin = async (page: Page, address = '/apply-for-finance') => {
  await page.goto(address);
  await page.getByRole('button', { name: 'Begin the application' }).click();
  await expect(headingOf(page)).toHaveText('About you');
};
/** Answers every step from the one that stands there up to the one with this heading. */
const answerUntil = async (page: Page, name: string, until: string) => {
  const steps = stepsOf(name);
  for (;;) {
    const heading = (await headingOf(page).textContent()) ?? '';
    if (heading === until) break;
    await fillStep(page, steps[heading] ?? []);
    await goOn(page);
    await expect(headingOf(page)).not.toHaveText(heading);
  }
};
/** Gives the consents. */
const agree = async (page: Page) => {
  for (const words of [/^I agree that you pass this application/, /^My answers are true/])
    await page.getByRole('checkbox', { name: words }).check();
  await goOn(page);
  await expect(headingOf(page)).toHaveText('Check and send');
};

for (const site of journeySites) {
  test.describe(`${site.name}, template ${site.template.toUpperCase()}`, () => {
    test.use({ baseURL: originOf(site.host) });
    const onePart = partIn(site.template, 'finance-application');

    test(
      'an application is begun, mended, left, taken up again by its link without scripts, read through and sent [FORM-06/finance]',
      onePart(),
      async ({ page, browser }) => {
        const { name } = someone();
        await begin(page);
        await goOn(page);
        const alert = page.getByRole('alert').filter({ hasText: 'Please fix the following errors' });
        await expect(alert.getByRole('listitem')).toHaveCount(7);
        await expect(alert).toBeFocused();
        await fillStep(page, [
          ['First Name', name],
          ['Email Address', 'nowhere'],
          ['Date of birth', '2020-01-01'],
        ]);
        await goOn(page);
        await expect(alert.getByRole('link', { name: 'You must be 18 to apply for finance' })).toBeVisible();
        await expect(page.getByLabel('Email Address')).toHaveValue('nowhere');
        await expectAccessible(page, 'a step with faults');
        await answerUntil(page, name, 'What comes in');

        // Left in the middle of a step, and taken up again in another window by the link alone, where no script runs.
        await page.getByLabel('Pay after tax').fill(pay);
        await page.getByRole('button', { name: 'Save and come back later' }).click();
        const link = (await page.getByText(/\/apply-for-finance\/[\w-]{32}$/).textContent()) ?? '';
        const { pathname } = new URL(link);
        const elsewhere = await browser.newPage({ baseURL: originOf(site.host), javaScriptEnabled: false });
        await elsewhere.goto(pathname);
        await expect(headingOf(elsewhere)).toHaveText('What comes in');
        await expect(elsewhere.getByLabel('Pay after tax')).toHaveValue(pay);
        await answerUntil(elsewhere, name, 'What you agree to');
        await agree(elsewhere);
        const main = elsewhere.getByRole('main');
        await expect(main).toContainText('$3,217');
        await expect(main).toContainText('What the loan would leave you');
        await expect(main).toContainText('This is an application, and no approval or offer');
        await expect(main).toContainText(/Australian credit licence 000000/);
        expect(await elsewhere.content()).not.toContain(licence);
        await page.goto(`${pathname}?step=check`);
        await expect(headingOf(page)).toHaveText('Check and send');
        await expectAccessible(page, 'the whole application');
        await elsewhere.getByRole('link', { name: 'Change: What comes in' }).click();
        await expect(elsewhere.getByLabel('Pay after tax')).toHaveValue(pay);
        await elsewhere.getByRole('button', { name: 'Back', exact: true }).click();
        await expect(headingOf(elsewhere)).toHaveText('Your work');
        await elsewhere.goto(`${pathname}?step=check`);
        await elsewhere.getByRole('button', { name: 'Send the application' }).click();
        await elsewhere.waitForURL(/\/success\?category=finance/);

        const [sent, ...others] = await submissionsOf(name);
        expect(others).toEqual([]);
        expect(sent).toMatchObject({ category: 'finance', userData: { email: person.email, postcode: '2000' } });
        expect(JSON.stringify(sent)).not.toContain(pay);
        await page.goto(pathname);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('This application has been sent');
        // No log has the token of the link, nor anything about money or identity.
        const token = pathname.split('/').at(-1) ?? '';
        const logs = join(String(stackEnv.FORECOURT_DATA_DIR), 'logs');
        const logged = readdirSync(logs)
          .map((file) => readFileSync(join(logs, file), 'utf8'))
          .join('\n');
        expect(logged).toContain('finance-applications/[token]');
        for (const secret of [token, pay, licence, '1 Example Street']) expect(logged).not.toContain(secret);
        await elsewhere.close();
      },
    );

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });

      test(
        'an application in plain forms says what is wrong with it, and can be deleted [FORM-06/finance]',
        onePart(),
        async ({ page }) => {
          await begin(page);
          await goOn(page);
          await expect(page.getByRole('alert').getByRole('listitem')).toHaveCount(7);
          await page.getByText('Delete what I have typed').click();
          await page.getByRole('button', { name: 'Delete it now, for good' }).click();
          await expect(page.getByRole('heading', { level: 1 })).toHaveText('This application is not here any more');
        },
      );
    });

    test('the pages of an application are stored by no cache and found by no crawler', {
      tag: '@desktop',
    }, async () => {
      const begun = await askSite(site.host, '/api/finance-applications', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: '',
      });
      const path = begun.headers.location ?? '';
      expect([begun.status, path]).toEqual([303, expect.stringMatching(/^\/apply-for-finance\/[\w-]{32}\?/)]);
      for (const address of [path, path.replace(/\?.*/, '')]) {
        const { status, headers, body } = await askSite(site.host, address);
        expect([status, headers['cache-control']]).toEqual([200, expect.stringContaining('no-store')]);
        expect(body).toContain('About you');
        expect(body).toMatch(/<meta name="robots" content="noindex/);
      }
      expect((await askSitemap(site.host)).body).not.toMatch(/apply-for-finance\/\w/);
    });
  });
}

// Dealers of each template that only refer: the law lets them ask who, how to reach them and what for.
for (const host of ['saltbush-leisure', 'wattle-grove-toyota', 'ironbark-trucks'].map((slug) => `${slug}.localhost`))
  test(`${host}, which only refers, asks nothing about money and takes no application`, {
    tag: '@desktop',
  }, async () => {
    const { body } = await askSite(host, '/apply-for-finance');
    expect(body).toContain('action="/api/leads"');
    for (const name of ['pay', 'date_of_birth', 'licence_number', 'employer', 'rent'])
      expect(body).not.toContain(`name="${name}"`);
    const begun = await askSite(host, '/api/finance-applications', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: '',
    });
    expect(begun.status).toBe(404);
    expect(begun.body).toContain('This site does not take it here.');
  });
