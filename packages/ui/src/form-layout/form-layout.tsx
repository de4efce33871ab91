import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import * as styles from './form-layout.css';

/**
 * A form in columns: one on a phone, six from the tablet up. The browser's own checks are off: ours say more and
 * the server repeats them.
 */
export const FormLayout = ({ className, children, ...form }: ComponentPropsWithRef<'form'>) => (
  <form noValidate {...form} className={classNames(styles.form, className)}>
    {children}
  </form>
);

/** The place of a field in the form's columns. */
export const FormCell = ({
  width = 'full',
  children,
}: {
  readonly width?: keyof typeof styles.widths;
  readonly children: ReactNode;
}) => <div className={styles.widths[width]}>{children}</div>;

/** A heading over a part of the form. */
export const FormPart = ({ children }: { readonly children: ReactNode }) => <h3 className={styles.part}>{children}</h3>;
