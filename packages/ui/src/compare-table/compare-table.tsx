import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import { CheckboxField } from '../field/checkbox-field';
import { Price, type PriceValue, type Repayment } from '../price/price';
import { Tag } from '../tag/tag';
import { UiLink } from '../ui-provider/ui-link';
import { CardButton } from '../vehicle-card/vehicle-card-parts';
import type { CardAction, VehicleCardState, VehicleTag } from '../vehicle-card/vehicle-card-props';
import { type VehicleImage, VehiclePicture } from '../vehicle-picture/vehicle-picture';
import type { VehicleShape } from '../vehicle-profile/vehicle-profile';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import * as styles from './compare-table.css';
import { differs } from './differs';

/** A vehicle at the head of a column. */
export type ComparedVehicle = {
  readonly id: string;
  readonly href: string;
  /** Year, make, model. */
  readonly heading: string;
  readonly subheading?: string;
  readonly image: VehicleImage | null;
  readonly shape?: VehicleShape;
  /** Words on the drawing where there is no picture. */
  readonly emptyLabel?: string;
  readonly state?: VehicleCardState;
  readonly tag?: VehicleTag | null;
  /** `null`: nothing stands there. A sold vehicle has none in any case. */
  readonly price: PriceValue | null;
  readonly repayment?: Repayment;
  readonly note?: string;
  readonly action?: CardAction;
  /** Takes it out of the comparison: an `IconButton`. */
  readonly control?: ReactNode;
};

/** One thing that is compared; a value for each vehicle in their order, `null` where it is not known. */
export type ComparedLine = { readonly label: string; readonly values: readonly (string | null)[] };

/** Lines under a heading of their own. */
export type ComparedGroup = { readonly title?: string; readonly lines: readonly ComparedLine[] };

export type CompareTableProps = {
  /** What the table holds, for those who listen: "Comparison of 3 vehicles". */
  readonly label: string;
  /** One to four. */
  readonly vehicles: readonly ComparedVehicle[];
  readonly groups: readonly ComparedGroup[];
  readonly priceLabel?: string;
  /** A tick box over the table that leaves only lines that differ. */
  readonly onlyLabel?: string;
  /** A missing value, for those who listen. */
  readonly missingLabel?: string;
  readonly differsLabel?: string;
};

const Value = ({ value, missing }: { readonly value: string | null; readonly missing: string }) =>
  value === null || value.trim() === '' ? (
    <>
      <span aria-hidden="true">-</span>
      <VisuallyHidden>{missing}</VisuallyHidden>
    </>
  ) : (
    value
  );

/**
 * Vehicles side by side: price first, then what they have, lines that differ marked. It scrolls sideways where it must,
 * with the names of the lines in place. Works without scripts. Source: FAVS-01.
 */
export const CompareTable = ({
  label,
  vehicles,
  groups,
  priceLabel = 'Price',
  onlyLabel = 'Show only what differs',
  missingLabel = 'Not known',
  differsLabel = 'differs',
}: CompareTableProps) => (
  <div className={styles.root}>
    {vehicles.length > 1 && (
      <div className={styles.only}>
        <CheckboxField label={onlyLabel} />
      </div>
    )}
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
    <section aria-label={label} tabIndex={0} className={styles.scroller}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td className={styles.name} />
            {vehicles.map((vehicle) => (
              <th key={vehicle.id} scope="col" className={styles.vehicle}>
                <Head {...vehicle} />
              </th>
            ))}
          </tr>
          <tr className={styles.line}>
            <th scope="row" className={styles.name}>
              {priceLabel}
            </th>
            {vehicles.map((vehicle) => (
              <td key={vehicle.id} className={styles.value}>
                <Money {...vehicle} missing={missingLabel} />
              </td>
            ))}
          </tr>
        </thead>
        {groups.map(({ title, lines }) => (
          <tbody key={title ?? ''}>
            {title !== undefined && (
              <tr>
                <th scope="rowgroup" colSpan={vehicles.length + 1} className={styles.group}>
                  <span className={styles.groupName}>{title}</span>
                </th>
              </tr>
            )}
            {lines.map((line) => (
              <tr
                key={line.label}
                className={classNames(styles.line, differs(line.values) ? styles.different : styles.same)}
              >
                <th scope="row" className={styles.name}>
                  {line.label}
                  {differs(line.values) && <VisuallyHidden> ({differsLabel})</VisuallyHidden>}
                </th>
                {vehicles.map(({ id }, place) => (
                  <td key={id} className={styles.value}>
                    <Value value={line.values[place] ?? null} missing={missingLabel} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  </div>
);

const Head = ({ href, heading, subheading, image, shape, emptyLabel, state, tag, control }: ComparedVehicle) => (
  <div className={styles.head}>
    <VehiclePicture
      image={image && { ...image, alt: '' }}
      shape={shape}
      emptyLabel={emptyLabel}
      faded={state === 'sold'}
      corners="card"
      sizes="(min-width: 75rem) 18rem, 12rem"
      className={styles.picture}
    />
    {control !== undefined && <div className={styles.control}>{control}</div>}
    <UiLink href={href} className={styles.link}>
      {heading}
    </UiLink>
    {subheading !== undefined && <span className={styles.subheading}>{subheading}</span>}
    {tag !== undefined && tag !== null && <Tag kind={tag.kind}>{tag.label}</Tag>}
  </div>
);

const Money = (vehicle: ComparedVehicle & { readonly missing: string }) => {
  const { price, repayment, action, heading, note, missing } = vehicle;
  return (
    <div className={styles.money}>
      {price === null ? (
        <p className={styles.note}>{note ?? <Value value={null} missing={missing} />}</p>
      ) : (
        <Price price={price} repayment={repayment} note={note} terms="under" />
      )}
      {action !== undefined && <CardButton action={action} vehicle={heading} kind="outlined" fullWidth />}
    </div>
  );
};
