// What a shopper books and pays in three engines: a test drive at a time of their choice, and a vehicle that is reserved.
import { expect, test } from '@playwright/test';
import { orderHost } from '../fixtures/order-sites/order-sites';
import { someone } from '../pages/enquiry-form';
import { ownVehicle } from '../pages/order-page';
import { drivePathOf } from '../pages/test-drive';
import { drivingSites, elsewhere } from '../sites';
import { originOf } from '../stack/address-book';
import { leadsOf } from '../stack/leads';
import { type Engine, shopperOn, until } from './engine-page';
import { engines, phone, travel } from './travel';

const form = 'form[action="/api/test-drive"]';

/**
 * A free time in view, from the middle of them: the first is too near once a slow engine sends the form, and the last is
 * what other journeys book.
 */
const someTime = (page: Engine): Promise<string> => {
  const read = (css: string): string | undefined => {
    const free = [...document.querySelectorAll<HTMLInputElement>(css)].filter(
      ({ labels }) => (labels?.[0]?.getBoundingClientRect().height ?? 0) > 0,
    );
    return free[Math.floor(free.length / 2)]?.value;
  };
  return until('a free time', () => page.evaluate(read, `${form} input[name="slot"]:enabled`));
};

for (const [at, engine] of engines.entries()) {
  const site = drivingSites[at % drivingSites.length];
  if (site === undefined) throw new Error('There is no site to drive from.');
  // Chromium does both in every template anyway.
  const where = { tag: engine === 'chromium' ? [elsewhere] : [] };
  test(
    `${engine}, template ${site.template.toUpperCase()}: a test drive is booked at a chosen time [TDRV-01]`,
    where,
    async () => {
      const path = await drivePathOf(site.host);
      await travel(engine, phone, true, async (page) => {
        const shopper = shopperOn(page);
        const who = someone();
        await page.goto(`${originOf(site.host)}${path}`);
        const time = await someTime(page);
        await shopper.press({ css: `${form} label:has(input[value="${time}"])` });
        await shopper.see({ css: `${form} input[value="${time}"]:checked` });
        await shopper.type({ css: `${form} input[name="name"]` }, who.name);
        await shopper.type({ css: `${form} input[name="email"]` }, who.email);
        await shopper.type({ css: `${form} input[name="phone"]` }, who.phone);
        await shopper.press({ css: `${form} button[type="submit"]`, words: 'Book this test drive' });
        await shopper.seeAddress(/^\/success\?category=test-drive/);
        await shopper.seeWords({ css: 'main h1' }, /Your test drive is booked/);
        expect(await leadsOf(who.name)).toMatchObject([{ category: 'test-drive' }]);
      });
    },
  );

  test(`${engine}: a vehicle is reserved, from its details to the payment that holds it [RSRV-01]`, where, async () => {
    const vehicle = await ownVehicle();
    await travel(engine, phone, true, async (page) => {
      const shopper = shopperOn(page);
      const who = someone();
      const step = { css: 'h2#order-step' };
      await page.goto(`${originOf(orderHost('reserve'))}${vehicle.path}/checkout`);
      await shopper.press({ css: 'main button', words: 'Reserve it' });
      await shopper.seeWords(step, /Your details/);
      await shopper.type({ css: 'main input[name="name"]' }, who.name);
      await shopper.type({ css: 'main input[name="last_name"]' }, 'Example');
      await shopper.type({ css: 'main input[name="email"]' }, who.email);
      await shopper.type({ css: 'main input[name="phone"]' }, who.phone);
      await shopper.press({ css: 'main button', words: 'Continue' });
      await shopper.seeWords(step, /Review and pay/);
      await shopper.press({ css: 'main input[type="checkbox"]', words: 'I have read the terms above' });
      await shopper.press({ css: 'main button', words: 'Pay \\$200' });
      await shopper.seeWords({ css: 'h1' }, /Pay \$200/);
      await shopper.press({ css: 'button', words: 'Pay \\$200' });
      await shopper.seeWords(step, /It is held for you/);
      await expect
        .poll(async () => (await leadsOf(`${who.name} Example`)).map(({ category }) => category))
        .toEqual(['reserve']);
    });
  });
}
