// The main journey in three engines: find a vehicle, look at it, call, save, enquire; and the same without scripts.
import { expect, test } from '@playwright/test';
import { someone } from '../pages/enquiry-form';
import { codeSentTo, someNumber } from '../pages/sign-in';
import { accountSites, elsewhere, type JourneySite, journeySites } from '../sites';
import { originOf } from '../stack/address-book';
import { leadsOf } from '../stack/leads';
import { type Engine, type Shopper, type Size, shopperOn, until } from './engine-page';
import { desktop, type EngineName, engines, open, phone, travel } from './travel';

const card = 'main article';
const form = 'form[action="/api/leads"]';
const dialog = '[role="dialog"], dialog[open]';
/** Where filters stand behind a link: in a drawer, or, before scripts have come, in the part that it leads to. */
const drawer = `${dialog}, main :target`;

/** Refines as the site's dealer would expect, in the drawer where filters stand in one. */
const refine = async (shopper: Shopper, { refinement }: JourneySite, hasDrawer: boolean): Promise<void> => {
  const within = hasDrawer ? drawer : 'main aside, main [role="complementary"]';
  const summary = { css: 'summary', words: refinement.filter, within };
  await shopper.see(summary);
  const field =
    refinement.filter === 'Price'
      ? { css: 'input:not([type="range"])', words: 'To\\b', within }
      : { css: 'label', words: refinement.choose, within };
  if (!(await shopper.isThere(field))) await shopper.press(summary);
  if (refinement.filter === 'Price') await shopper.type(field, String(refinement.upTo));
  else await shopper.press(field);
};

/** Fills in the form of a vehicle's page and sends it; what comes of it is kept by the API. */
const enquire = async (shopper: Shopper): Promise<void> => {
  const who = someone();
  await shopper.type({ css: `${form} input[name="name"]` }, who.name);
  await shopper.type({ css: `${form} input[name="email"]` }, who.email);
  await shopper.type({ css: `${form} input[name="phone"]` }, who.phone);
  await shopper.press({ css: `${form} button[type="submit"]`, words: 'Send' });
  await shopper.seeAddress(/^\/success\?.*category=vehicle/);
  await shopper.seeWords({ css: 'main h1' }, /Thanks/);
  expect(await leadsOf(who.name)).toHaveLength(1);
};

/** Addresses of the vehicles in the list. */
const listed = (engine: Engine): Promise<string> =>
  engine.evaluate(() =>
    [...document.querySelectorAll('main article :is(h2, h3) a')].map((link) => link.getAttribute('href')).join(' '),
  );

const withScripts = async (engine: Engine, site: JourneySite): Promise<void> => {
  const shopper = shopperOn(engine);
  await engine.goto(`${originOf(site.host)}/search`);
  await shopper.see({ css: card });
  const opener = { css: 'main a', words: '(?:all )?filters' };
  const hasDrawer = await shopper.isThere(opener);
  if (hasDrawer) await shopper.press(opener);
  const count = { css: 'main h1 + [role="status"]' };
  const { text: all } = await shopper.see(count);
  const before = await listed(engine);
  await refine(shopper, site, hasDrawer);
  if (site.refinement.filter === 'Price') await engine.press('Enter');
  await shopper.seeAddress(site.refinement.address);
  // The address is ahead of the answer: a vehicle of the list before it may be the first for a moment.
  await shopper.seeWords(count, new RegExp(`^(?!${all}$).`));
  // On a busy machine the count is ahead of the list, which comes to life by itself: what is pressed on it until then is
  // kept for a vehicle that the list may have no more.
  await until('another list', async () => (await listed(engine)) !== before);
  if (hasDrawer) {
    await shopper.press({ css: 'button', words: 'Show Me', within: drawer });
    await shopper.seeNoMore({ css: dialog });
  }
  const save = { css: `${card} button:is([aria-pressed], [role="checkbox"])` };
  const mark = (await shopper.see(save)).attributes.role === 'checkbox' ? 'aria-checked' : 'aria-pressed';
  await shopper.press(save);
  await shopper.seeMark(save, mark, 'true');

  await shopper.press({ css: `${card} :is(h2, h3) a` });
  await shopper.seeAddress(/^\/cars\//);
  await shopper.seeWords({ css: 'main h1' }, /\d{4} \w+/);
  await shopper.press({ css: 'main button', words: 'Full screen' });
  await shopper.see({ css: dialog });
  await engine.press('Escape');
  await shopper.seeNoMore({ css: dialog });
  await shopper.press({ css: 'main button', words: 'Show number' });
  await shopper.see({ css: 'a[href^="tel:"]', words: '[^\\d]*\\d{2}' });
  await enquire(shopper);
};

/** Pictures and sheets that come move what is to be pressed. */
const seeWhole = (engine: Engine): Promise<boolean> =>
  until('the page to be whole', () => engine.evaluate(() => document.readyState === 'complete'));

const withoutScripts = async (engine: Engine, site: JourneySite): Promise<void> => {
  const shopper = shopperOn(engine);
  await engine.goto(`${originOf(site.host)}/search`);
  await shopper.see({ css: card });
  await seeWhole(engine);
  const opener = { css: 'main a', words: '(?:all )?filters' };
  if (await shopper.isThere(opener)) await shopper.press(opener);
  const within = '#search-form';
  const upTo = { css: 'input', words: 'Price to', within };
  if (!(await shopper.isThere(upTo))) await shopper.press({ css: 'summary', words: 'Price', within });
  await shopper.type(upTo, '45000');
  // A list of proposals that the browser shows takes the first press for itself.
  await engine.press('Tab');
  await shopper.press({ css: 'button', words: 'Show Me', within });
  await shopper.seeAddress(/(?:price|range\[price\])=(?:1001)?:45000/);
  await shopper.press({ css: `${card} :is(h2, h3) a` });
  await shopper.seeAddress(/^\/cars\//);
  await seeWhole(engine);
  await enquire(shopper);
};

/**
 * Chromium walks through these journeys in every template anyway. Of the others each takes it with scripts at the size at
 * which shoppers mostly have it, and WebKit alone without: what is the same engine at another size is for the long run.
 */
const isForLongRun = (engine: EngineName, size: Size, scripts: boolean): boolean =>
  engine === 'chromium' || size !== (engine === 'webkit' ? phone : desktop) || (engine === 'firefox' && !scripts);

// Every engine meets every template, at one size or the other; so do those three that are not for the long run.
for (const [at, engine] of engines.entries())
  for (const [sizeAt, size] of [phone, desktop].entries())
    for (const scripts of [true, false]) {
      const site = journeySites[(at + 2 * sizeAt + Number(scripts)) % journeySites.length];
      if (site === undefined) throw new Error('There are no sites to travel on.');
      test(
        `${engine}, ${size.width} px, template ${site.template.toUpperCase()}: find, look, call, save and enquire ${scripts ? 'with' : 'without'} scripts`,
        { tag: isForLongRun(engine, size, scripts) ? [elsewhere] : [] },
        () => travel(engine, size, scripts, (page) => (scripts ? withScripts : withoutScripts)(page, site)),
      );
    }

for (const [at, engine] of engines.entries()) {
  const site = accountSites[at % accountSites.length];
  if (site === undefined) throw new Error('There is no site to sign in to.');
  // Chromium signs in in every template anyway.
  const where = { tag: engine === 'chromium' ? [elsewhere] : [] };
  test(
    `${engine}, template ${site.template.toUpperCase()}: a page that needs signing in opens with a code [AUTH-01] [AUTH-03]`,
    where,
    () =>
      travel(engine, phone, true, async (page) => {
        const shopper = shopperOn(page);
        const number = someNumber();
        await page.goto(`${originOf(site.host)}/watchlist`, '/sign-in');
        await shopper.seeAddress(/^\/sign-in\?/);
        await shopper.type({ css: 'main input[type="tel"]' }, number);
        await shopper.press({ css: 'main button[type="submit"]', words: 'Send the code' });
        const code = { css: 'main input[autocomplete="one-time-code"]' };
        await shopper.press(code);
        // With its last digit it is sent: the field is gone before it could be looked at.
        await page.type(await codeSentTo(number));
        await shopper.seeAddress('/watchlist');
        await shopper.see({ css: 'main h1' });
      }),
  );
}

for (const engine of engines)
  test(`${engine}: views and menus take the first press, and an error of a page is reported`, async () => {
    const page = await open(engine, desktop, true);
    const shopper = shopperOn(page);
    try {
      await test.step('a menu that hovering has opened stays open when it is pressed', async () => {
        await page.goto(originOf('harbour-city.localhost'));
        const toggle = { css: 'header button[aria-expanded]', words: 'Used' };
        const { x, y } = await shopper.see(toggle);
        // A page whose scripts have not come yet opens nothing: the mouse comes again.
        await expect(async () => {
          await page.movePointer(x, y + 300);
          await page.movePointer(x, y);
          expect((await shopper.see(toggle)).attributes['aria-expanded']).toBe('true');
        }).toPass();
        await page.pressPointer();
        await shopper.seeMark(toggle, 'aria-expanded', 'true');
        // Leaving the page would cut off the question for the counts of the menu, which Firefox reports as an error.
        await until('the counts of the menu', () =>
          page.evaluate(
            () => performance.getEntriesByName(new URL('/menu-counts.json', location.href).href).length > 0,
          ),
        );
      });
      // Last: whoever leaves a vehicle's page cuts off its question about prices, which Firefox reports as an error.
      await test.step('the first press on Pictures is answered where a turn is shown first', async () => {
        await page.goto(`${originOf('red-gum-yard.localhost')}/cars/2024-hyundai-tucson-elite-rg1088`);
        const pictures = { css: 'main button', words: 'Pictures' };
        await shopper.press(pictures);
        await shopper.seeMark(pictures, 'aria-pressed', 'true');
      });
      expect(await page.complaints()).toEqual([]);
      await test.step('an error that a page throws is among its complaints', async () => {
        await page.evaluate(() => void setTimeout(() => Promise.reject(new Error('thrown on purpose'))));
        await until('the error', async () =>
          (await page.complaints()).some((text) => text.includes('thrown on purpose')),
        );
      });
    } finally {
      await page.close();
    }
  });
