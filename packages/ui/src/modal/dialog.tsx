'use client';

import { classNames } from '../class-names/class-names';
import * as styles from './dialog.css';
import { Modal, type ModalProps } from './modal';
import { modal as box } from './modal.css';

export type DialogProps = ModalProps & {
  readonly width?: keyof typeof styles.widths;
  /** On a phone it takes the whole screen: for forms, which share it with the keyboard. */
  readonly phone?: 'sheet';
};

/**
 * A question or a short task in the middle of the page. Its content is rendered only while it is open, or always with
 * `keepsContent`.
 */
export const Dialog = ({ width = 'medium', phone, ...modal }: DialogProps) => (
  <Modal
    {...modal}
    className={classNames(box, styles.dialog, styles.widths[width], phone === 'sheet' && styles.phoneSheet)}
  />
);
