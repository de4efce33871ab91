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
  /** How long nobody acts before the scripts start by themselves, in milliseconds. */
  readonly idleMs: number;
}

/**
 * Starts a page's scripts at the first sign of a visitor, or once nobody has given one for a while; fetches them ahead
 * as soon as the page has been painted. Typefaces that missed the first paint follow it at once; the rest of its style
 * sheets comes with the scripts and before them. Presses until then are kept (`keepPresses`). Stands in the page as its
 * own text: it may use nothing from outside.
 */
export const startLate = (late: LateStart): void => {
  const { sources, sheets, typefaces, sheetsMs, aheadMs, idleMs } = late;
  const signs = ['pointerdown', 'pointermove', 'click', 'keydown', 'wheel', 'touchstart', 'scroll', 'focusin'];
  let started = false;

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

  const start = async (sign?: Event) => {
    if (started || (sign !== undefined && isIdle(sign))) return;
    started = true;
    delete document.documentElement.dataset.resting;
    for (const sign of signs) removeEventListener(sign, start, true);
    // What scripts draw needs rules that the page itself did without.
    await Promise.race([Promise.all(dress(sheets)), new Promise((done) => setTimeout(done, sheetsMs))]);
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
    const missing = sheets.filter((_, at) => links[at]?.isConnected === false);
    for (const ahead of [...missing, ...sources]) {
      const link = document.createElement('link');
      link.rel = 'prefetch';
      link.href = ahead;
      document.head.append(link);
    }
  };

  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });

  /**
   * Pictures that left the line to the first one (`afterFirstPaint` of the design system) come once that has been shown:
   * a frame counts as drawn long before a busy device shows it, so loading alone says too little.
   */
  const bringPictures = () => {
    const mark = () => {
      const { dataset } = document.documentElement;
      if (dataset.resting !== undefined) dataset.resting = 'painted';
    };
    const drawn = () => requestAnimationFrame(() => requestAnimationFrame(mark));
    if (document.readyState === 'complete') drawn();
    else addEventListener('load', drawn, { once: true });
  };

  setTimeout(() => void start(), idleMs);
  // Once the browser has shown the page, which on a busy device is long after it has all of it.
  new PerformanceObserver((_, paints) => {
    paints.disconnect();
    bringPictures();
    void wearTypefaces();
    setTimeout(fetchAhead, aheadMs);
  }).observe({ type: 'paint', buffered: true });
  // Asked of the address alone: whether the page has scrolled is known only once it is laid out.
  if (location.hash !== '') void start();
};
