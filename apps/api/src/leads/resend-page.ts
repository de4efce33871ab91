import { html } from 'hono/html';
import { plainPage } from '../http/plain-page';
import type { LeadFault } from './lead-request';

/**
 * Answer to a plain form that has nothing to be mended and could not be taken now, or that could not be kept for its
 * own page: why, and everything that was typed, to be sent again by one press (FORM-03). It asks for nothing and needs
 * no database. Seen only where scripts are off.
 */
export const resendPage = ({
  siteName,
  error,
  faults,
  form,
}: {
  readonly siteName: string;
  readonly error: string;
  readonly faults: readonly LeadFault[];
  readonly form: Readonly<Record<string, string>>;
}) => {
  const listed = faults.filter(({ message }) => message !== error);
  return plainPage(
    'We could not take your enquiry yet',
    siteName,
    html`<div role="alert"><p class="fault">${error}</p><p>What you typed is still here.</p>${listed.length === 0 ? '' : html`<ul>${listed.map((fault) => html`<li class="fault">${fault.message}</li>`)}</ul>`}</div>
<form method="post" action="/api/leads">
${Object.entries(form).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<button type="submit">Send again</button>
</form>`,
  );
};
