// The pictures over the whole screen: where the focus goes when they open, and where it is when they close.
import { expect, test } from '@playwright/test';
import { expectAccessible } from './pages/accessibility';
import { pressOn } from './pages/keyboard';
import { listedVehicle } from './pages/listed-vehicle';
import { whenInteractive } from './pages/search-page';
import { journeySites, partIn } from './sites';
import { originOf } from './stack/address-book';

for (const site of journeySites) {
  const onePart = partIn(site.template, 'full-screen');
  const title = `template ${site.template.toUpperCase()}: the full screen is accessible, takes the focus and gives it back to what opened it [GALL-01]`;

  test(title, onePart(), async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${originOf(site.host)}${await listedVehicle(site.host)}`);
    await whenInteractive(page);
    const gallery = page.getByRole('region', { name: /^Pictures of/ });
    const viewer = page.getByRole('dialog', { name: /^Pictures of/ });
    const button = gallery.getByRole('button', { name: 'Full screen', exact: true });
    const picture = gallery
      .getByRole('button', { name: /, open full screen$/ })
      .filter({ visible: true })
      .first();
    const focused = viewer.locator(':focus');

    await pressOn(page, button, 'Enter');
    await expect(focused).toHaveCount(1);
    await expectAccessible(page, 'pictures on the full screen', { within: 'dialog[open]' });
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expect(button).toBeFocused();

    // Pressed by a browser that gives pressed buttons no focus.
    for (const opener of [button, picture]) {
      await opener.evaluate((element: HTMLElement) => {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        element.click();
      });
      await expect(focused).toHaveCount(1);
      await viewer.getByRole('button', { name: 'Close' }).click();
      await expect(viewer).toBeHidden();
      await expect(opener).toBeFocused();
    }
  });
}
