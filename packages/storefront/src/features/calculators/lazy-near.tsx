'use client';

import { type ComponentType, lazy, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { readDone, repeatDone } from './carry-over';

/** How far below the window a part is when its code is asked for. */
const ahead = '600px 0px';
/** Tells React that what stands in the element is not its business. */
const asDrawn = { __html: '' };
const never = () => () => {};

/**
 * A part of a page whose code comes when it is near the window, or has the focus. The server draws it whole, and its
 * HTML stands there until the code has come; without scripts it stays. Nothing of it is loaded with the page. What was
 * typed and chosen in the drawn part is done in the live one, too.
 *
 * Not `Suspense`: React moves what stands in a boundary out of a long page, and only a script moves it back.
 */
export const lazyNear = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  /** Class that keeps room for it where the server has not drawn it: on a way within the site. */
  room: (props: Props) => string,
) => {
  const Drawn = lazy(async () => ({ default: await load() }));
  const LazyPart = (props: Props) => {
    const [isDrawn] = useState(
      useSyncExternalStore(
        never,
        () => false,
        () => true,
      ),
    );
    const [Part, setPart] = useState<ComponentType<Props> | null>(null);
    const box = useRef<HTMLDivElement>(null);

    useEffect(() => {
      const element = box.current;
      if (element === null) return undefined;
      const wake = async () => {
        stop();
        try {
          const loaded = await load();
          // In one step: what is typed between reading and drawing would be lost.
          const done = readDone(element);
          flushSync(() => setPart(() => loaded));
          if (box.current !== null) repeatDone(box.current, done);
        } catch (error) {
          console.error('A part of the page could not be loaded.', error);
        }
      };
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) void wake();
        },
        { rootMargin: ahead },
      );
      const stop = () => {
        observer.disconnect();
        element.removeEventListener('focusin', wake);
      };
      if (isDrawn) {
        observer.observe(element);
        element.addEventListener('focusin', wake);
      } else {
        // On a way within the site nothing stands there yet: it comes while the reader is at the top, and moves nothing.
        void wake();
      }
      return stop;
    }, [isDrawn]);

    if (typeof window === 'undefined') {
      return (
        <div>
          <Drawn {...props} />
        </div>
      );
    }
    if (Part !== null) {
      return (
        <div key="live" ref={box}>
          <Part {...props} />
        </div>
      );
    }
    return (
      <div
        ref={box}
        suppressHydrationWarning
        className={isDrawn ? undefined : room(props)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; it keeps what the server has drawn
        dangerouslySetInnerHTML={asDrawn}
      />
    );
  };
  return LazyPart;
};
