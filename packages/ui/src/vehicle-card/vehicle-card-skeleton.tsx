import { Skeleton } from '../skeleton/skeleton';
import { frame } from './ledger-frame.css';
import * as styles from './vehicle-card-skeleton.css';

export type VehicleCardLayout = 'grid' | 'wide' | 'row' | 'tile';

const Lines = () => (
  <div className={styles.lines}>
    <Skeleton shape="title" width="half" />
    <Skeleton />
    <Skeleton width="third" />
  </div>
);

/** The place of a card that is on its way, as high as the card will be. Mark its list busy and say so in words. */
export const VehicleCardSkeleton = ({ layout }: { readonly layout: VehicleCardLayout }) =>
  layout === 'row' ? (
    <div className={frame} aria-hidden="true">
      <div className={styles.row}>
        <div className={styles.rowPicture} />
        <Lines />
        <div className={styles.rowMoney}>
          <Skeleton shape="title" />
          <Skeleton shape="control" />
        </div>
      </div>
    </div>
  ) : (
    <div className={styles.shells[layout]} aria-hidden="true">
      <Skeleton shape="stage" />
      <div className={styles.pads[layout]}>
        <Lines />
        <Skeleton shape="control" />
      </div>
    </div>
  );
