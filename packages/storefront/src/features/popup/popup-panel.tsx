'use client';

export { SitePopup as PopupPanel } from '@forecourt/ui';
export { onceQuiet } from './once-quiet';
