'use client';

import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { followComparison, shownComparison, wantComparison } from './comparison-signal';
import { freeCorner } from './free-corner';
import * as styles from './price-mark.css';

/** Milliseconds to wait in a browser that does not report when it is idle. */
const idleGuess = 1500;
const nothing = () => null;

const whenIdle = (act: () => void): (() => void) => {
  if (typeof window.requestIdleCallback === 'function') {
    const id = window.requestIdleCallback(act, { timeout: 4000 });
    return () => window.cancelIdleCallback(id);
  }
  const id = window.setTimeout(act, idleGuess);
  return () => window.clearTimeout(id);
};

/** Boxes of the words inside an element, line by line, without those of the mark itself. */
const wordsIn = (frame: Element, mark: Element): readonly DOMRect[] => {
  const walker = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT, (node) =>
    mark.contains(node) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  const boxes: DOMRect[] = [];
  const range = document.createRange();
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    range.selectNodeContents(node);
    boxes.push(...range.getClientRects());
  }
  return boxes;
};

/**
 * A price, and at the end of one of its lines where it stands in its market, as a link to the comparison. It comes with
 * the comparison and only then, into room that the words leave free, so that nothing moves; where there is no such
 * room it stays away. Source: AUTO-01 to AUTO-04.
 */
export const PriceMark = ({
  path,
  href,
  children,
}: {
  readonly path: string;
  /** Where the comparison stands on the page. */
  readonly href: string;
  readonly children: ReactNode;
}) => {
  const frame = useRef<HTMLDivElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const [top, setTop] = useState<number | null>(null);
  const mark = useSyncExternalStore(
    useCallback((listener: () => void) => followComparison(path, listener), [path]),
    () => shownComparison(path),
    nothing,
  );

  useEffect(() => whenIdle(() => wantComparison(path)), [path]);
  useLayoutEffect(() => {
    const [outer, inner] = [frame.current, link.current];
    if (outer === null || inner === null || mark === null) return undefined;
    const settle = () =>
      setTop(
        freeCorner(outer.getBoundingClientRect(), wordsIn(outer, inner), {
          width: inner.offsetWidth,
          height: inner.offsetHeight,
        }),
      );
    const observer = new ResizeObserver(settle);
    observer.observe(outer);
    settle();
    return () => observer.disconnect();
  }, [mark]);

  return (
    <div ref={frame} className={styles.frame}>
      {children}
      {mark !== null && (
        <a
          ref={link}
          href={href}
          data-fits={top !== null}
          aria-label={`${mark.verdict}: how the price compares`}
          className={`${styles.mark} ${styles.bands[mark.band]}`}
          style={assignInlineVars({ [styles.top]: `${top ?? 0}px`, [styles.place]: String(1 - mark.fill) })}
        >
          {mark.verdict}
          <span className={styles.scale} aria-hidden="true">
            <span className={styles.marker} />
          </span>
        </a>
      )}
    </div>
  );
};
