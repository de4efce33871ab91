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
  /** Whose pages its forms may lead to, also by the redirect that a form of its own site is answered with. */
  readonly form: readonly string[];
}

/**
 * `chat`: the document in which the dealer's widget runs. `private`: pages that are one shopper's own, on which no script
 * of others runs. `payment`: as those, but for the processor that is paid by.
 */
export type SourcesClass = 'general' | 'chat' | 'private' | 'payment';

const sourcesClasses = {
  public: 'general',
  form: 'general',
  chat: 'chat',
  private: 'private',
  payment: 'payment',
} as const satisfies Record<PageSecurityClass, SourcesClass>;

/** Which sources of its site a page of a security class may use. */
export const sourcesClassOf = (security: PageSecurityClass): SourcesClass => sourcesClasses[security];

/** Nothing but the page's own origin. */
export const noSources: PageSources = { connect: [], script: [], frame: [], form: [] };

const unique = (origins: readonly string[]): readonly string[] => [...new Set(origins)];

/**
 * What the pages of a site may use, by its own settings: they send to its `beacon` sinks (ANLY-01), ask the hosts of its
 * map (LOC-02), and its tag manager runs and sends there and at the hosts that are named for it, on no page that is a
 * shopper's own. Its chat widget (CHAT-01) runs in a document of its own alone, where it asks, frames and keeps a line
 * open to where its script comes from.
 * @param processor what the processor needs that the site is paid by (RSRV-01): `form` where a shopper pays at its own
 *   pages, `script`, `frame` and `connect` where it has fields in ours. It opens payment pages alone.
 */
export const pageSources = (
  { analytics, flags, chat, map }: Pick<SiteDocument, 'analytics' | 'flags' | 'chat' | 'map'>,
  processor: PageSources = noSources,
): Readonly<Record<SourcesClass, PageSources>> => {
  const sinks = unique(analytics.sinks.flatMap((sink) => (sink.kind === 'beacon' ? [new URL(sink.url).origin] : [])));
  const mapHosts = map === null ? [] : [map.styleUrl, ...map.hosts].map((address) => new URL(address).origin);
  const widget = flags.chat && chat !== null ? [new URL(chat.scriptUrl).origin] : [];
  const { tagManager } = analytics;
  const tags =
    tagManager === null
      ? []
      : unique([tagManager.scriptUrl, ...tagManager.hosts].map((address) => new URL(address).origin));
  return {
    general: { ...noSources, connect: unique([...sinks, ...mapHosts, ...tags]), script: tags },
    chat: {
      ...noSources,
      connect: unique(widget.flatMap((origin) => [origin, origin.replace('https:', 'wss:')])),
      script: widget,
      frame: widget,
    },
    private: { ...noSources, connect: sinks },
    payment: { ...processor, connect: unique([...sinks, ...processor.connect]) },
  };
};
