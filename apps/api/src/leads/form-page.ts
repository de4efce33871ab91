import { contactFields } from '@forecourt/domain';
import { html, raw } from 'hono/html';
import type { LeadFault } from './lead-request';

const fields = [
  { name: 'name', label: contactFields.name, type: 'text' },
  { name: 'last_name', label: contactFields.last_name, type: 'text' },
  { name: 'email', label: contactFields.email, type: 'email' },
  { name: 'phone', label: contactFields.phone, type: 'tel' },
  { name: 'postcode', label: contactFields.postcode, type: 'text' },
  { name: 'subject', label: 'Subject', type: 'text' },
] as const;
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
  'opt_in',
  'terms_conditions',
  'Rego',
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
}: {
  readonly siteName: string;
  readonly error: string;
  readonly faults: readonly LeadFault[];
  readonly form: URLSearchParams;
}) => {
  const faultOf = (name: string) =>
    faults.find((fault) => fault.path === `userData.${name}` || fault.path === name)?.message;
  const value = (name: string) => form.get(name) ?? '';
  return html`<!doctype html>
<html lang="en-AU">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Please check your enquiry | ${siteName}</title>
<style>body{font:1rem/1.5 system-ui,sans-serif;max-width:40rem;margin:2rem auto;padding:0 1rem;color:#17150f;background:#fff}label{display:block;margin-top:1rem;font-weight:600}input:not([type=hidden]),textarea{width:100%;box-sizing:border-box;font:inherit;padding:.6rem;border:1px solid #6b6557;border-radius:4px}.fault{color:#a8201a;font-weight:400}button{font:inherit;font-weight:600;margin-top:1.5rem;padding:.8rem 1.5rem;min-height:44px}</style></head>
<body><main><h1>Please check your enquiry</h1>
<div role="alert"><p class="fault">${error}</p><ul>${faults.map((fault) => html`<li class="fault">${fault.message}</li>`)}</ul></div>
<form method="post" action="/api/leads">
${kept.filter((name) => form.has(name)).map((name) => html`<input type="hidden" name="${name}" value="${value(name)}">`)}
${fields
  .filter((field) => form.has(field.name))
  .map((field) => {
    const fault = faultOf(field.name);
    return html`<label for="${field.name}">${field.label}</label><input id="${field.name}" name="${field.name}" type="${field.type}" value="${value(field.name)}"${raw(fault ? ` aria-invalid="true" aria-describedby="${field.name}-fault"` : '')}>${fault ? html`<p class="fault" id="${field.name}-fault">${fault}</p>` : ''}`;
  })}
<label for="message">Message</label><textarea id="message" name="message" rows="6">${value('message')}</textarea>
<button type="submit">Send enquiry</button>
</form></main></body></html>`;
};
