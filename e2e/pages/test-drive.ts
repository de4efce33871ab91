import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { dataFolder, root } from '../stack/address-book';
import { askSite } from '../stack/ask';
import { inDatabase } from '../stack/database';
import type { Someone } from './enquiry-form';
import { vehiclesOf } from './html';

/** Address of the form for the first vehicle that one of these searches lists. Asked without a browser. */
export const drivePathOf = async (host: string, ...searches: readonly string[]): Promise<string> => {
  for (const search of searches.length === 0 ? ['/search'] : searches)
    for (const vehicle of vehiclesOf((await askSite(host, search)).body)) {
      const [path] = /\/book-test-drive\?car_id=\d+/.exec((await askSite(host, vehicle)).body) ?? [];
      if (path !== undefined) return path;
    }
  throw new Error(`No vehicle of ${host} leads to a test drive.`);
};

/** Id of a vehicle of the fixtures, by its stock number. */
export const vehicleIdOf = (stocknum: string): Promise<string> =>
  inDatabase(async (client) => {
    const { rows } = await client.query<{ id: string }>('select id from vehicles where stocknum = $1', [stocknum]);
    return String(rows[0]?.id);
  });

/** Times of a place, as the API gives them to scripts. */
export interface OfferedTimes {
  readonly location: string | null;
  readonly days: readonly { readonly slots: readonly { readonly value: string; readonly state: string }[] }[];
}

export const slotsOf = async (host: string, carId: string): Promise<OfferedTimes> =>
  JSON.parse((await askSite(host, `/api/test-drive/slots?${new URLSearchParams({ car_id: carId })}`)).body);

/** Books by a plain form, as a browser without scripts would: the status, and where it leads. */
export const bookPlainly = async (
  host: string,
  fields: Someone & { readonly car_id: string; readonly slot: string; readonly location: string },
): Promise<{ readonly status: number; readonly location: string }> => {
  const { status, headers } = await askSite(host, '/api/test-drive', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: String(new URLSearchParams({ ...fields, category: 'test-drive' })),
  });
  return { status, location: headers.location ?? '' };
};

/** A form with times, by its labels. */
export const testDriveForm = (page: Page, form: Locator = page.locator('form[action="/api/test-drive"]')) => {
  const times = form.locator('input[name="slot"]:not(:disabled)');
  const name = form.getByLabel('First Name');
  const email = form.getByLabel('Email Address');
  const phone = form.getByLabel('Mobile Number');
  const typeInto = async (field: Locator, text: string) => {
    await field.click();
    await field.pressSequentially(text, { delay: 25 });
  };
  return {
    form,
    times,
    name,
    email,
    phone,
    submit: form.getByRole('button', { name: 'Book this test drive' }),
    /** Id of the place whose times these are. */
    place: () => form.locator('input[type="hidden"][name="location"]').inputValue(),
    /** Chooses the last free time in view; its instant. */
    chooseLast: async (): Promise<string> => {
      const last = times.last();
      await last.check();
      return last.inputValue();
    },
    /** Types as a person does. */
    fill: async (who: Someone): Promise<void> => {
      await typeInto(name, who.name);
      await typeInto(email, who.email);
      await typeInto(phone, who.phone);
    },
  };
};

const outbox = join(root, dataFolder, 'outbox');

/** The parts of a mail that are sent as base64, as text. */
const attached = (mail: string): readonly string[] =>
  [...mail.matchAll(/content-transfer-encoding: base64\r?\n(?:[^\r\n]+\r?\n)*\r?\n([A-Za-z0-9+/=\r\n]+)/gi)].map(
    ([, coded = '']) => Buffer.from(coded.replace(/\s/g, ''), 'base64').toString('utf8'),
  );

/** Lines of a calendar file are folded at 75 octets. */
const unfolded = (calendar: string): string => calendar.replace(/\r?\n[ \t]/g, '');

/** The calendar file that went to an address of a test's own, once it has come. */
export const calendarMailedTo = async (address: string): Promise<string> => {
  const find = async (): Promise<string> => {
    const names = (await readdir(outbox).catch(() => [])).filter((file) => file.endsWith('.eml'));
    const mails = await Promise.all(names.map((file) => readFile(join(outbox, file), 'utf8').catch(() => '')));
    const own = mails.filter((mail) => mail.includes(`To: ${address}`));
    return own.flatMap((mail) => [...attached(mail), mail]).find((part) => part.includes('BEGIN:VCALENDAR')) ?? '';
  };
  await expect.poll(find, `the calendar file to ${address}`).toContain('BEGIN:VEVENT');
  return unfolded(await find());
};
