'use client';

import { type ErrorPageProps, errorWords as words } from './error-page';

/**
 * The document when even the frame of the site failed: plain, without anything that could fail again. Its code comes with
 * every page, so it stands alone.
 */
export const SiteError = ({ reset }: ErrorPageProps) => (
  <html lang="en-AU">
    <body style={{ fontFamily: 'system-ui, sans-serif', margin: '2rem auto', maxWidth: '40rem', padding: '0 1rem' }}>
      <h1>{words.title}</h1>
      <p>{words.text}</p>
      <button type="button" onClick={reset}>
        {words.retry}
      </button>
    </body>
  </html>
);
