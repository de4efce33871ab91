// Signing in by number and code, and by a link: on the page of each template, by keyboard, without scripts, and when something goes wrong.
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './pages/accessibility';
import { canonicalOf, headingOf, titleOf } from './pages/html';
import { tabTo } from './pages/keyboard';
import { readHtml } from './pages/read-html';
import { codeSentTo, codeText, enter, linkSentTo, sessionOf, signInPanel, someNumber } from './pages/sign-in';
import { accountSites, oneSize, partIn } from './sites';
import { originOf } from './stack/address-book';
import { askSite } from './stack/ask';
import { inDatabase } from './stack/database';

/** A code that is not the one; another one for each of 1 to 9. */
const another = (code: string, by = 1): string => `${(Number(code[0]) + by) % 10}${code.slice(1)}`;

/** Writes the address of each request to the API's sign-in. */
const requestsOf = (page: Page): string[] => {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/sign-in/')) sent.push(pathname);
  });
  return sent;
};

/** Comes to the step of the code. */
const toCode = async (page: Page, number: string): Promise<string> => {
  const panel = signInPanel(page);
  await panel.number.fill(number);
  const since = Date.now() - 50;
  await panel.send.click();
  await expect(panel.code).toBeFocused();
  return codeSentTo(number, since);
};

for (const { host, name, template } of accountSites) {
  test.describe(`${name}, template ${template.toUpperCase()}`, () => {
    test.use({ baseURL: originOf(host) });
    const onePart = partIn(template, 'sign-in');
    const inTurn = partIn(template, 'sign-in page');

    test('menus lead to the account page, which leads to sign-in, each by its address [ROUTE-01/sign-in] [ROUTE-01/my-garage] [AUTH-03]', {
      ...oneSize(template),
    }, async () => {
      const contact = readHtml((await askSite(host, '/contact')).body);
      expect(contact.tag('footer').role('link', 'My garage').attribute('href')).toBe('/my-garage');
      const referer = `${originOf(host)}/contact`;
      const { status, headers } = await askSite(host, '/my-garage', { headers: { referer } });
      const { pathname, searchParams } = new URL(headers.location ?? '', originOf(host));
      expect([status, pathname, ...['type', 'redirect', 'back'].map((key) => searchParams.get(key))]).toEqual([
        ...[307, '/sign-in', 'myGarage', '/my-garage', '/contact'],
      ]);
      const { body } = await askSite(host, '/sign-in');
      expect([titleOf(body), headingOf(body), canonicalOf(body)]).toEqual([`Sign in | ${name}`, 'Sign in', '/sign-in']);
      expect(readHtml(body).role('navigation', 'Breadcrumbs').count).toBeGreaterThan(0);
    });

    test('a shopper signs in by number and code, lands where they wanted to go, and signs out [AUTH-01] [AUTH-03] [ROUTE-01/sign-in] [ROUTE-01/my-garage]', {
      ...inTurn(),
    }, async ({ page, context }) => {
      const panel = signInPanel(page);
      const sent = requestsOf(page);
      await page.goto('/my-garage');
      const { pathname, searchParams } = new URL(page.url());
      expect([pathname, ...['type', 'redirect', 'back'].map((key) => searchParams.get(key))]).toEqual([
        ...['/sign-in', 'myGarage', '/my-garage', '/'],
      ]);
      await expect(page).toHaveTitle(`Sign in | ${name}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
      await expect(page.getByRole('navigation', { name: 'Breadcrumbs' }).first()).toBeVisible();
      expect(new URL((await page.locator('link[rel=canonical]').getAttribute('href')) ?? '').pathname).toBe('/sign-in');
      await expectAccessible(page, 'the number');

      await test.step('what is wrong with a number is said at its field and in the title', async () => {
        await panel.send.click();
        await expect(panel.number).toHaveAccessibleDescription(/Please enter your mobile number\./);
        await expect(panel.number).toBeFocused();
        await expect(page).toHaveTitle(`Error: Sign in | ${name}`);
        expect(sent).toEqual([]);
        await panel.number.fill('08 8234 5678');
        await panel.send.click();
        await expect(panel.number).toHaveAccessibleDescription(/cannot receive texts/);
        await expect(panel.number).toHaveValue('08 8234 5678');
        await expectAccessible(page, 'a number with a fault');
      });

      const number = someNumber();
      const code = await toCode(page, number);
      await expect(page).toHaveTitle(`Enter your code | ${name}`);
      await expect(page.getByRole('main')).toContainText(number.slice(-3));
      // Bound to the host: telephones fill it in there alone.
      expect(await codeText(number)).toContain(`@${host} #${code}`);
      await expectAccessible(page, 'the code');

      await test.step('a wrong code says how many tries are left', async () => {
        await panel.code.fill(another(code));
        await expect(panel.code).toHaveAccessibleDescription(/not the code that we sent\. 4 more tries are left\./);
        await expect(page).toHaveTitle(`Error: Enter your code | ${name}`);
        await expectAccessible(page, 'a wrong code');
      });

      await test.step('the right one signs in by itself, once', async () => {
        const before = sent.length;
        await panel.code.fill(`${code.slice(0, 3)} ${code.slice(3)}`);
        await page.waitForURL('**/my-garage');
        expect(sent.slice(before)).toEqual(['/api/sign-in/verify']);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('My garage');
        const session = (await context.cookies()).find((cookie) => cookie.name === 'forecourt-session');
        expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
      });

      await test.step('the page of sign-in says who is signed in, with the ways on', async () => {
        await page.goto('/sign-in?redirect=/contact');
        await expect(page).toHaveTitle(`You are signed in | ${name}`);
        await expect(page.getByRole('main')).toContainText(number.slice(-3));
        await expect(page.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/contact');
        await expectAccessible(page, 'signed in');
        await page.getByRole('button', { name: 'Sign out' }).click();
        await page.waitForURL((url) => url.pathname === '/');
        expect((await context.cookies()).filter((cookie) => /session|signed-in/.test(cookie.name))).toEqual([]);
        await page.goto('/my-garage');
        await page.waitForURL(/\/sign-in\?type=myGarage/);
      });
    });

    test(
      'without scripts the same goes by plain forms, which say what is wrong [AUTH-01]',
      onePart('@phone'),
      async ({ browser }) => {
        const context = await browser.newContext({ javaScriptEnabled: false, baseURL: originOf(host) });
        try {
          const page = await context.newPage();
          const panel = signInPanel(page);
          await page.goto('/sign-in?type=account&redirect=/my-garage&back=/contact');
          await expect(panel.back).toHaveAttribute('href', '/contact');
          await panel.number.fill('12');
          await panel.send.click();
          await expect(page.getByText('This is no telephone number.')).toBeVisible();
          await expect(page.getByLabel('Mobile Number')).toHaveValue('12');

          const number = someNumber();
          await page.getByLabel('Mobile Number').fill(number);
          const since = Date.now() - 50;
          await page.getByRole('button', { name: 'Send the code' }).click();
          await page.waitForURL(/step=code/);
          const code = await codeSentTo(number, since);

          await panel.resend.click();
          await page.waitForURL(/fault=limit/);
          await expect(panel.fault).toContainText('Please wait a minute');

          await panel.code.fill(another(code));
          await panel.verify.click();
          await page.waitForURL(/fault=wrong_code/);
          await expect(page).toHaveTitle(`Error: Enter your code | ${name}`);
          await expect(panel.code).toHaveAccessibleDescription(/4 more tries are left/);
          await panel.code.fill(`${code.slice(0, 3)} ${code.slice(3)}`);
          await panel.verify.click();
          await page.waitForURL('**/my-garage');
          await page.getByRole('button', { name: 'Sign out' }).first().click();
          await page.waitForURL((url) => url.pathname === '/');
        } finally {
          await context.close();
        }
      },
    );

    test(
      'by keyboard alone a shopper signs in, and the focus is where the next key goes [AUTH-01]',
      onePart('@desktop'),
      async ({ page }) => {
        const panel = signInPanel(page);
        await page.goto('/sign-in?type=account&redirect=/my-garage&back=/');
        await tabTo(page, panel.number);
        await page.keyboard.press('Enter');
        await expect(panel.number).toHaveAccessibleDescription(/Please enter your mobile number\./);
        const number = someNumber();
        await page.keyboard.type(number);
        const since = Date.now() - 50;
        await page.keyboard.press('Enter');
        await expect(panel.code).toBeFocused();
        await page.keyboard.type(another(await codeSentTo(number, since)));
        await expect(panel.code).toHaveAccessibleDescription(/not the code/);
        await expect(panel.code).toBeFocused();

        await tabTo(page, panel.change);
        await page.keyboard.press('Enter');
        await expect(panel.number).toBeFocused();
        await expect(panel.number).toHaveValue(number);
        const again = Date.now() - 50;
        await page.keyboard.press('Enter');
        await expect(panel.code).toBeFocused();
        await page.keyboard.type(await codeSentTo(number, again));
        await page.waitForURL('**/my-garage');
      },
    );

    test(
      'a code is sent again once its wait is over, and five wrong ones begin anew [AUTH-01]',
      onePart('@phone'),
      async ({ page }) => {
        const panel = signInPanel(page);
        await page.goto('/sign-in');
        const number = someNumber();
        const code = await toCode(page, number);
        await expect(page.getByText(/^You can have it sent again in \d+ seconds\.$/)).toBeVisible();
        await expect(panel.resend).toHaveCount(0);
        // The page is as it was when it is loaded again; the wait is over by then.
        await inDatabase((client) =>
          client.query(`update sign_ins set sent_at = sent_at - interval '1 minute' where phone = $1`, [
            `+61${number.replace(/\D/g, '').slice(1)}`,
          ]),
        );
        await page.reload();
        const since = Date.now() - 50;
        await panel.resend.click();
        await expect(page.getByText('We have sent the code again. The first one still works.')).toBeVisible();
        await expect(panel.code).toBeFocused();
        expect(await codeSentTo(number, since)).toBe(code);

        for (const left of [4, 3, 2, 1]) {
          await panel.code.fill(another(code, left));
          await expect(panel.code).toHaveAccessibleDescription(new RegExp(`${left === 1 ? 'One' : left} more tr`));
        }
        await panel.code.fill(another(code, 5));
        await expect(panel.fault).toContainText('This code has ended.');
        await expect(panel.number).toBeFocused();
        await expect(page).toHaveTitle(`Error: Sign in | ${name}`);
      },
    );

    test(
      'what was typed stays when the connection is lost, and a limit is counted down [AUTH-01]',
      onePart('@desktop'),
      async ({ page }) => {
        const panel = signInPanel(page);
        await page.goto('/sign-in');
        await page.route('**/api/sign-in/code', (route) => route.abort('internetdisconnected'));
        const number = someNumber();
        await panel.number.fill(number);
        await panel.send.click();
        await expect(panel.fault).toContainText('What you typed is still here');
        await expect(panel.number).toHaveValue(number);
        await page.unroute('**/api/sign-in/code');
        const code = await toCode(page, number);

        await page.route('**/api/sign-in/verify', (route) => route.abort('internetdisconnected'));
        await panel.code.fill(code);
        await expect(panel.fault).toContainText('What you typed is still here');
        await expect(panel.code).toHaveValue(code);
        await page.unroute('**/api/sign-in/verify');

        // Four codes in ten minutes of the clock: wherever those end, one of nine is the fifth.
        const answered = panel.code.or(panel.fault);
        for (let sent = 1; sent < 9; sent += 1) {
          await panel.change.click();
          await expect(panel.number).toBeFocused();
          await panel.send.click();
          await expect(answered).toBeVisible();
          if (await panel.fault.isVisible()) break;
        }
        await expect(panel.fault).toContainText('Several codes have been asked for.');
        // Ten minutes by the clock: near their end seconds are left.
        await expect(page.getByRole('timer')).toHaveText(/^You can try again in (\d+:\d\d minutes|\d+ seconds?)\.$/);
        await expect(panel.number).toHaveValue(number);
      },
    );

    test(
      'the step of the code, opened in another browser, begins anew [AUTH-01]',
      onePart('@phone'),
      async ({ page }) => {
        await page.goto('/sign-in?type=account&redirect=%2Fcontact&back=%2F&step=code');
        const panel = signInPanel(page);
        await expect(panel.number).toBeVisible();
        await expect(panel.fault).toContainText('No sign-in has been started in this browser.');
        const code = await toCode(page, someNumber());
        await panel.code.fill(code);
        await page.waitForURL('**/contact');
      },
    );

    test(
      'the way to the account page leads to sign-in and back, and there once signed in [AUTH-03]',
      inTurn(),
      async ({ page, context }) => {
        await page.goto('/contact');
        const link = page.getByRole('contentinfo').getByRole('link', { name: 'My garage' });
        await expect(link).toHaveAttribute('href', '/my-garage');
        await link.click();
        await page.waitForURL(/\/sign-in/);
        expect(new URL(page.url()).searchParams.get('back')).toBe('/contact');
        await signInPanel(page).back.click();
        await page.waitForURL('**/contact');
        await enter(context, host);
        await page.getByRole('contentinfo').getByRole('link', { name: 'My garage' }).click();
        await page.waitForURL('**/my-garage');
      },
    );
  });
}

test.describe('a link by email, on the site that sends them', () => {
  const [{ host, name }] = accountSites;
  test.use({ baseURL: originOf(host) });

  /** An account whose address was confirmed; no browser is signed in to it. */
  const confirmed = async (): Promise<string> => {
    const { number } = await sessionOf(host);
    const address = `shopper-${number.replace(/\D/g, '')}-${Date.now()}@example.com`;
    await inDatabase((client) =>
      client.query(
        `update shoppers set email = $2, email_confirmed_at = now() - interval '1 minute' where phone = $1 and website_id = 'saltbush-leisure'`,
        [`+61${number.replace(/\D/g, '').slice(1)}`, address],
      ),
    );
    return address;
  };

  test('signs in by a button in whatever browser it is opened, once, and the page never tells whose address is known [AUTH-01]', {
    tag: '@desktop',
  }, async ({ page, browser }) => {
    const address = await confirmed();
    const panel = signInPanel(page);
    await page.goto('/sign-in?type=account&redirect=/my-garage&back=/contact');
    await panel.byEmail.click();
    await expect(panel.email).toBeFocused();
    await expect(page).toHaveTitle(`Sign in by email | ${name}`);
    await expectAccessible(page, 'the address');
    await panel.sendLink.click();
    await expect(panel.email).toHaveAccessibleDescription(/Please enter your email address\./);
    await panel.email.fill('avery');
    await panel.sendLink.click();
    await expect(panel.email).toHaveAccessibleDescription(/such as name@example\.com/);
    await expect(panel.email).toHaveValue('avery');
    await panel.email.fill(address);
    await panel.sendLink.click();
    await expect(panel.linkAsked).toBeVisible();
    await expect(page).toHaveTitle(`Check your email | ${name}`);
    await expectAccessible(page, 'a link was asked for');
    const told = await page.getByRole('main').innerText();
    // Loaded again it says the same, and an address that nobody has is answered alike.
    await page.reload();
    await expect(panel.linkAsked).toBeVisible();
    await page.getByRole('main').getByText('Send a link again').click();
    await panel.email.fill(`nobody-${Date.now()}@example.com`);
    await panel.sendLink.click();
    await expect(panel.linkAsked).toBeVisible();
    expect(await page.getByRole('main').innerText()).toBe(told);

    const link = await linkSentTo(address);
    const elsewhere = await browser.newContext({ baseURL: originOf(host) });
    try {
      const other = await elsewhere.newPage();
      await other.goto(link);
      await expect(other.getByRole('heading', { level: 1 })).toHaveText('Sign in');
      expect(await elsewhere.cookies()).toEqual([]);
      await expectAccessible(other, 'the button of the link');
      await other.getByRole('button', { name: 'Sign in' }).click();
      await other.waitForURL('**/my-garage');
      await expect(other.getByRole('heading', { level: 1 })).toHaveText('My garage');
    } finally {
      await elsewhere.close();
    }
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link does not work any more');
    await page.getByRole('link', { name: 'Sign in' }).click();
    await expect(panel.number).toBeVisible();
  });

  test('is asked for without scripts by plain forms [AUTH-01]', { tag: '@phone' }, async ({ browser }) => {
    const address = await confirmed();
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: originOf(host) });
    try {
      const plain = await context.newPage();
      const panel = signInPanel(plain);
      await plain.goto('/sign-in?type=account&redirect=/my-garage&back=/contact');
      await panel.byEmail.click();
      await plain.waitForURL(/step=email/);
      await panel.email.fill('avery');
      await panel.sendLink.click();
      await expect(plain.getByText('such as name@example.com')).toBeVisible();
      await expect(plain.getByLabel('Email Address')).toHaveValue('avery');
      await plain.getByLabel('Email Address').fill(address);
      await plain.getByRole('button', { name: 'Send the link' }).click();
      await plain.waitForURL(/step=link/);
      await expect(panel.linkAsked).toBeVisible();
      await plain.goto(await linkSentTo(address));
      await plain.getByRole('button', { name: 'Sign in' }).click();
      await plain.waitForURL('**/my-garage');
    } finally {
      await context.close();
    }
  });
});
