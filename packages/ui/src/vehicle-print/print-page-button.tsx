'use client';

import { Button, type ButtonProps } from '../button/button';
import { scripted } from '../theme/absence.css';

/** Opens the browser's own print dialog; not there without scripts, where the browser's menu is. */
export const PrintPageButton = ({ children = 'Print this page', ...button }: Partial<ButtonProps>) => (
  <Button kind="outlined" size="small" icon="printer" {...button} className={scripted} onClick={() => window.print()}>
    {children}
  </Button>
);
