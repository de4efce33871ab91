// What a shopper's own vehicle is worth, and its way to the dealer, with scripts and without.

import { expect, test } from '@playwright/test';
import { stateSite } from './fixtures/vehicle-states/state-sites';
import { expectAccessible } from './pages/accessibility';
import { emittedEvents } from './pages/emitted-events';
import { enquiryForm, type Someone, someone } from './pages/enquiry-form';
import { expectToFit } from './pages/fits';
import { foundVehicle } from './pages/found-vehicles';
import { headingOf, titleOf } from './pages/html';
import { advertisedCar, goToOffer, type OwnCar } from './pages/own-car';
import { whenQuiet } from './pages/quiet-page';
import { whenInteractive } from './pages/search-page';
import { journeySites, partIn } from './sites';
import { originOf } from './stack/address-book';
import { askSite, askSitemap } from './stack/ask';
import { leadsOf, submissionsOf } from './stack/leads';

let car: OwnCar;
test.beforeAll(async () => {
  car = await advertisedCar();
});

/** Where a page offers for the car, all questions answered: the page of the last step. */
const offerOn = (path: string): string =>
  `${path}?make=${car.make}&year=${car.year}&kilometres=${car.kilometres}&model=${encodeURIComponent(car.model)}&body=clean&inside=clean&mechanical=sound&history=full&accident=none`;

/** A vehicle of a site to trade in for. */
const buyable = (host: string) => foundVehicle(host, 'status:in_stock AND price > 5000');

/** A picture of one pixel. */
const aPicture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

const pages = [
  ['/trade-in', '[ROUTE-01/trade-in]'],
  ['/sell-your-car', '[ROUTE-01/sell-your-car]'],
  ['/sell-my-car', '[ROUTE-01/sell-my-car]'],
] as const;

for (const site of journeySites) {
  test.describe(`${site.name}, template ${site.template.toUpperCase()}`, () => {
    test.use({ baseURL: originOf(site.host), contextOptions: { reducedMotion: 'reduce' } });
    const onePart = partIn(site.template, 'trade-in');

    for (const [path, clause] of pages) {
      test(`${path} has a title, a canonical address, one h1, breadcrumbs and five questions ${clause}`, {
        tag: '@desktop',
      }, async () => {
        const { status, body } = await askSite(site.host, path);
        expect(status).toBe(200);
        const heading = headingOf(body);
        expect(titleOf(body)).toBe(`${heading} | ${site.name}`);
        expect(body.match(/<h1[ >]/g)).toHaveLength(1);
        expect(body).toMatch(new RegExp(`<link rel="canonical" href="http://${site.host}(:\\d+)?${path}"`));
        expect(/<nav[^>]*aria-label="Breadcrumbs".*?<\/nav>/s.exec(body)?.[0]).toContain('href="/"');
        expect(body.replace(/<[^>]*>/g, ' ')).toMatch(/7 years or 100,000 km/);
        const data = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, text = '']) =>
          JSON.parse(text),
        );
        expect(data.find((one) => one['@type'] === 'FAQPage')?.mainEntity).toHaveLength(5);
      });
    }

    test('the trade-in page of a car is named for the car, and leads to /trade-in without one [ROUTE-01/car-trade-in]', {
      tag: '@desktop',
    }, async () => {
      const { id, path } = await buyable(site.host);
      const { status, body } = await askSite(site.host, `/cars/trade-in?car_id=${id}`);
      expect(status).toBe(200);
      expect(headingOf(body)).toMatch(/^Trade in towards the \d{4} /);
      expect(titleOf(body)).toBe(`${headingOf(body)} | ${site.name}`);
      expect(body).toMatch(
        new RegExp(`<link rel="canonical" href="http://${site.host}(:\\d+)?/cars/trade-in\\?car_id=${id}"`),
      );
      expect(body.match(/<h1[ >]/g)).toHaveLength(1);
      const crumbs = /<nav[^>]*aria-label="Breadcrumbs".*?<\/nav>/s.exec(body)?.[0];
      expect(crumbs).toContain(`href="${path}"`);
      const bare = await askSite(site.host, '/cars/trade-in');
      expect([bare.status, bare.headers.location]).toEqual([307, '/trade-in']);
      const gone = await askSite(site.host, '/cars/trade-in?car_id=999999999');
      expect(gone.status).toBe(200);
      expect(gone.body).toContain('has gone or is on hold');
    });

    test('cards and vehicle pages lead to the trade-in of their car [CARD-02/trade-in]', {
      tag: '@desktop',
    }, async () => {
      const { id, path } = await buyable(site.host);
      const { body } = await askSite(site.host, path);
      expect(body).toMatch(new RegExp(`<a[^>]*href="/cars/trade-in\\?car_id=${id}"[^>]*>(<[^>]*>)*Trade In`));
      const list = (await askSite(site.host, '/search')).body;
      expect(list).toMatch(/<a[^>]*href="\/cars\/trade-in\?car_id=\d+"[^>]*>(<[^>]*>)*Trade In/);
    });

    test(
      'a trade-in offer is shown, accepted, logged and stored, and the finance calculator starts with it [TRAD-01] [ANLY-01/e18] [FORM-07]',
      onePart(),
      async ({ page }) => {
        const stock = await buyable(site.host);
        await page.goto(`/cars/trade-in?car_id=${stock.id}`);
        await goToOffer(page, car);
        const panel = page.getByRole('region', { name: `Our estimate for your ${car.year} ${car.make} ${car.model}` });
        await expect(panel).toContainText(/It may end anywhere between \$[\d,]+ and \$[\d,]+ once we have seen it/);
        await expect(panel).toContainText(/Accept it by \d+ \w+ 20\d\d, and it is our offer/);
        await expect(panel).toContainText(/From \d+ comparable cars .* Confidence: (high|medium|low)/);
        await whenInteractive(page);
        const form = enquiryForm(page);
        const who = someone();
        // The hidden field for robots, between those that people fill in.
        const trap = form.form.locator('[aria-hidden="true"] input[name="more_wishes"]');
        await expect(trap).toHaveValue('');
        await expect(trap).toHaveAttribute('tabindex', '-1');
        await form.fill(who);
        await form.form.getByLabel('Last Name').fill('Example');
        await form.postcode.fill('2000');
        await form.form.getByLabel('Registration number').fill('ABC12D');
        await form.form.getByLabel('Registered in').selectOption('NSW');
        const label = await form.form.locator('label', { hasText: 'I accept the offer' }).innerText();
        await form.form.getByLabel(/^I accept the offer of \$/).check();
        expect(await emittedEvents(page, 18)).toEqual([]);
        await form.submit.click();
        await page.waitForURL(/\/success\?category=trade-in/);
        await expect(page.getByRole('heading', { level: 1 })).toContainText('We have your vehicle’s details');
        const [sent] = await submissionsOf(who.name);
        expect(sent).toMatchObject({
          category: 'trade-in',
          car_id: stock.id,
          rego: 'ABC12D',
          regoState: 'NSW',
          offer_accepted: true,
          adjustmentAnswers: { 'How does it drive?': 'As it should, no warning lights' },
          userData: {
            name: who.name,
            last_name: 'Example',
            postcode: '2000',
            phone: who.phone,
            email: who.email,
            make: car.make,
            model: car.model,
          },
        });
        const price = /\$(\d[\d,]*\d)/.exec(label)?.[1] ?? '';
        const offered = Number(price.replaceAll(',', ''));
        expect(sent).toMatchObject({ valuation: { offer: { offer_price: offered } } });
        expect(await emittedEvents(page, 18)).toMatchObject([{ payload: { offer_price: offered, car_id: stock.id } }]);
        await page.goto(stock.path);
        // The vehicle's calculator starts with the offer once its code has come, which it does when it is scrolled near.
        const calculator = page.getByLabel('Trade-in', { exact: true }).first();
        await expect(async () => {
          await page.getByRole('slider', { name: 'Amount' }).first().scrollIntoViewIfNeeded({ timeout: 5_000 });
          await expect(calculator).toHaveValue(new RegExp(price), { timeout: 5_000 });
        }).toPass();
      },
    );

    test(
      'a trade-in form is empty and not agreed to once the shopper changes the vehicle [TRAD-01]',
      onePart(),
      async ({ page }) => {
        await page.goto(offerOn('/trade-in'));
        await whenInteractive(page);
        const { form, name } = enquiryForm(page);
        const drafts = () => page.evaluate(() => Object.values(sessionStorage).join());
        await form.getByLabel('Registration number').fill('ABC12D');
        await form.getByLabel(/^I accept the offer of \$/).check();
        await expect.poll(drafts).toContain('ABC12D');
        // After a reload what was typed is there, and the offer is to be accepted anew.
        await page.reload();
        await expect(form.getByLabel('Registration number')).toHaveValue('ABC12D');
        await expect(form.getByLabel(/^I accept the offer of \$/)).not.toBeChecked();
        await page.getByRole('main').getByRole('link', { name: 'Change', exact: true }).click();
        // The other questions are answered already.
        await page.getByLabel('Kilometres', { exact: true }).fill(String(car.kilometres + 1000));
        await page.getByRole('button', { name: 'Next' }).click();
        await expect(page.getByRole('heading', { name: 'Send it to us' })).toBeVisible();
        await whenInteractive(page);
        await name.fill('Testa');
        await expect.poll(drafts).toContain('Testa');
        await expect(form.getByLabel('Registration number')).toHaveValue('');
        await expect(form.getByLabel(/^I accept the offer of \$/)).not.toBeChecked();
      },
    );

    test(
      'a trade-in names every wrong field and what is too old or has gone too far, with how to mend it, and keeps what was typed [TRAD-01]',
      onePart(),
      async ({ page }) => {
        await page.goto('/trade-in');
        await page.getByRole('button', { name: 'Next' }).click();
        for (const words of [
          'Please choose the make of your vehicle.',
          'Please enter the year of your vehicle.',
          'Please enter the kilometres of your vehicle.',
        ])
          await expect(page.getByRole('alert').getByRole('link', { name: words })).toBeVisible();
        await page.getByLabel('Make', { exact: true }).selectOption(car.make);
        await page.getByLabel('Year', { exact: true }).fill('18');
        await page.getByLabel('Kilometres', { exact: true }).fill('about 40k');
        await page.getByRole('button', { name: 'Next' }).click();
        await expect(page.getByLabel('Make', { exact: true })).toHaveValue(car.make);
        await expect(page.getByLabel('Kilometres', { exact: true })).toHaveValue('about 40k');
        await expect(page.getByRole('alert').getByRole('link')).toHaveText([
          'Please enter a year such as 2018.',
          'Please enter the kilometres as a number.',
        ]);
        // What the rule refuses is refused here, and not after the questions about the condition.
        await page.getByLabel('Year', { exact: true }).fill('2009');
        await page.getByLabel('Kilometres', { exact: true }).fill('210000');
        await page.getByRole('button', { name: 'Next' }).click();
        await expect(page.getByRole('alert').getByRole('link')).toHaveText([
          /^We give no estimate online for a vehicle of more than 7 years/,
          /^We give no estimate online for a vehicle with more than 100,000 km/,
        ]);
        await page.goBack();
        await page.getByRole('link', { name: 'Send us the details instead' }).click();
        await whenInteractive(page);
        const form = enquiryForm(page);
        // The form holds what was typed about the vehicle.
        for (const [label, typed] of [
          ['Make of your vehicle', car.make],
          ['Year of your vehicle', '18'],
          ['Kilometres of your vehicle', 'about 40k'],
        ] as const)
          await expect(form.form.getByLabel(label)).toHaveValue(typed);
        await form.submit.click();
        const faults = form.form.getByRole('alert').getByRole('link');
        for (const words of [
          'Please enter your first name.',
          'Please enter an email address such as name@example.com.',
          'Please enter a phone number of 8 to 15 digits.',
          'Invalid postcode. Please enter a 4-digit number.',
          'Please enter the model of your vehicle.',
          'Please enter a year such as 2018.',
          'Please enter the kilometres as a number.',
        ])
          await expect(faults.filter({ hasText: words })).toBeVisible();
        await expect(faults.filter({ hasText: 'Please enter the make of your vehicle.' })).toHaveCount(0);
      },
    );

    test(
      'trade-in steps, offer, refusal and form are accessible and fit windows of both sizes',
      onePart(),
      async ({ page }) => {
        const own = `make=${car.make}&year=${car.year}&kilometres=${car.kilometres}`;
        const answers = 'body=worn&inside=clean&mechanical=sound&history=full&accident=none';
        for (const [what, query] of [
          ['the car', 'sent=car'],
          ['its model', own],
          ['its condition', `${own}&model=${encodeURIComponent(car.model)}&sent=condition`],
          ['the offer', `${own}&model=${encodeURIComponent(car.model)}&${answers}`],
          ['a refusal', `make=${car.make}&year=2009&kilometres=210000&sent=car`],
          ['the form', 'to=form'],
        ] as const) {
          await page.goto(`/sell-your-car?${query}`);
          await whenQuiet(page);
          await expectAccessible(page, what);
          await expectToFit(page, what);
        }
      },
    );

    test.describe('without scripts', onePart('@desktop'), () => {
      test.use({ javaScriptEnabled: false });

      test('plain forms value a vehicle, trade it in or sell it, and add its photos [FORM-06/trade-in] [FORM-06/sell]', async ({
        page,
      }) => {
        const form = page.locator('form[action="/api/leads"]');
        const fillIn = async ({ name, email, phone }: Someone, postcode: string) => {
          await form.getByLabel('First Name').fill(name);
          await form.getByLabel('Email Address').fill(email);
          await form.getByLabel('Mobile Number').fill(phone);
          await form.getByLabel('Postcode').fill(postcode);
          await form.getByLabel(/^I accept the offer/).check();
          const dealership = form.getByLabel('Dealership');
          if ((await dealership.count()) > 0) await dealership.selectOption({ index: 1 });
          await form.getByRole('button', { name: 'Send enquiry' }).click();
        };
        const expectAccepted = async ({ name }: Someone, category: string) => {
          await page.waitForURL(new RegExp(`/success\\?category=${category}`));
          expect(await leadsOf(name)).toMatchObject([{ category, vehicle: null }]);
          expect(await submissionsOf(name)).toMatchObject([{ offer_accepted: true }]);
        };

        await test.step('a vehicle is traded in by plain forms, one of them mended [FORM-06/trade-in]', async () => {
          const who = someone();
          await page.goto('/trade-in');
          await goToOffer(page, car);
          await fillIn(who, '20');
          // A plain form that must be mended comes back with all that was typed, and with its offer.
          await page.waitForURL('**/enquiry/**');
          await expect(page.getByLabel(/^I accept the offer/)).toBeChecked();
          await expect(page.getByLabel('Model of your vehicle')).toHaveValue(car.model);
          await page.getByLabel('Postcode').fill('2000');
          await page.getByRole('button', { name: 'Send enquiry' }).click();
          await expectAccepted(who, 'trade-in');
        });

        await test.step('photos are added to what was sent', async () => {
          const photos = page.locator('input[name="photos"]');
          // HEIC, which the server cannot read, is not accepted: an iPhone then sends JPEG.
          await expect(photos).not.toHaveAttribute('accept', /heic/);
          await photos.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no') });
          await page.getByRole('button', { name: 'Send photos' }).click();
          await expect(page.getByText('A file was no picture that we can read.')).toBeVisible();
          await photos.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: aPicture });
          await page.getByRole('button', { name: 'Send photos' }).click();
          await expect(page.getByText('One photo is with us.')).toBeVisible();
          await expect(page.getByText('Up to 7 photos')).toBeVisible();
        });

        await test.step('a vehicle is sold by a plain form at its offer [FORM-06/sell]', async () => {
          const who = someone();
          await page.goto(offerOn('/sell-my-car'));
          await fillIn(who, '2000');
          await expectAccepted(who, 'sell');
          await expect(page.locator('input[name="photos"]')).toBeVisible();
        });
      });
    });
  });
}

test.describe('a site that stores valuations, and one that takes no trade-ins', { tag: '@desktop' }, () => {
  const full = stateSite('a');

  test('a valuation that cannot be stored is logged to the console alone [ERRS-01/valuation-save]', async ({
    page,
  }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    const stored = page.waitForResponse('**/api/miscellaneous');
    await page.goto(`${originOf(full.host)}${offerOn('/trade-in')}`);
    expect((await stored).status()).toBe(204);
    expect(logged.join()).not.toContain('could not be stored');
    await page.route('**/api/miscellaneous', (route) => route.fulfill({ status: 500, body: 'no' }));
    await page.reload();
    await expect.poll(() => logged.join()).toContain('The valuation could not be stored.');
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Send it to us' })).toBeVisible();
  });

  test('a site without trade-ins has none of their pages, buttons and addresses', async () => {
    const { host } = stateSite('a', 'plain');
    for (const path of ['/trade-in', '/sell-your-car', '/sell-my-car', '/cars/trade-in?car_id=999999999'])
      expect((await askSite(host, path)).status, path).toBe(404);
    for (const { body } of [await askSite(host, '/search'), await askSitemap(host)])
      expect(body).not.toMatch(/trade-in|sell-your-car/);
  });
});
