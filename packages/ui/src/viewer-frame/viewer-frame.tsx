import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { classNames } from '../class-names/class-names';
import * as gallery from '../gallery/gallery.css';
import { nightScope } from '../theme/scopes.css';
import * as styles from './viewer-frame.css';

/** How a viewer of a vehicle is framed. The gallery has the same forms. */
export type ViewerLook = {
  /** `framed` within the page, `full-bleed` over the width of the screen on a dark stage. */
  readonly arrangement?: 'framed' | 'full-bleed';
  /** Full-bleed: what the vehicle stands on. */
  readonly backdrop?: keyof typeof gallery.backdrops;
  /** Over the top of the picture: tags, breadcrumbs. */
  readonly over?: ReactNode;
  /** The switch between the ways of seeing: over the picture when framed, in the bar at its foot when full-bleed. */
  readonly views?: ReactNode;
};

export type ViewerFrameProps = Omit<ViewerLook, 'arrangement'> & {
  readonly label: string;
  /** `screen`: inside a dialog over the whole screen. */
  readonly arrangement: 'framed' | 'full-bleed' | 'screen';
  /** Buttons over the foot of the picture. They need scripts. */
  readonly controls?: ReactNode;
  /** A row of its own at the foot: a dial. It needs scripts. */
  readonly row?: ReactNode;
  /** What floats beside a point of the picture. */
  readonly note?: ReactNode;
  /** Under all of it, in the flow of the page. */
  readonly beneath?: ReactNode;
  readonly rootRef?: Ref<HTMLElement>;
  readonly onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
  /** The picture. It fills its place, which has its size before the picture comes. */
  readonly children: ReactNode;
};

/** Where a spin, a panorama or a video stands, so that each has the place and the size of the gallery. */
export const ViewerFrame = ({
  label,
  arrangement,
  backdrop = 'night',
  over,
  views,
  controls,
  row,
  note,
  beneath,
  rootRef,
  onKeyDown,
  children,
}: ViewerFrameProps) => {
  const region = { ref: rootRef, 'aria-label': label, onKeyDown };
  if (arrangement === 'screen') {
    return (
      <section {...region} className={styles.screen}>
        <div className={styles.screenPicture}>{children}</div>
        {note}
        <div className={styles.screenFoot}>
          {row}
          <div className={styles.screenBar}>{controls}</div>
        </div>
      </section>
    );
  }
  if (arrangement === 'framed') {
    return (
      <section {...region} className={gallery.root}>
        {views !== undefined && <div className={gallery.views}>{views}</div>}
        <div className={gallery.frame}>
          {children}
          {over !== undefined && (
            <div className={classNames(gallery.over, views !== undefined && gallery.overBelow)}>
              <div className={gallery.overContent}>{over}</div>
            </div>
          )}
          {controls !== undefined && <div className={gallery.controls.spread}>{controls}</div>}
        </div>
        {note}
        {row !== undefined && <div className={styles.scripted}>{row}</div>}
        {beneath}
      </section>
    );
  }
  return (
    <section {...region} className={styles.root}>
      <div className={classNames(gallery.stageRoot, nightScope, gallery.backdrops[backdrop])}>
        <div className={gallery.stageSlides}>{children}</div>
        {over !== undefined && (
          <div className={gallery.stageTop}>
            <div className={gallery.overContent}>{over}</div>
          </div>
        )}
        {(row !== undefined || views !== undefined || controls !== undefined) && (
          <div className={gallery.stageFoot}>
            {row !== undefined && <div className={styles.reached}>{row}</div>}
            <div className={gallery.stageBar}>
              {views}
              {controls}
            </div>
          </div>
        )}
      </div>
      {note}
      {beneath}
    </section>
  );
};
