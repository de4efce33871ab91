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
  /** Taken from the {@link IconSheet} of the list that it stands in, where that has it; else drawn here. */
  readonly fromSheet?: boolean;
  readonly className?: string;
};

const shapesOf = (name: IconName) =>
  icons[name].map(([element, { key: _, ...attributes }]) => createElement(element, attributes));

/** Icons that every card of a list shows. */
const sheetIcons: readonly IconName[] = ['heart', 'map-pin', 'camera', 'sparkles', 'tag'];

const sheetId = (name: IconName) => `icon-${name}`;

/** The icons that a list's cards repeat, drawn once for all of them: some 250 bytes a card and icon. One on a page. */
export const IconSheet = () => (
  // As a style: the attribute yields to the page's rule for pictures, and the sheet then takes the room of one.
  <svg style={{ display: 'none' }} aria-hidden="true">
    {sheetIcons.map((name) => (
      <symbol key={name} id={sheetId(name)} viewBox="0 0 24 24">
        {shapesOf(name)}
      </symbol>
    ))}
  </svg>
);

/** A line icon in the colour of the text around it. */
export const Icon = ({ name, size = 'medium', filled = false, label, fromSheet = false, className }: IconProps) => {
  const names = classNames(styles.icon, styles.sizes[size], filled && styles.filled, className);
  const shapes =
    fromSheet && sheetIcons.includes(name) ? [<use key={name} href={`#${sheetId(name)}`} />] : shapesOf(name);
  const said = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return createElement('svg', { viewBox: '0 0 24 24', className: names, ...said }, ...shapes);
};
