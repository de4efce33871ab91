import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icons';
import { Price, type PriceValue, type Repayment } from '../price/price';
import { Tag, type TagKind, TagList } from '../tag/tag';
import { UiLink } from '../ui-provider/ui-link';
import { type VehicleImage, VehiclePicture } from '../vehicle-picture/vehicle-picture';
import type { VehicleShape } from '../vehicle-profile/vehicle-profile';
import * as styles from './saved-vehicle.css';

/**
 * - `available`: nothing is said about it
 * - `reserved`, `announced`: it can still be looked at
 * - `sold`: grey picture; its page may stand for some days
 * - `gone`: no longer on the site; it has no address any more
 */
export type SavedVehicleState = 'available' | 'reserved' | 'announced' | 'sold' | 'gone';

/** What has become of the price since the vehicle was saved. */
export type PriceSinceSaved = {
  readonly now: 'lower' | 'higher' | 'same';
  /** The price then: "$24,990". */
  readonly was: string;
  /** By how much it differs: "$1,500". */
  readonly by?: string;
};

export type SavedVehicleProps = {
  /** The vehicle's page; none of one that is gone. */
  readonly href?: string;
  /** Year, make, model. */
  readonly name: string;
  /** Badge and series. */
  readonly detail?: string;
  readonly headingLevel?: 2 | 3 | 4;
  /** `null`: a drawing of `shape` stands in. */
  readonly image: VehicleImage | null;
  readonly shape?: VehicleShape;
  readonly state?: SavedVehicleState;
  /** The word of the state, in place of the one that each state has: "Coming early 2027". */
  readonly stateLabel?: string;
  /** What it means for the shopper, in place of the sentence that each state has. */
  readonly stateNote?: string;
  /** `null`: there is none to show. */
  readonly price: PriceValue | null;
  readonly repayment?: Repayment;
  readonly since?: PriceSinceSaved;
  /** "24,180 km", "Automatic". */
  readonly facts?: readonly string[];
  readonly location?: string;
  /** "Saved 12 November 2026": ready words, for the caller has the clock. */
  readonly saved?: string;
  /** The shopper's own note: text, or the field to write it in. */
  readonly children?: ReactNode;
  /** Remove, compare, find something similar; they name the vehicle for those who listen. */
  readonly actions?: ReactNode;
};

type StateLook = { readonly kind: TagKind; readonly label: string; readonly note?: string };

const states: Record<SavedVehicleState, StateLook | undefined> = {
  available: undefined,
  reserved: { kind: 'reserved', label: 'Reserved', note: 'On hold for another buyer.' },
  announced: { kind: 'coming-soon', label: 'Coming soon' },
  sold: { kind: 'sold', label: 'Sold', note: 'Unfortunately this vehicle recently sold.' },
  gone: { kind: 'sold', label: 'No longer listed', note: 'This vehicle is no longer on our website.' },
};

const changeIcons: Record<PriceSinceSaved['now'], IconName> = {
  lower: 'arrow-down',
  higher: 'arrow-up',
  same: 'check',
};

const changeWords = ({ now, by }: PriceSinceSaved): string => {
  if (now === 'same') return 'Same price as when you saved it';
  return by === undefined ? `Price is ${now}` : `${by} ${now}`;
};

/** The price now against the price then: in words, and by a sign. Source: WTCH-03. */
const PriceChange = ({ since }: { readonly since: PriceSinceSaved }) => (
  <div>
    <p className={classNames(styles.change, styles.changes[since.now])}>
      <Icon name={changeIcons[since.now]} size="small" className={styles.changeSign} />
      {changeWords(since)}
    </p>
    {since.now !== 'same' && <p className={styles.was}>{`Was ${since.was} when you saved it`}</p>}
  </div>
);

/** Picture and name, which lead to the vehicle, and how it stands with it. */
const About = ({
  href,
  name,
  detail,
  headingLevel = 3,
  image,
  shape,
  state = 'available',
  stateLabel,
  stateNote,
  facts = [],
  location,
  saved,
}: SavedVehicleProps) => {
  const Heading = `h${headingLevel}` as const;
  const look = states[state];
  const isOff = state === 'sold' || state === 'gone';
  const note = stateNote ?? look?.note;
  const words = (
    <>
      {name}
      {detail !== undefined && <span className={styles.detail}>{detail}</span>}
    </>
  );
  return (
    <>
      <div className={styles.picture}>
        <VehiclePicture
          image={image}
          {...(shape === undefined ? {} : { shape })}
          emptyLabel="No photo"
          faded={isOff}
          sizes="13rem"
        />
      </div>
      <div className={styles.words}>
        {look !== undefined && (
          <TagList>
            <Tag kind={look.kind}>{stateLabel ?? look.label}</Tag>
          </TagList>
        )}
        <Heading className={classNames(styles.name, isOff && styles.quieted)}>
          {href === undefined ? (
            words
          ) : (
            <UiLink href={href} prefetch={false} className={styles.cover}>
              {words}
            </UiLink>
          )}
        </Heading>
        {note !== undefined && <p className={styles.stateNote}>{note}</p>}
        <ul className={styles.facts}>
          {facts.map((fact) => (
            <li key={fact} className={styles.fact}>
              {fact}
            </li>
          ))}
        </ul>
        {location !== undefined && (
          <p className={styles.place}>
            <Icon name="map-pin" size="small" />
            {location}
          </p>
        )}
        {saved !== undefined && <p className={styles.was}>{saved}</p>}
      </div>
    </>
  );
};

/** A vehicle that a shopper keeps: what it costs now against then, whether it can still be had. Source: WTCH-03, FAVS-01. */
export const SavedVehicle = (vehicle: SavedVehicleProps) => {
  const { price, repayment, since, children, actions } = vehicle;
  return (
    <li className={styles.row}>
      <article className={styles.parts}>
        <About {...vehicle} />
        {price !== null && (
          <div className={styles.money}>
            <Price price={price} terms="under" {...(repayment === undefined ? {} : { repayment })} />
            {since !== undefined && <PriceChange since={since} />}
          </div>
        )}
        {children !== undefined && <div className={styles.note}>{children}</div>}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </article>
    </li>
  );
};
