'use client';

import { type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from '../button/icon-button';
import * as styles from './modal.css';

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
  readonly children: ReactNode;
};

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
  className,
  children,
}: ModalProps & { readonly className: string }) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const descriptionId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    if (open && !element.open) element.showModal();
    if (!open && element.open) element.close();
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the press is on the backdrop; the keyboard closes with Escape
    <dialog
      ref={dialog}
      className={className}
      aria-labelledby={titleId}
      aria-describedby={description === undefined ? undefined : descriptionId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => open && onClose()}
      onClick={(event) => {
        // The backdrop belongs to the dialog's own element; everything visible is inside its children.
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <IconButton icon="x" label={closeLabel} onClick={onClose} />
      </div>
      <div className={styles.body}>
        {description !== undefined && (
          <p id={descriptionId} className={styles.description}>
            {description}
          </p>
        )}
        {open && children}
      </div>
      {footer !== undefined && <div className={styles.foot}>{footer}</div>}
    </dialog>
  );
};
