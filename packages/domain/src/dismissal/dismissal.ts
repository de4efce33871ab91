/**
 * The name under which a site's visitor's browser keeps what was dismissed; each site keeps its own (POPU-01,
 * ANNC-01). `marketing` says that the visitor has agreed to marketing there.
 */
export const dismissalKey = (websiteId: string, what: 'popup' | 'announcement' | 'marketing'): string =>
  `forecourt:${websiteId}:${what}`;

/** Whether exactly this was dismissed: other words under the same key are news again (ANNC-01). */
export const isDismissed = (remembered: string | null, identity: string): boolean => remembered === identity;
