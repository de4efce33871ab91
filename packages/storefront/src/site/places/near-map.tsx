'use client';

import { type ComponentType, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { LateStyles } from '../../runtime/late-styles/late-styles';
import type { LiveMapProps } from './live-map';
import type { MapView } from './map-view';
import * as styles from './near-map.css';

/** How far below the window a map is when its code is asked for. */
const ahead = '200px 0px';

/**
 * A map whose code, style and tiles are asked for once it is near the window: nothing of it comes with the page. What
 * stands there before stays without scripts, and where the map cannot be shown: no WebGL, or its style does not answer.
 */
export const NearMap = ({ map, children }: { readonly map: MapView; readonly children: ReactNode }) => {
  const box = useRef<HTMLDivElement>(null);
  const [Live, setLive] = useState<ComponentType<LiveMapProps>>();

  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    let isLeft = false;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        import('./live-map').then(
          ({ LiveMap }) => {
            if (!isLeft) setLive(() => LiveMap);
          },
          (error: unknown) => console.error('The map could not be loaded.', error),
        );
      },
      { rootMargin: ahead },
    );
    observer.observe(element);
    return () => {
      isLeft = true;
      observer.disconnect();
    };
  }, []);

  return (
    <div ref={box} className={styles.box}>
      {Live === undefined ? (
        children
      ) : (
        <Suspense fallback={children}>
          <LateStyles part="placeMap" />
          <Live {...map} instead={children} />
        </Suspense>
      )}
    </div>
  );
};
