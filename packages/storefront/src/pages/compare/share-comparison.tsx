'use client';

import { LinkButton } from '@forecourt/ui/button';
import { useToasts } from '@forecourt/ui/toast';
import { ShareButton } from '@forecourt/ui/vehicle-share-button';
import type { ReactNode } from 'react';
import * as styles from './compare-page.css';
import { commonWords } from './compare-words';

/** Milliseconds that the word about a copied link stays, as on a vehicle's page (SIDE-04). */
const toastDuration = 3000;

/** The address of a comparison: to copy, and, where it is not open already, to open. */
export const ShareComparison = ({
  path,
  isOpen = false,
  children,
}: {
  readonly path: string;
  /** The page at this address is the open one. */
  readonly isOpen?: boolean;
  /** What else is to be done with the comparison. */
  readonly children?: ReactNode;
}) => {
  const toasts = useToasts();
  return (
    <div className={styles.actions}>
      {children}
      <span className={styles.scripted}>
        <ShareButton
          url={path}
          label={commonWords.copy}
          onCopied={() => toasts.show({ message: commonWords.copied, duration: toastDuration })}
        />
      </span>
      {!isOpen && (
        <LinkButton href={path} kind="quiet" size="small">
          {commonWords.open}
        </LinkButton>
      )}
    </div>
  );
};
