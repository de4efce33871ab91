export interface LateStart {
  /** Addresses of the page's scripts, in the order of its HTML. */
  readonly sources: readonly string[];
  /** Addresses of its style sheets in their order. The page may have the rules that it uses in their place. */
  readonly sheets: readonly string[];
  /**
   * Those of them that name typefaces for the first paint (`.css`), and files (`.woff2`) and names of those that the page
   * wears.
   */
  readonly typefaces: readonly string[];
  /** How long the scripts wait for style sheets, in milliseconds: one that hangs may not keep buttons from working. */
  readonly sheetsMs: number;
  /** How long after the first paint the scripts are fetched, in milliseconds: pictures go first. */
  readonly aheadMs: number;
  /** How long after the page has loaded the scripts wait for an idle moment, in milliseconds. */
  readonly latestMs: number;
  /** How long after the first paint they wait for the page to have loaded, in milliseconds. */
  readonly mostMs: number;
}

/**
 * Starts a page's scripts by themselves once it has loaded and the browser is idle, or at the first sign of a visitor
 * before; they are fetched from soon after the first paint. Typefaces that missed that follow it at once; the rest of the
 * page's style sheets comes with the scripts and before them. Parts that rested until then are laid out one at a time, so
 * that no press waits for all of them. Presses until React answers are kept (`keepPresses`). Stands in the page as its own
 * text: it may use nothing from outside.
 */
export const startLate = (late: LateStart): void => {
  const { sources, sheets, typefaces, sheetsMs, aheadMs, latestMs, mostMs } = late;
  const signs = ['pointerdown', 'pointermove', 'click', 'keydown', 'wheel', 'touchstart', 'scroll', 'focusin'];
  const { dataset } = document.documentElement;
  let started = false;

  // Safari has no idle callbacks.
  const whenIdle = (work: () => void, timeout: number) =>
    'requestIdleCallback' in window ? requestIdleCallback(work, { timeout }) : setTimeout(work, 50);

  const links = sheets.map((sheet) => {
    const there = document.querySelector<HTMLLinkElement>(`link[rel="stylesheet"][href="${sheet}"]`);
    if (there !== null) return there;
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = sheet;
    // React knows a sheet that is there by this attribute, and does not fetch it again.
    link.dataset.precedence = 'next';
    return link;
  });

  /** Whichever comes first, they stand in their order. */
  const dress = (chosen: readonly string[]) =>
    links.map((link, at) => {
      if (link.isConnected || !chosen.includes(sheets[at] ?? '')) return undefined;
      return new Promise((done) => {
        link.onload = done;
        link.onerror = done;
        document.head.insertBefore(link, links.find((other, place) => place > at && other.isConnected) ?? null);
      });
    });

  const readAt = performance.now();
  /**
   * Whether a file had come when the page was read to here, before it was first painted: its typeface is worn then. That
   * it is there later says too little, since one that missed the first paint by a hair is not worn. Where it is unsure
   * the rules are brought: letters that are in their typeface already stay as they are.
   */
  const cameInTime = (file: string): boolean =>
    performance
      .getEntriesByName(new URL(file, location.href).href)
      .some(
        (entry) => entry instanceof PerformanceResourceTiming && entry.responseEnd > 0 && entry.responseEnd < readAt,
      );

  /**
   * For typefaces that came too late for the first paint. The files first, then the rules without force, then both within
   * one task: letters are laid out once more, not once for the rules and once for the file.
   */
  const wearTypefaces = async () => {
    const faces = typefaces.filter((entry) => !entry.startsWith('/'));
    if (typefaces.filter((entry) => /^\/.*\.woff2/.test(entry)).every(cameInTime)) return;
    await Promise.all(
      typefaces
        .filter((entry) => entry.startsWith('/'))
        .map((address) => {
          const link = document.createElement('link');
          link.rel = 'preload';
          link.as = address.endsWith('.css') ? 'style' : 'font';
          if (link.as === 'font') link.crossOrigin = '';
          link.href = address;
          return new Promise((done) => {
            link.onload = done;
            link.onerror = done;
            document.head.append(link);
          });
        }),
    );
    const idle = links.filter((link) => !link.isConnected && typefaces.includes(link.getAttribute('href') ?? ''));
    for (const link of idle) link.media = 'print';
    await Promise.all(dress(typefaces));
    for (const link of idle) link.removeAttribute('media');
    // A file that does not come leaves its stand-in, and the browser says so in its console.
    for (const face of faces) document.fonts.load(`1em "${face}"`).catch(() => undefined);
  };

  /**
   * Told by the browser though nobody acts: a strip of pictures settles anew, or the page is laid out under a mouse that
   * rests. Who moves a strip or the mouse gives another sign.
   */
  const isIdle = (sign: Event): boolean =>
    (sign.type === 'scroll' && sign.target !== document) ||
    (sign instanceof PointerEvent && sign.type === 'pointermove' && sign.movementX === 0 && sign.movementY === 0);

  const wakeAll = () => {
    delete dataset.resting;
  };

  /** A jump lands beside its part while parts above are not laid out. */
  const wakeForJump = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a[href*="#"]') !== null) wakeAll();
  };

  const wakeByParts = () => {
    if (dataset.resting === undefined) return;
    // Pictures that left the line to the first one need not any more.
    dataset.resting = 'painted';
    const parts = [...document.querySelectorAll<HTMLElement>('body :is(section, footer, li)')].filter(
      (part) => getComputedStyle(part).contentVisibility === 'auto',
    );
    let place = 0;
    const wakeNext = () => {
      const part = parts[place];
      place += 1;
      if (part !== undefined && dataset.resting !== undefined) {
        part.style.contentVisibility = 'visible';
        whenIdle(wakeNext, 200);
        return;
      }
      wakeAll();
      removeEventListener('click', wakeForJump, true);
      for (const one of parts) one.style.removeProperty('content-visibility');
    };
    whenIdle(wakeNext, 200);
  };

  let isFetching = false;
  const fetchAhead = () => {
    if (isFetching) return;
    isFetching = true;
    for (const source of sources) {
      const link = document.createElement('link');
      link.rel = 'preload';
      link.as = 'script';
      link.fetchPriority = 'low';
      link.href = source;
      document.head.append(link);
    }
  };

  const start = async (sign?: Event) => {
    if (started || (sign !== undefined && isIdle(sign))) return;
    started = true;
    for (const sign of signs) removeEventListener(sign, start, true);
    whenIdle(wakeByParts, 200);
    // What scripts draw needs rules that the page itself did without; both are fetched side by side.
    const dressed = Promise.all(dress(sheets));
    fetchAhead();
    await Promise.race([dressed, new Promise((done) => setTimeout(done, sheetsMs))]);
    for (const source of sources) {
      const script = document.createElement('script');
      // React and the bundler know a script that is there by these two attributes.
      script.async = true;
      script.src = source;
      document.head.append(script);
    }
  };

  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });
  addEventListener('click', wakeForJump, true);

  /** A frame counts as drawn long before a busy device shows it, so loading alone says too little. */
  const onceShown = (work: () => void) => requestAnimationFrame(() => requestAnimationFrame(work));
  const startWhenIdle = () => onceShown(() => whenIdle(() => void start(), latestMs));
  if (document.readyState === 'complete') startWhenIdle();
  else addEventListener('load', startWhenIdle, { once: true });
  // Once the browser has shown the page, which on a busy device is long after it has all of it.
  new PerformanceObserver((_, paints) => {
    paints.disconnect();
    void wearTypefaces();
    setTimeout(fetchAhead, aheadMs);
    // A picture that hangs keeps a page from being loaded, not its buttons from working.
    setTimeout(() => void start(), mostMs);
  }).observe({ type: 'paint', buffered: true });
  // Asked of the address alone: whether the page has scrolled is known only once it is laid out.
  if (location.hash !== '') void start();
};
