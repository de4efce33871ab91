'use client';

import { useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names/class-names';
import { Icon } from '../icon/icon';
import type { Picture } from '../page-picture/picture';
import { nightScope } from '../theme/scopes.css';
import { UiImage } from '../ui-provider/ui-image';
import * as styles from './video-frame.css';
import { playerAddress, type VideoSource, watchAddress } from './video-source';

export type VideoFrameProps = {
  /** What is to be seen: "Walkaround of the 2023 Toyota RAV4". It names the player. */
  readonly title: string;
  /** From {@link videoSourceOf}; `undefined` where the address is none. */
  readonly source: VideoSource | undefined;
  /** Stands there until play is pressed; a dark ground without one. */
  readonly poster?: Picture;
  readonly corners?: keyof typeof styles.corners;
  readonly playLabel?: string;
  /** On the button that opens a page we do not show inside ours. */
  readonly linkLabel?: string;
  readonly missingText?: string;
  readonly failedText?: string;
  /** Told when play is pressed. */
  readonly onPlay?: () => void;
};

/**
 * A video, 16 by 9. Nothing is fetched from elsewhere before play is pressed. YouTube (without cookies), Vimeo and
 * files play in place; anything else is a link. Source: SPIN-03.
 */
export const VideoFrame = ({
  title,
  source,
  poster,
  corners = 'card',
  playLabel = 'Play video',
  linkLabel = 'Watch video',
  missingText = 'No video yet.',
  failedText = 'The video could not be played.',
  onPlay,
}: VideoFrameProps) => {
  const [playing, setPlaying] = useState(false);
  const [failed, setFailed] = useState(false);
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // The button is gone: the keyboard goes on in the player, unless somebody has gone on to something else.
    if (playing && document.activeElement?.contains(box.current))
      box.current?.querySelector<HTMLElement>('iframe, video')?.focus();
  }, [playing]);

  const frame = classNames(styles.frame, styles.corners[corners], nightScope);
  if (source === undefined) {
    return (
      <div className={frame}>
        <p className={styles.words}>
          <Icon name="play" />
          {missingText}
        </p>
      </div>
    );
  }
  const watch = (label: string) => (
    <a href={watchAddress(source)} target="_blank" rel="noopener noreferrer" className={styles.start}>
      <span className={styles.sign}>
        <Icon name="external-link" size="small" />
        {label}: {title}
      </span>
    </a>
  );
  if (failed) {
    return (
      <div className={frame}>
        <p className={styles.words} role="alert">
          {failedText}
          <a href={watchAddress(source)}>{linkLabel}</a>
        </p>
      </div>
    );
  }
  return (
    <div ref={box} className={frame}>
      {!playing && poster !== undefined && (
        <UiImage {...poster} sizes="(min-width: 75rem) 56rem, 100vw" className={styles.poster} />
      )}
      {source.kind === 'link' && watch(linkLabel)}
      {source.kind !== 'link' && !playing && (
        <>
          <button
            type="button"
            className={classNames(styles.start, styles.scripted)}
            onClick={() => {
              setPlaying(true);
              onPlay?.();
            }}
          >
            <span className={styles.sign}>
              <Icon name="play" size="small" filled />
              {playLabel}: {title}
            </span>
          </button>
          <noscript>{watch(linkLabel)}</noscript>
        </>
      )}
      {playing && (source.kind === 'youtube' || source.kind === 'vimeo') && (
        <iframe
          title={title}
          src={playerAddress(source)}
          allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
          referrerPolicy="strict-origin-when-cross-origin"
          className={styles.player}
        />
      )}
      {playing && source.kind === 'file' && (
        // biome-ignore lint/a11y/useMediaCaption: dealers' walkarounds come without captions; the title says what is seen
        <video
          aria-label={title}
          src={source.src}
          controls
          autoPlay
          playsInline
          className={styles.player}
          onError={() => setFailed(true)}
        />
      )}
    </div>
  );
};
