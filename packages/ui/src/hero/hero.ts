import type { ReactNode } from 'react';
import type { Picture } from '../page-picture/picture';
import type { NavigationLink } from '../site-header/navigation';

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
  /** The way into the stock: a `HeroSearchForm`, a budget finder. */
  readonly searchForm?: ReactNode;
  /** A few ways on, the most wanted first. */
  readonly quickLinks?: readonly NavigationLink[];
};
