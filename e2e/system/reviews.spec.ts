// Reviews on pages: averages with their stars, which reviews show, and how soon.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { composedSites } from '../fixtures/composed-homes/composed-homes';
import { reviewFace } from '../fixtures/reviews/state-street-reviews';
import { expectAccessible } from '../pages/accessibility';
import { expectToFit } from '../pages/fits';
import { withoutScripts } from '../pages/html';
import { journeySites, partIn } from '../sites';
import { originOf } from '../stack/address-book';
import { askSite } from '../stack/ask';
import { whenFollowed } from '../stack/followed-changes';
import { forecourt } from '../stack/forecourt';

/** How much of each of five stars is seen to be filled, in percent. */
const fillsOf = (stars: Locator): Promise<readonly number[]> =>
  stars.evaluate((root) =>
    [...root.children].map((star) => {
      const filled = star.children[1];
      if (filled === undefined) return 0;
      const [, right = '0'] = /inset\(\S+ ([\d.]+)(?:%|px)/.exec(getComputedStyle(filled).clipPath) ?? [];
      return Math.round(100 - Number(right));
    }),
  );

const starsOf = (place: Locator | Page, average: string): Locator =>
  place.getByRole('img', { name: `Rated ${average} out of 5` }).first();

for (const { template, host } of composedSites) {
  test.describe(`template ${template.toUpperCase()}`, () => {
    test.use({ baseURL: originOf(host) });
    const onePart = partIn(template, 'reviews');

    test(
      '[REVW-01] [REVW-02] [REVW-03] averages, stars and reviews stand with places and on the home page',
      onePart(),
      async ({ page }) => {
        const { body } = await askSite(host, '/contact');
        const places = [...new Set([...body.matchAll(/href="(\/contact-us\/[^"#]+)"/g)].map(([, path = '']) => path))];
        const main = page.locator('main');

        await test.step('[REVW-01] stars are filled in part above 0.30 alone, and the count stands beside them', async () => {
          await page.goto('/contact');
          await expect(main.getByText('10 reviews')).toHaveCount(2);
          expect(await fillsOf(starsOf(page, '4.3'))).toEqual([100, 100, 100, 100, 0]);
          expect(await fillsOf(starsOf(page, '4.7'))).toEqual([100, 100, 100, 100, 70]);
        });

        await test.step('[REVW-03] an average and a count stand with each location', async () => {
          expect(places).toHaveLength(2);
          const averages: string[] = [];
          let faces = 0;
          for (const path of places) {
            await page.goto(path);
            await expect(main.getByText('10 reviews').first()).toBeVisible();
            await expect(main.getByRole('heading', { name: 'What customers say' })).toBeVisible();
            faces += await main.locator(`img[src*="${reviewFace.src}"], img[srcset*="${reviewFace.src}"]`).count();
            averages.push(
              (await main
                .getByRole('img', { name: /^Rated/ })
                .first()
                .getAttribute('aria-label')) ?? '',
            );
            await expectAccessible(page, `${host}${path}`);
          }
          expect(faces).toBe(1);
          expect(averages.toSorted()).toEqual(['Rated 4.3 out of 5', 'Rated 4.7 out of 5']);
        });

        await page.goto('/');
        const board = page.getByRole('region', { name: 'Said of both yards' });

        await test.step('[REVW-01] [REVW-03] the average and the count of all stand with their dealership; five stars are filled by 5.0 only', async () => {
          await expect(board.getByText('21 reviews')).toBeVisible();
          await expect(starsOf(board, '4.5')).toBeVisible();
          expect(await fillsOf(starsOf(board, '4.5'))).toEqual([100, 100, 100, 100, 50]);
          expect(await fillsOf(starsOf(board, '5.0'))).toEqual([100, 100, 100, 100, 100]);
        });

        await test.step('[REVW-02] twelve reviews of 4 stars and more show by default, also those without words', async () => {
          const cards = board.getByRole('list', { name: 'Said of both yards' }).getByRole('figure');
          await expect(cards).toHaveCount(12);
          const words = await cards.allTextContents();
          expect(words.filter((one) => one.includes('Rated without words.'))).toHaveLength(2);
          expect(words.join()).not.toContain('null');
          for (const low of ['Tester 9 of main', 'Tester 10 of main']) expect(words.join()).not.toContain(low);
          await expect(cards.first()).toContainText('Tester 10 of lake, 10 October 2026');
          await expect(board).toContainText(
            'Reviews with 4 stars or more, the newest first. The average is of all reviews.',
          );
          await expect(page.getByText('Said of nobody')).toHaveCount(0);
          await expect(page.getByRole('region', { name: 'Said of one' }).first().locator('figure')).toHaveCount(3);
        });
      },
    );
  });
}

for (const { host, name, template } of journeySites) {
  const onePart = partIn(template, 'reviews of the demo');

  test(`[REVW-02] ${name} says of its reviews that they are invented, and gives search engines none`, async () => {
    for (const path of ['/about-us', '/reviews']) {
      const { status, body } = await askSite(host, path);
      expect([path, status]).toEqual([path, 200]);
      const seen = withoutScripts(body);
      expect(seen, path).toContain('These reviews are a demonstration.');
      expect(seen, path).toMatch(/\d+ demonstration reviews/);
      for (const kind of ['AggregateRating', 'aggregateRating', '"Review"']) expect(body, path).not.toContain(kind);
    }
    const contact = (await askSite(host, '/contact')).body;
    expect(withoutScripts(contact)).toMatch(/\d+ demonstration reviews/);
    expect(contact).not.toContain('ggregateRating');
  });

  test(`the page of reviews of ${name} is accessible and fits the window`, onePart(), async ({ page }) => {
    await page.goto(`${originOf(host)}/reviews`);
    await expectAccessible(page, `${host}/reviews`);
    await expectToFit(page, `${host}/reviews`);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('[REVW-02] a long review is whole without scripts', async ({ page }) => {
    await page.goto(`${originOf('composed-a.localhost')}/`);
    const card = page.getByRole('figure').filter({ hasText: 'Tester 3 of lake' });
    await expect(card.getByText(/does not exist\.$/).first()).toBeVisible();
  });
});

// How soon, in an order that no busy machine upsets: for the first who asks once the template app has followed the change.
test('[REVW-03] imported reviews are on the page, and removed ones no longer, as soon as its template app has followed the change', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-reviews-'));
  try {
    const file = join(folder, 'reviews.json');
    const rows = [5, 4].map((rating, index) => ({
      ...{ id: `e2e-${index}`, author: `Passer-by ${index}`, rating, date: '2026-11-01', text: 'Seen from the road.' },
      location: 'lantern-lane-yard',
    }));
    writeFileSync(file, JSON.stringify(rows));
    const contact = async () => withoutScripts((await askSite('lantern-lane.localhost', '/contact')).body);
    expect(await contact()).not.toContain('Rated 4.5 out of 5');
    await forecourt('reviews', 'import', file, '--dealership', 'lantern-lane');
    await whenFollowed('a');
    await expect.poll(contact).toContain('Rated 4.5 out of 5');
    expect(await contact()).toContain('2 reviews');
    await forecourt('reviews', 'remove', '--dealership', 'lantern-lane');
    await whenFollowed('a');
    await expect.poll(contact).not.toContain('Rated 4.5 out of 5');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
