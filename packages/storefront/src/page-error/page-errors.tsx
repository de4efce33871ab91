'use client';

import { Alert, Button, Container, Stack, TextLink } from '@forecourt/ui';
import { useSiteFacts } from '../site-shell/site-facts';

interface ErrorPageProps {
  readonly error: Error & { readonly digest?: string };
  /** Renders the page anew. */
  readonly reset: () => void;
}

const words = {
  title: 'This page could not be shown',
  text: 'Something went wrong on our side. Please try again in a moment.',
  retry: 'Try again',
} as const;

/** A page of a site that failed, between the site's header and footer. */
export const PageError = ({ error, reset }: ErrorPageProps) => {
  const site = useSiteFacts();
  return (
    <Container>
      <Stack gap={6} align="start">
        <h1 data-plain-top="">{words.title}</h1>
        <Alert tone="danger">
          {words.text}
          {error.digest !== undefined && ` Reference: ${error.digest}`}
        </Alert>
        <Button onClick={reset}>{words.retry}</Button>
        {site !== null && <TextLink href={site.contactHref}>Contact us</TextLink>}
      </Stack>
    </Container>
  );
};

/** The document when even the frame of the site failed: plain, without anything that could fail again. */
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
