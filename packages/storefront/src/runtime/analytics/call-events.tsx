'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import type { AnalyticsSinks } from './send-event';
import { forgetCall, tellNumber } from './tell-call';

/**
 * Tells the dealer's sinks of a call (25, ANLY-01) whichever telephone link of whichever page is pressed: header, footer,
 * locations, texts. One listener for all of them. Shows nothing.
 */
export const CallEvents = ({
  websiteId,
  dealershipId,
  sinks,
}: {
  readonly websiteId: string;
  readonly dealershipId: string;
  readonly sinks: AnalyticsSinks;
}) => {
  const path = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page opened begins anew
  useEffect(forgetCall, [path]);
  useEffect(() => {
    const dealer = { website_id: websiteId, dealership_id: dealershipId, car_id: null, car_type: null };
    const press = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="tel:"]') : null;
      if (link !== null) tellNumber(sinks, dealer, link.href);
    };
    document.addEventListener('click', press);
    return () => document.removeEventListener('click', press);
  }, [websiteId, dealershipId, sinks]);
  return null;
};
