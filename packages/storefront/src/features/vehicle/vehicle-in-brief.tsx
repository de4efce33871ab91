import { SummaryCard } from '@forecourt/ui/page-layout';
import { Price } from '@forecourt/ui/price';
import { VehiclePicture } from '@forecourt/ui/vehicle-picture';
import type { ReactNode } from 'react';
import * as styles from './vehicle-in-brief.css';
import type { VehicleView } from './vehicle-view';

const termsId = 'repayment-terms';

type Repaid = Pick<VehicleView, 'price' | 'repayment' | 'disclosure' | 'offer' | 'note'>;

/**
 * What a repayment that is shown is an example of, or the terms of the offer in its place, after its rates, since they may
 * name a repayment; undefined where neither is.
 */
const termsOf = ({ price, repayment, disclosure, offer, note }: Repaid): string | undefined => {
  if (price === null || disclosure === undefined) return undefined;
  if (offer !== undefined) return [note, disclosure].filter(Boolean).join(' ');
  return repayment === undefined ? undefined : disclosure;
};

/**
 * A short view of a vehicle beside a form: name and price as on the page of the vehicle, and a repayment with its rates,
 * or the offer in its place. What that is an example of, or its terms, is `RepaymentTerms`, which the same page shows. A sold vehicle is marked as sold.
 */
export const VehicleInBrief = ({
  view,
  sizes = '(min-width: 75rem) 24rem, 100vw',
  children,
}: {
  readonly view: Repaid & Pick<VehicleView, 'images' | 'shape' | 'heading' | 'subheading' | 'notice'>;
  readonly sizes?: string;
  /** The way on, under it. */
  readonly children?: ReactNode;
}) => {
  const { images, shape, heading, subheading, price, repayment, notice, note, offer } = view;
  const [image = null] = images;
  return (
    <SummaryCard
      media={<VehiclePicture image={image} shape={shape} sizes={sizes} priority />}
      title={heading}
      {...(subheading === undefined ? {} : { text: subheading })}
    >
      {notice}
      {price !== null && (
        <Price
          price={price}
          {...(repayment === undefined ? {} : { repayment })}
          {...(offer === undefined || note === undefined ? {} : { note })}
        />
      )}
      {termsOf(view) !== undefined && (
        <p className={styles.toTerms}>
          <a href={`#${termsId}`}>{offer === undefined ? 'Terms of this repayment' : 'Terms of this offer'}</a>
        </p>
      )}
      {children}
    </SummaryCard>
  );
};

/**
 * What the repayment of a vehicle in brief is an example of, or the terms of its offer, in the words that the law demands,
 * whole: they are long.
 */
export const RepaymentTerms = ({ view }: { readonly view: Repaid }) => {
  const terms = termsOf(view);
  return terms === undefined ? null : (
    <p id={termsId} className={styles.smallPrint}>
      {terms}
    </p>
  );
};
