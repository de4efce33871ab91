// The pictures over the whole screen: where the focus goes when they open, and where it is when they close.
import { expect, test } from '@playwright/test';
import { pressOn } from './pages/keyboard';
import { listedVehicle } from './pages/listed-vehicle';
import { whenInteractive } from './pages/search-page';
import { journeySites } from './sites';
import { originOf } from './stack/address-book';

for (const site of journeySites) {
  test(`the full screen takes the focus and gives it back to what opened it, template ${site.template.toUpperCase()} [GALL-01]`, async ({
    page,
  }) => {
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
