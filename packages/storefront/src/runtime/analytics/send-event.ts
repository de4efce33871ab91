import type { PublicSite } from '@forecourt/config/public-site';
import type { AnalyticsEvent } from './analytics-events';

/** Where a dealer wants events to go (ANLY-01). */
export type AnalyticsSinks = PublicSite['analytics']['sinks'];

/** What of the browser an event needs. */
export interface AnalyticsBrowser {
  /** The page's globals: a data layer is a list among them. */
  readonly globals: object;
  /** Takes an address and a body; false where the browser would not. */
  readonly beacon: (url: string, body: Blob) => boolean;
}

const thisBrowser = (): AnalyticsBrowser => ({
  globals: window,
  beacon: (url, body) => navigator.sendBeacon(url, body),
});

/**
 * Sends an event to every sink of the dealer. A failure is logged to the console alone (ERRS-01): no shopper waits for
 * it, and no sink waits for another.
 */
export const sendEvent = (
  sinks: AnalyticsSinks,
  event: AnalyticsEvent,
  browser: AnalyticsBrowser = thisBrowser(),
): void => {
  for (const sink of sinks) {
    try {
      if (sink.kind === 'data-layer') {
        const known: unknown = Reflect.get(browser.globals, sink.name);
        // A tag manager acts on entries by their `event`.
        const entry = { event: event.name, ...event };
        if (Array.isArray(known)) known.push(entry);
        else if (!Reflect.set(browser.globals, sink.name, [entry])) throw new Error('The list cannot be made.');
      } else if (!browser.beacon(sink.url, new Blob([JSON.stringify(event)], { type: 'application/json' }))) {
        throw new Error('The browser did not take the beacon.');
      }
    } catch (error) {
      console.error(`Event ${event.id} did not reach a sink.`, error);
    }
  }
};
