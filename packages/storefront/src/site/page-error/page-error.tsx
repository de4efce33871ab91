'use client';

import { Button } from '@forecourt/ui/button';
import { Container, Stack } from '@forecourt/ui/layout';
import { TextLink } from '@forecourt/ui/text-link';
import { useSiteFacts } from '../shell/site-facts';
import { type ErrorPageProps, errorWords as words } from './error-page';

/** A page of a site that failed, between the site's header and footer. */
export const PageError = ({ error, reset }: ErrorPageProps) => {
  const site = useSiteFacts();
  return (
    <Container>
      <Stack gap={6} align="start">
        <h1 data-plain-top="">{words.title}</h1>
        {/* Not the design system's alert: its rules would come with every page for this one. */}
        <p role="alert">
          {words.text}
          {error.digest !== undefined && ` Reference: ${error.digest}`}
        </p>
        <Button onClick={reset}>{words.retry}</Button>
        {site !== null && <TextLink href={site.contactHref}>Contact us</TextLink>}
      </Stack>
    </Container>
  );
};
