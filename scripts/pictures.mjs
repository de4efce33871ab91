// @ts-check
// `npm run pictures`: takes the pictures of the documentation anew (docs/images) from a running `npm start`: pages of a demo
// site of each template at 1,440 and 390 pixels side by side, and the mail that its shopper gets after an enquiry, which is
// sent for it. Look at them before they are committed.
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from 'playwright';
import PostalMime from 'postal-mime';
import sharp from 'sharp';
import { ensureBrowser } from './test/browser.mjs';
import { dataFolder, root } from './workspace/paths.mjs';

const say = (/** @type {string} */ text) => process.stdout.write(`${text}\n`);

/** A demo site of each template. */
const sites = { a: 'harbour-city', b: 'meridian-nissan', c: 'red-gum-yard' };
const data = dataFolder(process.env);
const port = new URL(process.env.FORECOURT_GATEWAY_URL ?? 'http://127.0.0.1:3000').port;
const outbox = join(data, 'outbox');
const images = join(root, 'docs', 'images');

/** Both sizes stand beside each other at this height, in pixels. */
const height = 700;
const gap = 24;
const sizes = [
  { width: 1440, height: 1000 },
  { width: 390, height: 844 },
];

/**
 * Puts pictures beside each other and stores them.
 * @param {string} name
 * @param {readonly Buffer[]} shots
 */
const store = async (name, shots) => {
  const scaled = await Promise.all(
    shots.map((shot) => sharp(shot).resize({ height }).png().toBuffer({ resolveWithObject: true })),
  );
  let left = 0;
  const placed = scaled.map(({ data, info }) => {
    const at = left;
    left += info.width + gap;
    return { input: data, left: at, top: 0 };
  });
  const sheet = sharp({ create: { width: left - gap, height, channels: 4, background: '#0000' } }).composite(placed);
  const { size } = await sheet.webp({ quality: 82 }).toFile(join(images, `${name}.webp`));
  say(`docs/images/${name}.webp, ${Math.round(size / 1000)} KB`);
};

/**
 * The mail that came to an address, as markup. Waits for it for a minute.
 * @param {string} address
 * @returns {Promise<string>}
 */
const mailTo = async (address) => {
  for (let tries = 0; tries < 60; tries += 1) {
    for (const name of await readdir(outbox).catch(() => [])) {
      if (!name.endsWith('.eml')) continue;
      const mail = await PostalMime.parse(await readFile(join(outbox, name)));
      if (mail.html !== undefined && mail.to?.some((to) => to.address === address)) return mail.html;
    }
    await pause(1000);
  }
  throw new Error(`No mail to ${address} came into ${outbox} within a minute. Is this the data folder of npm start?`);
};

if (!(await stat(data).catch(() => null))) {
  throw new Error(`${data} is not there. Start Forecourt first: npm start`);
}
const env = await ensureBrowser(process.env, { pictures: true }, say);
if (env === null) throw new Error('No Chromium was found and none could be installed (set CHROMIUM_PATH).');
const browser = await chromium.launch(
  env.CHROMIUM_PATH === undefined ? {} : { executablePath: env.CHROMIUM_PATH, args: ['--no-sandbox'] },
);

/**
 * A page at each size, as it stands once everything has come.
 * @param {string} address
 * @param {string} [markup] drawn in place of what the address answers
 */
const shoot = (address, markup) =>
  Promise.all(
    (markup === undefined ? sizes : sizes.map(({ width, height }) => ({ width: Math.min(width, 680), height }))).map(
      async (viewport) => {
        const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
        await page.goto(address, { waitUntil: 'networkidle' });
        if (markup !== undefined) await page.setContent(markup, { waitUntil: 'networkidle' });
        const shot = await page.screenshot();
        await page.close();
        return shot;
      },
    ),
  );

try {
  for (const [template, site] of Object.entries(sites)) {
    const origin = `http://${site}.localhost:${port}`;
    const page = await browser.newPage();
    await page.goto(`${origin}/search`);
    const vehicle = await page.locator('main article a[href^="/cars/"]').first().getAttribute('href');
    if (vehicle === null) throw new Error(`${origin}/search shows no vehicle.`);
    const paths = { home: '/', results: '/search', vehicle, enquiry: `${vehicle}/enquire` };
    for (const [name, path] of Object.entries(paths)) {
      await store(`template-${template}-${name}`, await shoot(`${origin}${path}`));
    }

    const address = `pictures-${Date.now()}@example.com`;
    await page.goto(`${origin}${paths.enquiry}`, { waitUntil: 'networkidle' });
    const form = page.locator('form[action="/api/leads"]');
    const typed = { 'First Name': 'Avery', 'Email Address': address, 'Mobile Number': '0400 000 000' };
    for (const [label, value] of Object.entries(typed)) {
      // As a person types: what is filled in at once is taken for a robot's.
      await form.getByLabel(label).pressSequentially(value, { delay: 60 });
    }
    for (const box of await form.getByRole('checkbox', { name: /terms of use/ }).all()) await box.check();
    await form.getByRole('button', { name: /^Send/ }).click();
    await page.waitForURL(/\/success\?/);
    await store(`template-${template}-mail`, await shoot(`${origin}/robots.txt`, await mailTo(address)));
    await page.close();
  }
} finally {
  await browser.close();
}
