'use client';

import { Button, type ButtonProps } from '../button/button';
import { scripted } from '../theme/absence.css';

export type PrintPageButtonProps = Partial<ButtonProps> & {
  /** Before the browser's dialog opens: the event. */
  readonly onPrint?: () => void;
};

/** Opens the browser's own print dialog; not there without scripts, where the browser's menu is. */
export const PrintPageButton = ({ children = 'Print this page', onPrint, ...button }: PrintPageButtonProps) => {
  const print = () => {
    onPrint?.();
    window.print();
  };
  return (
    <Button kind="outlined" size="small" icon="printer" {...button} className={scripted} onClick={print}>
      {children}
    </Button>
  );
};
