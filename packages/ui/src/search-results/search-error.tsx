import type { MouseEvent } from 'react';
import { Alert } from '../alert/alert';
import { Button } from '../button/button';
import { LinkButton } from '../button/link-button';
import { Stack } from '../layout/layout';

export type SearchErrorProps = {
  readonly title?: string;
  /** What happened and what the person can do. */
  readonly message: string;
  readonly retryLabel?: string;
  /** The same address again: works without scripts. */
  readonly retryHref?: string;
  readonly onRetry?: (event: MouseEvent<HTMLElement>) => void;
};

/** The search did not answer: read out at once, with a way to try again. Stands over earlier results. Source: SRCH-05. */
export const SearchError = ({
  title = "We couldn't update your results",
  message,
  retryLabel = 'Try again',
  retryHref,
  onRetry,
}: SearchErrorProps) => (
  <Alert tone="danger" title={title}>
    <Stack gap={3} align="start">
      <p>{message}</p>
      {retryHref === undefined ? (
        onRetry !== undefined && (
          <Button kind="outlined" size="small" onClick={onRetry}>
            {retryLabel}
          </Button>
        )
      ) : (
        <LinkButton
          href={retryHref}
          kind="outlined"
          size="small"
          {...(onRetry === undefined ? {} : { onClick: onRetry })}
        >
          {retryLabel}
        </LinkButton>
      )}
    </Stack>
  </Alert>
);
