// Buying a vehicle online: its steps, each an address, what they come to when the price changes meanwhile, and the link by
// which it is gone on with; and a step that cannot be sent.
import { expect, test } from '@playwright/test';
import { orderHost } from '../fixtures/order-sites/order-sites';
import { expectAccessible } from '../pages/accessibility';
import { someone } from '../pages/enquiry-form';
import { changeVehicle, orderPage, ownVehicle } from '../pages/order-page';
import { originOf } from '../stack/address-book';
import { leadsOf } from '../stack/leads';

const both = orderHost('both');

test('a vehicle is bought step by step: who, trade-in, finance, delivery with its cost, extras, a price that changes meanwhile, paid; and it is kept by its link [RSRV-01] [FORM-06/buy-online] [ROUTE-10]', async ({
  page,
}) => {
  const vehicle = await ownVehicle();
  const who = someone();
  const order = orderPage(page);
  // The page that explains the steps begins them.
  await page.goto(`${originOf(both)}/checkout-journey?car_id=${vehicle.slug}`);
  await expect(page.getByRole('heading', { name: 'To buy it online' })).toBeVisible();
  await expectAccessible(page, 'the steps explained');
  await page.getByRole('radio', { name: /^Buy it online/ }).check();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await order.at('Your details');
  await order.fillDetails(who);
  await order.choose('I buy it for myself');
  await order.goOn();

  await order.at('Trade-in');
  await expect(page.getByLabel('Your vehicle')).toBeHidden();
  await order.choose('I trade a vehicle in');
  await page.getByLabel('Your vehicle').fill('2019 Toyota Corolla');
  await expect(page.getByRole('link', { name: 'Value it now' })).toHaveAttribute(
    'href',
    /^\/cars\/trade-in\?car_id=\d+$/,
  );
  await expectAccessible(page, 'the trade-in step');
  await order.goOn();

  await order.at('How you pay');
  await order.choose('With finance that the dealer arranges');
  await order.goOn();
  await order.at('Delivery or pick-up');
  await order.choose('It is delivered to me');
  await page.getByLabel('Street address').fill('1 Example Street');
  await page.getByLabel('Suburb').fill('Fitzroy');
  await page.getByLabel('State').selectOption('VIC');
  await page.getByLabel('Postcode').fill('3065');
  await expect(page.getByText('Delivery to Melbourne: $295')).toBeVisible();
  await order.goOn();

  await order.at('Extras');
  for (const box of await page.getByRole('checkbox').all()) await expect(box).not.toBeChecked();
  await page.getByRole('checkbox', { name: /Floor mats/ }).check();
  await order.goOn();

  await order.at('Review and pay');
  const main = page.getByRole('main');
  await expect(main).toContainText('$39,465');
  await expect(main).toContainText(/Drive away/i);
  await expect(main).toContainText('2019 Toyota Corolla');
  await expect(main).toContainText('If your finance is declined');
  await expect(main).toContainText('you may think again');
  await expectAccessible(page, 'the review of a purchase');
  // Each step is an address; those that are answered are links of the way.
  await page
    .getByRole('navigation', { name: 'Your order' })
    .getByRole('link', { name: /How you pay/ })
    .click();
  await order.at('How you pay');
  await expect(page).toHaveURL(/\?step=paying$/);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await order.at('Trade-in');
  await expect(page.getByLabel('Your vehicle')).toHaveValue('2019 Toyota Corolla');
  await page.getByRole('button', { name: 'Save and come back later' }).click();
  const link = (await page.getByText(/^http:.*\/orders\/[\w.-]+$/).textContent()) ?? '';

  await changeVehicle(vehicle, { price: '37990' });
  await expect
    .poll(async () => {
      await page.goto(new URL(`${new URL(link).pathname}?step=review`, originOf(both)).href);
      return main.textContent();
    })
    .toContain('The price has changed from $38,990 to $37,990');
  await expect(main).toContainText('$38,465');
  await order.agree();
  await order.toProcessor('$500');
  await page.getByRole('button', { name: 'Pay, and take some seconds over it' }).click();
  await order.at('It is held for you');
  await expect(main).toContainText('prepare the contract');
  await expect
    .poll(async () => (await leadsOf(`${who.name} Example`)).map(({ category, vehicle: about }) => [category, about]))
    .toEqual([['buy-online', '2023 Kia Sportage']]);
});

test('a step that cannot be sent stays as it was typed and says so [FORM-03]', async ({ page, context }) => {
  const vehicle = await ownVehicle();
  const who = someone();
  const order = orderPage(page);
  await page.goto(`${originOf(both)}${vehicle.path}/buy-online?kind=buy`);
  await expect(page.getByRole('radio', { name: /^Buy it online/ })).toBeChecked();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await order.at('Your details');
  await order.fillDetails(who);
  await order.choose('A company or a business buys it');
  await context.setOffline(true);
  await order.goOn();
  await expect(page.getByText('What you typed is still here')).toBeVisible();
  await expect(page.getByLabel('First Name')).toHaveValue(who.name);
  await context.setOffline(false);
  await order.goOn();
  await order.at('Trade-in');
});
