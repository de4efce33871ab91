// Written from the route table of @forecourt/storefront by `npm run routes`. Do not edit.
export { PageNotFound as default } from '@forecourt/storefront/client';
