'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../button/icon-button';
import { classNames } from '../class-names/class-names';
import * as gallery from '../gallery/gallery.css';
import { HotspotList } from '../hotspots/hotspot-list';
import { HotspotNote } from '../hotspots/hotspot-note';
import { HotspotPoints } from '../hotspots/hotspot-points';
import type { IconName } from '../icon/icons';
import { far } from '../spin-viewer/spin-viewer.css';
import { UiImage } from '../ui-provider/ui-image';
import { ViewerFrame } from '../viewer-frame/viewer-frame';
import { hotspotsInSight, narrowestField, placeInPicture, widestField } from './panorama-view';
import * as styles from './panorama-viewer.css';
import type { PanoramaViewerProps } from './panorama-viewer-props';
import { moves, useLook } from './use-look';
import { usePanorama } from './use-panorama';

const turns: readonly { readonly icon: IconName; readonly label: string; readonly move: keyof typeof moves }[] = [
  { icon: 'arrow-left', label: 'Look left', move: 'left' },
  { icon: 'arrow-right', label: 'Look right', move: 'right' },
  { icon: 'arrow-up', label: 'Look up', move: 'up' },
  { icon: 'arrow-down', label: 'Look down', move: 'down' },
];

/** Pixels at the foot of the picture where buttons lie over it, with half of the mark of a note. */
const coveredPixels = { framed: 84, 'full-bleed': 92, screen: 0 } as const;

/** A panorama in one place: within the page, or inside the dialog that fills the screen. */
export const PanoramaFace = ({
  label,
  alt,
  src,
  width,
  height,
  start = { yaw: 0, pitch: 0 },
  hotspots = [],
  arrangement,
  backdrop,
  over,
  views,
  failedText = 'The interior could not be loaded.',
  onFailure,
  onFullScreen,
}: Omit<PanoramaViewerProps, 'arrangement'> & {
  readonly arrangement: 'framed' | 'full-bleed' | 'screen';
  readonly onFullScreen?: () => void;
}) => {
  const root = useRef<HTMLElement>(null);
  const strip = useRef<HTMLElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const noteId = useId();
  const [openId, setOpenId] = useState<string>();
  const { look, move, lookTo, onKeyDown, drag } = useLook({ ...start, field: 90 });
  const { state, aspect, frameHeight } = usePanorama(strip, canvas, look, onFailure);
  const round = state === 'round';
  const points = round
    ? hotspotsInSight(hotspots, look, aspect, { covered: (coveredPixels[arrangement] / frameHeight) * 100, openId })
    : hotspots.map(({ yaw, pitch, ...note }) => ({ ...note, ...placeInPicture({ yaw, pitch }) }));
  const open = points.find(({ id }) => id === openId);

  useEffect(() => {
    const element = strip.current;
    // The flat picture begins at its middle, as the view does.
    if (element !== null) element.scrollLeft = (element.scrollWidth - element.clientWidth) / 2;
  }, []);

  const showNote = (id: string) => {
    const hotspot = hotspots.find((one) => one.id === id);
    if (hotspot === undefined) return;
    lookTo(hotspot.yaw, hotspot.pitch);
    const element = strip.current;
    if (element !== null) {
      element.scrollLeft = (placeInPicture(hotspot).x / 100) * element.scrollWidth - element.clientWidth / 2;
    }
    setOpenId(id);
    root.current?.scrollIntoView({ block: 'nearest' });
  };

  const pointsOf = (
    <HotspotPoints
      points={points}
      openId={open?.id}
      noteId={noteId}
      onToggle={(id) => setOpenId(id === openId ? undefined : id)}
    />
  );
  const frame = { label, arrangement, backdrop, over, views };
  if (state === 'failed') {
    return (
      <ViewerFrame {...frame}>
        <p className={styles.message} role="status">
          {failedText}
        </p>
      </ViewerFrame>
    );
  }

  const control = arrangement === 'framed' ? gallery.control : undefined;
  const controls = (
    <>
      {round &&
        turns.map(({ icon, label: name, move: to }) => (
          <IconButton
            key={to}
            icon={icon}
            label={name}
            className={classNames(
              control,
              arrangement !== 'screen' && (to === 'up' || to === 'down') && styles.wideOnly,
            )}
            onClick={() => move(moves[to])}
          />
        ))}
      {state === 'loading' && <span className={styles.words}>Loading the interior</span>}
      {round && (
        <>
          <IconButton
            icon="zoom-in"
            label="Zoom in"
            className={classNames(control, far)}
            disabled={look.field <= narrowestField}
            onClick={() => move(moves.nearer)}
          />
          <IconButton
            icon="zoom-out"
            label="Zoom out"
            className={control}
            disabled={look.field >= widestField}
            onClick={() => move(moves.wider)}
          />
        </>
      )}
      {onFullScreen !== undefined && (
        <IconButton
          icon="expand"
          label="Full screen"
          aria-haspopup="dialog"
          className={classNames(control, !round && far)}
          onClick={onFullScreen}
        />
      )}
    </>
  );

  return (
    <ViewerFrame
      {...frame}
      controls={controls}
      rootRef={root}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && open !== undefined) {
          event.preventDefault();
          event.stopPropagation();
          root.current?.querySelector<HTMLElement>('[data-hotspot][aria-expanded="true"]')?.focus();
          setOpenId(undefined);
        } else if (round) onKeyDown(event);
      }}
      note={
        hotspots.length > 0 && (
          <HotspotNote id={noteId} note={open} root={root} look={arrangement} onClose={() => setOpenId(undefined)} />
        )
      }
      beneath={
        hotspots.length > 0 && arrangement !== 'screen' ? (
          <HotspotList notes={hotspots} look={arrangement} onShow={showNote} />
        ) : undefined
      }
    >
      <section
        ref={strip}
        aria-label={`${label}, flat picture`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by key
        tabIndex={0}
        data-state={state}
        className={styles.strip}
      >
        <div className={styles.sheet}>
          <UiImage {...{ src, alt, width, height }} sizes="300vw" className={styles.flat} />
          {state === 'flat' && pointsOf}
        </div>
      </section>
      <div
        data-picture=""
        data-state={state}
        data-screen={arrangement === 'screen' || undefined}
        className={styles.surface}
        {...drag}
      >
        <canvas ref={canvas} role="img" aria-label={alt} className={styles.canvas} />
        {round && pointsOf}
      </div>
    </ViewerFrame>
  );
};
