import { expect } from '@playwright/test';
import { askSite } from '../stack/ask';
import { type Found, readHtml } from './read-html';
import { readPage } from './read-page';

/** What a form sends that nobody has touched: ticked boxes alone, and of a list what it stands on. */
const untouched = (form: Found): Readonly<Record<string, string>> => {
  const inputs = form.tag('input');
  const [names, types, values] = [inputs.attributes('name'), inputs.attributes('type'), inputs.attributes('value')];
  const ticked = inputs.attributes('checked');
  const kept: [string, string][] = names.flatMap((name, at) => {
    const isBox = types[at] === 'checkbox' || types[at] === 'radio';
    return name === null || (isBox && ticked[at] === null) ? [] : [[name, values[at] ?? (isBox ? 'on' : '')]];
  });
  const areas = form.tag('textarea');
  const texts = areas.attributes('name').map((name, at): [string, string] => [name ?? '', areas.texts[at] ?? '']);
  const lists = form
    .tag('select')
    .attributes('name')
    .map((name): [string, string] => {
      const options = form.field(name ?? '').tag('option');
      const chosen = options.attributes('selected').findIndex((is) => is !== null);
      return [name ?? '', options.attributes('value')[Math.max(0, chosen)] ?? ''];
    });
  return Object.fromEntries([...kept, ...texts, ...lists]);
};

/** A plain form of enquiries that stands on a page, and what the site answers to it. */
export interface PlainForm {
  readonly form: Found;
  /** Sends it with these answers, by the beginnings of their labels: the status, and the path that it leads to. */
  readonly send: (answers: Readonly<Record<string, string>>) => Promise<{ status: number; location: string }>;
}

/** The form of enquiries on a page, as a browser without scripts would send it. No browser is opened. */
export const plainForm = async (host: string, path: string): Promise<PlainForm> => {
  const page = await askSite(host, path);
  expect(page.status, host + path).toBe(200);
  const [html] = /<form\b[^>]*action="\/api\/leads".*?<\/form>/s.exec(page.body) ?? [];
  if (html === undefined) throw new Error(`${path} of ${host} has no form of enquiries.`);
  const form = readHtml(`<html>${html}</html>`);
  const nameOf = (label: string): string => {
    const name = form
      .label(new RegExp(`^${label}`))
      .attributes('name')
      .find((one) => one !== null);
    if (name === undefined || name === null) throw new Error(`${path} of ${host} does not ask for ${label}.`);
    return name;
  };
  return {
    form,
    send: async (answers) => {
      const given = Object.entries(answers).map(([label, value]) => [nameOf(label), value]);
      const { status, headers } = await askSite(host, '/api/leads', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: String(new URLSearchParams({ ...untouched(form), ...Object.fromEntries(given) })),
      });
      const { pathname, search } = new URL(headers.location ?? '', `http://${host}`);
      return { status, location: pathname + search };
    },
  };
};

/** The words that thank for an enquiry, at the address where its form has led. */
export const thanksAt = async (host: string, location: string): Promise<string> =>
  (await readPage(host, location)).tag('h1').text;
