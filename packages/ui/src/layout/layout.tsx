import type { ElementType, ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import * as styles from './layout.css';

type Box = {
  /** The element to render; `div` by default. */
  readonly as?: ElementType;
  readonly id?: string;
  readonly className?: string;
  readonly children?: ReactNode;
};

type Gap = keyof typeof styles.gaps;

/** The page's width with its margins. */
export const Container = ({ as: Element = 'div', id, className, children }: Box) => (
  <Element id={id} className={classNames(styles.container, className)}>
    {children}
  </Element>
);

/** Things under each other. `gap` counts steps of 4 px. */
export const Stack = ({
  as: Element = 'div',
  gap = 4,
  align = 'stretch',
  id,
  className,
  children,
}: Box & { readonly gap?: Gap; readonly align?: keyof typeof styles.stackAligns }) => (
  <Element id={id} className={classNames(styles.stack, styles.gaps[gap], styles.stackAligns[align], className)}>
    {children}
  </Element>
);

/** Things beside each other that wrap. `gap` counts steps of 4 px. */
export const Cluster = ({ as: Element = 'div', gap = 3, id, className, children }: Box & { readonly gap?: Gap }) => (
  <Element id={id} className={classNames(styles.cluster, styles.gaps[gap], className)}>
    {children}
  </Element>
);

/** Equal columns: one on a phone, two or three on a tablet, `columns` on a desktop. */
export const Grid = ({
  as: Element = 'div',
  columns = 3,
  id,
  className,
  children,
}: Box & { readonly columns?: keyof typeof styles.gridColumns }) => (
  <Element id={id} className={classNames(styles.grid, styles.gridColumns[columns], className)}>
    {children}
  </Element>
);
