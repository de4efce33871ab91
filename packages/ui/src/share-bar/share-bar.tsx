import type { ReactNode } from 'react';
import { bar } from './share-bar.css';

/** Save, share and print, side by side; fill it with small quiet buttons. */
export const ShareBar = ({
  label = 'Save and share',
  children,
}: {
  readonly label?: string;
  readonly children: ReactNode;
}) => (
  <div role="toolbar" aria-label={label} className={bar}>
    {children}
  </div>
);
