import {
  type EnquiryField,
  type EnquiryFieldName,
  enquiryField,
  enquiryFieldNames,
  type FieldInput,
} from '@forecourt/domain/enquiry';
import { html } from 'hono/html';
import { plainPage } from '../../ground/http/plain-page';
import type { FieldChoices } from './field-choices';
import type { LeadFault } from './lead-request';

interface Mended {
  readonly name: EnquiryFieldName;
  readonly label: string;
  readonly message: string;
  readonly value: string;
}

/** Labels that the site words itself. */
export type FieldLabels = Readonly<Partial<Record<EnquiryFieldName, string>>>;

type Markup = ReturnType<typeof html>;

const inputType: Readonly<Partial<Record<FieldInput, string>>> = {
  email: 'email',
  phone: 'tel',
  date: 'date',
  time: 'time',
};

const control = (
  { name, value }: Mended,
  { input, autocomplete, placeholder }: EnquiryField,
  choices: FieldChoices,
) => {
  const said = html`id="${name}" name="${name}" aria-invalid="true" aria-describedby="${name}-fault"`;
  const options = choices[name] ?? [];
  if (input === 'box') return html`<input type="checkbox" ${said} value="on">`;
  if (input === 'lines') return html`<textarea rows="6" ${said}>${value}</textarea>`;
  if (input === 'choice' && options.length > 0)
    return html`<select ${said}><option value="">${placeholder ?? 'Please choose'}</option>${options.map((option) => html`<option value="${option.value}"${option.value === value ? ' selected' : ''}>${option.label}</option>`)}</select>`;
  const type = inputType[input] ?? 'text';
  return html`<input type="${type}" ${said} value="${value}"${autocomplete === undefined ? '' : html` autocomplete="${autocomplete}"`}>`;
};

const mendable = (field: Mended, choices: FieldChoices): Markup => {
  const known = enquiryField(field.name);
  return html`<label for="${field.name}">${field.label}</label>
<p class="fault" id="${field.name}-fault">${field.message}</p>
${control(field, known, choices)}
`;
};

/** The fields that a fault can be mended in, in the order of forms, the first fault of each. */
const mendedFields = (
  faults: readonly LeadFault[],
  form: Readonly<Record<string, string>>,
  labels: FieldLabels,
): readonly Mended[] =>
  enquiryFieldNames.flatMap((name) => {
    const fault = faults.find(({ path }) => path === `userData.${name}`);
    if (fault === undefined || enquiryField(name).input === 'unseen') return [];
    const label = labels[name] ?? enquiryField(name).label;
    return [{ name, label, message: fault.message, value: form[name] ?? '' }];
  });

/**
 * Answer to a plain form that could not be taken now, or that could not be kept for its own page: why, the fields that
 * are wrong with what was typed into them, and everything else that was typed, to be sent again by one press (FORM-03).
 * It needs no database. Seen only where scripts are off.
 */
export const resendPage = ({
  siteName,
  error,
  faults,
  form,
  choices = {},
  labels = {},
}: {
  readonly siteName: string;
  readonly error: string;
  readonly faults: readonly LeadFault[];
  readonly form: Readonly<Record<string, string>>;
  readonly choices?: FieldChoices;
  readonly labels?: FieldLabels;
}) => {
  const fields = mendedFields(faults, form, labels);
  const shown = new Set<string>(fields.map(({ name }) => name));
  const listed = faults.filter(({ path, message }) => message !== error && !shown.has(path.replace(/^userData\./, '')));
  return plainPage(
    'We could not take your enquiry yet',
    siteName,
    html`<div role="alert"><p class="fault">${error}</p><p>What you typed is still here.</p>${listed.length === 0 ? '' : html`<ul>${listed.map((fault) => html`<li class="fault">${fault.message}</li>`)}</ul>`}${fields.length === 0 ? '' : html`<ul>${fields.map(({ name, label }) => html`<li><a href="#${name}">${label}</a></li>`)}</ul>`}</div>
<form method="post" action="/api/leads">
${fields.map((field) => mendable(field, choices))}${Object.entries(form)
  .filter(([name]) => !shown.has(name))
  .map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<button type="submit">Send again</button>
</form>`,
  );
};
