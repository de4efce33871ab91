'use client';

import { type ReactNode, useState } from 'react';
import { Icon } from '../icon/icon';
import { Drawer } from '../modal/drawer';
import * as styles from './menu-parts.css';

/**
 * The menu of narrow screens. It is a `details` in the page, so it opens without scripts; with them the same content
 * opens in a drawer, which closes when a link in it is followed.
 */
export const MenuDrawer = ({ title = 'Menu', children }: { readonly title?: string; readonly children: ReactNode }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <details className={styles.phoneOnly}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button to the browser */}
        <summary
          className={styles.drawerTrigger}
          aria-label={title}
          onClick={(event) => {
            event.preventDefault();
            setOpen(true);
          }}
        >
          <Icon name="menu" />
        </summary>
        <nav className={styles.plainSheet} aria-label={title}>
          {children}
        </nav>
      </details>
      <Drawer open={open} onClose={() => setOpen(false)} title={title}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: links inside also answer to the keyboard with a click */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens to the links inside */}
        <div onClick={(event) => event.target instanceof Element && event.target.closest('a') && setOpen(false)}>
          {children}
        </div>
      </Drawer>
    </>
  );
};
