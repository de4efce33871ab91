'use client';

import { defaultQuality } from '@forecourt/api-contract/media';
import { ToastProvider } from '@forecourt/ui/toast';
import { UiProvider } from '@forecourt/ui/ui-provider';
import type { ReactNode } from 'react';
import { PictureQuality, SiteImage } from './site-image';
import { SiteLink } from './site-link';

/** Gives the page Next's link, the site's image and a place for toasts. */
export const PageElements = ({
  pictureQuality,
  children,
}: {
  /** 1 to 100; the platform's default where there is no site. */
  readonly pictureQuality?: number;
  readonly children: ReactNode;
}) => (
  <UiProvider Link={SiteLink} Image={SiteImage}>
    <PictureQuality value={pictureQuality ?? defaultQuality}>
      <ToastProvider>{children}</ToastProvider>
    </PictureQuality>
  </UiProvider>
);
