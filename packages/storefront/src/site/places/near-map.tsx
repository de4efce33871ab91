'use client';

import { MapFrame, type MapFrameProps } from '@forecourt/ui/place';
import { type ComponentType, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { DeferredStyles } from '../../runtime/deferred-styles/deferred-styles';
import type { LiveMapProps } from './live-map';
import type { MapView } from './map-view';
import * as styles from './near-map.css';

/** How far below the window a map is when its code is asked for. */
const ahead = '200px 0px';

/**
 * A map whose code, style and tiles are asked for once it is near the window: nothing of it comes with the page. What
 * stands in the frame before stays without scripts, and where the map cannot be shown: no WebGL, or its style does not
 * answer. A frame with nothing in it goes then.
 */
export const NearMap = ({
  map,
  shape,
  children,
}: {
  readonly map: MapView;
  /** Where a place is, in words; left out where a list says it. */
  readonly children?: ReactNode;
} & Pick<MapFrameProps, 'shape'>) => {
  const box = useRef<HTMLDivElement>(null);
  const [Live, setLive] = useState<ComponentType<LiveMapProps>>();
  const [hasFailed, setHasFailed] = useState(false);
  const onFail = useCallback((error: unknown) => {
    console.warn('The map cannot be shown.', error);
    setHasFailed(true);
  }, []);

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
          (error: unknown) => {
            if (!isLeft) onFail(error);
          },
        );
      },
      { rootMargin: ahead },
    );
    observer.observe(element);
    return () => {
      isLeft = true;
      observer.disconnect();
    };
  }, [onFail]);

  if (hasFailed && children === undefined) return null;
  return (
    <MapFrame {...(shape === undefined ? {} : { shape })} needsScripts={children === undefined}>
      <div ref={box} className={styles.box}>
        {Live === undefined || hasFailed ? (
          children
        ) : (
          <Suspense fallback={children}>
            <DeferredStyles part="placeMap" />
            <Live {...map} under={children} onFail={onFail} />
          </Suspense>
        )}
      </div>
    </MapFrame>
  );
};
