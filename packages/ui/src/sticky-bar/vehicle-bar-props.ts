import type { PriceValue, Repayment } from '../price/price';
import type { VehicleAction } from '../vehicle-card/vehicle-card-props';
import type { SectionLink } from './section-links';

/** The content of both bars. Source: VDP-05. */
export type VehicleBarProps = {
  readonly heading: string;
  readonly subheading?: string;
  /** `null` for a sold vehicle. */
  readonly price: PriceValue | null;
  readonly repayment?: Repayment;
  /** In place of a price. */
  readonly notice?: string;
  /** In order of weight; the phone's bar has room for the first. */
  readonly actions: readonly VehicleAction[];
  readonly sections?: readonly SectionLink[];
  /** A call without a detour, for the phone's bar: `tel:...`. */
  readonly call?: { readonly href: string; readonly label: string };
};
