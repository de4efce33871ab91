'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import type { PanoramaPainter } from './panorama-painter';
import type { PanoramaLook } from './panorama-view';

/**
 * `loading`: the flat picture stands there until the view can be painted. `round`: it can be looked around. `flat`:
 * it cannot here, the flat picture scrolls. `failed`: no picture at all.
 */
export type PanoramaState = 'loading' | 'round' | 'flat' | 'failed';

/** A copy that may be painted, of a picture from another site that shares it. */
const sharedCopy = async (src: string): Promise<HTMLImageElement> => {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = src;
  await image.decode();
  return image;
};

const painterFor = async (canvas: HTMLCanvasElement, image: HTMLImageElement): Promise<PanoramaPainter | null> => {
  const { createPanoramaPainter } = await import('./panorama-painter');
  try {
    return createPanoramaPainter(canvas, image);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return createPanoramaPainter(canvas, await sharedCopy(image.currentSrc));
  }
};

/** Sharper than this is not seen and costs a phone its battery. */
const densest = 2;

/**
 * Paints the picture inside `strip` onto `canvas`, once it has come, and again whenever the look or the size changes.
 * What goes wrong leaves the flat picture, and is told to `onFailure`. Source: SPIN-03.
 */
export const usePanorama = (
  strip: RefObject<HTMLElement | null>,
  canvas: RefObject<HTMLCanvasElement | null>,
  look: PanoramaLook,
  onFailure: ((reason: unknown) => void) | undefined,
): { readonly state: PanoramaState; readonly aspect: number; readonly frameHeight: number } => {
  const [state, setState] = useState<PanoramaState>('loading');
  const [size, setSize] = useState({ width: 3, height: 2 });
  const painter = useRef<PanoramaPainter>(undefined);
  const tell = useRef(onFailure);
  useEffect(() => {
    tell.current = onFailure;
  }, [onFailure]);

  useEffect(() => {
    const surface = canvas.current;
    const image = strip.current?.querySelector('img');
    if (surface === null || !image) return undefined;
    let gone = false;
    const begin = async () => {
      try {
        const made = await painterFor(surface, image);
        if (gone) return made?.dispose();
        painter.current = made ?? undefined;
        setState(made === null ? 'flat' : 'round');
      } catch (reason) {
        if (gone) return undefined;
        setState('flat');
        tell.current?.(reason);
      }
      return undefined;
    };
    const fail = () => {
      setState('failed');
      tell.current?.(new Error(`No picture at ${image.currentSrc || image.src}.`));
    };
    const lose = () => setState('flat');
    if (image.complete) image.naturalWidth > 0 ? void begin() : fail();
    image.addEventListener('load', begin);
    image.addEventListener('error', fail);
    surface.addEventListener('webglcontextlost', lose);
    const observer = new ResizeObserver(() => setSize({ width: surface.clientWidth, height: surface.clientHeight }));
    observer.observe(surface);
    return () => {
      gone = true;
      image.removeEventListener('load', begin);
      image.removeEventListener('error', fail);
      surface.removeEventListener('webglcontextlost', lose);
      observer.disconnect();
      painter.current?.dispose();
      painter.current = undefined;
    };
  }, [strip, canvas]);

  useEffect(() => {
    if (state !== 'round' || size.width === 0 || size.height === 0) return;
    const density = Math.min(densest, window.devicePixelRatio);
    painter.current?.paint(look, Math.round(size.width * density), Math.round(size.height * density));
  }, [state, look, size]);

  return { state, aspect: size.height === 0 ? 1 : size.width / size.height, frameHeight: size.height };
};
