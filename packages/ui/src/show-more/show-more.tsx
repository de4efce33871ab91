'use client';

import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useId, useState } from 'react';
import { classNames } from '../class-names/class-names';
import { TextButton } from '../text-link/text-link';
import * as styles from './show-more.css';

/** Long text, cut after some lines, with a button that shows the rest. Short text has no button. */
export const ShowMore = ({
  text,
  lines = 4,
  limit = 280,
  moreLabel = 'Read all',
  lessLabel = 'Show less',
}: {
  /** Plain text; its line breaks are kept. */
  readonly text: string;
  readonly lines?: number;
  /** Characters up to which text is shown whole. */
  readonly limit?: number;
  readonly moreLabel?: string;
  readonly lessLabel?: string;
}) => {
  const [open, setOpen] = useState(false);
  const id = useId();
  const long = text.length > limit;
  return (
    <div>
      <p
        id={id}
        className={classNames(styles.text, long && !open && styles.clamped)}
        style={{ ...assignInlineVars({ [styles.lines]: String(lines) }) }}
      >
        {text}
      </p>
      {long && (
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
