import { createElement } from 'react';
import { classNames } from '../class-names/class-names';
import * as styles from './icon.css';
import { type IconName, icons } from './icons';

export type IconProps = {
  readonly name: IconName;
  readonly size?: keyof typeof styles.sizes;
  /** Filled instead of outlined: a saved heart, a full star. */
  readonly filled?: boolean;
  /** What it means where no words stand beside it; without one the icon is decoration. */
  readonly label?: string;
  readonly className?: string;
};

/** A line icon in the colour of the text around it. */
export const Icon = ({ name, size = 'medium', filled = false, label, className }: IconProps) => {
  const names = classNames(styles.icon, styles.sizes[size], filled && styles.filled, className);
  const shapes = icons[name].map(([element, { key: _, ...attributes }]) => createElement(element, attributes));
  const said = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return createElement('svg', { viewBox: '0 0 24 24', className: names, ...said }, ...shapes);
};
