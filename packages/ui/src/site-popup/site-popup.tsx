'use client';

import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import { IconButton } from '../button/icon-button';
import { LinkButton } from '../button/link-button';
import { classNames } from '../class-names/class-names';
import {
  browserStore,
  type DismissalStore,
  rememberDismissed,
  wasDismissed,
} from '../dismissal-memory/dismissal-memory';
import { modal } from '../modal/modal.css';
import { useModalDialog } from '../modal/use-modal-dialog';
import type { Picture } from '../page-picture/picture';
import { UiImage } from '../ui-provider/ui-image';
import * as styles from './site-popup.css';

export type SitePopupProps = {
  readonly title: string;
  readonly text?: string;
  readonly image?: Picture;
  readonly action?: { readonly label: string; readonly href: string };
  /**
   * An enquiry form below the words, which says when its enquiry was accepted: the promotion then counts as closed, and
   * stays while the form leads on.
   */
  readonly form?: (onSent: () => void) => ReactNode;
  /** What this promotion is remembered by: another identity shows again to those who closed the last one. */
  readonly identity: string;
  /** Key under which this browser remembers that it was closed; one a site. */
  readonly storageKey: string;
  /**
   * Whether it is over, asked once in the browser, for a cached page may be older than the expiry. The caller has the
   * clock.
   */
  readonly isExpired?: () => boolean;
  /** `localStorage` unless given. */
  readonly store?: DismissalStore;
  readonly closeLabel?: string;
};

/**
 * A promotion over the page, once. It is not in the page's HTML, so it covers nothing for crawlers and without
 * scripts, and it lies in the top layer, so nothing moves when it comes. It shows by default, not after its expiry,
 * and never again once it was closed. Load it lazily, after the page. Source: POPU-01.
 */
export const SitePopup = ({
  title,
  text,
  image,
  action,
  form,
  identity,
  storageKey,
  isExpired,
  store,
  closeLabel = 'Close',
}: SitePopupProps) => {
  const [shown, setShown] = useState(false);
  const titleId = useId();

  const isNews = useEffectEvent(
    (key: string, promotion: string): boolean =>
      isExpired?.() !== true && !wasDismissed(store ?? browserStore(), key, promotion),
  );
  // Asked once for each promotion: a new function from the caller is no new question.
  useEffect(() => setShown(isNews(storageKey, identity)), [storageKey, identity]);

  const remember = () => rememberDismissed(store ?? browserStore(), storageKey, identity);
  const close = () => {
    remember();
    // Closed before it leaves the page: then the browser gives the focus back to where it was.
    dialog.ref.current?.close();
    setShown(false);
  };
  const dialog = useModalDialog(shown, close);

  if (!shown) return null;
  return (
    <dialog {...dialog} aria-labelledby={titleId} className={classNames(modal, styles.popup)}>
      <IconButton icon="x" label={closeLabel} className={styles.close} onClick={close} />
      {/* Without a link inside, what scrolls is itself reached by the keyboard. */}
      <div tabIndex={action === undefined && form === undefined ? 0 : undefined} className={styles.scroll}>
        {image !== undefined && (
          <UiImage {...image} className={styles.picture} sizes="(min-width: 40rem) 37.5rem, 92vw" />
        )}
        <div className={styles.words}>
          <h2 id={titleId} className={classNames(styles.title, image === undefined && styles.besideClose)}>
            {title}
          </h2>
          {text !== undefined && text !== '' && <p className={styles.text}>{text}</p>}
          {action !== undefined && (
            <LinkButton href={action.href} className={styles.action} onClick={close}>
              {action.label}
            </LinkButton>
          )}
          {form !== undefined && <div className={styles.form}>{form(remember)}</div>}
        </div>
      </div>
    </dialog>
  );
};
