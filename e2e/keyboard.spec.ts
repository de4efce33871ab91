// The main job without a mouse or a finger.
import { expect, test } from '@playwright/test';
import { enquiryForm, someone } from './pages/enquiry-form';
import { wayIntoStock } from './pages/home-page';
import { pressOn, tabTo } from './pages/keyboard';
import { searchPage, whenInteractive } from './pages/search-page';
import { journeySites, oneSize } from './sites';
import { originOf } from './stack/address-book';

for (const site of journeySites) {
  const title = `${site.name}, template ${site.template.toUpperCase()}: the keyboard alone leads from home to an answer`;
  test(title, oneSize(site.template), async ({ page }) => {
    await page.goto(originOf(site.host));
    await whenInteractive(page);

    // The first stop leads past the header.
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await pressOn(page, wayIntoStock(page), 'Enter');
    await page.waitForURL(/\?(price|range)|\/search/);

    const search = searchPage(page);
    await whenInteractive(page);
    const counted = (await search.count.textContent()) ?? '';
    const opener = page.getByRole('link', { name: /^(all )?filters/i }).filter({ visible: true });
    const inDrawer = (await opener.count()) > 0;
    if (inDrawer) await pressOn(page, opener.first(), 'Enter');
    const filters = inDrawer
      ? page.getByRole('dialog', { name: /filters/i })
      : page.getByRole('complementary', { name: /filters$/i });
    await expect(filters).toBeVisible();
    await pressOn(page, filters.getByRole('checkbox', { name: /^Petrol/ }), 'Space');
    await expect(page).toHaveURL(/fuel=Petrol/);
    await expect(search.count).not.toHaveText(counted);
    if (inDrawer) {
      await pressOn(page, filters.getByRole('button', { name: /^Show Me/ }), 'Enter');
      await expect(filters).toBeHidden();
    }

    const [vehicle = ''] = await search.vehicles();
    await pressOn(page, search.cards.first().getByRole('heading').getByRole('link'), 'Enter');
    await page.waitForURL(`**${vehicle}`);
    await whenInteractive(page);

    const gallery = page.getByRole('region', { name: /^Pictures of/ });
    // Where fingers swipe there are no arrows: the thumbnails lead on.
    const next = gallery.getByRole('button', { name: 'Next picture' }).filter({ visible: true });
    const second = gallery.getByRole('button', { name: /^Picture 2 of/ });
    await pressOn(page, (await next.count()) > 0 ? next : second, 'Enter');
    await expect(gallery.getByText(/^2 of \d+$/)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(gallery.getByText(/^3 of \d+$/)).toBeVisible();
    await pressOn(page, gallery.getByRole('button', { name: 'Full screen', exact: true }), 'Enter');
    const viewer = page.getByRole('dialog', { name: /^Pictures of/ });
    await expect(viewer).toBeVisible();
    // Also a key pressed in the very moment of opening counts, once.
    await page.keyboard.press('ArrowRight');
    await expect(viewer.getByText(/^4 of \d+$/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expect(gallery.getByRole('button', { name: 'Full screen', exact: true })).toBeFocused();

    const who = someone();
    const enquiry = enquiryForm(page);
    for (const [field, text] of [
      [enquiry.name, who.name],
      [enquiry.email, who.email],
      [enquiry.phone, who.phone],
    ] as const) {
      await tabTo(page, field);
      await page.keyboard.type(text, { delay: 25 });
    }
    await pressOn(page, enquiry.submit, 'Enter');
    await page.waitForURL(/\/success\?/);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(/Thanks/);
  });
}
