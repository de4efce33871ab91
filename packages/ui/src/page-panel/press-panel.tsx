'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../icon/icon';

/**
 * A panel under its trigger that opens on a press: a menu, a filter. A `details`, so it works without scripts and one of a group is open at
 * a time; with them it closes on Escape (focus returns), on a press or focus outside, and when a link is followed.
 */
export const PressPanel = ({
  label,
  current = false,
  group,
  className,
  triggerClassName,
  arrowClassName,
  panelClassName,
  children,
}: {
  readonly label: ReactNode;
  /** Marks the trigger with `data-current`: the page is in this part of the site, the filter is in force. */
  readonly current?: boolean;
  readonly group: string;
  readonly className: string;
  readonly triggerClassName: string;
  readonly arrowClassName: string;
  readonly panelClassName: string;
  readonly children: ReactNode;
}) => {
  const root = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const closeFromOutside = (event: Event) => {
      const element = root.current;
      if (element?.open && event.target instanceof Node && !element.contains(event.target)) element.open = false;
    };
    document.addEventListener('pointerdown', closeFromOutside);
    document.addEventListener('focusin', closeFromOutside);
    return () => {
      document.removeEventListener('pointerdown', closeFromOutside);
      document.removeEventListener('focusin', closeFromOutside);
    };
  }, []);

  return (
    <details
      ref={root}
      name={group}
      className={className}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !root.current?.open) return;
        event.stopPropagation();
        root.current.open = false;
        root.current.querySelector('summary')?.focus();
      }}
    >
      <summary className={triggerClassName} data-current={current ? '' : undefined}>
        {label}
        <Icon name="chevron-down" size="small" className={arrowClassName} />
      </summary>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: links inside also answer to the keyboard with a click */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens to the links inside */}
      <div
        className={panelClassName}
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a') && root.current) root.current.open = false;
        }}
      >
        {children}
      </div>
    </details>
  );
};
