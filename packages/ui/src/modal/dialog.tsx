'use client';

import { classNames } from '../class-names/class-names';
import { Modal, type ModalProps } from './modal';
import * as styles from './modal.css';

export type DialogProps = ModalProps & { readonly width?: keyof typeof styles.widths };

/** A question or a short task in the middle of the page. Its content is rendered only while it is open. */
export const Dialog = ({ width = 'medium', ...modal }: DialogProps) => (
  <Modal {...modal} className={classNames(styles.modal, styles.dialog, styles.widths[width])} />
);
