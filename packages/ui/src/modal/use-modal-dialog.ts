'use client';

import { type MouseEvent, type SyntheticEvent, useEffect, useRef } from 'react';
import { scrollBarWidth } from './scroll-bar-width';

/**
 * Remembers how wide the scroll bar is that goes while a dialog is open, so that the page behind does not jump
 * sideways. A dialog over a dialog finds it gone already.
 */
const keepScrollBarPlace = () => {
  if (document.querySelector('dialog[open]') !== null) return;
  const root = document.documentElement;
  root.style.setProperty(scrollBarWidth, `${window.innerWidth - root.clientWidth}px`);
};

/**
 * What makes a `<dialog>` modal: opens and closes it with `open`, and asks `onClose` on Escape and on a press outside.
 * Spread the answer into the element. Everything visible must stand inside children of the dialog: a press on the
 * element itself is one on its backdrop.
 */
export const useModalDialog = (open: boolean, onClose: () => void) => {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    if (open && !element.open) {
      keepScrollBarPlace();
      element.showModal();
    }
    if (!open && element.open) element.close();
  }, [open]);

  return {
    ref,
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      event.preventDefault();
      onClose();
    },
    onClose: () => {
      if (open) onClose();
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (event.target === ref.current) onClose();
    },
  };
};
