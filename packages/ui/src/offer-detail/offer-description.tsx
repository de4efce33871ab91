'use client';

import { useId, useState } from 'react';
import { classNames } from '../class-names/class-names';
import { prose } from '../page-content/prose.css';
import type { SafeHtml } from '../safe-html/safe-html';
import { TextButton } from '../text-link/text-link';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import * as styles from './offer-detail.css';

/**
 * A long description: its beginning in plain words, and all of it with its markup at a press. All of it is in the HTML
 * and shows without scripts and on paper. Source: OFFR-01.
 */
export const OfferDescription = ({ cut, html }: { readonly cut: string; readonly html: SafeHtml }) => {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles.words}>
      {!open && <p className={styles.cut}>{cut}</p>}
      <div
        id={id}
        className={classNames(prose, !open && styles.folded)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: SafeHtml is made by the sanitiser alone
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <TextButton
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen((before) => !before)}
      >
        {open ? 'View less' : 'View more'}
        <VisuallyHidden>, description</VisuallyHidden>
      </TextButton>
    </div>
  );
};
