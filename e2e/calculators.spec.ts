// The calculators of a vehicle's page, the same in every template: finance, fuel and delivery, and the quote they lead to.

import {
  type CalculatorInputs,
  calculate,
  calculatorBounds,
  type FinanceProvider,
  type Frequency,
  financeSettingsSchema,
} from '@forecourt/finance';
import { expect, type Page, test } from '@playwright/test';
import { awake, hold } from './pages/deferred-parts';
import { enquiryForm, someone } from './pages/enquiry-form';
import { failedAnswers } from './pages/failed-answers';
import { listedVehicle } from './pages/listed-vehicle';
import { readHtml } from './pages/read-html';
import { readPage } from './pages/read-page';
import { whenInteractive } from './pages/search-page';
import { journeySites, partIn } from './sites';
import { originOf } from './stack/address-book';
import { askSite } from './stack/ask';
import { submissionsOf } from './stack/leads';

/** What each journey site sets, as its document in `sites/` has it, and a postcode that it delivers to. */
const money: Readonly<Record<'a' | 'b' | 'c', MoneyOfSite>> = {
  a: {
    provider: 'manual',
    finance: { interestRate: 8.99, termYears: 5, feesUpfront: 395, defaultAmount: 'price' },
    // Its pages show two dealerships' cars, each with rates of its own.
    delivers: ['2600', /\$3[46]0\b/, 'to Canberra'],
  },
  b: {
    provider: 'nissan',
    finance: { interestRate: 7.49, termYears: 5, feesUpfront: 0, defaultAmount: 'price' },
    delivers: ['2500', /\$180\b/, 'to the Illawarra'],
  },
  c: {
    provider: 'taurus',
    finance: { interestRate: 10.49, termYears: 5, feesUpfront: 1300, defaultAmount: 'price' },
    delivers: ['3000', /\$180\b/, 'to Melbourne'],
  },
};

interface MoneyOfSite {
  readonly provider: FinanceProvider;
  readonly finance: object;
  readonly delivers: readonly [postcode: string, price: RegExp, region: string];
}

const dollars = new Intl.NumberFormat('en-AU', {
  style: 'currency',
  currency: 'AUD',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
});
const percent = new Intl.NumberFormat('en-AU', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** The finance calculator, ready to be worked: it wakes when it comes near. */
const financeCalculator = async (page: Page) => {
  const part = page.locator('#finance');
  await part.scrollIntoViewIfNeeded();
  const amount = part.getByRole('textbox', { name: 'Amount' });
  await awake(page, '#finance input[type="radio"]');
  await part.getByRole('radio', { name: 'Monthly' }).check({ force: true });
  await expect(part.getByText('/ mo')).toBeVisible();
  return { part, amount };
};

for (const site of journeySites) {
  const { provider, finance, delivers } = money[site.template];
  const settings = financeSettingsSchema.parse(finance);
  const worked = (inputs: Partial<CalculatorInputs>, frequency: Frequency) =>
    calculate(
      { amount: 0, deposit: 0, tradeIn: 0, residual: 0, term: 5, interest: settings.interestRate, ...inputs },
      { provider, settings, frequency },
    );

  test.describe(`${site.name}, template ${site.template.toUpperCase()}`, () => {
    test.use({ baseURL: originOf(site.host) });
    const onePart = partIn(site.template, 'calculators');

    test('finance, fuel and delivery stand as examples of the site’s own figures in the HTML [FIN-09] [FUEL-01] [DELV-01]', {
      tag: '@desktop',
    }, async () => {
      const page = await readPage(site.host, await listedVehicle(site.host, '/search?price=20000:60000&fuel=Petrol'));
      const part = page.id('finance');
      const basis = part.saying(/^For \$[\d,]+ with no deposit, over 5 years\.$/).text;
      const amount = Number(basis.replaceAll(/^For \$| with.*$|,/g, ''));
      const { repayment, comparisonRate, total, label } = worked({ amount }, 'weekly');
      expect(part.text).toContain(`${dollars.format(repayment ?? 0)} / ${label}`);
      expect(part.text).toContain(`${percent.format(comparisonRate ?? 0)}% p.a. comparison rate`);
      expect(part.text).toContain(`Total payable${dollars.format(total ?? 0)}`);

      const fuel = page.id('fuel');
      expect(fuel.label(/Fuel price a litre/).attribute('value')).toBe('1.70');
      expect(fuel.label(/Distance a week/).attribute('value')).toBe('250');
      expect(fuel.text).toContain('a week');
      const electric = await readPage(site.host, await listedVehicle(site.host, '/search?fuel=Electric'));
      expect([electric.id('finance').count, electric.id('fuel').count]).toEqual([1, 0]);

      const delivery = page.id('delivery');
      expect(delivery.tag('form').attribute('action')).toBe('/api/delivery');
      expect(delivery.tag('form').attribute('method')).toBe('get');
      expect(delivery.label(/Deliver to postcode/).attribute('name')).toBe('postcode');
      expect(delivery.role('button', 'Estimate').attribute('type')).toBe('submit');
      const slug = delivery.field('slug').attribute('value');
      const [postcode, price, region] = delivers;
      const headers = { accept: 'text/html' };
      const { body } = await askSite(site.host, `/api/delivery?slug=${slug}&postcode=${postcode}`, { headers });
      const answer = readHtml(body);
      expect(answer.saying(price).attribute('role')).toBe('status');
      expect(answer.saying(price).text).toContain(region);
      expect(answer.role('link', /^Back to/).attribute('href')).toBe(`/cars/${slug}`);
    });

    test(
      'the finance calculator shows the figures of the rules by text and keyboard, and the quote carries them [FIN-03] [FIN-07] [ANLY-01/e26]',
      onePart(),
      async ({ page }) => {
        await page.goto(await listedVehicle(site.host, '/search?price=20000:60000'));
        const { part, amount } = await financeCalculator(page);
        const { max, min } = calculatorBounds({ price: null, provider, settings }).amount;

        const shows = async (inputs: Partial<CalculatorInputs>, frequency: Frequency) => {
          const { repayment, comparisonRate, total, interest, label } = worked(inputs, frequency);
          await expect(part).toContainText(`${dollars.format(repayment ?? 0)} / ${label}`);
          await expect(part).toContainText(`${percent.format(interest)}% p.a. interest`);
          await expect(part).toContainText(`${percent.format(comparisonRate ?? 0)}% p.a. comparison rate`);
          await expect(part).toContainText(`Total payable${dollars.format(total ?? 0)}`);
          await expect(part).toContainText('Estimate only');
        };

        await amount.fill('30000');
        await amount.press('Enter');
        await expect(amount).toHaveValue('30,000');
        await shows({ amount: 30_000 }, 'monthly');
        const events = () =>
          // Beside the look at a used vehicle, which is logged too (event 4).
          page.evaluate(() =>
            (Reflect.get(window, 'dataLayer') ?? [])
              .map(({ id }: { id: number }) => id)
              .filter((id: number) => id !== 4),
          );
        expect(await events()).toEqual([26]);

        await amount.fill('31240');
        await amount.press('Enter');
        await expect(amount).toHaveValue('31,000');
        await expect(amount).toHaveAccessibleDescription('Rounded to $31,000.');
        await amount.fill('9999999');
        await amount.press('Enter');
        await expect(amount).toHaveValue(max.toLocaleString('en-AU'));
        await expect(amount).toHaveAccessibleDescription(`Lowered to ${dollars.format(max)}, the highest.`);
        await amount.fill('25k');
        await amount.press('Enter');
        await expect(amount).toHaveValue('25,000');
        await amount.fill('1e9');
        await amount.press('Enter');
        await expect(amount).toHaveAccessibleDescription('Enter a figure, such as 25,000.');
        await shows({ amount: 25_000 }, 'monthly');
        await amount.fill('1');
        await amount.press('Enter');
        await expect(amount).toHaveValue(min.toLocaleString('en-AU'));

        await amount.fill('30000');
        await amount.press('Enter');
        const slider = part.getByRole('slider', { name: 'Amount' });
        await slider.focus();
        await page.keyboard.press('ArrowRight');
        await expect(amount).toHaveValue('30,500');
        await shows({ amount: 30_500 }, 'monthly');
        const term = part.getByRole('slider', { name: 'Term' });
        await term.focus();
        await page.keyboard.press('ArrowLeft');
        await page.keyboard.press('ArrowLeft');
        await expect(term).toHaveAttribute('aria-valuetext', '4 years');
        await part.getByRole('radio', { name: 'Weekly' }).check({ force: true });
        await shows({ amount: 30_500, term: 4 }, 'weekly');
        const deposit = part.getByRole('textbox', { name: 'Deposit' });
        await deposit.fill('2000');
        await deposit.press('Enter');
        const quoted = { amount: 30_500, term: 4, deposit: 2000 };
        await shows(quoted, 'weekly');
        expect(await events()).toEqual([26]);

        await part.getByRole('link', { name: 'Request a Quote' }).click();
        const note = page.getByRole('group', { name: 'Your finance quote' });
        const { repayment, comparisonRate, total } = worked(quoted, 'weekly');
        await expect(note).toBeInViewport();
        await expect(note).toContainText(`$30,500 over 4 years`);
        await expect(note).toContainText(`${dollars.format(repayment ?? 0)} a week`);
        const who = someone();
        const enquiry = enquiryForm(page);
        await enquiry.fill(who);
        await enquiry.submit.click();
        await page.waitForURL(/\/success\?/);
        expect(await submissionsOf(who.name)).toMatchObject([
          {
            finance: {
              ...quoted,
              frequency: 'weekly',
              repayment,
              comparisonRate,
              total,
              interest: settings.interestRate,
              own: true,
            },
          },
        ]);
      },
    );

    test(
      'the finance calculator takes over what is typed and chosen before its code and an offer for the shopper’s own car have come',
      onePart(),
      async ({ page }) => {
        const goOn = await hold(page, '**/_next/static/**/*.js*');
        await page.addInitScript(() => sessionStorage.setItem('forecourt:trade-in', '5000 2099-12-31'));
        await page.goto(await listedVehicle(site.host, '/search?price=20000:60000'), { waitUntil: 'commit' });
        const part = page.locator('#finance');
        const amount = part.getByRole('textbox', { name: 'Amount' });
        const deposit = part.getByRole('textbox', { name: 'Deposit' });
        const tradeIn = part.getByRole('textbox', { name: 'Trade-in' });
        // The word, not the hidden radio: a press waits until the page, which still comes, holds still under it.
        await part.getByText('Fortnightly', { exact: true }).click();
        await expect(part.getByRole('radio', { name: 'Fortnightly' })).toBeChecked();
        await amount.fill('30000');
        await deposit.fill('2000');
        await expect(part).not.toContainText('/ fn');
        // The server knows of no offer.
        await expect(tradeIn).toHaveCount(0);
        goOn();
        await expect(part).toContainText('/ fn');
        await expect(tradeIn).toHaveValue('5,000');
        await expect(amount).toHaveValue('30,000');
        await expect(deposit).toHaveValue('2000');
        await expect(deposit).toBeFocused();
        await deposit.press('Enter');
        const { repayment, label } = worked({ amount: 30_000, deposit: 2000, tradeIn: 5000 }, 'fortnightly');
        await expect(part).toContainText(`${dollars.format(repayment ?? 0)} / ${label}`);
        await expect(part).toContainText('less a deposit of $2,000 and a trade-in of $5,000');
      },
    );

    test(
      'a shopper works finance, fuel and delivery in one visit, and each answers for itself [FIN-05] [FUEL-01] [DELV-01] [ERRS-01/delivery-empty] [ERRS-01/delivery-unknown] [VDP-08]',
      onePart(),
      async ({ page }) => {
        const broken: string[] = [];
        page.on('pageerror', ({ message }) => broken.push(message));
        await page.goto(await listedVehicle(site.host, '/search?price=20000:60000&fuel=Petrol'));

        await test.step('fuel reckons with every figure that is changed', async () => {
          const fuel = page.locator('#fuel');
          await fuel.scrollIntoViewIfNeeded();
          await expect(fuel.getByLabel('Fuel price a litre')).toHaveValue('1.70');
          await expect(fuel.getByLabel('Distance a week')).toHaveValue('250');
          const change = async (name: string, value: string) => {
            await fuel.getByLabel(name).fill(value);
            await fuel.getByLabel(name).press('Tab');
          };
          await change('Consumption', '8');
          await change('Distance a week', '300');
          await change('Fuel price a litre', '2');
          await expect(fuel).toContainText('$48 a week');
          await expect(fuel).toContainText('$2,496 a year');
        });

        await test.step('delivery shows that it is idle, that it loads, its result, and why there is none', async () => {
          const delivery = page.locator('#delivery');
          await delivery.scrollIntoViewIfNeeded();
          const postcode = delivery.getByLabel('Deliver to postcode');
          const ask = delivery.getByRole('button', { name: /Estimate/ });
          await expect(delivery).toContainText('to your door');
          // Until its code has come delivery is a plain form.
          await awake(page, '#delivery form');
          await ask.click();
          await expect(delivery.getByText('Please enter a postcode.').first()).toBeVisible();
          await expect(postcode).toHaveAttribute('aria-invalid', 'true');
          for (const typed of ['abcd', '20']) {
            await postcode.fill(typed);
            await postcode.press('Enter');
            await expect(delivery.getByText('Invalid postcode. Please enter a 4-digit number.').first()).toBeVisible();
          }

          const goOn = await hold(page, '**/api/delivery?*');
          const [known, price, region] = delivers;
          await postcode.fill(known);
          await postcode.press('Enter');
          await expect(delivery).toContainText(`Looking up ${known}`);
          goOn();
          await expect(delivery).toContainText(price);
          await expect(delivery).toContainText(region);

          const sorry =
            "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote.";
          await postcode.fill('0872');
          await postcode.press('Enter');
          await expect(delivery.getByText(sorry).first()).toBeVisible();
          await page.unroute('**/api/delivery?*');
          // Words for a request that failed say nothing of the place.
          const failed = delivery.getByText(/^We couldn't get an estimate just now\. Please try again, or call us on /);
          for (const [when, fail] of Object.entries(failedAnswers)) {
            await test.step(`a message says so when ${when}`, async () => {
              await page.route('**/api/delivery?*', fail, { times: 1 });
              // The message goes with the first letter of another try.
              await postcode.fill('');
              await postcode.fill(known);
              await expect(delivery.getByText(sorry)).toHaveCount(0);
              await expect(failed).toHaveCount(0);
              await postcode.press('Enter');
              await expect(failed.first()).toBeVisible();
              await expect(delivery.getByRole('link', { name: /^0[\d ]+$|^\(0\d\)/ })).toHaveAttribute('href', /^tel:/);
              await expect(delivery.getByText(sorry)).toHaveCount(0);
              await expect(postcode).not.toHaveAttribute('aria-invalid', 'true');
            });
          }
          await postcode.press('Enter');
          await expect(delivery).toContainText(price);
        });

        await test.step('finance of 25 a week or less is Enquire for Finance, and a quote can be left out', async () => {
          const { part, amount } = await financeCalculator(page);
          await part.getByRole('radio', { name: 'Weekly' }).check({ force: true });
          await amount.fill('1000');
          await amount.press('Enter');
          const deposit = part.getByRole('textbox', { name: 'Deposit' });
          await deposit.fill('6000');
          await deposit.press('Enter');
          await expect(part).toContainText('Enquire for Finance');
          await deposit.fill('9000');
          await deposit.press('Enter');
          await expect(part).toContainText('Your deposit covers the amount.');
          await expect(part).not.toContainText('Total payable');
          await part.getByRole('link', { name: 'Request a Quote' }).click();
          const note = page.getByRole('group', { name: 'Your finance quote' });
          await expect(note).toBeVisible();
          await note.getByRole('button', { name: 'Leave the quote out' }).click();
          await expect(note).toHaveCount(0);
        });
        expect(broken).toEqual([]);
      },
    );

    test(
      'the fuel calculator reckons with what was typed before its code came, and keeps the focus [FUEL-01]',
      onePart(),
      async ({ page }) => {
        await page.goto(await listedVehicle(site.host, '/search?fuel=Petrol'));
        await whenInteractive(page);
        const goOn = await hold(page, '**/_next/static/**/*.js');
        const fuel = page.locator('#fuel');
        // The last Tab leads from the first field, the price, to the second, the distance.
        for (const [name, value] of [
          ['Consumption', '8'],
          ['Distance a week', '300'],
          ['Fuel price a litre', '2'],
        ] as const) {
          await fuel.getByLabel(name).fill(value);
          await fuel.getByLabel(name).press('Tab');
        }
        await expect(fuel.getByLabel('Distance a week')).toBeFocused();
        await expect(fuel).not.toContainText('$48 a week');
        goOn();
        await expect(fuel).toContainText('$48 a week');
        await expect(fuel.getByLabel('Distance a week')).toBeFocused();
      },
    );
  });
}
