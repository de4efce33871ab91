import type { WatchChange } from './watch-rules';

const name = 'forecourt-watchlist';

/** Tells other tabs of the site what changed, and hears it of them, so that they agree. Browsers without channels ask again later. */
export const otherTabs = (heard: (change: WatchChange) => void): { readonly tell: (change: WatchChange) => void } => {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => undefined };
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<WatchChange>) => heard(data));
  return { tell: (change) => channel.postMessage(change) };
};
