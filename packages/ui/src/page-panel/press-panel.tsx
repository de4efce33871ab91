'use client';

import { type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../icon/icon';
import { closeDelay, openDelay } from './hover-intent';

/**
 * A panel under its trigger that opens on a press: a menu, a filter. A `details`, so it works without scripts and one
 * of a group is open at a time; with them it closes on Escape (focus returns), on a press or focus outside, and when a
 * link is followed. Where it opens on hover, it does so for a mouse and after a moment's intent; a press still works.
 */
export const PressPanel = ({
  label,
  current = false,
  isPlace = false,
  group,
  opens = 'press',
  className,
  triggerClassName,
  arrowClassName,
  panelClassName,
  children,
}: {
  readonly label: ReactNode;
  /** Marks the trigger with `data-current`: the page is in this part of the site, the filter is in force. */
  readonly current?: boolean;
  /** The panel holds ways through the site: its trigger is announced as current, too. */
  readonly isPlace?: boolean;
  readonly group: string;
  readonly opens?: 'hover' | 'press';
  readonly className: string;
  readonly triggerClassName: string;
  readonly arrowClassName: string;
  readonly panelClassName: string;
  readonly children: ReactNode;
}) => {
  const root = useRef<HTMLDetailsElement>(null);
  const plan = useRef<ReturnType<typeof setTimeout>>(undefined);
  const openedByHover = useRef(false);

  useEffect(() => {
    const closeFromOutside = (event: Event) => {
      const element = root.current;
      if (element?.open && event.target instanceof Node && !element.contains(event.target)) element.open = false;
    };
    // Also where the pointer has opened it and the focus is elsewhere.
    const closeOnEscape = (event: KeyboardEvent) => {
      const element = root.current;
      if (event.key !== 'Escape' || !element?.open) return;
      element.open = false;
      if (element.contains(document.activeElement)) element.querySelector('summary')?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('pointerdown', closeFromOutside);
    document.addEventListener('focusin', closeFromOutside);
    return () => {
      clearTimeout(plan.current);
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('pointerdown', closeFromOutside);
      document.removeEventListener('focusin', closeFromOutside);
    };
  }, []);

  const intend = (open: boolean, delay: number) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(plan.current);
    plan.current = setTimeout(() => {
      const element = root.current;
      if (element === null || element.open === open) return;
      // Who walks it by the keyboard keeps it, wherever the pointer lies.
      if (!open && element.querySelector(':scope > div')?.contains(document.activeElement)) return;
      openedByHover.current = open;
      element.open = open;
    }, delay);
  };
  const hover =
    opens === 'hover'
      ? { onPointerEnter: intend(true, openDelay), onPointerLeave: intend(false, closeDelay) }
      : undefined;

  return (
    <details
      ref={root}
      name={group}
      className={className}
      {...hover}
      onToggle={(event) => {
        if (!event.currentTarget.open) openedByHover.current = false;
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button to the browser */}
      <summary
        className={triggerClassName}
        data-current={current ? '' : undefined}
        aria-current={isPlace && current ? true : undefined}
        onClick={(event) => {
          // The pointer has opened it a moment ago: the press that follows must not close it again.
          if (openedByHover.current && event.detail > 0) event.preventDefault();
        }}
      >
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
