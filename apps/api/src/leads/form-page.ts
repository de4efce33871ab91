import { type EnquiryFieldName, enquiryField, enquiryFieldNames, type FieldInput } from '@forecourt/domain';
import { html, raw } from 'hono/html';
import { plainPage } from '../http/plain-page';
import type { FormChoice, FormChoices } from './form-choices';
import type { LeadFault } from './lead-request';

const inputTypes: Readonly<Partial<Record<FieldInput, string>>> = {
  email: 'email',
  phone: 'tel',
  date: 'date',
  time: 'time',
};
/** Where something else than a line of text is asked for. */
const special: readonly EnquiryFieldName[] = ['message', 'location', 'dealership'];
const lines = enquiryFieldNames.filter((name) => {
  const { input } = enquiryField(name);
  return !special.includes(name) && input !== 'box' && input !== 'unseen';
});
/** What goes along unseen. */
const kept = [
  'category',
  'subcategory',
  'url',
  'page_id',
  'car_id',
  'car_type',
  'car_dealership_id',
  'manufacturer_slug',
  'stock_number',
  'Vehicle Make',
  'Vehicle Model',
  'vehicle_status',
  'dealership_slug',
  'dealership',
  'location',
  'offer_id',
  'opt_in',
  'opt_in_wording',
  'terms_conditions',
];

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
    ['subject', enquiryField('subject').label, choices.subject],
    ['dealership', enquiryField('dealership').label, choices.dealership],
    ['location', enquiryField('location').label, choices.location],
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
  return plainPage(
    'Please check your enquiry',
    siteName,
    html`<div role="alert"><p class="fault">${error}</p><p>What you typed is still here.</p>${listed.length === 0 ? '' : html`<ul>${listed.map((fault) => html`<li class="fault">${fault.message}</li>`)}</ul>`}</div>
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
      html`<label for="${name}">${enquiryField(name).label}</label><input id="${name}" name="${name}" type="${inputTypes[enquiryField(name).input] ?? 'text'}" value="${value(name)}"${wrong(name)}>${said(name)}`,
  )}
<label for="message">${enquiryField('message').label}</label><textarea id="message" name="message" rows="6"${wrong('message')}>${value('message')}</textarea>${said('message')}
${termsFault ? html`<label><input type="checkbox" name="terms_conditions"> ${enquiryField('terms_conditions').label}</label>` : ''}
<button type="submit">Send enquiry</button>
</form>`,
  );
};
