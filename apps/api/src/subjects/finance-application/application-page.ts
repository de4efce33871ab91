import { shownAnswer } from '@forecourt/domain/application-answers';
import {
  type ApplicationFieldName,
  applicationField,
  applicationSteps,
  stepsAsked,
} from '@forecourt/domain/finance-application';
import { html } from 'hono/html';
import { plainPage } from '../../ground/http/plain-page';
import type { ApplicationRecord } from './application-store';

const rows = (fields: readonly ApplicationFieldName[], { answers }: ApplicationRecord) =>
  fields.flatMap((name) => {
    const shown = shownAnswer(name, answers);
    return shown === '' ? [] : [{ label: applicationField(name).label, shown }];
  });

/** A sent application for whoever has its link: numbers of documents masked, consents in the words that were agreed to. */
export const applicationPage = (
  record: ApplicationRecord,
  about: { readonly reference: string; readonly siteName: string; readonly sentAt: Date },
) => {
  const steps = stepsAsked(record.answers, { identityDocuments: true }).filter((name) => name !== 'agree');
  return plainPage(
    `Application for finance ${about.reference}`,
    about.siteName,
    html`<p>Sent ${about.sentAt.toISOString()}. Numbers of documents reach your lender's system whole, and are masked here.</p>
${steps.map((name) => {
  const given = rows(applicationSteps[name].fields, record);
  return given.length === 0
    ? ''
    : html`<h2>${applicationSteps[name].title}</h2><dl>${given.map(({ label, shown }) => html`<dt>${label}</dt><dd><strong>${shown}</strong></dd>`)}</dl>`;
})}
<h2>Agreed to</h2><ul>${record.consents.map(({ wording, at }) => html`<li>${wording} <small>(${at})</small></li>`)}</ul>`,
  );
};
