'use client';

import { useId, useState } from 'react';
import { TextButton } from '../text-link/text-link';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { foldText } from './fold-text';
import * as styles from './folded-text.css';

export type FoldedTextProps = {
  /** Plain text, whole or cut already; its line breaks are kept. */
  readonly text: string;
  /** The full text where `text` comes cut; `null` where nothing is missing. */
  readonly full?: string | null;
  /** Characters shown at first where `text` comes whole. */
  readonly limit?: number;
  /** What the text is, added to the button's name for those who listen: "disclaimer". */
  readonly name?: string;
  readonly moreLabel?: string;
  readonly lessLabel?: string;
  /** The button is as small as the text, or a control of its own size below a long one. */
  readonly button?: 'text' | 'control';
  readonly className?: string;
};

/**
 * A text cut at a character, with a button that brings the rest where it stands. The rest is in the page's HTML and
 * shows without scripts and on paper. Source: OFFR-01 for the words, VDP-03 for the cut.
 */
export const FoldedText = ({
  text,
  full,
  limit,
  name,
  moreLabel = 'View more',
  lessLabel = 'View less',
  button = 'text',
  className,
}: FoldedTextProps) => {
  const [open, setOpen] = useState(false);
  const id = useId();
  const { head, mark, rest } = foldText({ text, full, limit });
  return (
    <div className={className}>
      <p id={id} className={styles.text}>
        {head}
        {rest !== '' && (
          <>
            {!open && <span className={styles.mark}>{mark}</span>}
            <span className={open ? undefined : styles.folded}>{rest}</span>
          </>
        )}
      </p>
      {rest !== '' && (
        <TextButton
          className={button === 'text' ? styles.toggle : styles.control}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen((before) => !before)}
        >
          {open ? lessLabel : moreLabel}
          {name !== undefined && <VisuallyHidden>, {name}</VisuallyHidden>}
        </TextButton>
      )}
    </div>
  );
};
