'use client';

import { useId, useState } from 'react';
import { classNames } from '../class-names/class-names';
import { TextButton } from '../text-link/text-link';
import { cutText } from './cut-text';
import * as styles from './vehicle-comments.css';

export type VehicleCommentsProps = {
  /** Plain text; its line breaks are kept. */
  readonly text: string | null;
  /** Characters shown at first; `null` shows all (VDP-03). */
  readonly limit?: number | null;
  readonly pendingText?: string;
  readonly moreLabel?: string;
  readonly lessLabel?: string;
};

/** What the dealer says about the vehicle, cut at 400 characters unless told otherwise. Source: VDP-03. */
export const VehicleComments = ({
  text,
  limit = 400,
  pendingText = 'Dealer comments are pending. Please check back here later.',
  moreLabel = 'Show More',
  lessLabel = 'Show Less',
}: VehicleCommentsProps) => {
  const [open, setOpen] = useState(false);
  const id = useId();
  const comments = text?.trim() ?? '';
  if (comments === '') return <p className={styles.pending}>{pendingText}</p>;
  const { head, rest } = limit === null ? { head: comments, rest: '' } : cutText(comments, limit);
  return (
    <div>
      <p id={id} className={styles.text}>
        {head}
        {rest !== '' && (
          <>
            {!open && <span className={styles.ellipsis}>…</span>}
            <span className={classNames(!open && styles.folded)}>{rest}</span>
          </>
        )}
      </p>
      {rest !== '' && (
        <TextButton
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen((before) => !before)}
        >
          {open ? lessLabel : moreLabel}
        </TextButton>
      )}
    </div>
  );
};
