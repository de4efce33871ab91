import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import { Icon } from '../icon/icon';
import { nightScope } from '../theme/scopes.css';
import type { UiImageElementProps } from '../ui-provider/ui-elements';
import { UiImage } from '../ui-provider/ui-image';
import * as styles from './stage.css';

export type StageTone = Exclude<keyof typeof styles.tones, 'empty'>;

export type StageProps = {
  readonly tone?: StageTone;
  /** `free` takes the height of its box or content. */
  readonly ratio?: keyof typeof styles.ratios;
  readonly corners?: keyof typeof styles.corners;
  readonly className?: string;
  readonly children: ReactNode;
};

/** The ground of a vehicle: wall and floor, or a lit set, by the theme. */
export const Stage = ({ tone = 'neutral', ratio = 'card', corners = 'card', className, children }: StageProps) => (
  <div
    className={classNames(
      styles.stage,
      styles.ratios[ratio],
      styles.tones[tone],
      styles.corners[corners],
      tone === 'night' && nightScope,
      className,
    )}
  >
    {children}
  </div>
);

/** The vehicle on a {@link Stage}: a cut-out stands on the floor, a photo fills the stage. */
export const StagePicture = ({
  cutOut = false,
  faded = false,
  ...image
}: Omit<UiImageElementProps, 'className'> & {
  /** The picture has a transparent ground. */
  readonly cutOut?: boolean;
  /** Sold. */
  readonly faded?: boolean;
}) => <UiImage {...image} className={classNames(cutOut ? styles.cutOut : styles.photo, faded && styles.faded)} />;

/** Something in a corner of a {@link Stage}: tags, a save button, the count of photos. */
export const StageCorner = ({
  place,
  children,
}: {
  readonly place: keyof typeof styles.cornerPlaces;
  readonly children: ReactNode;
}) => <div className={classNames(styles.corner, styles.cornerPlaces[place])}>{children}</div>;

/** A stage without a picture. */
export const EmptyStage = ({
  label = 'Photos on the way',
  ratio = 'card',
  corners = 'card',
  children,
}: {
  readonly label?: string;
  readonly children?: ReactNode;
} & Pick<StageProps, 'ratio' | 'corners'>) => (
  <div className={classNames(styles.stage, styles.ratios[ratio], styles.tones.empty, styles.corners[corners])}>
    <div className={styles.emptyText}>
      <Icon name="car-front" size="large" />
      {label}
    </div>
    {children}
  </div>
);
