'use client';

export { SitePopup as PopupPanel } from '@forecourt/ui/site-popup';
export { onceQuiet } from './once-quiet';
