// The dealer's chat: a widget of somebody else, in a document of its own, on a site of each template.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { vehiclesOf, withoutScripts } from '../pages/html';
import { whenInteractive } from '../pages/search-page';
import { partIn } from '../sites';
import { dataFolder, originOf, root } from '../stack/address-book';
import { askSite } from '../stack/ask';
import { type ChatWidget, chatWidget } from '../stack/chat-widget';
import { forecourt } from '../stack/forecourt';

// One worker: the sites of this file are applied once.
test.describe.configure({ mode: 'default' });
test.use({ ignoreHTTPSErrors: true, viewport: { width: 1440, height: 900 } });

const templates = ['a', 'b', 'c'] as const;
const hostOf = (template: string) => `chat-${template}.localhost`;
let widget: ChatWidget;

/** Brings the sites of these templates into force, with the call that opens the widget. */
const apply = async (openCall: string, ...kinds: readonly string[]): Promise<void> => {
  const document = JSON.parse(readFileSync(join(root, 'e2e', 'fixtures', 'sites', 'lantern-lane.json'), 'utf8'));
  const folder = join(root, dataFolder, 'chat');
  mkdirSync(folder, { recursive: true });
  const files = kinds.map((template) => {
    const file = join(folder, `${template}.json`);
    const slug = `chat-${template}`;
    const own = {
      website_id: slug,
      slug,
      hosts: [hostOf(template)],
      template,
      flags: { ...document.flags, chat: true },
      chat: { scriptUrl: widget.scriptUrl, openCall },
    };
    writeFileSync(file, JSON.stringify({ ...document, ...own }));
    return file;
  });
  await forecourt('sites', 'apply', ...files, '--yes');
};

test.beforeAll(async () => {
  widget = await chatWidget();
  await apply('StandIn.open', ...templates);
  for (const template of templates)
    await expect
      .poll(async () => vehiclesOf((await askSite(hostOf(template), '/search')).body).length)
      .toBeGreaterThan(0);
});
test.afterAll(() => widget.close());

/** Words of the links in the main part of a page. */
const linksOf = (html: string): readonly string[] => {
  const main = /<main\b.*?<\/main>/s.exec(withoutScripts(html))?.[0] ?? '';
  return [...main.matchAll(/<a\b[^>]*>(.*?)<\/a>/gs)].map(([, words = '']) => words.replace(/<[^>]*>/g, '').trim());
};

for (const template of templates) {
  const host = hostOf(template);
  const onePart = partIn(template, 'chat');

  test(`template ${template.toUpperCase()}: Instant Message stands in place of Enquire, on pages and cards of vehicles [SIDE-02/instant-message]`, async () => {
    const results = (await askSite(host, '/search')).body;
    expect(linksOf(results).filter((words) => words.startsWith('Instant Message'))).not.toEqual([]);
    const [vehicle = ''] = vehiclesOf(results);
    const { body, headers } = await askSite(host, vehicle);
    expect(linksOf(body)).toContain('Instant Message');
    // Bars that show on a scroll keep a short Enquire of their own.
    expect(linksOf(body)).not.toContain('Enquire Now');
    // The chat's own class of pages alone is opened to the widget: the page that frames it is not.
    const { origin } = new URL(widget.scriptUrl);
    expect(headers['content-security-policy']).not.toContain(origin);
    const chat = await askSite(host, '/chat');
    expect(chat.headers['content-security-policy']).toMatch(new RegExp(`script-src [^;]*${origin}`));
  });

  test(
    `template ${template.toUpperCase()}: Instant Message opens the widget, whose script comes on use alone [CHAT-01] [SIDE-02/instant-message]`,
    onePart(),
    async ({ page }) => {
      const [vehicle = ''] = vehiclesOf((await askSite(host, '/search')).body);
      const before = widget.asked.length;
      await page.goto(`${originOf(host)}${vehicle}`);
      await whenInteractive(page);
      await expect(page.getByRole('main').getByRole('link', { name: /^Enquire( Now)?$/ })).toHaveCount(0);
      expect(widget.asked.length).toBe(before);
      await page.getByRole('main').getByRole('link', { name: 'Instant Message' }).first().click();
      const chat = page.getByRole('dialog', { name: 'Instant Message' });
      await expect(chat).toBeVisible();
      await expect(chat.frameLocator('iframe').getByText('The widget is open')).toBeVisible();
      expect(widget.asked.slice(before)).toEqual(['/widget.js']);
      await page.keyboard.press('Escape');
      await page.goto(`${originOf(host)}/search`);
      await expect(
        page
          .getByRole('main')
          .getByRole('link', { name: /^Instant Message/ })
          .first(),
      ).toBeVisible();
    },
  );
}

test('the chat says that its widget did not open, and offers enquiry and telephone [CHAT-01]', async ({ page }) => {
  await apply('StandIn.missing', 'a');
  const host = hostOf('a');
  await expect.poll(async () => (await askSite(host, '/chat')).body.includes('StandIn.missing')).toBe(true);
  const [vehicle = ''] = vehiclesOf((await askSite(host, '/search')).body);
  await page.goto(`${originOf(host)}${vehicle}`);
  await whenInteractive(page);
  await page.getByRole('main').getByRole('link', { name: 'Instant Message' }).first().click();
  const frame = page.getByRole('dialog', { name: 'Instant Message' }).frameLocator('iframe');
  await expect(frame.getByRole('alert')).toContainText('The chat could not be opened.');
  await expect(frame.getByRole('link', { name: 'Send an enquiry' })).toHaveAttribute('href', `${vehicle}/enquire`);
  await expect(frame.getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:/);
  await frame.getByRole('link', { name: 'Send an enquiry' }).click();
  await page.waitForURL(`**${vehicle}/enquire`);
});

test('a site without chat has no Instant Message, no chat page and no widget in its policy [SITE-04/chat]', async () => {
  const host = 'lantern-lane.localhost';
  const [vehicle = ''] = vehiclesOf((await askSite(host, '/search')).body);
  for (const at of [vehicle, '/search', '/contact']) {
    const { body, headers } = await askSite(host, at);
    expect(body).not.toContain('Instant Message');
    expect(body).not.toContain('/chat?');
    if (at === vehicle) expect(linksOf(body)).toContain('Enquire Now');
    expect(headers['content-security-policy']).not.toContain('widget');
  }
  expect((await askSite(host, '/chat')).status).toBe(404);
});
