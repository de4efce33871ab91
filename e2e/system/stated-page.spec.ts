// How a page is read for the rules of advertising: faults that a dealer could write are found wherever they stand, and what
// states nothing, such as the choices of a filter, is none.
import { findComplianceFaults } from '@forecourt/config/compliance';
import { comparisonRateWarning } from '@forecourt/finance';
import { expect, type Page, test } from '@playwright/test';
import { readStatedPage } from '../pages/stated-page';

const rates = `4.9% p.a., comparison rate 5.4% p.a. ${comparisonRateWarning}`;

/** Rules that a page breaks, in the order of the page. */
const rulesOf = async (page: Page, body: string): Promise<readonly string[]> => {
  const { words, forms } = await page.evaluate(readStatedPage, `<body><main>${body}</main></body>`);
  const facts = { place: '/', state: null, today: '2026-11-26', isWhole: true } as const;
  return findComplianceFaults({ ...facts, words, forms }).map(({ rule }) => rule);
};

const faults: Readonly<Record<string, readonly [html: string, rule: string]>> = {
  'a card without its type': ['<article><h2>Kia Rio</h2><p>$19,990</p></article>', 'price-without-type'],
  'a card beside one with its type': [
    '<article><p>$19,990</p></article><article><p>$21,990 drive away</p></article>',
    'price-without-type',
  ],
  'a price in the text of a button': [
    '<section><a href="/x"><span>Now</span><span>$19,990</span></a></section>',
    'price-without-type',
  ],
  'a repayment whose rate is in a panel that opens': [
    `<section><p>$99 a week</p><details><summary>Rates</summary><p>${rates}</p></details></section>`,
    'repayment-without-rate',
  ],
  'a repayment in two elements': ['<p><b>$99</b><small>/wk</small></p>', 'repayment-without-rate'],
  'a repayment that stands there twice, once for screen readers': [
    '<p>$99 <span><span aria-hidden="true">/ wk</span><span>a week</span></span></p>',
    'repayment-without-rate',
  ],
  'a repayment that is hidden from screen readers': [
    '<p><span aria-hidden="true">Only $99 a week</span></p>',
    'repayment-without-rate',
  ],
  'a row of a table without the other rate': [
    `<table><thead><tr><th>Car</th><th>Interest rate</th><th>Comparison rate</th></tr></thead>
     <tbody><tr><th>Rio</th><td>4.9% p.a.</td><td>5.4% p.a.</td></tr><tr><th>Cerato</th><td>4.9% p.a.</td><td></td></tr></tbody>
     </table><p>${comparisonRateWarning}</p>`,
    'rate-without-comparison-rate',
  ],
  'a list of prices in a table': [
    '<table><thead><tr><th>Car</th><th>Price</th></tr></thead><tr><td>Rio</td><td>$19,990</td></tr></table>',
    'price-without-type',
  ],
  'a repayment under a heading that only mentions fuel': [
    '<section><h2>Free fuel for a year</h2><p>$99 a week</p></section>',
    'repayment-without-rate',
  ],
};

const harmless: Readonly<Record<string, string>> = {
  'a list to choose from': '<select><option>Up to $5,000</option><option>$10,000</option></select>',
  'choices with a box': '<label><input type="checkbox"><span>$10,000</span><span>12</span></label>',
  'the scale of a slider': '<div aria-hidden="true"><span>$0</span><span>$20,000</span></div>',
  'a drawing with its figures in a table': `<div aria-hidden="true"><span>$30k</span><span>Start</span></div>
    <table><thead><tr><td></td><th>Still owed</th></tr></thead><tr><th>Year 1</th><td>$25,027</td></tr></table>`,
  'a table of terms': `<table><thead><tr><td></td><th>Repayment</th><th>Interest</th><th>Comparison rate</th>
    <th>Total payable</th></tr></thead><tr><th>1 year</th><td>$604 a week</td><td>8.99% p.a.</td><td>11.77% p.a.</td>
    <td>$31,803</td></tr></table><p>${comparisonRateWarning}</p>`,
  'the same table, turned': `<table><thead><tr><td></td><th>1 year</th></tr></thead>
    <tr><th>Repayment</th><td>$604 a week</td></tr><tr><th>Interest rate</th><td>8.99% p.a.</td></tr>
    <tr><th>Comparison rate</th><td>11.77% p.a.</td></tr></table><p>${comparisonRateWarning}</p>`,
  'a table whose head says the type': `<table><thead><tr><th>Car</th><th>Price, drive away</th></tr></thead>
    <tr><td>Rio</td><td>$19,990</td></tr></table>`,
  'what fuel costs': '<section><h2>Fuel</h2><p>$42.08 <span>a week</span></p><p>$2,187.90 a year</p></section>',
  'a card that says it all': `<article><h2>Kia Rio</h2><p>$19,990</p><p>Drive away</p><p>$99 a week, ${rates}</p></article>`,
};

test('each fault that a dealer could write is found, wherever it stands', async ({ page }) => {
  for (const [name, [html, rule]] of Object.entries(faults)) {
    await test.step(`found: ${name}`, async () => expect(await rulesOf(page, html)).toEqual([rule]));
  }
});

test('words and figures that state nothing are no fault', async ({ page }) => {
  for (const [name, html] of Object.entries(harmless)) {
    await test.step(`no fault: ${name}`, async () => expect(await rulesOf(page, html)).toEqual([]));
  }
});

test('a form is read with what stands beside its button', async ({ page }) => {
  const form = (note: string, label: string) =>
    `<form><input name="email"><label><input type="checkbox" name="opt_in"> ${label}</label><p>${note}</p></form>`;
  const consent = 'Send me offers and news by email. I can stop them at any time.';
  const note = 'We keep to our <a href="/privacy-policy">privacy policy</a>.';
  expect(await rulesOf(page, form(note, consent))).toEqual([]);
  expect(await rulesOf(page, form(note, 'I agree.'))).toEqual(['consent-wording-missing']);
  expect(await rulesOf(page, form('Thank you.', consent))).toEqual(['consent-wording-missing']);
  expect(await rulesOf(page, '<form action="/search"><input name="make"></form>')).toEqual([]);
});
