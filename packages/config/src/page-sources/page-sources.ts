import type { PageSecurityClass } from '../pages/page-row';
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

/** `chat`: the document in which the dealer's widget runs. `payment`: pages on which no script of others may run, but the payment service's where a card is typed in. */
export type SourcesClass = 'general' | 'chat' | 'payment';

const sourcesClasses = {
  public: 'general',
  form: 'general',
  chat: 'chat',
  private: 'payment',
  payment: 'payment',
} as const satisfies Record<PageSecurityClass, SourcesClass>;

/** Which sources of its site a page of a security class may use. */
export const sourcesClassOf = (security: PageSecurityClass): SourcesClass => sourcesClasses[security];

const unique = (origins: readonly string[]): readonly string[] => [...new Set(origins)];

/**
 * What the pages of a site may use, by its own settings: they send to its `beacon` sinks (ANLY-01), ask the hosts of its
 * map (LOC-02), and its tag manager runs and sends there and at the hosts that are named for it, on no page that is a
 * shopper's own. Its chat widget (CHAT-01) runs in a document of its own alone, where it asks, frames and keeps a line
 * open to where its script comes from.
 */
export const pageSources = ({
  analytics,
  flags,
  chat,
  map,
}: Pick<SiteDocument, 'analytics' | 'flags' | 'chat' | 'map'>): Readonly<Record<SourcesClass, PageSources>> => {
  const sinks = unique(analytics.sinks.flatMap((sink) => (sink.kind === 'beacon' ? [new URL(sink.url).origin] : [])));
  const mapHosts = map === null ? [] : [map.styleUrl, ...map.hosts].map((address) => new URL(address).origin);
  const widget = flags.chat && chat !== null ? [new URL(chat.scriptUrl).origin] : [];
  const { tagManager } = analytics;
  const tags =
    tagManager === null
      ? []
      : unique([tagManager.scriptUrl, ...tagManager.hosts].map((address) => new URL(address).origin));
  return {
    general: { connect: unique([...sinks, ...mapHosts, ...tags]), script: tags, frame: [] },
    chat: {
      connect: unique(widget.flatMap((origin) => [origin, origin.replace('https:', 'wss:')])),
      script: widget,
      frame: widget,
    },
    payment: { connect: sinks, script: [], frame: [] },
  };
};
