// The prize wheel as whoever is not signed in finds it: the page, by its flag, and spinning, which needs a person.
import { expect, test } from '@playwright/test';
import { tailoredHost } from '../fixtures/tailored-sites/tailored-sites';
import { expectAccessible } from '../pages/accessibility';
import { canonicalOf, headingOf, titleOf, withoutScripts } from '../pages/html';
import { signIn as signInOn, someNumber } from '../pages/sign-in';
import { originOf } from '../stack/address-book';
import { askSite } from '../stack/ask';

const host = tailoredHost('wheel');
const signIn = '/sign-in?type=spin-to-win&redirect=%2Fspin-to-win&back=%2Fspin-to-win';

test('the prize wheel is there by its flag, with its own title, address and one heading, and kept nowhere [SPNW-01] [ROUTE-01/spin-to-win]', async () => {
  const { status, headers, body } = await askSite(host, '/spin-to-win');
  expect(status).toBe(200);
  expect(headers['cache-control']).toContain('no-store');
  expect([headingOf(body), canonicalOf(body)]).toEqual(['Tailors spin', '/spin-to-win']);
  expect(titleOf(body)).toContain('Tailors spin');
  expect(withoutScripts(body).match(/<h1[ >]/g)).toHaveLength(1);
  expect(body).toContain('application/ld+json');
  // A site without the flag has nothing of it, and its API takes no spin.
  const without = tailoredHost('city');
  expect((await askSite(without, '/spin-to-win')).status).toBe(404);
  const form = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' } };
  expect((await askSite(without, '/api/spin-to-win', { ...form, body: 'state=NSW&eligible=on' })).status).toBe(404);
});

test('a spin needs somebody who is signed in: a form of nobody leads to sign in and back, and scripts are told so [SPNW-01]', async () => {
  const form = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' } };
  const { status, headers } = await askSite(host, '/api/spin-to-win', { ...form, body: 'state=NSW&eligible=on' });
  expect([status, headers.location]).toEqual([303, signIn]);
  const json = { method: 'POST', headers: { 'content-type': 'application/json' } };
  const told = await askSite(host, '/api/spin-to-win', { ...json, body: '{"state":"NSW","eligible":true}' });
  expect([told.status, JSON.parse(told.body).code]).toEqual([403, 'sign_in']);
});

test('who is not signed in sees wheel, prizes, chances and terms, and the way to sign in, by keyboard', async ({
  page,
}) => {
  await page.goto(`${originOf(host)}/spin-to-win`);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Sign in to spin' })).toHaveAttribute('href', signIn);
  await expect(main.getByRole('button', { name: 'Spin the wheel' })).toHaveCount(0);
  const prizes = main.getByRole('table').first();
  await expect(prizes.getByRole('row', { name: /Free service/ })).toContainText('$300');
  await expect(prizes.getByRole('row', { name: /Free service/ })).toContainText('10%');
  await expect(main).toContainText('Open to residents of NSW, VIC, QLD and TAS.');
  await expect(main).toContainText('Not open to residents of ACT, NT, SA and WA.');
  await expect(main).toContainText(/Fingerprint: [0-9a-f]{64}/);
  await main.getByRole('link', { name: 'Sign in to spin' }).focus();
  await expect(main.getByRole('link', { name: 'Sign in to spin' })).toBeFocused();
  await expectAccessible(page, 'the wheel of nobody signed in');
});

test('a wheel that has not begun says when it does', async () => {
  const { status, body } = await askSite(tailoredHost('wheel-later'), '/spin-to-win');
  expect([status, body]).toEqual([200, expect.stringContaining('The wheel can be spun from 1 January 2099.')]);
  expect(withoutScripts(body)).not.toContain('Sign in to spin');
});

test('somebody who is signed in spins once: the server draws, the page shows it, and again whenever they ask [SPNW-01]', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${originOf(host)}/spin-to-win`);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Sign in to spin' }).click();
  await page.waitForURL(/\/sign-in\?type=spin-to-win/);
  await signInOn(page, someNumber());
  await page.goto(`${originOf(host)}/spin-to-win`);

  await test.step('what is missing is asked for, and draws nothing', async () => {
    await main.getByRole('button', { name: 'Spin the wheel' }).click();
    await expect(main).toContainText('Choose the state or territory where you live.');
  });
  await main.getByLabel('State or territory where you live').selectOption('VIC');
  await main.getByRole('checkbox').check();
  const drawn = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/spin-to-win');
  await main.getByRole('button', { name: 'Spin the wheel' }).click();
  const first = await (await drawn).text();
  const outcome = main.getByText(/^You won: |^No prize this time$/).first();
  await expect(outcome).toBeVisible();
  const said = await outcome.textContent();
  await expectAccessible(page, 'a spin that is drawn');

  await test.step('the page that is loaded again shows the same, and another request draws no second time', async () => {
    await page.reload();
    await expect(main.getByText(/^You won: |^No prize this time$/).first()).toHaveText(said ?? '');
    await expect(main.getByRole('button', { name: 'Spin the wheel' })).toHaveCount(0);
    const again = await page.evaluate(async () => {
      const body = JSON.stringify({ state: 'VIC', eligible: true });
      const answer = await fetch('/api/spin-to-win', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      return answer.text();
    });
    expect(JSON.parse(again)).toEqual({ ...JSON.parse(first), is_new: false });
  });
});
