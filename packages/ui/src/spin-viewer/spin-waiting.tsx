import { assignInlineVars } from '@vanilla-extract/dynamic';
import { classNames } from '../class-names/class-names';
import { HotspotList } from '../hotspots/hotspot-list';
import { tones } from '../stage/stage.css';
import { UiImage } from '../ui-provider/ui-image';
import { ViewerFrame } from '../viewer-frame/viewer-frame';
import { SpinDial } from './spin-dial';
import * as styles from './spin-viewer.css';
import type { SpinViewerProps } from './spin-viewer-props';

const nothing = () => undefined;

/** The first frame where the turntable will show it, with the room for what belongs to it: while the viewer comes. */
export const SpinWaiting = ({
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
  arrangement = 'framed',
  backdrop,
  over,
  views,
}: SpinViewerProps) => {
  const [first] = frames;
  return (
    <ViewerFrame
      label={label}
      {...{ arrangement, backdrop, over, views }}
      row={
        frames.length > 1 ? (
          <div inert>
            <SpinDial label={label} place={0} count={frames.length} marks={marks} onPlace={nothing} />
          </div>
        ) : undefined
      }
      beneath={hotspots.length > 0 ? <HotspotList notes={hotspots} look={arrangement} onShow={nothing} /> : undefined}
    >
      <div
        className={classNames(styles.turntable, styles.standings[arrangement], arrangement === 'framed' && tones[tone])}
      >
        <div className={styles.boxes[fit]} style={{ ...assignInlineVars({ [styles.ratio]: String(width / height) }) }}>
          {first !== undefined && (
            <UiImage
              {...{ src: first, alt, width, height }}
              sizes={arrangement === 'framed' ? '(min-width: 75rem) 56rem, 100vw' : '100vw'}
              priority
              className={classNames(styles.pictures[fit], faded && styles.faded)}
            />
          )}
        </div>
      </div>
    </ViewerFrame>
  );
};
