'use client';

import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../button/icon-button';
import { classNames } from '../class-names/class-names';
import { nightScope } from '../theme/scopes.css';
import * as styles from './full-screen.css';

export type FullScreenProps = {
  /** What is shown; the heading of the dialog. */
  readonly label: string;
  /** Asked by Escape and the cross; the owner takes the dialog away. */
  readonly onClose: () => void;
  /**
   * What was pressed to open it, and has the focus again after it. Without it the browser decides, and not every one
   * gives a pressed button the focus.
   */
  readonly opener?: HTMLElement | null;
  readonly onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
  /** One element that takes the height left, and one below it if wanted. */
  readonly children: ReactNode;
};

/**
 * Pictures over the whole screen, in the browser's own modal dialog: it holds the focus, closes on Escape and gives
 * the focus back. Phones that refuse full screen to anything but a video show this too. Rendered while open.
 */
export const FullScreen = ({ label, onClose, opener = null, onKeyDown, children }: FullScreenProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // Before what is in it measures itself, as a strip of pictures does: a dialog that is not open yet has no size.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element !== null && !element.open) element.showModal();
  }, []);

  const finish = () => {
    // Closed first: a dialog that is taken away open does not give the focus back.
    dialog.current?.close();
    // The page stays where it is: the control may have been turned out of view meanwhile.
    opener?.focus({ preventScroll: true });
    onClose();
  };

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={classNames(styles.dialog, nightScope)}
      onCancel={(event) => {
        event.preventDefault();
        finish();
      }}
      onKeyDown={onKeyDown}
    >
      <div className={styles.bar}>
        <h2 id={titleId} className={styles.title}>
          {label}
        </h2>
        <IconButton icon="x" label="Close" onClick={finish} />
      </div>
      {children}
    </dialog>
  );
};
