'use client';

import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../button/icon-button';
import * as styles from './hero-film.css';

export type HeroFilmProps = {
  /** A video file. Its sound is never heard. */
  readonly src: string;
  /** Behind the words of a hero, or over its picture. */
  readonly place: keyof typeof styles.places;
  readonly pauseLabel?: string;
  readonly playLabel?: string;
};

/** Whether the visitor or the connection would rather not have it. */
const isUnwanted = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)').matches ||
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

/** Once the page has everything it came with. */
const whenLoaded = (then: () => void): (() => void) => {
  if (document.readyState === 'complete') {
    then();
    return () => {};
  }
  addEventListener('load', then, { once: true });
  return () => removeEventListener('load', then);
};

/**
 * A silent film over the picture of a hero. Nothing of it is fetched before the page has loaded and its place is in
 * sight, and never where less motion or less data is wished: then the picture stays. It can be stopped, as whatever
 * moves by itself must be, and rests while it is out of sight.
 */
export const HeroFilm = ({ src, place, pauseLabel = 'Pause the film', playLabel = 'Play the film' }: HeroFilmProps) => {
  const anchor = useRef<HTMLSpanElement>(null);
  const film = useRef<HTMLVideoElement>(null);
  const [wanted, setWanted] = useState(false);
  const [inSight, setInSight] = useState(false);
  const [running, setRunning] = useState(false);
  const [stopped, setStopped] = useState(false);
  const [failed, setFailed] = useState(false);

  useEffect(() => whenLoaded(() => setWanted(!isUnwanted())), []);

  useEffect(() => {
    const stage = anchor.current?.parentElement;
    if (!wanted || !stage) return undefined;
    const observer = new IntersectionObserver(([entry]) => setInSight(entry?.isIntersecting === true));
    observer.observe(stage);
    return () => observer.disconnect();
  }, [wanted]);

  useEffect(() => {
    const element = film.current;
    if (element === null) return;
    if (!inSight || stopped) {
      element.pause();
      return;
    }
    element.play().catch((error: unknown) => {
      // Paused before it began is no fault; a browser that will not play it leaves the picture.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setFailed(true);
    });
  }, [inSight, stopped]);

  if (!wanted || failed) return <span ref={anchor} hidden />;
  return (
    <>
      <span ref={anchor} hidden />
      {(inSight || running) && (
        <video
          ref={film}
          src={src}
          muted
          loop
          playsInline
          autoPlay={!stopped}
          disablePictureInPicture
          aria-hidden
          tabIndex={-1}
          data-running={running ? '' : undefined}
          className={styles.places[place]}
          onPlaying={() => setRunning(true)}
          onError={() => setFailed(true)}
        />
      )}
      {running && (
        <IconButton
          icon={stopped ? 'play' : 'pause'}
          label={stopped ? playLabel : pauseLabel}
          className={styles.button}
          onClick={() => setStopped(!stopped)}
        />
      )}
    </>
  );
};
