'use client';

import { ToastProvider, UiProvider } from '@forecourt/ui';
import type { ReactNode } from 'react';
import { SiteImage } from './site-image';
import { SiteLink } from './site-link';

/** Gives the page Next's link and image and a place for toasts. */
export const PageElements = ({ children }: { readonly children: ReactNode }) => (
  <UiProvider Link={SiteLink} Image={SiteImage}>
    <ToastProvider>{children}</ToastProvider>
  </UiProvider>
);
