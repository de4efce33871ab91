'use client';

export { SiteHeaderMega as Header } from '@forecourt/ui/site-header';
