'use client';

import { ShareBar } from '@forecourt/ui/share-bar';
import { useToasts } from '@forecourt/ui/toast';
import { PrintButton } from '@forecourt/ui/vehicle-print';
import { ShareButton } from '@forecourt/ui/vehicle-share-button';
import type { ReactNode } from 'react';
import { type AnalyticsSubject, analyticsEvent } from '../../runtime/analytics/analytics-events';
import { type AnalyticsSinks, sendEvent } from '../../runtime/analytics/send-event';
import { ShareWindow } from './share-window';

/** Milliseconds that the copy toast stays (SIDE-04). */
const toastDuration = 3000;

/** A document to save, and under which name. */
export interface BrochureFile {
  readonly href: string;
  readonly fileName: string;
}

/** The vehicle that was printed, and the dealer's sinks. */
export interface BrochureEvents {
  readonly subject: AnalyticsSubject;
  readonly sinks: AnalyticsSinks;
}

/** Said when the document does not come; the page for paper needs nothing but itself (ERRS-01/pdf). */
export const brochureFailed = 'The PDF could not be prepared. Please try again, or print this page from your browser.';

/** Copies the link of the vehicle and says so, or shares it in a small window; saves it as a PDF. Source: SIDE-04, PRNT-01. */
export const VehicleShare = ({
  name,
  path,
  address,
  brochure,
  keep,
  isKept = keep !== undefined,
  events: { subject, sinks },
}: {
  readonly name: string;
  readonly path: string;
  /** The whole address that others are to open. */
  readonly address: string;
  /** The vehicle as a PDF, where the site prints (PRNT-01). */
  readonly brochure?: BrochureFile;
  /** What keeps the vehicle, where the site has it (SIDE-01). */
  readonly keep?: ReactNode;
  /** Whether the vehicle is one to keep: else that is there only for those who have it in their list. */
  readonly isKept?: boolean;
  /** Where the event of a saved document goes (ANLY-01). */
  readonly events: BrochureEvents;
}) => {
  const toasts = useToasts();
  return (
    <ShareBar label={isKept ? 'Save and share this vehicle' : 'Share this vehicle'}>
      {keep}
      <ShareButton
        url={path}
        onCopied={() => toasts.show({ message: `Copied ${name} to your clipboard!`, duration: toastDuration })}
      />
      <ShareWindow address={address} />
      {brochure !== undefined && (
        <PrintButton
          {...brochure}
          failedMessage={brochureFailed}
          onSaved={() => sendEvent(sinks, analyticsEvent('vehicle_printed', subject))}
        />
      )}
    </ShareBar>
  );
};
