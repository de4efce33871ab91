'use client';

import { classNames } from '../class-names/class-names';
import { Modal, type ModalProps } from './modal';
import * as styles from './modal.css';

export type DrawerProps = ModalProps & { readonly side?: keyof typeof styles.sides };

/** A sheet from an edge of the screen: menus, filters. The whole width on a phone. */
export const Drawer = ({ side = 'right', ...modal }: DrawerProps) => (
  <Modal {...modal} className={classNames(styles.modal, styles.sides[side])} />
);
