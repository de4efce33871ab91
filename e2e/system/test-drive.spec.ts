// Test drives from the button to the calendar: with scripts and without, by keyboard, a time that somebody takes meanwhile,
// moved and cancelled by their own link; and no trace of any of it where the dealer has them not.
import { expect, type Page, test } from '@playwright/test';
import { stateSite, templates } from '../fixtures/vehicle-states/state-sites';
import { gridNumber } from '../fixtures/vehicle-states/state-vehicles';
import { expectAccessible } from '../pages/accessibility';
import { emittedEvents } from '../pages/emitted-events';
import { someone } from '../pages/enquiry-form';
import { canonicalOf, headingOf, titleOf, vehiclesOf, withoutScripts } from '../pages/html';
import { pressOn, tabTo } from '../pages/keyboard';
import { readHtml } from '../pages/read-html';
import { whenInteractive } from '../pages/search-page';
import { bookPlainly, calendarMailedTo, drivePathOf, slotsOf, testDriveForm, vehicleIdOf } from '../pages/test-drive';
import { vehiclePage } from '../pages/vehicle-page';
import { drivingSites, partIn } from '../sites';
import { originOf } from '../stack/address-book';
import { askSite, askSitemap } from '../stack/ask';
import { leadsOf, submissionsOf } from '../stack/leads';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

const bookedPath = async (page: Page): Promise<string> =>
  (await page.getByRole('link', { name: 'Change or cancel' }).getAttribute('href')) ?? '';

for (const site of drivingSites) {
  const { host, name, template } = site;
  const origin = originOf(host);
  const onePart = partIn(template, 'test-drive');

  test.describe(`${name}, template ${template.toUpperCase()}`, () => {
    test.use({ baseURL: origin });

    test('a test drive has a page with a vehicle and one without [ROUTE-01/book-test-drive] [ROUTE-13]', async () => {
      const path = await drivePathOf(host);
      for (const [address, isIndexed] of [
        ['/book-test-drive', true],
        [path, false],
      ] as const) {
        const { status, body } = await askSite(host, address);
        expect(status, address).toBe(200);
        const seen = withoutScripts(body);
        expect(seen.match(/<h1[ >]/g), address).toHaveLength(1);
        expect(headingOf(body)).toMatch(isIndexed ? /^Book a test drive$/ : /^Test drive this \w/);
        expect(titleOf(body)).toMatch(isIndexed ? /^Book a test drive/ : /^Book a test drive of the \d{4} \w/);
        expect(titleOf(body)).toContain(name);
        expect(canonicalOf(body)).toBe(address);
        expect(body.includes('<meta name="robots" content="noindex')).toBe(!isIndexed);
        expect(seen).toMatch(/<nav[^>]*aria-label="Breadcrumbs"/);
        expect(seen).not.toContain('400 000');
      }
      const gone = await askSite(host, '/book-test-drive?car_id=999999999');
      expect([gone.status, withoutScripts(gone.body)]).toEqual([
        200,
        expect.stringContaining('That vehicle is not on our site any more.'),
      ]);
      expect((await askSitemap(host)).body).toContain(`/book-test-drive</loc>`);
    });

    test('a card of results leads to a test drive of its vehicle [CARD-02/test-drive]', async () => {
      const { body } = await askSite(host, '/search');
      const cards = readHtml(body).role('list', 'Search results').role('article');
      const [first = ''] = vehiclesOf(body);
      const card = cards.linking(first);
      expect(card.role('link', /^Book a Test Drive/).attribute('href')).toMatch(/^\/book-test-drive\?car_id=\d+$/);
    });

    test(
      'a used vehicle is booked from its page, comes by mail for the calendar, and is counted once [TDRV-01] [FORM-06/test-drive] [ANLY-01/e48]',
      onePart(),
      async ({ page }) => {
        const who = someone();
        await page.setViewportSize(phone);
        const path = await drivePathOf(host, '/search?car_type=used');
        const [car] = /\d+$/.exec(path) ?? [];
        await page.goto(path);
        await whenInteractive(page);
        const drive = testDriveForm(page);
        await expectAccessible(page, 'the form of a test drive');
        await drive.submit.click();
        const summary = page.getByRole('alert').filter({ hasText: 'Please fix the following errors' });
        await expect(summary).toBeFocused();
        await expect(summary.getByRole('link', { name: 'Please choose a time.' })).toBeVisible();
        await drive.chooseLast();
        await expect(summary.getByRole('link', { name: 'Please choose a time.' })).toBeHidden();
        await drive.fill(who);
        await page.evaluate(() => Reflect.set(window, 'stayed', true));
        await drive.submit.click();
        await page.waitForURL(/\/success\?category=test-drive/);
        await expect.poll(async () => (await emittedEvents(page, 14, 15, 17, 48)).map(({ id }) => id)).toEqual([48]);
        expect(await page.evaluate(() => Reflect.get(window, 'stayed'))).toBe(true);

        await expect(page.getByRole('heading', { level: 1 })).toContainText('Your test drive is booked');
        const main = page.getByRole('main');
        await expect(main).toContainText('Bring your driver licence');
        await expect(main.getByRole('link', { name: 'Add to calendar' })).toBeVisible();
        await expectAccessible(page, 'a booked test drive');
        const [lead, ...others] = await submissionsOf(who.name);
        expect(others).toEqual([]);
        expect(lead).toMatchObject({ category: 'test-drive', car_id: car });
        const { preferred_date } = lead?.userData ?? {};

        const calendar = await calendarMailedTo(who.email);
        expect(calendar).toContain('METHOD:REQUEST');
        expect(calendar).toContain('SEQUENCE:0');
        const own = (await askSite(host, `/api${await bookedPath(page)}/calendar.ics`)).body;
        const uid = /UID:\S+/.exec(calendar)?.[0] ?? 'none';
        expect(own).toContain(uid);

        await page.goto(await bookedPath(page));
        await expect(page.getByRole('main')).toContainText(
          new Date(`${preferred_date}T00:00:00Z`).toLocaleDateString('en-AU', {
            day: 'numeric',
            month: 'long',
            timeZone: 'UTC',
          }),
        );
      },
    );

    test(
      'a time that somebody takes meanwhile is refused with the nearest free ones, and nothing typed is lost [TDRV-01] [ANLY-01/e17]',
      onePart(),
      async ({ page }) => {
        const who = someone();
        await page.setViewportSize(desktop);
        const path = await drivePathOf(host, '/search?car_type=demo', '/search?car_type=new');
        const car = /\d+$/.exec(path)?.[0] ?? '';
        await page.goto(path);
        await whenInteractive(page);
        const drive = testDriveForm(page);
        const slot = await drive.chooseLast();
        await drive.fill(who);
        const place = await drive.place();
        const rival = await bookPlainly(host, { ...someone(), car_id: car, slot, location: place });
        expect(rival.location).toMatch(/^\/success\?category=test-drive/);
        await drive.submit.click();
        const taken = page.getByRole('alert').filter({ hasText: 'That time is not free any more.' });
        await expect(taken).toBeFocused();
        await expect(taken.getByRole('button')).toHaveCount(3);
        await expect(drive.name).toHaveValue(who.name);
        await expect(drive.email).toHaveValue(who.email);
        expect(await leadsOf(who.name)).toEqual([]);
        await expectAccessible(page, 'a time that has been taken', {
          within: 'form[action="/api/test-drive"]:has([role="alert"])',
        });
        await taken.getByRole('button').first().click();
        await expect(page.getByRole('status').filter({ hasText: 'Your time:' })).toBeVisible();
        await drive.submit.click();
        await page.waitForURL(/\/success\?category=test-drive/);
        await expect.poll(async () => (await emittedEvents(page, 14, 15, 17, 48)).map(({ id }) => id)).toEqual([17]);
        expect(await leadsOf(who.name)).toHaveLength(1);
        // Without scripts the same time of this vehicle is refused as clearly: the form comes back, and nothing is booked.
        const late = someone();
        const again = await bookPlainly(host, { ...late, car_id: car, slot, location: place });
        expect([again.status, again.location]).toEqual([303, expect.stringContaining('returned_form=')]);
        await page.goto(again.location);
        await expect(page.getByRole('alert').filter({ hasText: 'That time is not free any more.' })).toBeVisible();
        await expect(drive.name).toHaveValue(late.name);
        expect(await leadsOf(late.name)).toEqual([]);
      },
    );

    test(
      'its own link moves a test drive and cancels it, and the time is free again [TDRV-01]',
      onePart(),
      async ({ page }) => {
        await page.setViewportSize(phone);
        const path = await drivePathOf(host);
        const car = /\d+$/.exec(path)?.[0] ?? '';
        const { location, days } = await slotsOf(host, car);
        const free = days.flatMap(({ slots }) => slots).filter(({ state }) => state === 'free');
        const slot = free.at(-3)?.value ?? '';
        const booked = await bookPlainly(host, { ...someone(), car_id: car, slot, location: location ?? '' });
        await page.goto(booked.location);
        const own = await bookedPath(page);
        const { headers, body } = await askSite(host, own);
        expect(headers['cache-control']).toContain('no-store');
        expect(body).toMatch(/<meta name="robots" content="noindex/);

        await page.clock.install();
        await page.goto(own);
        await whenInteractive(page);
        await page.getByText('Change the time').click();
        const move = page.locator('form[action="/api/test-drive/change"]');
        await move.getByRole('button', { name: 'Move it to this time' }).click();
        await expect(move.getByText('Please choose a time.')).toBeVisible();
        await testDriveForm(page, move).chooseLast();
        // No answer comes: shown again as it was left, or after a while, it can be sent again.
        const change = '**/api/test-drive/change';
        await page.route(change, (route) => route.fulfill({ status: 204 }));
        for (const again of [
          () => page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))),
          () => page.clock.fastForward(60_000),
        ]) {
          await move.getByRole('button', { name: 'Move it to this time' }).click();
          await expect(move.getByRole('button', { name: 'Moving it' })).toBeVisible();
          await again();
          await expect(move.getByRole('button', { name: 'Move it to this time' })).toBeVisible();
        }
        await page.unroute(change);
        await move.getByRole('button', { name: 'Move it to this time' }).click();
        await expect(page.getByRole('status').filter({ hasText: 'Your test drive is moved.' })).toBeVisible();
        const stateOf = async (value: string) =>
          (await slotsOf(host, car)).days.flatMap(({ slots }) => slots).find((one) => one.value === value)?.state;
        expect(await stateOf(slot)).toBe('free');

        await page.getByText('Cancel the test drive').click();
        await expectAccessible(page, 'the page of a test drive with its changes open');
        await page.getByRole('button', { name: 'Yes, cancel it' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('This test drive is cancelled');
        await expect(page.getByRole('button', { name: /cancel/i })).toHaveCount(0);
        // The page that confirmed it confirms it no more, and leads here.
        await page.goto(booked.location);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('This test drive is cancelled');
        await expect(page.getByRole('main')).not.toContainText(/is yours|is kept for you|Add to calendar/);
        await expect(page.getByRole('link', { name: 'See this test drive' })).toHaveAttribute('href', own);
        await page.goto('/test-drive/nobodyhasthistokenwhichisnotone');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('This test drive is not here any more.');
      },
    );

    test('the keyboard alone books a test drive', onePart(), async ({ page }) => {
      const who = someone();
      await page.goto(await drivePathOf(host));
      await whenInteractive(page);
      const drive = testDriveForm(page);
      const days = page.getByRole('radiogroup', { name: 'Day' });
      const open = days.getByRole('radio', { checked: true });
      await tabTo(page, open);
      const before = await open.inputValue();
      await page.keyboard.press('ArrowRight');
      expect(await open.inputValue()).not.toBe(before);
      // Days without a free time say so, and lead on.
      for (let steps = 0; steps < 14 && (await drive.times.count()) === 0; steps += 1)
        await page.keyboard.press('ArrowRight');
      await tabTo(page, drive.times.first());
      await page.keyboard.press('Space');
      await expect(page.getByRole('status').filter({ hasText: 'Your time:' })).toBeVisible();
      for (const [field, value] of [
        [drive.name, who.name],
        [drive.email, who.email],
        [drive.phone, who.phone],
      ] as const) {
        await tabTo(page, field);
        await page.keyboard.type(value, { delay: 20 });
      }
      await pressOn(page, drive.submit, 'Enter');
      await page.waitForURL(/\/success\?category=test-drive/);
      expect(await leadsOf(who.name)).toHaveLength(1);
    });

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });

      test(
        'a place, a time and a form book a test drive, and what is wrong comes back with all that was typed [TDRV-01]',
        onePart(),
        async ({ page }) => {
          const who = someone();
          await page.setViewportSize(phone);
          await page.goto('/book-test-drive');
          const drive = testDriveForm(page);
          const showTimes = page.getByRole('button', { name: 'Show times' });
          if ((await showTimes.count()) > 0 && (await drive.form.count()) === 0) {
            await page.getByRole('radio').first().check();
            await showTimes.click();
          }
          await drive.name.fill(who.name);
          await drive.phone.fill(who.phone);
          await drive.submit.click();
          await page.waitForURL(/\/enquiry\//);
          const summary = page.getByRole('alert').filter({ hasText: 'Please fix the following errors' });
          await expect(summary.getByRole('link', { name: 'Please choose a time.' })).toBeVisible();
          await expect(drive.name).toHaveValue(who.name);
          await drive.email.fill(who.email);
          const slot = await drive.chooseLast();
          // Everybody who can have it has it by now.
          const place = await drive.place();
          const rival = () => bookPlainly(host, { ...someone(), car_id: '', slot, location: place });
          for (let tries = 0; tries < 20 && (await rival()).location.startsWith('/success'); tries += 1);
          await drive.submit.click();
          const taken = page.getByRole('alert').filter({ hasText: 'That time is not free any more.' });
          await expect(taken.getByRole('radio')).toHaveCount(3);
          await expect(drive.email).toHaveValue(who.email);
          await taken.getByRole('radio').first().check();
          await drive.submit.click();
          await page.waitForURL(/\/success\?category=test-drive/);
          await expect(page.getByRole('link', { name: 'Add to calendar' })).toBeVisible();
          expect(await leadsOf(who.name)).toHaveLength(1);
        },
      );
    });
  });
}

test('a sold vehicle cannot be driven: its page says so, and leads to similar ones', async () => {
  const stocknum = gridNumber('car', 'sold');
  const id = await vehicleIdOf(stocknum);
  for (const template of templates) {
    const site = stateSite(template);
    expect((await vehiclePage(site, stocknum)).html).not.toContain(`/book-test-drive?car_id=${id}`);
    const { status, body } = await askSite(site.host, `/book-test-drive?car_id=${id}`);
    const seen = withoutScripts(body);
    expect([status, seen]).toEqual([200, expect.stringMatching(/has sold\./)]);
    expect(seen).not.toContain('action="/api/test-drive"');
    expect(seen).toContain('/find-similar');
  }
});

test('a dealer without test drives has no trace of them [SITE-04/test-drive]', async () => {
  for (const host of ['saltbush-leisure', 'meridian-nissan', 'red-gum-yard'].map((slug) => `${slug}.localhost`)) {
    const answers = await Promise.all(
      [
        '/book-test-drive',
        '/book-test-drive?car_id=1',
        '/test-drive/abcdefghijklmnopqrstuvwxyz',
        '/api/test-drive/slots',
      ].map(async (path) => (await askSite(host, path)).status),
    );
    expect(answers, host).toEqual([404, 404, 404, 404]);
    const booked = await bookPlainly(host, { ...someone(), car_id: '', slot: new Date().toISOString(), location: '' });
    expect([booked.status, booked.location], host).toEqual([422, '']);
    const results = (await askSite(host, '/search')).body;
    const [vehicle = ''] = vehiclesOf(results);
    for (const body of [results, (await askSite(host, vehicle)).body, (await askSitemap(host)).body])
      expect(body).not.toMatch(/book-test-drive|Book a Test Drive/);
  }
});
