// What shoppers request of one vehicle beside an enquiry about it: more photos, its history report, and one like it once
// it has sold. From the button to the lead, with scripts and without.

import { expect, type Locator, type Page, test } from '@playwright/test';
import { stateSite } from './fixtures/vehicle-states/state-sites';
import { gridNumber } from './fixtures/vehicle-states/state-vehicles';
import { expectAccessible } from './pages/accessibility';
import { emittedEvents } from './pages/emitted-events';
import { enquiryForm, type Someone, someone } from './pages/enquiry-form';
import { expectToFit } from './pages/fits';
import { canonicalOf, headingOf, titleOf, withoutScripts } from './pages/html';
import { sendOffline } from './pages/lost-connection';
import { plainForm, thanksAt } from './pages/plain-form';
import { whenQuiet } from './pages/quiet-page';
import { readPage } from './pages/read-page';
import { searchPage, whenInteractive } from './pages/search-page';
import { foundIn, searchAt, searchKeyOf } from './pages/search-requests';
import { statePath } from './pages/vehicle-html';
import { vehiclePage } from './pages/vehicle-page';
import { journeySites, partIn } from './sites';
import { originOf } from './stack/address-book';
import { askSite, askSitemap } from './stack/ask';
import { leadsOf, submissionsOf } from './stack/leads';

const withFile = statePath('SS-FULL');
const withoutFile = statePath('SS-CHEAP');
const sold = statePath(gridNumber('car', 'sold'));
/** What the search for something similar begins with: the sold car's body, and a little beside its price, year and kilometres. */
const startingWish = 'SUV, up to $40,000, from 2020, up to 50,000 km';
const similarLabel = 'Find Me Something Similar';
const report = 'Open the history report';

const button = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('link', { name, exact: true }).filter({ visible: true }).first();

/** Agrees to the terms where the site asks for it. */
const agree = async (form: Locator): Promise<void> => {
  const terms = form.getByRole('checkbox', { name: /terms of use/ });
  if ((await terms.count()) > 0) await terms.check();
};

const taken = {
  photo: ['Thanks. You will get your photos.', 'Someone takes the pictures that you asked for.'],
  history: ['Thanks. Your request for the report is with us.', 'We look up what is recorded of the vehicle.'],
  'find-similar': ['Thanks. We are looking for you.', 'Your wishes go to someone who knows what is coming in.'],
} as const;
type RequestKind = keyof typeof taken;

/** The page that confirms: its title and what happens next. */
const expectTaken = async (page: Page, category: RequestKind): Promise<void> => {
  await page.waitForURL(new RegExp(`/success\\?category=${category}&`));
  const main = page.getByRole('main');
  const [title, step] = taken[category];
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(main).toContainText(step);
  await expect(main).not.toContainText('sold before your enquiry reached us');
};

/** A person has one lead of this kind, about this vehicle. */
const expectLead = async ({ name, phone }: Someone, category: RequestKind, vehicle: string): Promise<void> => {
  expect(await leadsOf(name)).toMatchObject([
    { category, form_completed: true, phone, vehicle: expect.stringContaining(vehicle) },
  ]);
  expect(await submissionsOf(name)).toMatchObject([{ category, car_id: expect.stringMatching(/^\d+$/) }]);
};

/** A page that stands still breaks no rule of axe, and fits windows of both sizes. */
const expectSound = async (page: Page, what: string): Promise<void> => {
  await whenQuiet(page);
  await expectAccessible(page, what);
  await expectToFit(page, what);
};

/** Sends a form that scripts check: every field wrong first, then a broken line, then well. */
const sendMended = async (page: Page, who: Someone, category: RequestKind): Promise<void> => {
  const { form, fill, name, email, phone, message, submit } = enquiryForm(page);
  await email.fill('nobody');
  await phone.fill('12');
  await message.fill('The left side, and the boot.');
  await submit.click();
  const summary = form.getByRole('alert').filter({ hasText: 'Please fix the following errors:' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link', { name: /first name/i })).toBeVisible();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveValue('nobody');
  await expect(phone).toHaveValue('12');
  await expect(message).toHaveValue('The left side, and the boot.');
  await email.fill('');
  await phone.fill('');
  await fill(who);
  await agree(form);

  await sendOffline(page);
  await expect(name).toHaveValue(who.name);
  await expect(message).toHaveValue('The left side, and the boot.');
  expect(await leadsOf(who.name)).toEqual([]);
  await submit.click();
  await expectTaken(page, category);
};

/** Sends a plain form: it comes back with what was typed and the fault beside its field, and is then taken. */
const sendPlain = async (page: Page, who: Someone, category: RequestKind): Promise<void> => {
  const { form, name, email, phone, message, submit } = enquiryForm(page);
  await name.fill(who.name);
  await email.fill(who.email);
  await phone.fill('12');
  await message.fill('By Friday, please.');
  await submit.click();
  await page.waitForURL(/\/enquiry\/[\w-]{32}$/);
  await expect(form.getByRole('alert').getByRole('listitem')).toHaveText([/phone number/i]);
  await expect(name).toHaveValue(who.name);
  await expect(email).toHaveValue(who.email);
  await expect(phone).toHaveValue('12');
  await expect(message).toHaveValue('By Friday, please.');
  await phone.fill(who.phone);
  await submit.click();
  await expectTaken(page, category);
  expect((await leadsOf(who.name)).map((lead) => lead.message)).toEqual(['By Friday, please.']);
};

for (const { template, host } of journeySites) {
  const onePart = partIn(template, 'requests');

  test(`template ${template.toUpperCase()}: a vehicle with many photos offers no request for more`, {
    tag: '@desktop',
  }, async () => {
    const { hits } = foundIn(await searchAt(host, await searchKeyOf(host), { filters: 'status:in_stock' }));
    const hit = hits.find(({ photos_count }) => Number(photos_count) > 3);
    expect(hit, `${host} has a vehicle with many photos`).toBeDefined();
    const path = `/cars/${String(hit?.slug)}`;
    const { status, body } = await askSite(host, path);
    expect(status).toBe(200);
    expect(withoutScripts(body)).not.toContain(`href="${path}/photos"`);
  });

  test.describe(`template ${template.toUpperCase()}`, () => {
    const full = stateSite(template).host;
    test.use({ baseURL: originOf(full), contextOptions: { reducedMotion: 'reduce' } });

    test('request pages name their vehicle, lead back to it, and are kept from search engines', {
      tag: '@desktop',
    }, async () => {
      for (const [path, heading, title] of [
        [`${withFile}/photos`, 'Request photos of this Toyota Corolla', /^Request photos of 2022 Toyota Corolla/],
        [`${withFile}/history`, 'History report of this Toyota Corolla', /^History report of 2022 Toyota Corolla/],
        [`${sold}/find-similar`, similarLabel, /^Find Me Something Similar: 2022 Mazda CX-5/],
      ] as const) {
        const { status, body } = await askSite(full, path);
        expect(status, path).toBe(200);
        expect(headingOf(body)).toBe(heading);
        expect(body.match(/<h1[ >]/g)).toHaveLength(1);
        expect(titleOf(body)).toMatch(title);
        expect(canonicalOf(body)).toBe(path);
        expect(body).toMatch(/<meta name="robots" content="noindex/);
        const crumbs = /<nav[^>]*aria-label="Breadcrumbs".*?<\/nav>/s.exec(body)?.[0];
        expect(crumbs).toContain(`href="${path.replace(/\/[^/]+$/, '')}"`);
      }
      expect((await askSitemap(full)).body).not.toMatch(/\/(photos|history|find-similar)</);
    });

    test('request pages of a sold vehicle lead to the vehicle, and those of an unknown vehicle are not found', {
      tag: '@desktop',
    }, async () => {
      for (const page of ['photos', 'history']) {
        const { status, headers } = await askSite(full, `${sold}/${page}`);
        expect([status, new URL(headers.location ?? '', originOf(full)).pathname], page).toEqual([307, sold]);
      }
      for (const page of ['photos', 'history', 'find-similar'])
        expect((await askSite(full, `/cars/2022-nobody-nothing-xx1/${page}`)).status, page).toBe(404);
    });

    test('vehicles lead to the requests that suit them, cards to a history report where there is a file [CARD-02/history]', {
      tag: '@desktop',
    }, async () => {
      const vehicle = await vehiclePage(stateSite(template), 'SS-FULL');
      expect(vehicle.link('Request Photos').attribute('href')).toBe(`${withFile}/photos`);
      expect(vehicle.link('History Report').attribute('href')).toBe(`${withFile}/history`);
      // Similar vehicles below may have a report of their own.
      const { html } = await vehiclePage(stateSite(template), 'SS-CHEAP');
      expect(withoutScripts(html)).not.toContain(`href="${withoutFile}/history"`);
      const { link } = await vehiclePage(stateSite(template), gridNumber('car', 'sold'));
      expect(link(similarLabel).attribute('href')).toBe(`${sold}/find-similar`);

      const results = await readPage(full, '/search?make=Toyota&make=Mazda');
      const cards = results.role('list', 'Search results').role('article');
      expect(cards.role('link', /^History Report/).attributes('href')).toEqual([`${withFile}/history`]);
      expect(cards.count).toBeGreaterThan(3);
    });

    test('the pages to ask for photos and for a history report lead back to their vehicle [SIDE-02/view-details]', {
      tag: '@desktop',
    }, async () => {
      for (const page of ['photos', 'history']) {
        const back = (await readPage(full, `${withFile}/${page}`)).role('link', 'View Details');
        expect(back.attributes('href'), page).toEqual([withFile]);
      }
    });

    test('a history page without a file offers only to ask for a report [FORM-06/history]', {
      tag: '@desktop',
    }, async () => {
      const main = (await readPage(full, `${withoutFile}/history`)).role('main');
      expect(main.text).toContain('There is no report of this vehicle to open here yet.');
      expect(main.role('link', new RegExp(report)).count).toBe(0);
      expect(main.role('heading', 'Ask for a report').count).toBe(1);
      expect(main.tag('form').attributes('action')).toEqual(['/api/leads']);
    });

    test(
      'a window over the vehicle takes a request for photos, and keeps what was typed [FORM-06/photo]',
      onePart(),
      async ({ page }) => {
        await page.goto(withFile);
        await whenInteractive(page);
        const open = button(page, 'Request Photos');
        const dialog = page.getByRole('dialog', { name: 'Request Photos' });
        await open.click();
        await expect(dialog).toHaveAccessibleDescription(/^2022 Toyota Corolla .* · Stock SS-FULL$/);
        await expect(dialog.getByLabel('Message')).toHaveValue(
          /^Could you please send me more photos of the 2022 Toyota Corolla/,
        );
        await expectAccessible(page, 'the window of a request for photos', { within: 'dialog[open]' });
        const who = someone();
        for (const [label, text] of [
          ['First Name', who.name],
          ['Email Address', who.email],
          ['Mobile Number', who.phone],
        ] as const) {
          await dialog.getByLabel(label).click();
          await dialog.getByLabel(label).pressSequentially(text, { delay: 25 });
        }
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await expect(open).toBeFocused();
        await open.click();
        await expect(dialog.getByLabel('First Name')).toHaveValue(who.name);
        await agree(dialog);
        await dialog.getByRole('button', { name: /^Send/ }).click();
        await expect(dialog.getByRole('status').filter({ hasText: taken.photo[0] })).toBeFocused();
        await expect(dialog).toContainText(taken.photo[1]);
        await expectLead(who, 'photo', 'Toyota Corolla');
        await dialog.getByRole('button', { name: 'Done' }).click();
        expect(new URL(page.url()).pathname).toBe(withFile);
      },
    );

    test(
      'a page takes a request for photos, and faults keep what was typed [FORM-06/photo]',
      onePart(),
      async ({ page }) => {
        await page.goto(`${withFile}/photos`);
        await whenInteractive(page);
        await expect(page.getByRole('complementary', { name: 'About this enquiry' })).toContainText(
          '2022 Toyota Corolla',
        );
        await expectSound(page, 'the page of a request for photos');
        const who = someone();
        await sendMended(page, who, 'photo');
        await expectLead(who, 'photo', 'Toyota Corolla');
      },
    );

    test(
      'a card leads to a history report, which opens, is logged once and can be asked for [CARD-02/history] [FORM-06/history] [ANLY-01/e60]',
      onePart(),
      async ({ page }) => {
        await page.goto('/search?make=Toyota&make=Mazda');
        const card = searchPage(page).cards.filter({ has: page.locator(`a[href="${withFile}/history"]`) });
        await card.getByRole('button', { name: /^More for/ }).click();
        await card.getByRole('link', { name: /^History Report/ }).click();
        await page.waitForURL(`**${withFile}/history`);
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', { level: 1 })).toHaveText('History report of this Toyota Corolla');
        await expect(main).toContainText('The dealer has a report of this vehicle on file.');
        const file = main.getByRole('link', { name: report });
        await expect(file).toHaveAttribute('href', '/files/history.pdf');
        await expect(file).toHaveAttribute('target', '_blank');
        await expect(file).toHaveAccessibleName(`${report} (opens in a new tab)`);
        for (const name of ['What it tells you', 'What it does not tell you', 'Have it sent to you'])
          await expect(main.getByRole('heading', { level: 2, name })).toBeVisible();
        await expect(main.getByRole('link', { name: 'Personal Property Securities Register' })).toHaveAttribute(
          'href',
          'https://www.ppsr.gov.au/',
        );
        await whenInteractive(page);
        await expectSound(page, 'the page of a history report');
        // The menu of the right button opens nothing; a report opened twice is logged once.
        await file.click({ button: 'right' });
        expect(await emittedEvents(page, 60)).toEqual([]);
        for (const _time of ['first', 'again']) {
          const tab = page.context().waitForEvent('page');
          await file.click();
          await (await tab).close();
        }
        expect(await emittedEvents(page, 60)).toMatchObject([{ payload: { car_id: expect.stringMatching(/^\d+$/) } }]);
        const who = someone();
        await sendMended(page, who, 'history');
        await expectLead(who, 'history', 'Toyota Corolla');
      },
    );

    test(
      'the request for one like a sold vehicle shows matches of each choice, keeps what was typed when it fails, and sends the choices [FORM-06/find-similar]',
      onePart(),
      async ({ page }) => {
        await page.goto(sold);
        await expect(page.getByRole('main')).toContainText('Unfortunately this vehicle recently sold');
        await button(page, similarLabel).click();
        await page.waitForURL(`**${sold}/find-similar`);
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', { level: 1 })).toHaveText(similarLabel);
        await whenInteractive(page);
        const { fill, name } = enquiryForm(page);
        const ask = main.locator('#ask');
        const matches = main.getByRole('heading', { name: /^\d+ vehicles? match(es)? now$/ });
        await expect(matches).toBeVisible();
        await expect(ask).toContainText(`Looking for: ${startingWish}.`);
        // The sold vehicle itself is not among the matches.
        await expect(main.getByRole('article').locator(`a[href="${sold}"]`)).toHaveCount(0);
        await expectSound(page, 'the request for one like a sold vehicle');
        const who = someone();
        await fill(who);

        // Each choice shows at once what matches, and loses nothing of what was typed below.
        const km = main.getByLabel('Kilometres', { exact: true });
        await km.selectOption({ label: 'Up to 10,000 km' });
        await expect(main.getByRole('heading', { name: 'Nothing we have matches all of that.' })).toBeVisible();
        await expect(main.getByText('Widen a choice above, or let us look for it.')).toBeVisible();
        await expectSound(page, 'the request for one like a sold vehicle, which nothing matches');
        expect(new URL(page.url()).searchParams.get('km')).toBe('10000');
        await km.selectOption({ label: 'Any distance' });
        await expect(matches).toBeVisible();
        await main.getByLabel('Price', { exact: true }).selectOption({ label: 'Up to $25,000' });
        await expect(ask).toContainText('Looking for: SUV, up to $25,000, from 2020.');
        await expect(name).toHaveValue(who.name);

        // The address alone brings the page back.
        const { pathname, search } = new URL(page.url());
        expect(headingOf((await askSite(full, pathname + search)).body)).toBe(similarLabel);
        await name.fill('');
        await sendMended(page, who, 'find-similar');
        await expectLead(who, 'find-similar', 'Mazda CX-5');
        expect(await submissionsOf(who.name)).toMatchObject([
          { userData: { wanted: 'SUV, up to $25,000, from 2020' } },
        ]);
      },
    );
  });

  test.describe(`template ${template.toUpperCase()}, without scripts`, () => {
    test.use({ baseURL: originOf(stateSite(template, 'plain').host), javaScriptEnabled: false });

    test(
      'links and plain forms take requests for photos and a history report [FORM-06/photo] [FORM-06/history]',
      onePart('@desktop'),
      async ({ page }) => {
        const who = someone();
        await page.goto(withFile);
        await button(page, 'Request Photos').click();
        await page.waitForURL(`**${withFile}/photos`);
        await sendPlain(page, who, 'photo');
        await expectLead(who, 'photo', 'Toyota Corolla');

        await test.step('a plain form that asks for a report comes back with what was typed, and is then taken', async () => {
          const asker = someone();
          const site = stateSite(template, 'plain');
          const way = (await vehiclePage(site, 'SS-FULL')).link('History Report').attribute('href');
          expect(way).toBe(`${withFile}/history`);
          const refused = await (await plainForm(site.host, way ?? '')).send({
            'First Name': asker.name,
            'Email Address': asker.email,
            'Mobile Number': '12',
            Message: 'By Friday, please.',
          });
          expect(refused).toEqual({ status: 303, location: expect.stringMatching(/^\/enquiry\/[\w-]{32}$/) });
          const again = await plainForm(site.host, refused.location);
          expect(again.form.role('listitem').texts).toEqual([expect.stringMatching(/phone number/i)]);
          expect(again.form.label(/^Mobile Number/).attribute('value')).toBe('12');
          const sent = await again.send({ 'Mobile Number': asker.phone });
          expect(sent).toEqual({ status: 303, location: expect.stringMatching(/^\/success\?category=history&/) });
          expect(await thanksAt(site.host, sent.location)).toBe(taken.history[0]);
          await expectLead(asker, 'history', 'Toyota Corolla');
          expect((await leadsOf(asker.name)).map((lead) => lead.message)).toEqual(['By Friday, please.']);
        });
      },
    );

    test(
      'what a shopper liked of a sold vehicle stands in the address, and goes with the plain form [FORM-06/find-similar]',
      onePart('@desktop'),
      async ({ page }) => {
        await page.goto(sold);
        await button(page, similarLabel).click();
        await page.waitForURL(`**${sold}/find-similar`);
        const main = page.getByRole('main');
        await main.getByLabel('Body', { exact: true }).selectOption({ label: 'Any body' });
        await main.getByLabel('Price', { exact: true }).selectOption({ label: 'Up to $45,000' });
        await main.getByRole('button', { name: 'Show matches' }).click();
        await page.waitForURL(/\/find-similar\?body=&price=45000&year=2020&km=50000$/);
        await expect(main.getByLabel('Price', { exact: true })).toHaveValue('45000');
        await expect(main.getByRole('heading', { name: /^\d+ vehicles match now$/ })).toBeVisible();
        const wanted = 'Any body, up to $45,000, from 2020, up to 50,000 km';
        await expect(main).toContainText(`Looking for: ${wanted}.`);
        const who = someone();
        await sendPlain(page, who, 'find-similar');
        await expectLead(who, 'find-similar', 'Mazda CX-5');
        expect(await submissionsOf(who.name)).toMatchObject([{ userData: { wanted } }]);
      },
    );
  });
}
