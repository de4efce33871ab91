'use client';

import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../button/icon-button';
import * as styles from './modal.css';
import { useModalDialog } from './use-modal-dialog';

export type ModalProps = {
  readonly open: boolean;
  /** Asked by Escape, the cross and a press outside; the owner sets `open` to false. */
  readonly onClose: () => void;
  readonly title: string;
  /** One sentence under the title, read out with it. */
  readonly description?: ReactNode;
  /** Actions that stay in view under the scrolling content. */
  readonly footer?: ReactNode;
  readonly closeLabel?: string;
  /** Its content stays as it was left while it is closed: what was typed into a form is there again. */
  readonly keepsContent?: boolean;
  readonly children: ReactNode;
};

const focusable = 'a, button, input, select, textarea, summary, [tabindex]';

/**
 * The browser's own modal dialog: it traps the focus, makes the rest inert, closes on Escape and gives the focus
 * back, without a library.
 */
export const Modal = ({
  open,
  onClose,
  title,
  description,
  footer,
  closeLabel = 'Close',
  keepsContent = false,
  className,
  children,
}: ModalProps & { readonly className: string }) => {
  const dialog = useModalDialog(open, onClose);
  const titleId = useId();
  const descriptionId = useId();
  const body = useRef<HTMLDivElement>(null);
  const [onlyWords, setOnlyWords] = useState(false);

  // Words alone cannot take the focus: then what scrolls does, so that the keyboard can read to the end.
  useEffect(() => {
    if (open) setOnlyWords(body.current?.querySelector(focusable) === null);
  }, [open]);

  return (
    <dialog
      {...dialog}
      className={className}
      aria-labelledby={titleId}
      aria-describedby={description === undefined ? undefined : descriptionId}
    >
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <IconButton icon="x" label={closeLabel} onClick={onClose} />
      </div>
      <div ref={body} tabIndex={onlyWords ? 0 : undefined} className={styles.body}>
        {description !== undefined && (
          <p id={descriptionId} className={styles.description}>
            {description}
          </p>
        )}
        {(open || keepsContent) && children}
      </div>
      {footer !== undefined && <div className={styles.foot}>{footer}</div>}
    </dialog>
  );
};
