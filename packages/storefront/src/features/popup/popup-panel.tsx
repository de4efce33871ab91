'use client';

export { SitePopup as PopupPanel } from '@forecourt/ui';
