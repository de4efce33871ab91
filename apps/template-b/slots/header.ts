'use client';

export { SiteHeaderOverlay as Header } from '@forecourt/ui/site-header';
