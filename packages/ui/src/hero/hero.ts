import type { ReactNode } from 'react';
import type { Picture } from '../page-picture/picture';
import type { PriceValue, Repayment } from '../price/price';
import type { NavigationLink } from '../site-header/navigation';

/** A way on from the vehicle of a hero. */
export type HeroLink = NavigationLink & {
  /** Address of the data of a window that the page may open in place of following it (`data-opens`). */
  readonly opens?: string;
};

/** The vehicle of the picture, for a hero that is about it. */
export type HeroVehicle = {
  /** What is lettered on the wall: "X-TRAIL". */
  readonly model: string;
  /** "2026 Nissan X-TRAIL Ti". */
  readonly name: string;
  /** Where its own page is. */
  readonly href: string;
  readonly price?: PriceValue;
  readonly repayment?: Repayment;
  /** Plain words under the price, as of an offer: "Offer: 5.99% p.a., comparison rate 7.10% p.a." */
  readonly note?: string;
  /** At most two ways on, the most wanted first: "See 14 in stock". */
  readonly links: readonly HeroLink[];
};

/** What every hero takes; a template chooses one of the heroes for the slot. Source: SITE-06. */
export type HeroProps = {
  /** The page's one `h1`. */
  readonly title: string;
  readonly text?: ReactNode;
  /** A cut-out vehicle with a transparent ground, or a photo with `imageFit="cover"`. */
  readonly image?: Picture;
  /** `contain` for cut-outs, which stand on the stage; `cover` for photos, which fill it. */
  readonly imageFit?: 'contain' | 'cover';
  /** What the picture shows and where it leads: "2025 Hyundai Tucson Hybrid, $52,400 drive away". */
  readonly caption?: NavigationLink;
  /** The vehicle of a cut-out: the cinematic hero letters its model and says what it costs; others keep to `caption`. */
  readonly vehicle?: HeroVehicle;
  /** A film over a photo, drawn where the hero says: behind its words, or over the picture. */
  readonly film?: (place: 'behind' | 'over') => ReactNode;
  /** The way into the stock: a `HeroSearchForm`, a budget finder. */
  readonly searchForm?: ReactNode;
  /** A few ways on, the most wanted first. */
  readonly quickLinks?: readonly NavigationLink[];
};
