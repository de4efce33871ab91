'use client';

import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useId, useRef, useState } from 'react';
import { IconButton } from '../button/icon-button';
import { classNames } from '../class-names/class-names';
import * as gallery from '../gallery/gallery.css';
import { HotspotList } from '../hotspots/hotspot-list';
import { HotspotNote } from '../hotspots/hotspot-note';
import { HotspotPoints } from '../hotspots/hotspot-points';
import { Icon } from '../icon/icon';
import { tones } from '../stage/stage.css';
import { UiImage } from '../ui-provider/ui-image';
import { ViewerFrame } from '../viewer-frame/viewer-frame';
import { SpinDial } from './spin-dial';
import { hotspotsOn, nearestFrame } from './spin-turn';
import * as styles from './spin-viewer.css';
import type { SpinViewerProps } from './spin-viewer-props';
import { useSpinFrames } from './use-spin-frames';
import { type SpinHold, useSpinTurn } from './use-spin-turn';

/** A spin in one place: within the page, or inside the dialog that fills the screen. */
export const SpinFace = ({
  label,
  alt,
  frames,
  width,
  height,
  fit = 'contain',
  tone = 'neutral',
  hotspots = [],
  marks,
  faded = false,
  arrangement,
  backdrop,
  over,
  views,
  failedText = 'The 360 degree view could not be loaded.',
  hold,
  onPreloadError,
  onFullScreen,
}: Omit<SpinViewerProps, 'arrangement'> & {
  readonly arrangement: 'framed' | 'full-bleed' | 'screen';
  readonly hold: SpinHold;
  readonly onFullScreen?: () => void;
}) => {
  const root = useRef<HTMLElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const noteId = useId();
  const [openId, setOpenId] = useState<string>();
  const { ready, failed, asked, ask } = useSpinFrames(box, frames, onPreloadError);
  const count = frames.length;
  const ring = frames.flatMap((_, frame) => (failed.includes(frame) ? [] : [frame]));
  const settled = asked && ready.length + failed.length === count;
  const turn = useSpinTurn({ box, ring, count, settled, hold, onTouch: ask });
  const several = ring.length > 1;
  // While pictures are on their way the nearest that has come stands in.
  const shown = nearestFrame(turn.frame, ready, count) ?? turn.frame;
  const points = hotspotsOn(hotspots, shown);
  const open = points.find(({ id }) => id === openId);

  const showNote = (id: string) => {
    const positions = hotspots.find((hotspot) => hotspot.id === id)?.positions ?? [];
    const frame = nearestFrame(
      shown,
      positions.map((position) => position.frame).filter((at) => ring.includes(at)),
      count,
    );
    if (frame === undefined) return;
    turn.showFrame(frame);
    setOpenId(id);
    root.current?.scrollIntoView({ block: 'nearest' });
  };

  if (count === 0 || ring.length === 0) {
    return (
      <ViewerFrame label={label} {...{ arrangement, backdrop, over, views }}>
        <p className={styles.message} role="status">
          {failedText}
        </p>
      </ViewerFrame>
    );
  }

  const look = arrangement === 'framed' ? gallery.control : undefined;
  const coming = asked && !settled;
  const controls = (
    <>
      {several && (
        <IconButton
          icon={turn.turning ? 'pause' : 'play'}
          label={turn.turning ? 'Stop turning' : 'Turn by itself'}
          className={look}
          onClick={turn.turning ? turn.pause : turn.play}
        />
      )}
      {several && !hold.touched && !coming && (
        <span className={classNames(styles.words[arrangement], styles.hint)}>
          <Icon name="rotate-3d" size="small" />
          Drag to turn
        </span>
      )}
      {several && (
        <span className={classNames(styles.words[arrangement], styles.far)}>
          {coming
            ? `Loading ${Math.floor(((ready.length + failed.length) / count) * 100)}%`
            : `${turn.place + 1} of ${ring.length}`}
        </span>
      )}
      {onFullScreen !== undefined && (
        <IconButton
          icon="expand"
          label="Full screen"
          aria-haspopup="dialog"
          className={classNames(look, !several && styles.far)}
          onClick={() => {
            turn.pause();
            onFullScreen();
          }}
        />
      )}
    </>
  );

  return (
    <ViewerFrame
      label={label}
      {...{ arrangement, backdrop, over, views, controls }}
      rootRef={root}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || open === undefined) return;
        // The note alone closes, not the dialog around.
        event.preventDefault();
        event.stopPropagation();
        root.current?.querySelector<HTMLElement>('[data-hotspot][aria-expanded="true"]')?.focus();
        setOpenId(undefined);
      }}
      note={
        hotspots.length > 0 && (
          <HotspotNote id={noteId} note={open} root={root} look={arrangement} onClose={() => setOpenId(undefined)} />
        )
      }
      row={
        several ? (
          <SpinDial label={label} place={turn.place} count={ring.length} marks={marks} onPlace={turn.goTo} />
        ) : undefined
      }
      beneath={
        hotspots.length > 0 && arrangement !== 'screen' ? (
          <HotspotList notes={hotspots} look={arrangement} onShow={showNote} />
        ) : undefined
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the range below does the same by keyboard */}
      <div
        ref={box}
        data-picture=""
        data-several={several || undefined}
        data-dragging={turn.dragging || undefined}
        className={classNames(
          styles.turntable,
          styles.standings[arrangement],
          arrangement === 'framed' && tones[tone],
          arrangement === 'screen' && tones.night,
        )}
        {...turn.drag}
        onDragStart={(event) => event.preventDefault()}
      >
        <div className={styles.boxes[fit]} style={{ ...assignInlineVars({ [styles.ratio]: String(width / height) }) }}>
          {frames.map((src, frame) =>
            frame === 0 || asked ? (
              <div
                // biome-ignore lint/suspicious/noArrayIndexKey: a frame is its place on the ring
                key={frame}
                data-frame={frame}
                data-shown={frame === shown || undefined}
                aria-hidden={frame !== shown}
                className={styles.frame}
              >
                <UiImage
                  src={src}
                  alt={frame === shown ? alt : ''}
                  width={width}
                  height={height}
                  sizes={arrangement === 'framed' ? '(min-width: 75rem) 56rem, 100vw' : '100vw'}
                  priority={frame === 0}
                  className={classNames(styles.pictures[fit], faded && styles.faded)}
                />
              </div>
            ) : null,
          )}
          <HotspotPoints
            points={points}
            openId={open?.id}
            noteId={noteId}
            onToggle={(id) => setOpenId(id === openId ? undefined : id)}
          />
        </div>
      </div>
    </ViewerFrame>
  );
};
