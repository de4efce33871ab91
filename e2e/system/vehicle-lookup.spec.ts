// A vehicle of the shopper's own, found by its registration: where the platform has a service for it, here one of the test's.
import { json } from 'node:stream/consumers';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../pages/accessibility';
import { ask } from '../stack/ask';
import { listen, type OwnServer } from '../stack/listen';
import { type OwnInstances, ownInstances } from '../stack/own-processes';

test.describe.configure({ mode: 'default' });

const host = 'harbour-city.localhost';
const known = { plate: 'ABC12D', state: 'NSW' };

let register: OwnServer;
let own: OwnInstances;
const asked: unknown[] = [];

test.beforeAll(async () => {
  register = await listen(async (incoming, outgoing) => {
    const question = await json(incoming);
    asked.push(question);
    const isKnown = JSON.stringify(question) === JSON.stringify(known);
    outgoing.writeHead(isKnown ? 200 : 404, { 'content-type': 'application/json' });
    outgoing.end(JSON.stringify(isKnown ? { vehicle: { make: 'Kia', model: 'Rio', badge: 'Sport', year: 2022 } } : {}));
  });
  own = await ownInstances(['a'], { VEHICLE_LOOKUP_URL: register.origin, VEHICLE_LOOKUP_KEY: 'of tests' });
  await own.api.start();
  await Promise.all([own.gateway, ...own.templates].map((one) => one.start()));
});
test.afterAll(async () => {
  await Promise.all([own.gateway, own.api, ...own.templates].map((one) => one.kill()));
  await register.close();
});

const lookUp = async (page: Page, plate: string, state: string): Promise<void> => {
  const form = page.locator('form[action="/api/vehicle-lookup"]');
  await form
    .getByLabel(/registration/i)
    .first()
    .fill(plate);
  if (state !== '') await form.locator('[name="regoState"]').selectOption(state);
  await form.getByRole('button', { name: 'Find my car' }).click();
};

/** Opens the first step of a trade-in, through a gateway that has just started. */
const openStep = async (page: Page): Promise<void> => {
  const { port } = own.gateway;
  // It may not know its sites in its first moment.
  await expect.poll(async () => (await ask({ host: `${host}:${port}`, port, path: '/trade-in' })).status).toBe(200);
  await page.goto(`http://${host}:${port}/trade-in`);
};

const expectFound = async (page: Page): Promise<void> => {
  await page.waitForURL(/lookup=found/);
  const main = page.getByRole('main');
  await expect(main).toContainText('We found it. Please check what is below, and add the kilometres.');
  await expect(main.getByLabel('Make', { exact: true })).toHaveValue('Kia');
  await expect(main.getByLabel('Year', { exact: true })).toHaveValue('2022');
  // The number itself is in no address.
  expect(page.url()).not.toMatch(/abc/i);
};

test('a registration that is known brings make and year into the first step [TRAD-01]', async ({ page }) => {
  await openStep(page);
  await expectAccessible(page, 'a look-up by registration');
  await lookUp(page, 'abc 12d', known.state);
  await expectFound(page);
});

// The form is a plain one, without code of its own in the browser.
test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a registration that is not known stops nobody, and one that is leads on to what is not known of the vehicle [TRAD-01]', async ({
    page,
  }) => {
    await openStep(page);
    const main = page.getByRole('main');
    await lookUp(page, '', '');
    await page.waitForURL(/lookup=wrong/);
    await expect(main).toContainText('Please enter the registration number and choose its state or territory.');
    await lookUp(page, known.plate, 'VIC');
    await page.waitForURL(/lookup=none/);
    await expect(main).toContainText('No vehicle of that registration was found in that state.');
    await lookUp(page, 'abc 12d', known.state);
    await expectFound(page);
    expect(asked).toEqual(expect.arrayContaining([known, { ...known, state: 'VIC' }]));
    await main.getByLabel('Kilometres', { exact: true }).fill('30000');
    await main.getByRole('button', { name: 'Next' }).click();
    await page.waitForURL(/kilometres=30000|km=30000/);
    // The model is known too: its step is done, and condition is what is asked.
    await expect(main.getByText('How does the outside look?')).toBeVisible();
    await expect(main.locator('a[href*="model=Rio"]').first()).toBeVisible();
  });
});
