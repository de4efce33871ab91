export interface LateStart {
  /** Addresses of the page's scripts, in the order of its HTML. */
  readonly sources: readonly string[];
  /** Its style sheets, where the page has only the rules that it uses; none where it kept them. */
  readonly sheets: readonly { readonly address: string; readonly atPaint: boolean }[];
  /** The event of `document` that says that React answers presses. */
  readonly liveEvent: string;
  /** How long after the first paint the scripts are fetched, in milliseconds: pictures go first. */
  readonly aheadMs: number;
  /** How long nobody acts before the scripts start by themselves, in milliseconds. */
  readonly idleMs: number;
}

/**
 * Starts a page's scripts at the first sign of a visitor, or once nobody has given one for a while; fetches them ahead
 * as soon as the page has been painted. Its typefaces follow the first paint at once; the rest of its style sheets comes
 * with the scripts and before them. Until React answers, presses of buttons that need it are kept and pressed again
 * then; links, forms and disclosures work by themselves. Stands in the page as its own text: it may use nothing from
 * outside.
 */
export const startLate = ({ sources, sheets, liveEvent, aheadMs, idleMs }: LateStart): void => {
  const signs = ['pointerdown', 'pointermove', 'click', 'keydown', 'wheel', 'touchstart', 'scroll', 'focusin'];
  const pressed: HTMLElement[] = [];
  let started = false;

  const links = sheets.map(({ address }) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    // React knows a sheet that is there by this attribute, and does not fetch it again.
    link.dataset.precedence = 'next';
    return link;
  });

  /** Whichever comes first, they stand in their order. */
  const dress = (chosen: (sheet: { readonly atPaint: boolean }) => boolean) =>
    links.map((link, at) => {
      if (link.isConnected || !chosen(sheets[at] as (typeof sheets)[number])) return undefined;
      return new Promise((done) => {
        link.onload = done;
        link.onerror = done;
        document.head.insertBefore(link, links.find((other, place) => place > at && other.isConnected) ?? null);
      });
    });

  const start = async () => {
    if (started) return;
    started = true;
    delete document.documentElement.dataset.resting;
    for (const sign of signs) removeEventListener(sign, start, true);
    // What scripts draw needs rules that the page itself did without.
    await Promise.all(dress(() => true));
    for (const source of sources) {
      const script = document.createElement('script');
      // React and the bundler know a script that is there by these two attributes.
      script.async = true;
      script.src = source;
      document.head.append(script);
    }
  };

  const fetchAhead = () => {
    if (started) return;
    for (const ahead of [...sheets.map(({ address }) => address), ...sources]) {
      const link = document.createElement('link');
      link.rel = 'prefetch';
      link.href = ahead;
      document.head.append(link);
    }
  };

  const keep = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button[type="button"]') : null;
    if (!(button instanceof HTMLElement)) return;
    event.stopImmediatePropagation();
    pressed.push(button);
  };

  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });
  addEventListener('click', keep, true);
  document.addEventListener(
    liveEvent,
    () => {
      removeEventListener('click', keep, true);
      // Not within React's own work, which would not hear them.
      setTimeout(() => {
        for (const button of pressed) if (button.isConnected) button.click();
      });
    },
    { once: true },
  );

  setTimeout(start, idleMs);
  // Once the browser has shown the page, which on a busy device is long after it has all of it.
  new PerformanceObserver((_, paints) => {
    paints.disconnect();
    dress(({ atPaint }) => atPaint);
    setTimeout(fetchAhead, aheadMs);
  }).observe({ type: 'paint', buffered: true });
  // Asked of the address alone: whether the page has scrolled is known only once it is laid out.
  if (location.hash !== '') void start();
};
