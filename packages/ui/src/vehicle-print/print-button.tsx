'use client';

import { type MouseEvent, useState } from 'react';
import { ButtonContent, buttonLook } from '../button/button';
import * as styles from './print.css';

export type PrintButtonProps = {
  /** Where the document is. */
  readonly href: string;
  /** Under which name it is saved: `2023-toyota-rav4-hc1001.pdf`. */
  readonly fileName: string;
  readonly label?: string;
  readonly busyLabel?: string;
  /** What happened and what to do, when the document does not come. */
  readonly failedMessage: string;
  readonly kind?: 'quiet' | 'outlined' | 'primary';
  /** After the document is saved: the event. */
  readonly onSaved?: () => void;
};

const save = (document_: Blob, fileName: string): void => {
  const href = URL.createObjectURL(document_);
  const link = document.createElement('a');
  link.href = href;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(href);
};

/**
 * Saves the printable document of a vehicle; says "Preparing..." while it comes and what went wrong when it does not. A
 * plain link to the document without scripts. Source: PRNT-01.
 */
export const PrintButton = ({
  href,
  fileName,
  label = 'Print',
  busyLabel = 'Preparing...',
  failedMessage,
  kind = 'quiet',
  onSaved,
}: PrintButtonProps) => {
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');

  const fetchAndSave = async (event: MouseEvent) => {
    // Another tab or window is what was asked for.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (state === 'busy') return;
    setState('busy');
    try {
      const answer = await fetch(href);
      const document_ = await answer.blob();
      // What is no document is not saved as one: an empty answer, a page that says what went wrong.
      if (!answer.ok || document_.size === 0 || document_.type !== 'application/pdf') {
        throw new Error(
          `${href} answered ${answer.status} with ${document_.size} bytes of ${document_.type || 'nothing'}`,
        );
      }
      save(document_, fileName);
      setState('ready');
      onSaved?.();
    } catch (error) {
      console.error('The document could not be fetched', error);
      setState('failed');
    }
  };

  return (
    <span className={styles.button}>
      <a
        href={href}
        download={fileName}
        className={buttonLook({ kind, size: 'small' })}
        aria-disabled={state === 'busy' ? true : undefined}
        onClick={fetchAndSave}
      >
        <ButtonContent kind={kind} icon="printer">
          <span aria-live="polite">{state === 'busy' ? busyLabel : label}</span>
        </ButtonContent>
      </a>
      {state === 'failed' && (
        <span role="alert" className={styles.failed}>
          {failedMessage}
        </span>
      )}
    </span>
  );
};
