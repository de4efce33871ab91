'use client';

import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../icon/icon';
import { closeDelay, openDelay } from '../page-panel/hover-intent';
import { stepAlong, walkLinks } from '../page-panel/panel-keys';
import { UiLink } from '../ui-provider/ui-link';
import * as styles from './mega-menu.css';
import { MenuWords } from './menu-words';

/** An entry of the bar; `panel` is what it opens. */
export type MegaMenuEntry = {
  readonly label: string;
  readonly badge?: string;
  readonly href: string;
  readonly current: boolean;
  readonly panel?: ReactNode;
};

/**
 * A bar of links, some of which open a sheet under the header: on hover after a moment's intent, and by the button beside
 * the link or the arrow down for keyboard and touch. Focus alone opens none: whoever walks to the page with Tab would
 * walk through every sheet. Escape closes; the arrow keys walk. Without scripts the links lead on and the sheets open on
 * hover and focus. Source: NAVI-01.
 */
export const MegaMenu = ({ entries }: { readonly entries: readonly MegaMenuEntry[] }) => {
  const [open, setOpen] = useState<number>();
  const list = useRef<HTMLUListElement>(null);
  const plan = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Whether the sheet that is open was opened by a pointer that rested, and nothing has been pressed since. */
  const isByHover = useRef(false);
  const menuId = useId();

  const show = (entry: number | undefined, delay: number) => {
    clearTimeout(plan.current);
    plan.current = setTimeout(() => setOpen(entry), delay);
  };
  const showNow = (entry: number | undefined) => {
    clearTimeout(plan.current);
    setOpen(entry);
  };
  const showByPointer = (entry: number | undefined) => {
    clearTimeout(plan.current);
    plan.current = setTimeout(() => {
      isByHover.current ||= entry !== open;
      setOpen(entry);
    }, openDelay);
  };
  /** Whoever reaches for the button has opened the sheet on the way: the first press means to open it, too. */
  const toggle = (entry: number) => {
    showNow(open === entry && !isByHover.current ? undefined : entry);
    isByHover.current = false;
  };
  useEffect(() => () => clearTimeout(plan.current), []);

  const itemAt = (entry: number) => list.current?.children.item(entry) ?? undefined;
  const focusLink = (entry: number) => itemAt(entry)?.querySelector('a')?.focus();

  useEffect(() => {
    if (open === undefined) {
      isByHover.current = false;
      return;
    }
    const closeOnEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const item = list.current?.children.item(open);
      if (item?.contains(document.activeElement)) item.querySelector<HTMLElement>('button')?.focus();
      clearTimeout(plan.current);
      setOpen(undefined);
    };
    const closeFromOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !list.current?.contains(event.target)) setOpen(undefined);
    };
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('pointerdown', closeFromOutside);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('pointerdown', closeFromOutside);
    };
  }, [open]);

  const walk = (event: KeyboardEvent, entry: number) => {
    const next = stepAlong(event.key, entry, entries.length);
    if (next !== undefined) {
      event.preventDefault();
      focusLink(next);
    }
    if (event.key === 'ArrowDown' && entries[entry]?.panel !== undefined) {
      event.preventDefault();
      showNow(entry);
      // The panel can take focus only once it is visible.
      requestAnimationFrame(() => itemAt(entry)?.querySelector<HTMLElement>('[data-panel] a')?.focus());
    }
  };

  return (
    <ul ref={list} className={styles.list}>
      {entries.map(({ label, badge, href, current, panel }, index) => (
        <li
          key={`${href} ${label}`}
          className={styles.item}
          data-menu={panel === undefined ? undefined : ''}
          data-open={open === index ? '' : undefined}
          onPointerEnter={(event) =>
            event.pointerType === 'mouse' && showByPointer(panel === undefined ? undefined : index)
          }
          onPointerLeave={(event) => event.pointerType === 'mouse' && show(undefined, closeDelay)}
          onBlur={(event) => {
            if (!event.currentTarget.contains(event.relatedTarget)) show(undefined, 0);
          }}
        >
          <span className={styles.trigger}>
            <UiLink
              href={href}
              className={styles.link}
              aria-current={current ? 'page' : undefined}
              onClick={() => showNow(undefined)}
              onKeyDown={(event) => walk(event, index)}
            >
              <MenuWords
                link={badge === undefined ? { label, href } : { label, badge, href }}
                noteClassName={styles.note}
              />
            </UiLink>
            {panel !== undefined && (
              <button
                type="button"
                className={styles.toggle}
                aria-expanded={open === index}
                aria-controls={`${menuId}${index}`}
                aria-label={`${label} menu`}
                onClick={() => toggle(index)}
                onKeyDown={(event) => walk(event, index)}
              >
                <Icon name="chevron-down" size="small" className={styles.arrow} />
              </button>
            )}
          </span>
          {panel !== undefined && (
            // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to the links inside
            <div
              id={`${menuId}${index}`}
              className={styles.panel}
              data-panel=""
              onKeyDown={(event) => {
                const walked =
                  event.target instanceof HTMLElement &&
                  walkLinks(event.currentTarget, event.target, event.key, () => focusLink(index));
                if (walked) event.preventDefault();
              }}
              onClick={(event) => event.target instanceof Element && event.target.closest('a') && showNow(undefined)}
            >
              {panel}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
};
