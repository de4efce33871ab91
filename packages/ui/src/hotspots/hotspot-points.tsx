'use client';

import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type HotspotPoint, hotspotName } from './hotspot';
import * as styles from './hotspots.css';

/** The points of a picture that are seen now. They stand in a box that has the place and shape of the picture. */
export const HotspotPoints = ({
  points,
  openId,
  noteId,
  onToggle,
}: {
  readonly points: readonly HotspotPoint[];
  /** The one whose note is open. */
  readonly openId: string | undefined;
  /** The element that shows the note. */
  readonly noteId: string;
  readonly onToggle: (id: string) => void;
}) =>
  points.map((point) => (
    <button
      key={point.id}
      type="button"
      aria-label={hotspotName(point)}
      aria-expanded={point.id === openId}
      aria-controls={noteId}
      data-hotspot=""
      className={styles.marker}
      style={{ ...assignInlineVars({ [styles.x]: `${point.x}%`, [styles.y]: `${point.y}%` }) }}
      onClick={() => onToggle(point.id)}
    />
  ));
