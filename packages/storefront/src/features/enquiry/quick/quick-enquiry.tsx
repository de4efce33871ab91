'use client';

import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { preload } from 'react-dom';
import { DeferredStyles, useDeferredSheet } from '../../../runtime/deferred-styles/deferred-styles';
import { insteadOfLink } from '../../search';
import type { QuickEnquiryWindowsProps } from './quick-enquiry-windows';

type Code = typeof import('./quick-enquiry-code');

let fetched: Promise<Code> | undefined;

/** The code of the window; a failure is tried again by the next call. */
const fetchCode = (): Promise<Code> => {
  fetched ??= import('./quick-enquiry-code').catch((error: unknown) => {
    fetched = undefined;
    throw error;
  });
  return fetched;
};

const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-opens]') : null;

const signs = ['pointerover', 'pointerdown', 'focusin'] as const;

/**
 * Opens the quick enquiry of a card over the page, wherever on it a card stands: it hears the presses of links that name
 * a window (`data-opens`). Its code comes when somebody points at one; a press waits for it and shows progress on the
 * link, and follows the link where the window cannot be had. Without scripts the link leads to the same form on a page.
 * Source: CARD-02, FORM-06.
 */
export const QuickEnquiry = () => {
  const [shown, setShown] = useState<
    QuickEnquiryWindowsProps & { readonly Windows: ComponentType<QuickEnquiryWindowsProps> }
  >();
  const sheet = useDeferredSheet('quickEnquiry');
  useEffect(() => {
    let turn = 0;
    const prepare = (event: Event) => {
      // A failure shows at the press, which tries again.
      if (linkOf(event) === null) return;
      if (sheet !== undefined) preload(sheet, { as: 'style' });
      void fetchCode().catch(() => undefined);
    };
    const open = async (link: HTMLAnchorElement) => {
      if (link.ariaBusy === 'true') return;
      turn += 1;
      const mine = turn;
      // False once another button was pressed or the page was left.
      const isWanted = () => mine === turn && link.isConnected;
      link.ariaBusy = 'true';
      try {
        const { QuickEnquiryWindows, quickEnquiryParts } = await fetchCode();
        const parts = await quickEnquiryParts(link.dataset.opens ?? '');
        if (isWanted()) setShown({ Windows: QuickEnquiryWindows, asked: { ...parts, link } });
      } catch (error) {
        console.error('The quick enquiry could not be opened here.', error);
        if (isWanted()) window.location.assign(link.href);
      } finally {
        link.ariaBusy = null;
      }
    };
    // Before the framework's link hears it.
    const press = (event: MouseEvent) => {
      const link = linkOf(event);
      if (link !== null) insteadOfLink(event, () => void open(link));
    };
    for (const sign of signs) document.addEventListener(sign, prepare, { passive: true });
    document.addEventListener('click', press, true);
    return () => {
      for (const sign of signs) document.removeEventListener(sign, prepare);
      document.removeEventListener('click', press, true);
    };
  }, [sheet]);
  return shown === undefined ? null : (
    <Suspense>
      <DeferredStyles part="quickEnquiry" />
      <shown.Windows asked={shown.asked} />
    </Suspense>
  );
};
