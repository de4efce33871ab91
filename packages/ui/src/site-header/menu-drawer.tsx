'use client';

import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '../icon/icon';
import { Drawer } from '../modal/drawer';
import { useBackCloses } from '../modal/use-back-closes';
import * as styles from './menu-parts.css';

/** A press that opens a link elsewhere leaves the page, and its menu, as they are. */
const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/**
 * The menu of narrow screens. It is a `details` in the page, so it opens without scripts and before they have come; with
 * them the same content opens in a drawer that covers the page. It closes by its sign, by Escape, by the browser's way
 * back, and when a link in it is followed. Source: NAVI-01.
 */
export const MenuDrawer = ({ title = 'Menu', children }: { readonly title?: string; readonly children: ReactNode }) => {
  const [open, setOpen] = useState(false);
  const plain = useRef<HTMLDetailsElement>(null);
  const leaveFor = useBackCloses(open, () => setOpen(false));

  // Opened before the scripts came.
  useEffect(() => {
    if (plain.current?.open !== true) return;
    plain.current.open = false;
    setOpen(true);
  }, []);

  return (
    <>
      <details ref={plain} className={styles.phoneOnly}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button to the browser */}
        <summary
          className={styles.drawerTrigger}
          aria-label={title}
          onClick={(event) => {
            event.preventDefault();
            setOpen(true);
          }}
        >
          <Icon name="menu" className={styles.sign} />
          <Icon name="x" className={styles.sign} />
        </summary>
        <nav className={styles.plainSheet} aria-label={title}>
          {children}
        </nav>
      </details>
      <Drawer open={open} onClose={() => setOpen(false)} title={title}>
        <div
          onClickCapture={(event) => {
            const link = event.target instanceof Element ? event.target.closest('a') : null;
            if (link !== null && link.origin === location.origin && !opensElsewhere(event) && leaveFor(link)) {
              event.preventDefault();
              event.stopPropagation();
            }
          }}
        >
          {children}
        </div>
      </Drawer>
    </>
  );
};
