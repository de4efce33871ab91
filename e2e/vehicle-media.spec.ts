// Every view of a vehicle: turned, leafed through, looked into, watched; and what is left when a medium does not come.

import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './pages/accessibility';
import { pressOn, tabTo } from './pages/keyboard';
import { whenQuiet } from './pages/quiet-page';
import { whenInteractive } from './pages/search-page';
import { followShifts, forgetShifts, shifts } from './pages/shifts';
import { spinVehicle, vehicleViews } from './pages/vehicle-media';
import { journeySites, sizesOfPart } from './sites';
import { originOf } from './stack/address-book';

/** A turn that has come whole says how many views there are. */
const whole = /^View \d+ of 36$/;

const watchErrors = (page: Page): readonly string[] => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
};

for (const site of journeySites) {
  test.describe(`${site.name}, template ${site.template.toUpperCase()}`, { tag: sizesOfPart[site.template] }, () => {
    test.use({ baseURL: originOf(site.host), contextOptions: { reducedMotion: 'reduce' } });

    test('starts with the spin and leads through every view by keyboard alone [GALL-02] [SPIN-01]', async ({
      page,
    }) => {
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
    });

    test('frames after the first come later, a drag turns one of them every 20 pixels [SPIN-01]', async ({ page }) => {
      const path = await spinVehicle(site.host);
      await page.goto(path);
      await whenInteractive(page);
      const { turntable, dial, shownFrame } = vehicleViews(page);
      // Still, because less motion is asked for.
      await expect(turntable.locator('[data-frame]')).toHaveCount(36);
      await expect(dial).toHaveAttribute('aria-valuetext', whole);
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

    test('opens spin and pictures over the whole screen and gives the focus back [GALL-01]', async ({ page }) => {
      await page.goto(await spinVehicle(site.host));
      await whenInteractive(page);
      const { turntable, pictures, view } = vehicleViews(page);
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
    });

    test('points stand on the frames they belong to, outside and inside [SPIN-02] [SPIN-03]', async ({ page }) => {
      await page.goto(await spinVehicle(site.host));
      await whenInteractive(page);
      const { turntable, dial, interior, view } = vehicleViews(page);
      // The scale answers once the turntable's code has come, which then asks for the frames.
      await expect(turntable.locator('[data-frame]')).toHaveCount(36);
      const wheels = turntable.locator('[data-hotspot][aria-label^="Alloy wheels"]');
      await dial.fill('6');
      await expect(wheels).toBeVisible();
      await dial.fill('20');
      await expect(wheels).toHaveCount(0);
      await view('Interior').click();
      await expect(interior.locator('[data-picture][data-state="round"]')).toBeVisible();
      await expect(interior.locator('canvas')).toBeVisible();
      const screen = interior.locator('[data-hotspot][aria-label^="Centre screen"]');
      await expect(screen).toBeVisible();
      const across = async () => (await screen.boundingBox())?.x ?? Number.NaN;
      const before = await across();
      await interior.getByRole('button', { name: 'Look left' }).click();
      await expect.poll(across).toBeGreaterThan(before + 10);
    });

    test('axe finds nothing in any view', async ({ page }) => {
      await page.goto(await spinVehicle(site.host));
      await whenInteractive(page);
      const { turntable, interior, pictures, view } = vehicleViews(page);
      await expect(turntable.getByRole('slider')).toBeVisible();
      await expectAccessible(page, 'spin');
      await view('Interior').click();
      await expect(interior.locator('[data-picture][data-state="round"]')).toBeVisible();
      await expectAccessible(page, 'interior');
      await view('Pictures').click();
      await expect(pictures).toBeVisible();
      await expectAccessible(page, 'pictures');
    });

    test('frames that do not come leave the others, and none leaves the page whole [SPIN-01] [ERRS-01/spin-preload]', async ({
      page,
    }) => {
      const path = await spinVehicle(site.host);
      const isPicture = ({ pathname }: URL) => pathname.startsWith('/media/');
      const errors = watchErrors(page);
      const logged: string[] = [];
      page.on('console', (message) => logged.push(message.text()));
      await page.goto(path);
      const frames = await vehicleViews(page)
        .turntable.locator('[data-frame] img')
        .evaluateAll((images) => images.map((image) => new URL((image as HTMLImageElement).src).pathname));
      const [first = ''] = frames;
      const asked: string[] = [];
      // Every third picture fails at once, every other third late.
      await page.route(isPicture, async (route) => {
        const { pathname } = new URL(route.request().url());
        if (!asked.includes(pathname)) asked.push(pathname);
        const place = asked.indexOf(pathname);
        if (pathname === first || place % 3 !== 1) return route.continue();
        return route.fulfill({ status: 404, body: '' });
      });
      await page.reload();
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
    });

    test('has a picture for networks of 1200 by 630 under 300 KB [SEO-01]', async ({ page }) => {
      await page.goto(await spinVehicle(site.host));
      const meta = (name: string) =>
        page.locator(`meta[property="${name}"], meta[name="${name}"]`).first().getAttribute('content');
      expect(await meta('og:image:width')).toBe('1200');
      expect(await meta('og:image:height')).toBe('630');
      expect(await meta('og:image:alt')).toContain('$');
      expect(await meta('twitter:card')).toBe('summary_large_image');
      const address = new URL((await meta('og:image')) ?? '');
      const file = await page.evaluate(async (path) => {
        const answer = await fetch(path);
        const blob = await answer.blob();
        const { width, height } = await createImageBitmap(blob);
        return { status: answer.status, type: answer.headers.get('content-type'), size: blob.size, width, height };
      }, `${address.pathname}${address.search}`);
      expect(file).toMatchObject({ status: 200, type: 'image/jpeg', width: 1200, height: 630 });
      expect(file.size).toBeLessThan(300_000);
      expect(file.size).toBeGreaterThan(10_000);
    });
  });

  test.describe(`${site.name}, template ${site.template.toUpperCase()}, without scripts`, {
    tag: sizesOfPart[site.template],
  }, () => {
    test.use({ baseURL: originOf(site.host), javaScriptEnabled: false });

    test('the first frame and the pictures are seen [SPIN-01]', async ({ page }) => {
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
    await page.goto('/search');
    const [path] = await page
      .getByRole('main')
      .locator('a[href$="ll1001"]')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
    await page.goto(path ?? '/');
    await whenInteractive(page);
    const play = page.getByRole('button', { name: /^Play video: Video of / });
    await expect(play).toBeVisible();
    return play;
  };

  test('plays it when asked to, and fetches nothing of it before [VDP-01/video]', async ({ page }) => {
    const body = await film(page);
    const asked: string[] = [];
    await page.route('https://videos.example/**', (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'video/webm', body });
    });
    const play = await openVideo(page);
    expect(asked).toEqual([]);
    await play.click();
    const video = page.locator('video');
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0.2);
    expect(await video.evaluate((element: HTMLVideoElement) => element.videoWidth)).toBe(160);
    await expect(page.getByRole('alert').filter({ hasText: 'could not be played' })).toHaveCount(0);
  });

  test('shows it 16 by 9 when asked to, and says so when it does not come [SPIN-03]', async ({ page }) => {
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
