'use client';

import { ShareBar, ShareButton, useToasts } from '@forecourt/ui';

/** Milliseconds that the copy toast stays (SIDE-04). */
const toastDuration = 3000;

/** Copies the link of the vehicle and says so. Source: SIDE-04. */
export const VehicleShare = ({ name, path }: { readonly name: string; readonly path: string }) => {
  const toasts = useToasts();
  return (
    <ShareBar label="Share this vehicle">
      <ShareButton
        url={path}
        onCopied={() => toasts.show({ message: `Copied ${name} to your clipboard!`, duration: toastDuration })}
      />
    </ShareBar>
  );
};
