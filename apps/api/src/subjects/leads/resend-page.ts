import { type EnquiryFieldName, enquiryField, enquiryFieldNames } from '@forecourt/domain/enquiry';
import { html } from 'hono/html';
import { alongUnseen, type PlainField, plainField } from '../../ground/http/plain-field';
import { plainPage } from '../../ground/http/plain-page';
import type { FieldChoices } from './field-choices';
import type { LeadFault } from './lead-request';

/** Labels that the site words itself. */
export type FieldLabels = Readonly<Partial<Record<EnquiryFieldName, string>>>;

/** The fields that a fault can be mended in, in the order of forms, the first fault of each. */
const mendedFields = (
  faults: readonly LeadFault[],
  form: Readonly<Record<string, string>>,
  { choices, labels }: { readonly choices: FieldChoices; readonly labels: FieldLabels },
): readonly PlainField[] =>
  enquiryFieldNames.flatMap((name) => {
    const fault = faults.find(({ path }) => path === `userData.${name}`);
    const row = enquiryField(name);
    if (fault === undefined || row.input === 'unseen') return [];
    const label = labels[name] ?? row.label;
    return [{ name, row, label, fault: fault.message, value: form[name] ?? '', choices: choices[name] }];
  });

/**
 * Answer to a plain form that could not be taken now, or that could not be kept for its own page: why, the fields that
 * are wrong with what was typed into them, and everything else that was typed, to be sent again by one press (FORM-03).
 * Without a form there is nothing to send. It needs no database. Seen only where scripts are off.
 */
export const resendPage = ({
  siteName,
  error,
  faults,
  form,
  choices = {},
  labels = {},
  action = '/api/leads',
}: {
  readonly siteName: string;
  readonly error: string;
  readonly faults: readonly LeadFault[];
  readonly form: Readonly<Record<string, string>>;
  readonly choices?: FieldChoices;
  readonly labels?: FieldLabels;
  /** Where it is sent again. */
  readonly action?: string;
}) => {
  const fields = mendedFields(faults, form, { choices, labels });
  const shown = new Set(fields.map(({ name }) => name));
  const listed = faults.filter(({ path, message }) => message !== error && !shown.has(path.replace(/^userData\./, '')));
  const title = 'We could not take your enquiry yet';
  if (Object.keys(form).length === 0)
    return plainPage(title, siteName, html`<p role="alert" class="fault">${error}</p>`);
  return plainPage(
    title,
    siteName,
    html`<div role="alert"><p class="fault">${error}</p><p>What you typed is still here.</p>${listed.length === 0 ? '' : html`<ul>${listed.map((fault) => html`<li class="fault">${fault.message}</li>`)}</ul>`}${fields.length === 0 ? '' : html`<ul>${fields.map(({ name, label }) => html`<li><a href="#${name}">${label}</a></li>`)}</ul>`}</div>
<form method="post" action="${action}">
${fields.map(plainField)}${alongUnseen(Object.entries(form).filter(([name]) => !shown.has(name)))}
<button type="submit">Send again</button>
</form>`,
  );
};
