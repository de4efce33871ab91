// Every view of a vehicle: turned, leafed through, looked into, watched; and what is left when a medium does not come.

import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from './pages/accessibility';
import { withoutScripts } from './pages/html';
import { pressOn, tabTo } from './pages/keyboard';
import { whenQuiet } from './pages/quiet-page';
import { whenInteractive } from './pages/search-page';
import { followShifts, forgetShifts, shifts } from './pages/shifts';
import { spinVehicle, vehicleViews } from './pages/vehicle-media';
import { journeySites, oneSize, partIn } from './sites';
import { originOf } from './stack/address-book';
import { askForFile, askSite } from './stack/ask';

/** A turn that has come whole says how many views there are. */
const whole = /^View \d+ of 36$/;

const watchErrors = (page: Page): readonly string[] => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
};

/** Opens the page of a vehicle with every view, once scripts have taken it over. */
const openViews = async (page: Page, host: string) => {
  await page.goto(await spinVehicle(host));
  await whenInteractive(page);
  return vehicleViews(page);
};

for (const site of journeySites) {
  const onePart = partIn(site.template, 'media');
  const named = `${site.name}, template ${site.template.toUpperCase()}`;

  test.describe(named, () => {
    test.use({ baseURL: originOf(site.host), contextOptions: { reducedMotion: 'reduce' } });

    // Each template has an arrangement of its own: in it nothing may move.
    test(
      'the spin comes first, every view is reached by keyboard alone, and nothing moves [GALL-02] [SPIN-01]',
      oneSize(site.template),
      async ({ page }) => {
        await followShifts(page);
        await page.goto(await spinVehicle(site.host));
        const views = vehicleViews(page);
        await expect(views.view('360° view')).toHaveAttribute('aria-pressed', 'true');
        await whenInteractive(page);
        await whenQuiet(page);
        await forgetShifts(page);
        await tabTo(page, views.dial);
        await page.keyboard.press('ArrowRight');
        await expect(views.dial).toHaveAttribute('aria-valuetext', 'View 2 of 36');
        await page.keyboard.press('End');
        await page.keyboard.press('ArrowRight');
        await expect(views.dial).toHaveAttribute('aria-valuetext', 'View 1 of 36');

        await views.view('Pictures').focus();
        await page.keyboard.press('Enter');
        await expect(views.pictures.getByText(/^1 of \d+$/)).toBeVisible();
        await expect(views.view('Pictures')).toBeFocused();
        await page.keyboard.press('ArrowRight');
        await expect(views.pictures.getByText(/^2 of \d+$/)).toBeVisible();

        await views.view('Interior').focus();
        await page.keyboard.press('Enter');
        await expect(views.interior).toBeVisible();
        await views.view('Pictures').focus();
        await page.keyboard.press('Enter');
        await expect(views.pictures.getByText(/^1 of \d+$/)).toBeVisible();
        expect(await shifts(page)).toBeLessThan(0.01);
      },
    );

    test(
      'spin and pictures open over the whole screen and give the focus back [GALL-01]',
      onePart(),
      async ({ page }) => {
        const { turntable, pictures, view } = await openViews(page, site.host);
        await pressOn(page, turntable.getByRole('button', { name: 'Full screen' }), 'Enter');
        const dialog = page.getByRole('dialog', { name: /^360 degree view of/ });
        await expect(dialog.getByRole('slider')).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await expect(turntable.getByRole('button', { name: 'Full screen' })).toBeFocused();
        await view('Pictures').click();
        await pictures.getByRole('button', { name: 'Full screen', exact: true }).click();
        const large = page.getByRole('dialog', { name: /^Pictures of/ });
        await expect(large.getByText(/^1 of \d+$/)).toBeVisible();
        await page.keyboard.press('ArrowRight');
        await expect(large.getByText(/^2 of \d+$/)).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(pictures.getByText(/^2 of \d+$/)).toBeVisible();
      },
    );

    test(
      'a drag turns the vehicle, points stand on their frames outside and inside, and axe finds nothing in any view [SPIN-01] [SPIN-02] [SPIN-03]',
      onePart(),
      async ({ page }) => {
        const { turntable, dial, interior, pictures, view, shownFrame } = await openViews(page, site.host);
        // The scale answers once the turntable's code has come, which then fetches the frames after the first.
        await expect(turntable.locator('[data-frame]')).toHaveCount(36);
        await expect(dial).toHaveAttribute('aria-valuetext', whole);
        await expectAccessible(page, 'spin', { within: '[aria-label^="360 degree view"], [aria-label="Views"]' });

        await test.step('a drag turns the vehicle one frame every 20 pixels [SPIN-01]', async () => {
          // Still until then: the browser prefers less motion.
          expect(await shownFrame()).toBe(0);
          const picture = turntable.locator('[data-several]');
          await picture.scrollIntoViewIfNeeded();
          const box = await picture.boundingBox();
          if (box === null) throw new Error('The turntable is not drawn.');
          const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
          await page.mouse.move(x, y);
          await page.mouse.down();
          await page.mouse.move(x - 30, y, { steps: 3 });
          await page.mouse.move(x - 105, y, { steps: 5 });
          await page.mouse.up();
          await expect.poll(shownFrame).toBe(5);
        });

        await test.step('a point stands on the frames that it belongs to [SPIN-02]', async () => {
          const wheels = turntable.locator('[data-hotspot][aria-label^="Alloy wheels"]');
          await dial.fill('6');
          await expect(wheels).toBeVisible();
          await dial.fill('20');
          await expect(wheels).toHaveCount(0);
        });

        await test.step('a point of the interior moves with a look to the left [SPIN-03]', async () => {
          await view('Interior').click();
          await expect(interior.locator('[data-picture][data-state="round"]')).toBeVisible();
          await expectAccessible(page, 'interior', { within: '[aria-label^="Interior of"]' });
          await expect(interior.locator('canvas')).toBeVisible();
          const screen = interior.locator('[data-hotspot][aria-label^="Centre screen"]');
          await expect(screen).toBeVisible();
          const across = async () => (await screen.boundingBox())?.x ?? Number.NaN;
          const before = await across();
          await interior.getByRole('button', { name: 'Look left' }).click();
          await expect.poll(across).toBeGreaterThan(before + 10);
        });

        await view('Pictures').click();
        await expect(pictures).toBeVisible();
        await expectAccessible(page, 'pictures', { within: '[aria-label^="Pictures of"]' });
      },
    );

    test(
      'frames that do not come leave the others, and a page without any frame stays whole [SPIN-01] [ERRS-01/spin-preload]',
      onePart(),
      async ({ page }) => {
        const path = await spinVehicle(site.host);
        const isPicture = ({ pathname }: URL) => pathname.startsWith('/media/');
        const errors = watchErrors(page);
        const logged: string[] = [];
        page.on('console', (message) => logged.push(message.text()));
        const [, first = ''] =
          /data-frame.*?<img[^>]*\ssrc="([^"?]+)/s.exec(withoutScripts((await askSite(site.host, path)).body)) ?? [];
        expect(first).toMatch(/^\/media\//);
        const asked: string[] = [];
        // Every third picture fails, but never the first frame.
        await page.route(isPicture, async (route) => {
          const { pathname } = new URL(route.request().url());
          if (!asked.includes(pathname)) asked.push(pathname);
          const place = asked.indexOf(pathname);
          if (pathname === first || place % 3 !== 1) return route.continue();
          return route.fulfill({ status: 404, body: '' });
        });
        await page.goto(path);
        await whenInteractive(page);
        const { turntable, dial, view, pictures } = vehicleViews(page);
        await expect(turntable.getByText(/^Loading/)).toHaveCount(0);
        await expect(dial).toHaveAttribute('aria-valuetext', /^View 1 of (1\d|2\d)$/);
        await dial.focus();
        await page.keyboard.press('ArrowRight');
        await expect(dial).toHaveAttribute('aria-valuetext', /^View 2 of/);
        expect(logged.some((text) => /^Frame \d+ of the spin did not come/.test(text))).toBe(true);

        await page.unroute(isPicture);
        await page.route(isPicture, (route) => route.abort());
        await page.reload();
        await whenInteractive(page);
        await expect(page.getByText('The 360 degree view could not be loaded.')).toBeVisible();
        await view('Pictures').click();
        await expect(pictures.getByText('Picture not available').first()).toBeVisible();
        await view('Interior').click();
        await expect(page.getByText('The interior could not be loaded.')).toBeVisible();
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        expect(errors).toEqual([]);
      },
    );

    test('the picture for networks is 1200 by 630 and under 300 KB [SEO-01]', onePart(), async () => {
      const { body } = await askSite(site.host, await spinVehicle(site.host));
      const meta = (name: string): string =>
        new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(body)?.[1]?.replaceAll('&amp;', '&') ??
        '';
      expect(meta('og:image:width')).toBe('1200');
      expect(meta('og:image:height')).toBe('630');
      expect(meta('og:image:alt')).toContain('$');
      expect(meta('twitter:card')).toBe('summary_large_image');
      const address = new URL(meta('og:image'));
      const { status, headers, bytes } = await askForFile(site.host, `${address.pathname}${address.search}`);
      expect([status, headers['content-type']]).toEqual([200, 'image/jpeg']);
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
      expect(bytes.length).toBeLessThan(300_000);
      expect(bytes.length).toBeGreaterThan(10_000);
    });
  });

  test.describe(`${named}, without scripts`, () => {
    test.use({ baseURL: originOf(site.host), javaScriptEnabled: false });

    test('the first frame and the pictures are seen [SPIN-01]', onePart(), async ({ page }) => {
      await page.goto(await spinVehicle(site.host));
      const first = vehicleViews(page).turntable.getByRole('img').first();
      await expect(first).toBeVisible();
      await expect
        .poll(() => first.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
        .toBe(true);
      await expect(page.getByRole('img', { name: /, picture 2$/ }).first()).toBeVisible();
    });
  });
}

/** A film of a moving square, made by the browser itself. */
const film = async (page: Page): Promise<Buffer> => {
  const text = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 160, height: 90 });
    const pen = canvas.getContext('2d');
    const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: 'video/webm' });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const ended = new Promise((done) => {
      recorder.onstop = done;
    });
    recorder.start();
    for (let step = 0; step < 40; step += 1) {
      if (pen !== null) pen.fillStyle = step % 2 === 0 ? '#000' : '#fff';
      pen?.fillRect(step * 2, 0, 40, 90);
      await new Promise((next) => setTimeout(next, 40));
    }
    recorder.stop();
    await ended;
    return Array.from(new Uint8Array(await new Blob(parts).arrayBuffer())).join();
  });
  return Buffer.from(text.split(',').map(Number));
};

test.describe('a vehicle with a video', () => {
  test.use({ baseURL: originOf('lantern-lane.localhost') });

  const openVideo = async (page: Page) => {
    const { body } = await askSite('lantern-lane.localhost', '/search');
    await page.goto(/href="(\/cars\/[^"]*ll1001)"/.exec(body)?.[1] ?? '/');
    await whenInteractive(page);
    const play = page.getByRole('button', { name: /^Play video: Video of / });
    await expect(play).toBeVisible();
    return play;
  };

  test('a video plays on request, and nothing of it is fetched before [VDP-01/video]', { tag: '@desktop' }, async ({
    page,
  }) => {
    const body = await film(page);
    const fetched: string[] = [];
    await page.route('https://videos.example/**', (route) => {
      fetched.push(route.request().url());
      return route.fulfill({ contentType: 'video/webm', body });
    });
    const play = await openVideo(page);
    expect(fetched).toEqual([]);
    await play.click();
    const video = page.locator('video');
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0.2);
    expect(await video.evaluate((element: HTMLVideoElement) => element.videoWidth)).toBe(160);
    await expect(page.getByRole('alert').filter({ hasText: 'could not be played' })).toHaveCount(0);
  });

  test('a video has its place of 16 by 9, and says so when it does not come [SPIN-03]', { tag: '@phone' }, async ({
    page,
  }) => {
    const errors = watchErrors(page);
    await page.route('https://videos.example/**', (route) => route.fulfill({ status: 404, body: '' }));
    const play = await openVideo(page);
    const box = await play.locator('..').boundingBox();
    if (box === null) throw new Error('The video has no place.');
    expect(box.width / box.height).toBeCloseTo(16 / 9, 1);
    await expectAccessible(page, 'video');
    await pressOn(page, play, 'Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'The video could not be played.' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Watch video' })).toHaveAttribute('href', /videos\.example/);
    expect(errors).toEqual([]);
  });
});
