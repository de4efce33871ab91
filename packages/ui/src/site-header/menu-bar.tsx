'use client';

import { type ReactNode, useRef } from 'react';
import { stepAlong, walkLinks } from '../page-panel/panel-keys';

/**
 * A bar of links and of panels that open. The arrow keys walk it: along the entries, down into an open panel and out
 * of it at its top; Tab goes through everything as it stands. Source: NAVI-01.
 */
export const MenuBar = ({
  label,
  className,
  children,
}: {
  readonly label: string;
  readonly className: string;
  /** Links and `PressPanel`s, side by side. */
  readonly children: ReactNode;
}) => {
  const bar = useRef<HTMLElement>(null);

  /** Whether the key was for the bar. */
  const walk = (target: HTMLElement, key: string): boolean => {
    const entries = [...(bar.current?.querySelectorAll<HTMLElement>(':scope > a, :scope > details > summary') ?? [])];
    const place = entries.indexOf(target);
    const panel = target.closest('details');
    if (place === -1) {
      return panel !== null && walkLinks(panel, target, key, () => panel.querySelector('summary')?.focus());
    }
    const next = stepAlong(key, place, entries.length);
    if (next !== undefined) {
      entries[next]?.focus();
      return true;
    }
    if (key !== 'ArrowDown' || panel === null) return false;
    panel.open = true;
    panel.querySelector('a')?.focus();
    return true;
  };

  return (
    <nav
      ref={bar}
      aria-label={label}
      className={className}
      onKeyDown={(event) => {
        if (event.target instanceof HTMLElement && walk(event.target, event.key)) event.preventDefault();
      }}
    >
      {children}
    </nav>
  );
};
