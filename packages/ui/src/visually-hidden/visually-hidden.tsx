import type { ReactNode } from 'react';
import { hidden } from './visually-hidden.css';

/** Words for those who listen instead of looking. */
export const VisuallyHidden = ({ children }: { readonly children: ReactNode }) => (
  <span className={hidden}>{children}</span>
);
