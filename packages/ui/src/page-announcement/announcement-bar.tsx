'use client';

import { useEffect, useState } from 'react';
import { IconButton } from '../button/icon-button';
import { classNames } from '../class-names/class-names';
import {
  browserStore,
  type DismissalStore,
  rememberDismissed,
  wasDismissed,
} from '../dismissal-memory/dismissal-memory';
import { Container } from '../layout/layout';
import { nightScope } from '../theme/scopes.css';
import { UiLink } from '../ui-provider/ui-link';
import * as styles from './announcement-bar.css';

export type AnnouncementBarProps = {
  readonly text: string;
  readonly link?: { readonly label: string; readonly href: string };
  /** Key under which this browser remembers that the text was dismissed; one a site. */
  readonly storageKey: string;
  /** `localStorage` unless given. */
  readonly store?: DismissalStore;
  readonly tone?: keyof typeof styles.tones;
  readonly dismissLabel?: string;
};

/**
 * A line over everything that can be sent away and stays so. It is in the page's HTML, so nothing moves for those who
 * see it; who has dismissed it loses it again as soon as the browser can say so. Source: ANNC-01.
 */
export const AnnouncementBar = ({
  text,
  link,
  storageKey,
  store,
  tone = 'night',
  dismissLabel = 'Dismiss announcement',
}: AnnouncementBarProps) => {
  const [dismissed, setDismissed] = useState(false);
  useEffect(() => setDismissed(wasDismissed(store ?? browserStore(), storageKey, text)), [store, storageKey, text]);
  if (dismissed) return null;
  return (
    <section
      aria-label="Announcement"
      className={classNames(tone === 'night' && nightScope, styles.root, styles.tones[tone])}
    >
      <Container className={styles.body}>
        <p className={styles.text}>
          {text}
          {link !== undefined && (
            <>
              {' '}
              <UiLink href={link.href}>{link.label}</UiLink>
            </>
          )}
        </p>
        <IconButton
          icon="x"
          label={dismissLabel}
          className={styles.close}
          onClick={() => {
            rememberDismissed(store ?? browserStore(), storageKey, text);
            setDismissed(true);
          }}
        />
      </Container>
    </section>
  );
};
