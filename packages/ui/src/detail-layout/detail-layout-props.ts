import type { ReactNode } from 'react';

/** A part of a vehicle's page. */
export type DetailSection = {
  /** Its `id` in the document, for links such as `#finance`. */
  readonly id: string;
  readonly title: string;
  /** A shorter name for the links of a bar. */
  readonly label?: string;
  readonly content: ReactNode;
  /** At the end of its head: a count, a link. */
  readonly action?: ReactNode;
  /** `half` parts stand in pairs where the layout has room for it. */
  readonly width?: 'full' | 'half';
  /** Its content comes in the browser, if at all: the part shows once something in it is marked `data-arrived`. */
  readonly isDeferred?: boolean;
};

/**
 * The places of a vehicle's page. Every layout has all of them and arranges them its own way, so that the page fills
 * them once. Source: VDP-01, SIDE-01.
 */
export type DetailLayoutProps = {
  readonly breadcrumbs?: ReactNode;
  /** `Gallery`, framed or full-bleed as the layout wants it. */
  readonly gallery: ReactNode;
  /** `VehicleHeading`; it holds the page's `h1`. */
  readonly heading: ReactNode;
  /** `PurchasePrice`. */
  readonly price: ReactNode;
  /** `VehicleActions`. */
  readonly actions: ReactNode;
  /** `PhoneCard`, `VehicleLocationLine`. */
  readonly contact?: ReactNode;
  /** Save, share, print. */
  readonly tools?: ReactNode;
  /** `KeyFacts`; layouts with a heading above it show `keyFactsTitle`. */
  readonly keyFacts?: ReactNode;
  readonly keyFactsTitle?: string;
  /** What belongs beside the pictures or the price: a gauge, a calculator. */
  readonly aside?: ReactNode;
  readonly sections: readonly DetailSection[];
  /** The place with its map, under the `id` to which the panel links (SIDE-01). */
  readonly location?: Pick<DetailSection, 'title' | 'content'>;
  /** `SimilarVehicles`, which is a section of its own width. */
  readonly similar?: ReactNode;
  /** The enquiry form, if it stands on the page. */
  readonly enquiry?: DetailSection;
  readonly disclaimer?: ReactNode;
  /** `StickyVehicleBar`. */
  readonly stickyBar?: ReactNode;
  /** `VehicleBottomBar`. */
  readonly bottomBar?: ReactNode;
};

/** The place of the map in the page (SIDE-01). */
export const vehicleMapId = 'vehicle-map';
