'use client';

import { useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names/class-names';
import { TextButton } from '../text-link/text-link';
import { ContactLine } from '../vehicle-purchase-panel/contact-line';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import * as styles from './phone-card.css';

export type PhoneCardProps = {
  /** The number as read: "07 3155 0140". */
  readonly phone: string;
  /** The number with its end hidden: "07 3155 ••••". */
  readonly masked: string;
  /** The link that calls it. */
  readonly href: string;
  /** Whose number it is: "Quillback Moorooka". */
  readonly detail?: string;
  readonly startRevealed?: boolean;
  readonly revealLabel?: string;
  /**
   * Called once, after the number is shown, to log the reveal. Whatever it does, the number stays shown; a failure
   * goes to the console (SIDE-03).
   */
  readonly onReveal?: () => void | Promise<void>;
};

/** A phone number that is masked until it is asked for, then a link that calls. Source: SIDE-03. */
export const PhoneCard = ({
  phone,
  masked,
  href,
  detail,
  startRevealed = false,
  revealLabel = 'Show number',
  onReveal,
}: PhoneCardProps) => {
  const [revealed, setRevealed] = useState(startRevealed);
  const link = useRef<HTMLAnchorElement>(null);
  const asked = useRef(false);

  useEffect(() => {
    // The button is gone: the keyboard goes on where it was pressed, unless somebody has gone on to something else.
    if (revealed && asked.current && document.activeElement?.contains(link.current)) link.current?.focus();
  }, [revealed]);

  const reveal = async () => {
    asked.current = true;
    setRevealed(true);
    try {
      await onReveal?.();
    } catch (error) {
      console.error('The reveal of a phone number could not be logged.', error);
    }
  };

  const number = (
    <a ref={link} href={href} className={classNames(styles.link, !revealed && styles.unmasked)}>
      {phone}
    </a>
  );
  return (
    <ContactLine
      icon="phone"
      name={
        revealed ? (
          number
        ) : (
          <>
            <span className={styles.masked}>
              <span aria-hidden="true">{masked}</span>
              <VisuallyHidden>Phone number hidden</VisuallyHidden>
            </span>
            {number}
          </>
        )
      }
      detail={detail}
      end={
        revealed ? undefined : (
          <TextButton className={styles.reveal} onClick={reveal}>
            {revealLabel}
          </TextButton>
        )
      }
    />
  );
};
