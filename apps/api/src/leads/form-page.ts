import { contactFields, enquiryUserDataSchema, generalSubjects, termsNotice } from '@forecourt/domain';
import { html, raw } from 'hono/html';
import type { FormChoice, FormChoices } from './form-choices';
import { formWords } from './lead-lines';
import type { LeadFault } from './lead-request';

const inputTypes: Readonly<Record<string, string>> = {
  email: 'email',
  phone: 'tel',
  preferred_date: 'date',
  preferred_time: 'time',
};
const typed = { ...formWords, ...contactFields };
/** Where something else than a line of text is asked for. */
const special = new Set([
  'message',
  'location',
  'dealership',
  'offer_id',
  'opt_in',
  'opt_in_wording',
  'terms_conditions',
]);
const lines = Object.keys(enquiryUserDataSchema.shape).filter((name) => !special.has(name));
/** What goes along unseen. */
const kept = [
  'category',
  'subcategory',
  'url',
  'page_id',
  'car_id',
  'car_type',
  'car_dealership_id',
  'dealership_slug',
  'dealership',
  'location',
  'offer_id',
  'opt_in',
  'opt_in_wording',
  'terms_conditions',
];

const style =
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:40rem;margin:2rem auto;padding:0 1rem;color:#17150f;background:#fff}label{display:block;margin-top:1rem;font-weight:600}input:not([type=hidden],[type=checkbox]),textarea,select{width:100%;box-sizing:border-box;font:inherit;padding:.6rem;border:1px solid #6b6557;border-radius:4px}.fault{color:#a8201a;font-weight:400}button{font:inherit;font-weight:600;margin-top:1.5rem;padding:.8rem 1.5rem;min-height:44px}';

/**
 * Answer to a plain form that could not be taken: what to mend, and the form again with everything that was typed
 * (FORM-03). Seen only where scripts are off.
 */
export const formPage = ({
  siteName,
  error,
  faults,
  form,
  choices,
}: {
  readonly siteName: string;
  readonly error: string;
  readonly faults: readonly LeadFault[];
  readonly form: URLSearchParams;
  readonly choices: FormChoices;
}) => {
  const faultOf = (name: string) =>
    faults.find((fault) => fault.path === `userData.${name}` || fault.path === name)?.message;
  const value = (name: string) => form.get(name) ?? '';
  const lists: readonly (readonly [string, string, readonly FormChoice[]])[] = [
    ['subject', formWords.subject, generalSubjects.map((subject) => ({ value: subject, label: subject }))],
    ['dealership', formWords.dealership, choices.dealership],
    ['location', formWords.location, choices.location],
  ];
  // A list is asked for again only when its answer is what is wrong.
  const asked = lists.filter(([name]) => faultOf(name) !== undefined);
  const isAsked = (name: string) => asked.some(([one]) => one === name) || (name === 'terms_conditions' && termsFault);
  const termsFault = faultOf('terms_conditions') !== undefined;
  const wrong = (name: string) =>
    raw(faultOf(name) === undefined ? '' : ` aria-invalid="true" aria-describedby="${name}-fault"`);
  const said = (name: string) => {
    const fault = faultOf(name);
    return fault === undefined ? '' : html`<p class="fault" id="${name}-fault">${fault}</p>`;
  };
  const listed = faults.filter(({ message }) => message !== error);
  return html`<!doctype html>
<html lang="en-AU">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Please check your enquiry | ${siteName}</title>
<style>${raw(style)}</style></head>
<body><main><h1>Please check your enquiry</h1>
<div role="alert"><p class="fault">${error}</p>${listed.length === 0 ? '' : html`<ul>${listed.map((fault) => html`<li class="fault">${fault.message}</li>`)}</ul>`}</div>
<form method="post" action="/api/leads">
${kept
  .filter((name) => form.has(name) && !isAsked(name))
  .map((name) => html`<input type="hidden" name="${name}" value="${value(name)}">`)}
${asked.map(
  ([name, label, options]) =>
    html`<label for="${name}">${label}</label><select id="${name}" name="${name}"${wrong(name)}>${options.map((option) => html`<option value="${option.value}"${raw(option.value === value(name) ? ' selected' : '')}>${option.label}</option>`)}</select>${said(name)}`,
)}
${lines
  .filter((name) => (form.has(name) || faultOf(name) !== undefined) && !isAsked(name))
  .map(
    (name) =>
      html`<label for="${name}">${Reflect.get(typed, name) ?? name}</label><input id="${name}" name="${name}" type="${inputTypes[name] ?? 'text'}" value="${value(name)}"${wrong(name)}>${said(name)}`,
  )}
<label for="message">Message</label><textarea id="message" name="message" rows="6"${wrong('message')}>${value('message')}</textarea>${said('message')}
${termsFault ? html`<label><input type="checkbox" name="terms_conditions"> ${termsNotice}</label>` : ''}
<button type="submit">Send enquiry</button>
</form></main></body></html>`;
};
