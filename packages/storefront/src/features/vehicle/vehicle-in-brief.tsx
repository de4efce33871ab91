import { SummaryCard } from '@forecourt/ui/page-layout';
import { Price } from '@forecourt/ui/price';
import { VehiclePicture } from '@forecourt/ui/vehicle-picture';
import type { ReactNode } from 'react';
import * as styles from './vehicle-in-brief.css';
import type { VehicleView } from './vehicle-view';

/**
 * A short view of a vehicle beside a form: name and price as on the page of the vehicle, and a repayment with what it
 * is an example of. A sold vehicle is marked as sold.
 */
export const VehicleInBrief = ({
  view,
  sizes = '(min-width: 75rem) 24rem, 100vw',
  children,
}: {
  readonly view: Pick<
    VehicleView,
    'images' | 'shape' | 'heading' | 'subheading' | 'price' | 'repayment' | 'disclosure' | 'notice'
  >;
  readonly sizes?: string;
  /** The way on, under it. */
  readonly children?: ReactNode;
}) => {
  const { images, shape, heading, subheading, price, repayment, disclosure, notice } = view;
  const [image = null] = images;
  return (
    <SummaryCard
      media={<VehiclePicture image={image} shape={shape} sizes={sizes} priority />}
      title={heading}
      {...(subheading === undefined ? {} : { text: subheading })}
    >
      {notice}
      {price !== null && <Price price={price} {...(repayment === undefined ? {} : { repayment })} />}
      {price !== null && repayment !== undefined && disclosure !== undefined && (
        <p className={styles.smallPrint}>{disclosure}</p>
      )}
      {children}
    </SummaryCard>
  );
};
