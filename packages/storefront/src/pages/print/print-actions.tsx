'use client';

import { PrintButton, PrintPageButton } from '@forecourt/ui/vehicle-print';
import { type BrochureEvents, type BrochureFile, brochureFailed } from '../../features/vehicle/vehicle-share';
import { analyticsEvent } from '../../runtime/analytics/analytics-events';
import { sendEvent } from '../../runtime/analytics/send-event';

/** Prints the page for paper or saves it as a PDF; each is the event of a printed vehicle (PRNT-01, ANLY-01). */
export const PrintActions = ({
  brochure,
  events: { subject, sinks },
}: {
  readonly brochure: BrochureFile;
  readonly events: BrochureEvents;
}) => {
  const tell = () => sendEvent(sinks, analyticsEvent('vehicle_printed', subject));
  return (
    <>
      <PrintPageButton onPrint={tell} />
      <PrintButton {...brochure} kind="outlined" label="Save as PDF" failedMessage={brochureFailed} onSaved={tell} />
    </>
  );
};
