import type { PublicSite } from '@forecourt/config/public-site';

/** A site's tag manager (ANLY-01). */
export type TagManagerSettings = NonNullable<PublicSite['analytics']['tagManager']>;
