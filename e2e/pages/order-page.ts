import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { orderDealership, orderHost } from '../fixtures/order-sites/order-sites';
import { originOf } from '../stack/address-book';
import { askSite } from '../stack/ask';
import { uploadChanges } from '../stack/stock-upload';
import type { Someone } from './enquiry-form';

/** A vehicle that one test has for itself. */
export interface OwnVehicle {
  readonly stocknum: string;
  readonly slug: string;
  readonly path: string;
}

const row = (stocknum: string, fields: Readonly<Record<string, string>>): string => {
  const all = {
    ...{ stocknum, created_at: '2026-01-05T00:00:00Z', car_type: 'used', item_type: 'car', price_type: 'drive_away' },
    ...{ make: 'Kia', model: 'Sportage', year: '2023', km: '12000', price: '38990', location_id: 'holding-court-yard' },
    ...{ body: 'SUV', fuel: 'Petrol', trans: 'Automatic', colour: 'White', payment_processors: 'test' },
    ...fields,
  };
  return `${Object.keys(all).join(',')}\n${Object.values(all).join(',')}\n`;
};

/** Says what a feed has of a vehicle now, as its dealer's system would: again while another upload runs. */
export const changeVehicle = (vehicle: OwnVehicle, fields: Readonly<Record<string, string>>): Promise<void> =>
  expect(() => uploadChanges(orderHost('reserve'), orderDealership, row(vehicle.stocknum, fields))).toPass();

/** Brings a vehicle to Holding Court that no other test knows; resolves once its page is there. */
export const ownVehicle = async (fields: Readonly<Record<string, string>> = {}): Promise<OwnVehicle> => {
  const stocknum = `K${randomUUID().slice(0, 8)}`.toUpperCase();
  const slug = `2023-kia-sportage-${stocknum.toLowerCase()}`;
  const vehicle = { stocknum, slug, path: `/cars/${slug}` };
  await changeVehicle(vehicle, fields);
  await expect.poll(async () => (await askSite(orderHost('reserve'), vehicle.path)).status).toBe(200);
  return vehicle;
};

/** The steps of an order, by roles and words. */
export const orderPage = (page: Page) => {
  const heading = page.locator('h2#order-step');
  const at = (title: string | RegExp) => expect(heading).toHaveText(title);
  const goOn = () => page.getByRole('button', { name: 'Continue' }).click();
  const choose = (label: string) => page.getByRole('radio', { name: label }).check();
  return {
    heading,
    at,
    goOn,
    choose,
    problems: page.getByRole('alert').filter({ hasText: 'Please fix the following errors' }),
    /** Begins an order where its site has it. */
    begin: async (host: string, path: string, button: string) => {
      await page.goto(`${originOf(host)}${path}`);
      await page.getByRole('button', { name: button, exact: true }).click();
      await at('Your details');
    },
    /** Says who it is. */
    fillDetails: async ({ name, email, phone }: Someone) => {
      await page.getByLabel('First Name').fill(name);
      await page.getByLabel('Last Name').fill('Example');
      await page.getByLabel('Email Address').fill(email);
      await page.getByLabel('Mobile Number').fill(phone);
    },
    agree: () => page.getByRole('checkbox', { name: 'I have read the terms above' }).check(),
    /** Pays at the page of the test processor, by one of its cards. */
    payBy: async (card: string, amount: string) => {
      await page.getByLabel('Card', { exact: true }).selectOption({ label: card });
      await page.getByRole('button', { name: `Pay ${amount}`, exact: true }).click();
    },
    /** Presses the button that pays and waits for the page of the test processor. */
    toProcessor: async (amount: string) => {
      await page.getByRole('button', { name: `Pay ${amount}` }).click();
      await expect(page.getByRole('heading', { name: `Pay ${amount}` })).toBeVisible();
    },
  };
};
