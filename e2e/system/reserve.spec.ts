// Reserving a vehicle: where it begins, its short form, the payment in each way it can go, and who else sees what.
import { expect, test } from '@playwright/test';
import { orderHost } from '../fixtures/order-sites/order-sites';
import { stateSite } from '../fixtures/vehicle-states/state-sites';
import { expectAccessible } from '../pages/accessibility';
import { someone } from '../pages/enquiry-form';
import { canonicalOf, headingOf, titleOf, withoutScripts } from '../pages/html';
import { changeVehicle, type OwnVehicle, orderPage, ownVehicle } from '../pages/order-page';
import { statePath } from '../pages/vehicle-html';
import { originOf } from '../stack/address-book';
import { askSite } from '../stack/ask';
import { leadsOf } from '../stack/leads';

const reserving = orderHost('reserve');
const both = orderHost('both');
const free = orderHost('free');

/** The words and addresses of the links of a page that lead to a flow. */
const linksOf = (html: string, to: RegExp): readonly (readonly [string, string])[] =>
  [...withoutScripts(html).matchAll(/<a\b[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)]
    .map(([, href = '', words = '']) => [words.replace(/<[^>]*>/g, '').trim(), href] as const)
    .filter(([, href]) => to.test(href));

/** Addresses of the flow of one vehicle, of which the cards beside it have others. */
const waysTo = ({ path }: { readonly path: string }) => new RegExp(`^${path}/(?:checkout|buy-online)(?:\\?|$)`);

test('a vehicle page and its card lead to the flow where the site has it and the vehicle can be held, with the amount unless it is nothing, and nowhere else [SIDE-02/reserve] [SIDE-02/buy-online] [CARD-02/reserve-now] [CARD-02/reserve-this-car] [CARD-03]', async () => {
  const vehicle = await ownVehicle();
  const flow = /\/(?:checkout|buy-online)(?:\?|$)/;
  const onPage = async (host: string) => linksOf((await askSite(host, vehicle.path)).body, waysTo(vehicle));
  expect(await onPage(reserving)).toContainEqual(['Reserve Now', `${vehicle.path}/checkout`]);
  expect(await onPage(both)).toEqual(
    expect.arrayContaining([
      ['Reserve Car Now', `${vehicle.path}/buy-online`],
      ['Buy Online', `${vehicle.path}/buy-online?kind=buy`],
    ]),
  );
  const onCard = async (host: string) => {
    const { body } = await askSite(host, '/search');
    return linksOf(body, flow).map(([words]) => words);
  };
  expect(await onCard(reserving)).toContainEqual(expect.stringMatching(/^Reserve Now \$200\b/));
  expect(await onCard(both)).toContainEqual(expect.stringMatching(/^Reserve This Car \$500\b/));
  // Free: no amount. That it says nothing of $0 is the whole of its words.
  const words = await onCard(free);
  expect(words).toContainEqual(expect.stringMatching(/^Reserve Now\b/));
  expect(words.join()).not.toContain('$');
  await changeVehicle(vehicle, { payment_processors: '' });
  await expect.poll(() => onPage(both)).toEqual([]);
});

test('without its flag nothing of the flow is there, neither pages nor API [SITE-04/reserve] [SITE-04/buy-online]', async () => {
  const plain = stateSite('a', 'plain').host;
  const path = statePath('SS-FULL');
  expect((await askSite(stateSite('a').host, `${path}/checkout`)).status).toBe(200);
  for (const address of [`${path}/checkout`, `${path}/buy-online`, `/checkout-journey?car_id=${path.slice(6)}`])
    expect((await askSite(plain, address)).status, address).toBe(404);
  expect((await askSite(plain, `/orders/${'a'.repeat(40)}`)).status).toBe(404);
  const begun = await askSite(plain, '/api/orders/start', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: originOf(plain) },
    body: 'car_id=1&kind=reserve',
  });
  expect(begun.status).toBe(404);
  expect(withoutScripts((await askSite(plain, path)).body)).not.toMatch(/Reserve|Buy Online/);
});

test('the pages of the flow have their own titles, one heading and their canonical address, and its other address leads there with its query [ROUTE-01/checkout] [ROUTE-01/buy-online] [ROUTE-01/checkout-journey] [ROUTE-02] [ROUTE-10] [ROUTE-11]', async () => {
  const { path, slug } = await ownVehicle();
  const journey = `/checkout-journey?car_id=${slug}`;
  const titles = new Set<string>();
  for (const [host, address] of [
    [reserving, `${path}/checkout`],
    [both, `${path}/buy-online`],
    [reserving, journey],
  ] as const) {
    const { status, body } = await askSite(host, address);
    expect(status, address).toBe(200);
    const seen = withoutScripts(body);
    expect(seen.match(/<h1[ >]/g), address).toHaveLength(1);
    expect(headingOf(body)).toContain('2023 Kia Sportage');
    expect(canonicalOf(body)).toBe(address);
    expect(seen).toMatch(/<nav[^>]*aria-label="Breadcrumbs"/);
    titles.add(titleOf(body));
  }
  expect(titles.size).toBe(3);
  const moved = async (host: string, address: string) => {
    const { status, headers } = await askSite(host, address);
    return [status, headers.location];
  };
  expect(await moved(reserving, `${path}/buy-online?kind=buy`)).toEqual([308, `${path}/checkout?kind=buy`]);
  expect(await moved(both, `${path}/checkout`)).toEqual([308, `${path}/buy-online`]);
  // The slug is asked for, and nothing else will do.
  expect((await askSite(reserving, '/checkout-journey')).status).toBe(404);
  expect((await askSite(reserving, '/checkout-journey?car_id=nothing-of-ours')).status).toBe(404);
});

test('a vehicle is reserved: details mended, terms agreed to, a card declined, paid at the second try; everybody sees it reserved, and giving it up brings the money back [RSRV-01] [FORM-06/reserve]', async ({
  page,
  browser,
}) => {
  const vehicle = await ownVehicle();
  const who = someone();
  const order = orderPage(page);
  await order.begin(reserving, `${vehicle.path}/checkout`, 'Reserve it');
  await expect(order.heading).toBeFocused();
  await order.goOn();
  await expect(order.problems).toBeFocused();
  await expect(order.problems.getByRole('listitem')).toHaveCount(4);
  await page.getByLabel('Email Address').fill('nowhere');
  await order.problems.getByRole('link', { name: 'first name' }).click();
  await expect(page.getByLabel('First Name')).toBeFocused();
  await expectAccessible(page, 'a step with faults');
  await order.fillDetails(who);
  await order.goOn();
  await order.at('Review and pay');
  await expect(order.heading).toBeFocused();

  const main = page.getByRole('main');
  await expect(main).toContainText('You get all of it back if you change your mind');
  await expect(main).toContainText('By the law of Victoria');
  await expect(main).not.toContainText(/non-refundable/i);
  await expectAccessible(page, 'the review');
  // Back and forward have what was stored; so has a reload, and another device by the link alone.
  await page.goBack();
  await expect(page.getByLabel('Email Address')).toHaveValue(who.email);
  await page.goForward();
  await order.at('Review and pay');
  const link = new URL(page.url()).pathname;
  const elsewhere = await browser.newPage();
  await elsewhere.goto(`${originOf(reserving)}${link}?step=details`);
  await expect(elsewhere.getByLabel('First Name')).toHaveValue(who.name);
  await elsewhere.close();

  await page.getByRole('button', { name: 'Pay $200' }).click();
  await expect(order.problems).toBeFocused();
  await order.agree();
  await order.toProcessor('$200');
  expect(await leadsOf(`${who.name} Example`)).toEqual([]);
  await page.getByRole('button', { name: 'Decline the card' }).click();
  await order.at('Review and pay');
  await expect(page.getByText('The payment did not go through')).toBeVisible();
  await expect(main).toContainText('Held for you until');
  // While somebody pays nobody else can begin.
  const other = await askSite(both, `${vehicle.path}/buy-online`);
  expect(other.body).toContain('On hold for another buyer');

  await order.agree();
  await order.toProcessor('$200');
  await page.getByRole('button', { name: 'Pay $200' }).click();
  await order.at('It is held for you');
  await expect(main).toContainText(/R-\d+/);
  await expect(main.getByRole('link', { name: 'Your receipt', exact: true })).toBeVisible();
  await expectAccessible(page, 'an order that is held');
  await expect
    .poll(async () => (await leadsOf(`${who.name} Example`)).map(({ category }) => category))
    .toEqual(['reserve']);
  for (const host of [reserving, both, free])
    await expect.poll(async () => (await askSite(host, vehicle.path)).body).toContain('On hold for another buyer');

  await page.getByText('Give it up', { exact: true }).click();
  await expect(main).toContainText('$200 goes back to you');
  await page.getByRole('button', { name: 'Yes, give it up' }).click();
  await order.at(/^Your money (?:goes|went) back to you$/);
  // Who looks at the vehicle finds the ways to it again; similar ones may be held by others.
  await expect.poll(async () => linksOf((await askSite(both, vehicle.path)).body, waysTo(vehicle))).not.toEqual([]);
});

test('a card that holds one vehicle of a dealer holds no second: whoever pays for that reads why, and has all of it back [RSRV-01]', async ({
  page,
}) => {
  const order = orderPage(page);
  const main = page.getByRole('main');
  const payFor = async ({ path }: OwnVehicle) => {
    await order.begin(reserving, `${path}/checkout`, 'Reserve it');
    await order.fillDetails(someone());
    await order.goOn();
    await order.at('Review and pay');
    await order.agree();
    await order.toProcessor('$200');
    await order.payBy('Test card 1', '$200');
  };
  const second = await ownVehicle();
  await payFor(await ownVehicle());
  await order.at('It is held for you');
  const held = page.url();
  await payFor(second);
  await order.at(/^Your money (?:goes|went) back to you$/);
  await expect(main).toContainText('already holds another vehicle of ours');
  await expect(main).toContainText('All of your money goes back by itself');
  await expect(main.getByRole('link', { name: /^Your (?:payment|receipt)/ })).toHaveText(['Your payment']);
  await expect(main).toContainText('$200');
  await expect.poll(async () => linksOf((await askSite(reserving, second.path)).body, waysTo(second))).not.toEqual([]);
  // Given up, so that the card is free for whoever tests with it next.
  await page.goto(held);
  await page.getByText('Give it up', { exact: true }).click();
  await page.getByRole('button', { name: 'Yes, give it up' }).click();
  await order.at(/^Your money (?:goes|went) back to you$/);
});

test('without scripts a vehicle is held that costs nothing to hold, and what has to be mended comes back as it was typed [RSRV-01] [FORM-06/reserve]', async ({
  browser,
}) => {
  const vehicle = await ownVehicle();
  const who = someone();
  const page = await browser.newPage({ javaScriptEnabled: false });
  const order = orderPage(page);
  await page.goto(`${originOf(free)}${vehicle.path}/checkout`);
  await page.getByRole('radio', { name: /^Reserve it/ }).check();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await order.at('Your details');
  await order.fillDetails({ ...who, email: 'nowhere' });
  await order.goOn();
  await expect(order.problems.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByLabel('Email Address')).toHaveValue('nowhere');
  await expect(page.getByLabel('First Name')).toHaveValue(who.name);
  await page.getByLabel('Email Address').fill(who.email);
  await order.goOn();
  await order.at('Review and pay');
  await expect(page.getByRole('main')).toContainText('Holding this vehicle costs nothing');
  await order.agree();
  await page.getByRole('button', { name: 'Hold it for me' }).click();
  await order.at('It is held for you');
  await page.close();
});

test('a vehicle is held by keyboard alone', async ({ page }) => {
  const vehicle = await ownVehicle();
  const who = someone();
  const { at, heading } = orderPage(page);
  await page.goto(`${originOf(free)}${vehicle.path}/checkout`);
  await page.getByRole('radio', { name: /^Reserve it/ }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await at('Your details');
  await expect(heading).toBeFocused();
  for (const text of [who.name, 'Example', who.email, who.phone]) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  await at('Review and pay');
  await expect(heading).toBeFocused();
  const box = page.getByRole('checkbox', { name: 'I have read the terms above' });
  await expect
    .poll(async () => {
      await page.keyboard.press('Tab');
      return box.evaluate((element) => element === document.activeElement);
    })
    .toBe(true);
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await at('It is held for you');
});

test('whoever comes second is led to others, and a vehicle that sells meanwhile says so, with everything that was typed kept [RSRV-01]', async ({
  page,
  browser,
}) => {
  const vehicle = await ownVehicle();
  const first = orderPage(page);
  const second = await browser.newPage();
  const late = orderPage(second);
  for (const order of [first, late]) {
    await order.begin(free, `${vehicle.path}/checkout`, 'Begin');
    await order.fillDetails(someone());
    await order.goOn();
    await order.at('Review and pay');
    await order.agree();
  }
  await page.getByRole('button', { name: 'Hold it for me' }).click();
  await first.at('It is held for you');
  await second.getByRole('button', { name: 'Hold it for me' }).click();
  await late.at('Somebody else holds this vehicle');
  await expect(second.getByRole('heading', { name: 'More like this' })).toBeVisible();
  await expectAccessible(second, 'an order that came second');
  await changeVehicle(vehicle, { status: 'sold' });
  await expect
    .poll(async () => {
      await second.reload();
      return late.heading.textContent();
    })
    .toBe('This vehicle has been sold');
  await second.close();
});

test('behind its gate the flow leads to sign-in and back [AUTH-02] [SITE-04/reserve]', async () => {
  const { path, slug } = await ownVehicle();
  for (const address of [`${path}/checkout`, `/checkout-journey?car_id=${slug}`]) {
    const { status, headers } = await askSite(orderHost('gated'), address);
    expect([status, new URL(headers.location ?? '', originOf(reserving)).searchParams.get('redirect')]).toEqual([
      307,
      address,
    ]);
  }
});
