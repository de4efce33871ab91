// Paying an invoice or a deposit by its reference: the page, what it finds, and every way in which a payment may go, by the
// test processor, which speaks to us as another company would.
import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { tailoredHost } from '../fixtures/tailored-sites/tailored-sites';
import { expectAccessible } from '../pages/accessibility';
import { expectToFit } from '../pages/fits';
import { canonicalOf, headingOf, titleOf, withoutScripts } from '../pages/html';
import { pressOn } from '../pages/keyboard';
import { originOf } from '../stack/address-book';
import { askSite } from '../stack/ask';
import { inDatabase } from '../stack/database';
import { forecourt, forecourtJson } from '../stack/forecourt';

const host = tailoredHost('payments');
const page422 = 'We found nothing to pay with this reference and this amount.';

/** An invoice of this test alone, by its reference. */
const invoice = async (amount: string): Promise<string> => {
  const reference = `INV-${randomUUID().slice(0, 8).toUpperCase()}`;
  await forecourt('invoices', 'create', 'tailors-row', reference, amount, '--for', 'Service of a test car');
  return reference;
};
const fill = async (page: Page, fields: Readonly<Record<'Reference' | 'Amount in dollars', string>>) => {
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label).fill(text);
  await page.getByLabel('Your name').fill('Avery Example');
  await page.getByLabel('Email address').fill('avery@example.com');
};
/** Fills in the form of a site and goes on to the page that is looked over. */
const review = async (page: Page, reference: string, amount: string) => {
  await page.goto(`${originOf(host)}/online-payment`);
  await fill(page, { Reference: reference, 'Amount in dollars': amount });
  await page.getByRole('button', { name: 'Check and pay' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your payment');
};
/** Goes on to the processor and plays there. */
const play = async (page: Page, pay: RegExp, choice: string) => {
  await page.getByRole('button', { name: pay }).click();
  await page.waitForURL(/\/api\/test-processor\//);
  await page.getByRole('button', { name: choice, exact: true }).click();
};
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
interface ListedPayment {
  readonly description: string;
  readonly status: string;
  readonly subject_id: string;
}
/** How the payments of an invoice stand, the newest first. Not by the command line, which takes seconds to start. */
const statusesOf = (reference: string): Promise<readonly string[]> =>
  inDatabase(async (client) => {
    const { rows } = await client.query<{ readonly status: string }>(
      `select p.status from payments p join invoices i on i.id = p.subject_id
        where p.subject_kind = 'invoice' and i.reference = $1 order by p.created_at desc`,
      [reference],
    );
    return rows.map(({ status }) => status);
  });
/** The same as an operator reads it. */
const listedStatusesOf = async (reference: string): Promise<readonly string[]> => {
  const invoices = await forecourtJson<readonly { readonly id: string; readonly reference: string }[]>(
    ...['invoices', 'list', 'tailors-row'],
  );
  const { id } = invoices.find((one) => one.reference === reference) ?? { id: '' };
  const payments = await forecourtJson<readonly ListedPayment[]>('payments', 'list', 'tailors-row');
  return payments.filter(({ subject_id }) => subject_id === id).map(({ status }) => status);
};

test('the page to pay is there by its flag, with its own title, address, one heading and breadcrumbs, kept nowhere, of the class for payments [SPNW-01] [ROUTE-01/online-payment] [SITE-04/online-payment]', async () => {
  const { status, headers, body } = await askSite(host, '/online-payment');
  expect(status).toBe(200);
  expect(headers['cache-control']).toContain('no-store');
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(/script-src 'self' 'nonce-[^']+'/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect([headingOf(body), canonicalOf(body)]).toEqual(['Online payment', '/online-payment']);
  expect(titleOf(body)).toMatch(/^Online payment \| Tailors Row$/);
  expect(withoutScripts(body).match(/<h1[ >]/g)).toHaveLength(1);
  expect(body).toContain('application/ld+json');
  // Nobody types a card here.
  expect(body).not.toMatch(/autocomplete="cc-/);
  const without = tailoredHost('city');
  expect((await askSite(without, '/online-payment')).status).toBe(404);
  // No payment is at such an address of a site that has nothing to pay for; where it has, a link that is not whole is said.
  expect((await askSite(without, '/online-payment/x')).status).toBe(404);
  expect((await askSite(host, '/online-payment/x')).status).toBe(200);
  const form = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' } };
  expect((await askSite(without, '/api/online-payments', { ...form, body: 'reference=A&amount=1' })).status).toBe(404);
});

test('a dealer who closes the gate has who pays sign in first [AUTH-02] [SPNW-01]', async () => {
  const { status, headers } = await askSite(tailoredHost('payments-closed'), '/online-payment');
  expect([status, headers.location]).toEqual([307, expect.stringMatching(/^\/sign-in\?.*redirect=%2Fonline-payment/)]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an invoice is found, looked over, paid, and receipted with ABN line, GST and what is given back [SPNW-01]', async ({
    page,
  }) => {
    const reference = await invoice('1250.50');
    await review(page, reference.toLowerCase().replace('-', ' '), '$1,250.50');
    const main = page.getByRole('main');
    await expect(main).toContainText('Service of a test car');
    await expect(main).toContainText('$1,250.50');
    await expect(main).toContainText('Card surcharge');
    await expect(main).toContainText('Your rights under the Australian Consumer Law');
    await play(page, /^Pay \$1,250\.50/, 'Pay $1,250.50');
    await expect(heading(page)).toHaveText('Payment received');
    await expect(main).toContainText('Receipt: not a tax invoice');
    await expect(main).toContainText('$113.68, included');
    await expect(main).toContainText('Receipt number');
    await expect(main).toContainText('ABN');
    const file = await main.getByRole('link', { name: 'Receipt as a PDF' }).getAttribute('href');
    const { status, headers } = await askSite(host, file ?? '');
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      ...[200, 'application/pdf', 'private, no-store'],
    ]);
    expect(await listedStatusesOf(reference)).toEqual(['paid']);
  });
});

test('a reference that is not there, with an amount that is not due, says one and the same and keeps what was typed; the focus goes to it', async ({
  page,
}) => {
  const reference = await invoice('50');
  const said: string[] = [];
  for (const [typed, amount] of [
    ['NO-SUCH-ONE', '50'],
    [reference, '50.01'],
  ] as const) {
    await page.goto(`${originOf(host)}/online-payment`);
    await fill(page, { Reference: typed, 'Amount in dollars': amount });
    await page.getByRole('button', { name: 'Check and pay' }).click();
    const alert = page.getByRole('alert').filter({ hasText: page422 });
    await expect(alert).toBeVisible();
    said.push(await alert.innerText());
    await expect(page.getByLabel('Reference')).toHaveValue(typed);
    await expect(page.getByLabel('Amount in dollars')).toHaveValue(amount);
    await expect(page.getByLabel('Email address')).toHaveValue('avery@example.com');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent ?? '')).toContain(page422);
    // Neither name nor address stands in the address of the page where anybody could read it.
    expect(decodeURIComponent(page.url())).not.toContain('avery');
  }
  expect(new Set(said).size).toBe(1);
  await expectAccessible(page, 'an online payment that was not found');
});

test('fields that are left out are named, each at its place', async ({ page }) => {
  await page.goto(`${originOf(host)}/online-payment`);
  await page.getByLabel('Reference').fill('A-1');
  await page.getByLabel('Amount in dollars').fill('much');
  await page.getByRole('button', { name: 'Check and pay' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'Please fix the following errors' });
  await expect(summary.getByRole('link')).toHaveCount(3);
  await expect(summary).toBeFocused();
  await expect(page.getByLabel('Amount in dollars')).toHaveAccessibleDescription(/Enter the amount in dollars/);
  await summary.getByRole('link', { name: /Enter your name/ }).click();
  await expect(page.getByLabel('Your name')).toBeFocused();
  await expectAccessible(page, 'an online payment with fields to mend');
  await expectToFit(page, 'an online payment with fields to mend');
});

test('a payment that is declined charges nothing, and is tried again by keyboard', async ({ page }) => {
  const reference = await invoice('80');
  await review(page, reference, '80');
  await expectAccessible(page, 'a payment that is looked over');
  await expectToFit(page, 'a payment that is looked over');
  await play(page, /^Pay \$80/, 'Decline the card');
  await expect(heading(page)).toHaveText('Your payment was declined');
  await expectAccessible(page, 'a payment that was declined');
  await pressOn(page, page.getByRole('button', { name: 'Try again: pay $80' }), 'Enter');
  await page.waitForURL(/\/api\/test-processor\//);
  await expectAccessible(page, 'the page of the test processor');
  await expectToFit(page, 'the page of the test processor');
  await pressOn(page, page.getByRole('button', { name: 'Pay $80', exact: true }), 'Enter');
  await expect(heading(page)).toHaveText('Payment received');
  await expectAccessible(page, 'a receipt');
  await expectToFit(page, 'a receipt');
  expect(await statusesOf(reference)).toEqual(['paid', 'failed']);
});

test('who comes back without paying is told so, and goes on where they were; who is asked to confirm pays by that', async ({
  page,
}) => {
  const reference = await invoice('60');
  await review(page, reference, '60');
  await play(page, /^Pay \$60/, 'Go back without paying');
  await expect(page.getByText('You came back without paying.')).toBeVisible();
  await play(page, /^Pay \$60/, 'Pay, and be asked to confirm first');
  await page.getByRole('button', { name: 'Yes, it is me' }).click();
  await expect(heading(page)).toHaveText('Payment received');
  expect(await statusesOf(reference)).toEqual(['paid']);
});

test('a payment that takes a while is waited for, and the page shows by itself when it is there', async ({ page }) => {
  const reference = await invoice('70');
  await review(page, reference, '70');
  await play(page, /^Pay \$70/, 'Pay, and take some seconds over it');
  await expect(heading(page)).toHaveText('We are waiting for your payment');
  await expect(page.getByRole('link', { name: 'Look again' })).toBeVisible();
  await expect(heading(page)).toHaveText('Payment received');
});

test('an answer that comes twice is one payment with one receipt; the invoice cannot be paid again', async ({
  page,
}) => {
  const reference = await invoice('90');
  await review(page, reference, '90');
  await play(page, /^Pay \$90/, 'Pay, and send the answer twice');
  await expect(heading(page)).toHaveText('Payment received');
  expect(await statusesOf(reference)).toEqual(['paid']);
  await page.goto(`${originOf(host)}/online-payment`);
  await fill(page, { Reference: reference, 'Amount in dollars': '90' });
  await page.getByRole('button', { name: 'Check and pay' }).click();
  await expect(page.getByRole('alert').filter({ hasText: page422 })).toBeVisible();
});

test('a processor that never answers is asked by the worker, which completes the payment', async ({ page }) => {
  const reference = await invoice('95');
  await review(page, reference, '95');
  const own = page.url();
  await play(page, /^Pay \$95/, 'Pay, and never answer');
  await expect(heading(page)).toHaveText('Nothing more to do here');
  await expect.poll(() => statusesOf(reference), { timeout: 150_000, intervals: [1_000] }).toEqual(['paid']);
  await page.goto(own);
  await expect(heading(page)).toHaveText('Payment received');
});

test('a dealer who takes any amount gets a deposit by its reference, which has no GST', async ({ page }) => {
  await page.goto(`${originOf(tailoredHost('payments-any'))}/online-payment`);
  await fill(page, { Reference: `Deposit ${randomUUID().slice(0, 6)}`, 'Amount in dollars': '500' });
  await page.getByRole('button', { name: 'Check and pay' }).click();
  await expect(page.getByRole('main')).toContainText('A deposit is given back');
  await play(page, /^Pay \$500/, 'Pay $500');
  await expect(heading(page)).toHaveText('Payment received');
  await expect(page.getByRole('main')).toContainText('None: the money is held');
});
