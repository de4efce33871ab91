'use client';

import { PrintButton, ShareBar, ShareButton, useToasts } from '@forecourt/ui';

/** Milliseconds that the copy toast stays (SIDE-04). */
const toastDuration = 3000;

/** A document to save, and under which name. */
export interface BrochureFile {
  readonly href: string;
  readonly fileName: string;
}

/** Said when the document does not come; the page for paper needs nothing but itself (ERRS-01/pdf). */
export const brochureFailed = 'The PDF could not be prepared. Please try again, or print this page from your browser.';

/** Copies the link of the vehicle and says so; saves it as a PDF. Source: SIDE-04, PRNT-01. */
export const VehicleShare = ({
  name,
  path,
  brochure,
}: {
  readonly name: string;
  readonly path: string;
  /** The vehicle as a PDF, where the site prints (PRNT-01). */
  readonly brochure?: BrochureFile;
}) => {
  const toasts = useToasts();
  return (
    <ShareBar label="Share this vehicle">
      <ShareButton
        url={path}
        onCopied={() => toasts.show({ message: `Copied ${name} to your clipboard!`, duration: toastDuration })}
      />
      {brochure !== undefined && <PrintButton {...brochure} failedMessage={brochureFailed} />}
    </ShareBar>
  );
};
