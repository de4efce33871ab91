import { html } from 'hono/html';
import { alongUnseen } from '../../ground/http/plain-field';
import { plainPage } from '../../ground/http/plain-page';
import type { Refusal } from '../../ground/http/shopper-write';

const failedWords = 'Something went wrong at our side. Please try again in a moment, or call us.';
const wordsOf: Readonly<Partial<Record<Refusal['status'], string>>> = {
  403: 'It did not come from a page of this site. Please call us if that does not change.',
  404: 'This site does not take it here. Please call us if that does not change.',
  413: 'It is larger than we can take. Please go back and shorten what you typed.',
  429: 'Many steps have come in a short time. Please wait a few minutes.',
  503: 'Our system is not available for a moment. Please try again in a minute.',
};

/** A form that could not be taken, as a page that sends it again: nothing that was typed is lost. Without a form, why. */
export const unsentPage = (form: URLSearchParams, status: Refusal['status']) =>
  plainPage(
    'This could not be taken',
    'Finance',
    html`<p>${wordsOf[status] ?? failedWords}</p>${
      form.size === 0
        ? ''
        : html`<p>Nothing is lost: what you typed is in this page. Keep it open and send it again.</p>
<form method="post">${alongUnseen(form)}<button>Send it again</button></form>`
    }`,
  );
