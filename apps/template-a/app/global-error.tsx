'use client';
// Written from the route table of @forecourt/storefront by `npm run routes`. Do not edit.
export { SiteError as default } from '@forecourt/storefront/client';
