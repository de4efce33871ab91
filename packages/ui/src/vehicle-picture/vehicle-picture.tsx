import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import { Stage, StagePicture, type StageProps, type StageTone } from '../stage/stage';
import { VehicleProfile, type VehicleShape } from '../vehicle-profile/vehicle-profile';
import * as styles from './vehicle-picture.css';

/** One picture of a vehicle. */
export type VehicleImage = {
  readonly src: string;
  /** What it shows: "2023 Toyota RAV4, silver, from the front left". */
  readonly alt: string;
  /** The picture's own pixels; they hold its place. */
  readonly width: number;
  readonly height: number;
  /** `contain`: a cut-out with a transparent ground that stands on the stage. `cover`: a photo that fills it. */
  readonly fit: 'contain' | 'cover';
  /** The ground under a cut-out; choose by its paint. */
  readonly tone?: StageTone;
};

export type VehiclePictureProps = {
  /** `null`: a drawing stands in, with words. */
  readonly image: VehicleImage | null;
  /** The drawing where there is no picture. */
  readonly shape?: VehicleShape;
  readonly emptyLabel?: string;
  /** A second line under the label: the stock number. */
  readonly emptyNote?: string;
  /** Grey and stepped back: sold. */
  readonly faded?: boolean;
  /** A word across the foot: "Reserved". */
  readonly flag?: string;
  readonly ratio?: StageProps['ratio'];
  readonly corners?: StageProps['corners'];
  /** How wide it is shown, as the `sizes` of an image. */
  readonly sizes?: string;
  /** Fetch at once. */
  readonly priority?: boolean;
  /** `low`: fetched after the others, `high`: before them. `auto` with `priority`: at once, after the first. */
  readonly fetchPriority?: 'low' | 'auto' | 'high';
  readonly className?: string;
  /** Things in the corners of the stage. */
  readonly children?: ReactNode;
};

/** The vehicle on its stage; a line drawing where no picture is to be had. */
export const VehiclePicture = ({
  image,
  shape = 'suv',
  emptyLabel = 'Photos on the way',
  emptyNote,
  faded = false,
  flag,
  ratio = 'card',
  corners = 'card',
  sizes,
  priority,
  fetchPriority,
  className,
  children,
}: VehiclePictureProps) => {
  const over = (
    <>
      {flag !== undefined && <span className={styles.flag}>{flag}</span>}
      {children}
    </>
  );
  if (image === null) {
    return (
      <div className={classNames(styles.empty, styles.emptyRatios[ratio], styles.corners[corners], className)}>
        <p className={styles.emptyWords}>
          <VehicleProfile shape={shape} />
          <span className={styles.emptyLabel}>{emptyLabel}</span>
          {emptyNote !== undefined && <span>{emptyNote}</span>}
        </p>
        {over}
      </div>
    );
  }
  const { fit, tone, ...picture } = image;
  return (
    <Stage
      tone={tone}
      ratio={ratio}
      corners={corners}
      className={classNames(styles.picture, className, flag !== undefined && styles.flagged)}
    >
      <StagePicture
        {...picture}
        cutOut={fit === 'contain'}
        faded={faded}
        {...(sizes === undefined ? {} : { sizes })}
        {...(priority === undefined ? {} : { priority })}
        {...(fetchPriority === undefined ? {} : { fetchPriority })}
      />
      {over}
    </Stage>
  );
};
