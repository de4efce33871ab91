import { html } from 'hono/html';
import { databaseTrouble } from '../database/database-trouble';
import { HttpProblem } from '../http/http-problem';
import { plainPage } from '../http/plain-page';

type Status = 403 | 404 | 413 | 429 | 500 | 503;

const wordsOf: Readonly<Record<Status, string>> = {
  403: 'It did not come from a page of this site. Please call us if that does not change.',
  404: 'This site does not take it here. Please call us if that does not change.',
  413: 'It is larger than we can take. Please go back and shorten what you typed.',
  429: 'Many steps have come in a short time. Please wait a few minutes.',
  500: 'Something went wrong at our side. Please try again in a moment, or call us.',
  503: 'Our system is not available for a moment. Please try again in a minute.',
};

/** The answer to a plain form that could not be taken. */
export const unsentStatus = (error: unknown): Status => {
  if (error instanceof HttpProblem)
    return error.status === 403 || error.status === 404 || error.status === 413 || error.status === 429
      ? error.status
      : 500;
  return databaseTrouble(error) === null ? 500 : 503;
};

/** A form that could not be taken, as a page that sends it again: nothing that was typed is lost. */
export const unsentPage = (form: URLSearchParams, status: Status) =>
  plainPage(
    'This could not be taken',
    'Finance',
    html`<p>${wordsOf[status]}</p><p>Nothing is lost: what you typed is in this page. Keep it open and send it again.</p>
<form method="post">${[...form].map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}<button>Send it again</button></form>`,
  );
