import type { ReactNode } from 'react';
import type { IconName } from '../icon/icons';
import type { PriceValue, Repayment } from '../price/price';
import type { TagKind } from '../tag/tag';
import type { VehicleImage } from '../vehicle-picture/vehicle-picture';
import type { VehicleShape } from '../vehicle-profile/vehicle-profile';

/** A word or two about a vehicle. */
export type VehicleTag = { readonly kind: TagKind; readonly label: string };

/** A fact about a vehicle, both parts in words as shown: `Odometer`, `24,180 km`. */
export type VehicleFact = {
  readonly label: string;
  readonly value: string;
  /** The value says nothing without its name, which is seen with it everywhere: `Tare 1,290 kg`. */
  readonly named?: boolean;
};

/** Something to do about a vehicle, on its page. It is always a link, so that it works without scripts. */
export type VehicleAction = {
  readonly label: string;
  readonly href: string;
  /** Its weight; each place has a default. */
  readonly kind?: 'primary' | 'ink' | 'outlined' | 'quiet';
  readonly icon?: IconName;
  /** Done on the spot (a dialog, say) in place of following the link. Only from client components. */
  readonly onPress?: () => void;
  /**
   * Address of the data of a window that the page may open in place of following the link; stands on it as
   * `data-opens`. Plain data, so that lists drawn by the server have it too. `aria-busy` on the link shows progress.
   */
  readonly opens?: string;
};

/** Something to do about a vehicle, on its card, which decides its weight by its place. */
export type CardAction = Pick<VehicleAction, 'label' | 'href' | 'opens'>;

/**
 * - `available`: the ordinary card
 * - `coming-soon`: the same; its tag and actions differ
 * - `reserved`: the same
 * - `sold`: grey picture, quiet name
 *
 * What a state leaves of price, repayment and actions is decided by whoever makes the props; a card shows what it is given.
 */
export type VehicleCardState = 'available' | 'coming-soon' | 'reserved' | 'sold';

/** What every vehicle card takes; the cards differ in layout only. Source: CARD-01, CARD-02, TAG-01, PRICE-01 to -04. */
export type VehicleCardProps = {
  /** The vehicle's page; the whole card leads there. */
  readonly href: string;
  /** Year, make, model. */
  readonly heading: string;
  /** Badge and series. */
  readonly subheading?: string;
  readonly headingLevel?: 2 | 3 | 4;
  /** `null`: a drawing of `shape` stands in. */
  readonly image: VehicleImage | null;
  readonly shape?: VehicleShape;
  /** Words on the drawing. */
  readonly emptyLabel?: string;
  /** Fetch the picture at once: cards in the first screen. */
  readonly priority?: boolean;
  readonly state?: VehicleCardState;
  /** Said by a seal beside the name: "Certified Toyota" (TAG-03). */
  readonly seal?: string;
  /** The one tag by precedence. */
  readonly tag: VehicleTag | null;
  /** The badge that its dealer announces it with, beside any tag: "Coming early 2027" (TAG-04). */
  readonly announced?: string;
  /** Further tags, for layouts with room: the condition, say. */
  readonly tags?: readonly VehicleTag[];
  /** `null`: nothing stands there. */
  readonly price: PriceValue | null;
  /** Estimated repayment. */
  readonly repayment?: Repayment;
  /** Plain words under or in place of the price: "Unfortunately this vehicle recently sold". */
  readonly note?: string;
  /** "$1,810 below market". */
  readonly belowMarket?: string;
  /** At most four, the most important first. */
  readonly facts: readonly VehicleFact[];
  readonly location?: string;
  /** "Stock U10482". */
  readonly stock?: string;
  readonly photosCount?: number;
  /** In a list with an `IconSheet`: icons that all cards have are not drawn again in each. */
  readonly iconSheet?: boolean;
  /**
   * What can be done about it, the most wanted first: that one is drawn as the main one, another beside it where
   * there is room, and the others stand in a menu.
   */
  readonly actions: readonly CardAction[];
  /** A word for the list that the card is in, where a vehicle may be in two lists of a page: its menu is told apart by it. */
  readonly list?: string;
  /** A toggle of at least 44 px in a corner of the picture: a `FavouriteToggle`. */
  readonly favourite?: ReactNode;
  /** A `CompareToggle`; `null` keeps its column empty in rows. Grid and wide cards have it in the picture's corner. */
  readonly compare?: ReactNode;
};
