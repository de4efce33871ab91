import type { SiteDocument } from '../site-document/site-document';

/** Origins besides its own that a page may use, such as `https://collect.example.com`. */
export interface PageSources {
  /** Where it may send to and ask. */
  readonly connect: readonly string[];
  /** Whose scripts it may run. */
  readonly script: readonly string[];
  /** Whose pages it may frame. */
  readonly frame: readonly string[];
}

/** `payment`: pages on which a card is typed in, where no script of others but the payment service's may run. */
export type PageClass = 'general' | 'payment';

/** The class of the page at a path, at whichever of its addresses a site has it (ROUTE-06). */
export const pageClassOf = (path: string): PageClass =>
  /^\/cars\/[^/]+\/(?:checkout|buy-online)(?:\/|$)/.test(path) ? 'payment' : 'general';

const unique = (origins: readonly string[]): readonly string[] => [...new Set(origins)];

/**
 * What the pages of a site may use, by its own settings: they send to its `beacon` sinks (ANLY-01), and pages without
 * payment run its chat widget (CHAT-01), which asks, frames and keeps a line open to where its script comes from.
 */
export const pageSources = ({
  analytics,
  flags,
  chat,
}: Pick<SiteDocument, 'analytics' | 'flags' | 'chat'>): Readonly<Record<PageClass, PageSources>> => {
  const sinks = unique(analytics.sinks.flatMap((sink) => (sink.kind === 'beacon' ? [new URL(sink.url).origin] : [])));
  const widget = flags.chat && chat !== null ? [new URL(chat.scriptUrl).origin] : [];
  return {
    general: {
      connect: unique([...sinks, ...widget.flatMap((origin) => [origin, origin.replace('https:', 'wss:')])]),
      script: widget,
      frame: widget,
    },
    payment: { connect: sinks, script: [], frame: [] },
  };
};
