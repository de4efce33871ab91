'use client';

import type { VehicleView } from './available-views';
import * as styles from './gallery-views.css';

/** The choice between the ways of seeing a vehicle. Nothing where there is but one. */
export const ViewSwitch = ({
  views,
  current,
  labels,
  look,
  onView,
}: {
  readonly views: readonly VehicleView[];
  readonly current: VehicleView;
  readonly labels: Readonly<Record<VehicleView, string>>;
  readonly look: keyof typeof styles.lists;
  readonly onView: (view: VehicleView) => void;
}) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll sideways
  <div role="group" aria-label="Views" className={styles.lists[look]}>
    {views.map((view) => (
      <button
        key={view}
        type="button"
        data-view={view}
        aria-pressed={view === current}
        className={styles.items[look]}
        onClick={() => onView(view)}
      >
        {labels[view]}
      </button>
    ))}
  </div>
);
