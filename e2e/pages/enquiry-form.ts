import { randomInt, randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';

/**
 * Somebody who never wrote before, with a number of their own: a test finds its own lead, and none meets the limit of
 * another's number (LEAD-04). Letters only: names have no digits.
 */
export const someone = () => {
  const letters = [...randomUUID().replaceAll('-', '')].map((digit) => 'abcdefghijklmnop'[Number.parseInt(digit, 16)]);
  const name = `Testa${letters.slice(0, 12).join('')}`;
  const phone = `0400 ${String(randomInt(1e6)).padStart(6, '0').replace(/^.{3}/, '$& ')}`;
  return { name, email: `${name.toLowerCase()}@example.com`, phone };
};

export type Someone = ReturnType<typeof someone>;

/** Milliseconds between keys: a form that is filled in at once is marked as a robot's may be (LEAD-04). */
const typing = 25;

/** The enquiry form of a page, by its labels. */
export const enquiryForm = (page: Page) => {
  const form = page.locator('form[action="/api/leads"]');
  const name = form.getByLabel('First Name');
  const email = form.getByLabel('Email Address');
  const phone = form.getByLabel('Mobile Number');
  const postcode = form.getByLabel('Postcode');
  const message = form.getByLabel('Message');
  const submit = form.getByRole('button', { name: /^Send/ });
  const typeInto = async (field: Locator, text: string) => {
    await field.click();
    await field.pressSequentially(text, { delay: typing });
  };
  return {
    form,
    name,
    email,
    phone,
    postcode,
    message,
    submit,
    /** Types as a person does. */
    fill: async (who: Someone): Promise<void> => {
      await typeInto(name, who.name);
      await typeInto(email, who.email);
      await typeInto(phone, who.phone);
    },
  };
};
