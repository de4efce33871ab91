// Every kind of enquiry that stands on a page of its own, with scripts: wrong in every field, offline and back, pressed
// twice. Nothing typed is lost, and one lead comes of it. Without scripts they are sent in the specs of their pages.
import { expect, type Locator, test } from '@playwright/test';
import { stateSite } from './fixtures/vehicle-states/state-sites';
import { expectAccessible } from './pages/accessibility';
import { askedForms } from './pages/asked-forms';
import { enquiryForm, someone } from './pages/enquiry-form';
import { sendOffline } from './pages/lost-connection';
import { readHtml } from './pages/read-html';
import { whenInteractive } from './pages/search-page';
import { journeySites, partIn } from './sites';
import { originOf } from './stack/address-book';
import { askSite } from './stack/ask';
import { leadsOf, submissionsOf } from './stack/leads';

/** What cannot be taken, by the label of its field; every other field takes any words. */
const wrong: Readonly<Record<string, string>> = {
  Postcode: '20',
  'Year of your vehicle': '18',
  'Kilometres of your vehicle': 'about 40k',
  'Vehicles in your fleet': 'a dozen',
};

/** Agrees to whatever the form cannot be sent without. */
const agree = async (form: Locator): Promise<void> => {
  const needed = form.getByRole('checkbox', { name: /terms of use|^I agree that you pass my name/ });
  for (const box of await needed.all()) await box.check();
};

for (const site of journeySites) {
  const onePart = partIn(site.template, 'enquiry-kinds');
  for (const [category, path, fields] of askedForms)
    test(
      `template ${site.template.toUpperCase()}: a ${category} enquiry survives wrong answers and a lost connection, and is sent once${category === 'pre-approval' ? ' [FORM-06/pre-approval]' : ''}`,
      onePart(),
      async ({ page }) => {
        await page.goto(`${originOf(site.host)}${path}`);
        const { form, name, email, phone, fill, submit } = enquiryForm(page);
        await form.scrollIntoViewIfNeeded();
        await whenInteractive(page);
        await submit.click();
        const summary = form.getByRole('alert').filter({ hasText: 'Please fix the following errors:' });
        await expect(summary).toBeFocused();
        await expect(summary.getByRole('link', { name: /first name/i })).toBeVisible();
        const dealership = form.getByLabel('Dealership', { exact: true });
        const isGroup = (await dealership.count()) > 0;
        if (category === 'pre-approval') {
          await expect(summary.getByRole('listitem')).toHaveText([
            ...(site.template === 'a' ? [/dealership/i] : []),
            /first name/i,
            /email address/i,
            /phone number/i,
            /postcode/i,
            'Please agree, or call us instead.',
          ]);
          await expectAccessible(page, 'a request for pre-approval with faults', {
            within: 'form[action="/api/leads"]',
          });
        }

        if (isGroup) await dealership.selectOption({ index: 1 });
        const asked = Object.entries<string>(fields);
        const typeAll = async (typed: (label: string, value: string) => string) => {
          for (const [label, value] of asked) await form.getByLabel(label, { exact: true }).fill(typed(label, value));
        };
        await typeAll((label, value) => wrong[label] ?? value);
        await agree(form);
        await email.fill('nobody');
        await phone.fill('12');
        await submit.click();
        const refused = asked.flatMap(([label]) => (label in wrong ? [form.getByLabel(label, { exact: true })] : []));
        for (const field of [email, phone, ...refused]) {
          await expect(field).toHaveAttribute('aria-invalid', 'true');
          await expect(field).toHaveAccessibleDescription(/^(?:Please enter |Invalid postcode\.)/);
        }
        for (const [label] of asked)
          if (label in wrong) await expect(form.getByLabel(label, { exact: true })).toHaveValue(wrong[label] ?? '');
        await typeAll((_label, value) => value);
        const expectTyped = async () => {
          for (const [label, value] of Object.entries(fields))
            await expect(form.getByLabel(label, { exact: true })).toHaveValue(value);
        };
        await expect(email).toHaveValue('nobody');
        await expectTyped();

        const who = someone();
        await email.fill('');
        await phone.fill('');
        await fill(who);
        await sendOffline(page);
        await expect(name).toHaveValue(who.name);
        await expectTyped();
        expect(await leadsOf(who.name)).toEqual([]);

        await submit.dblclick();
        await page.waitForURL(new RegExp(`/success\\?category=${category}`));
        expect(await leadsOf(who.name)).toMatchObject([{ category, vehicle: null, form_completed: true }]);
        if (category !== 'pre-approval') return;
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          'Thanks. Your pre-approval enquiry is with us.',
        );
        expect(await submissionsOf(who.name)).toMatchObject([{ car_id: null, userData: { finance_consent: true } }]);
      },
    );
}

test('the subjects of a contact form name used vehicles as their dealer does [SITE-05]', {
  tag: '@desktop',
}, async () => {
  for (const { host, usedWord } of journeySites) {
    const subjects = readHtml((await askSite(host, '/contact')).body)
      .field('subject')
      .tag('option').texts;
    expect(subjects, host).toContain(`${usedWord} Vehicle Enquiry`);
    if (usedWord !== 'Used') expect(subjects.join(), host).not.toContain('Used');
  }
});

test('the box for offers and news comes ticked where a site says nothing of it, and empty on every demo site [FORM-02]', {
  tag: '@desktop',
}, async () => {
  const boxOn = async (host: string) =>
    /<input[^>]*name="opt_in"[^>]*>/.exec((await askSite(host, '/contact')).body)?.[0] ?? '';
  // Fixtures that leave the setting out have the specification's default.
  for (const { template } of journeySites) expect(await boxOn(stateSite(template, 'plain').host)).toMatch(/\schecked/);
  const others = ['saltbush-leisure', 'wattle-grove-toyota', 'ironbark-trucks'].map((slug) => `${slug}.localhost`);
  for (const host of [...journeySites.map((site) => site.host), ...others]) {
    const box = await boxOn(host);
    expect(box).toContain('type="checkbox"');
    expect(box).not.toMatch(/\schecked/);
  }
});
