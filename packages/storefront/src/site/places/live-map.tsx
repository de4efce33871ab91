/// <reference path="./maplibre-files.d.ts" />
'use client';

import {
  AttributionControl,
  LngLatBounds,
  Map as MapLibreMap,
  Marker,
  NavigationControl,
  setWorkerUrl,
} from 'maplibre-gl';
import sheetAddress from 'maplibre-gl/dist/maplibre-gl.css?url';
import workerAddress from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { type ReactNode, useEffect, useRef } from 'react';
import { LateSheet } from '../../runtime/deferred-styles/late-sheet';
import * as styles from './live-map.css';
import type { MappedPlace, MapView } from './map-view';

export type LiveMapProps = MapView & {
  /** Lies under the map until it is drawn. */
  readonly under: ReactNode;
  /** Told when there will be no map. */
  readonly onFail: (error: unknown) => void;
};

setWorkerUrl(workerAddress);

/** How near a map looks at a place: streets with their names. */
const nearest = 14;
/** Pixels between the outermost places and the edge. */
const edge = 72;

/** The sign of a place: a link, so that the keyboard finds it as it finds any. */
const signOf = ({ name, href }: MappedPlace): HTMLAnchorElement => {
  const sign = document.createElement('a');
  sign.href = href;
  sign.className = styles.sign;
  sign.textContent = name;
  if (!href.startsWith('/') && !href.startsWith('#')) {
    sign.target = '_blank';
    sign.rel = 'noopener';
    sign.setAttribute('aria-label', `Get Directions, ${name}`);
  }
  return sign;
};

const boundsOf = (places: readonly MappedPlace[]): LngLatBounds => {
  const bounds = new LngLatBounds();
  for (const { long, lat } of places) bounds.extend([long, lat]);
  return bounds;
};

/**
 * Draws the map into an element; `onFail` is called when the map cannot be drawn. Returns a function that removes it.
 */
const draw = (container: HTMLElement, { label, styleUrl, places }: MapView, onFail: (error: unknown) => void) => {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = new MapLibreMap({
    container,
    style: styleUrl,
    bounds: boundsOf(places),
    fitBoundsOptions: { padding: edge, maxZoom: nearest },
    // A page is scrolled over its map: it moves by two fingers, or by the wheel with Ctrl.
    cooperativeGestures: true,
    dragRotate: false,
    touchPitch: false,
    pitchWithRotate: false,
    fadeDuration: isStill ? 0 : 300,
    attributionControl: false,
    locale: { 'Map.Title': label },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
  map.addControl(new AttributionControl({ compact: false }));
  for (const place of places)
    new Marker({ element: signOf(place), anchor: 'bottom', offset: [0, -8] })
      .setLngLat([place.long, place.lat])
      .addTo(map);
  let hasStyle = false;
  map.once('style.load', () => {
    hasStyle = true;
  });
  map.on('error', ({ error }) => {
    if (hasStyle) console.warn('A part of the map could not be loaded.', error);
    else onFail(error);
  });
  return () => map.remove();
};

/**
 * The map itself, by MapLibre: it is moved with arrow keys and zoomed with plus and minus, has a name, and its signs are
 * links. Source: LOC-02.
 */
export const LiveMap = ({ label, styleUrl, places, under, onFail }: LiveMapProps) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (box.current === null) return undefined;
    try {
      return draw(box.current, { label, styleUrl, places }, onFail);
    } catch (error) {
      // No WebGL.
      onFail(error);
      return undefined;
    }
  }, [label, styleUrl, places, onFail]);
  return (
    <>
      <LateSheet address={sheetAddress} />
      <div inert className={styles.under}>
        {under}
      </div>
      <div ref={box} className={styles.map} />
    </>
  );
};
