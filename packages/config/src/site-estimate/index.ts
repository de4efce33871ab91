export { siteEstimate, siteExampleRate } from './site-estimate';
