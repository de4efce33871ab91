import type { ActionPlateProps } from '@forecourt/ui/action-plate';
import type { CalculatorPanelProps } from '@forecourt/ui/calculator-panel';
import type { DetailLayoutProps, DetailSection } from '@forecourt/ui/detail-layout';
import type { GalleryProps } from '@forecourt/ui/gallery';
import type { HeroProps } from '@forecourt/ui/hero';
import type { HomeBodiesProps } from '@forecourt/ui/home-bodies';
import type { HomeMakesProps } from '@forecourt/ui/home-makes';
import type { HomeLocationsProps } from '@forecourt/ui/home-sections';
import type { MapCardProps } from '@forecourt/ui/map-card';
import type { OfferListProps } from '@forecourt/ui/offer-list';
import type { AnnouncementBarProps } from '@forecourt/ui/page-announcement';
import type { PageHeadProps } from '@forecourt/ui/page-content';
import type { EnquiryLayoutProps } from '@forecourt/ui/page-layout';
import type { PaginationProps } from '@forecourt/ui/pagination';
import type { SearchLayoutProps } from '@forecourt/ui/search-layout';
import type { SimilarVehiclesProps } from '@forecourt/ui/similar-vehicles';
import type { SiteFooterProps } from '@forecourt/ui/site-footer';
import type { SiteHeaderProps } from '@forecourt/ui/site-header';
import type { SpecificationGroups } from '@forecourt/ui/specification-list';
import type { StickyVehicleBarProps } from '@forecourt/ui/sticky-bar';
import type { FontName, ThemeTokens } from '@forecourt/ui/themes';
import type { VehicleCardListProps, VehicleCardProps } from '@forecourt/ui/vehicle-card';
import type {
  PurchasePriceProps,
  VehicleActionsProps,
  VehicleHeadingProps,
} from '@forecourt/ui/vehicle-purchase-panel';
import type { ComponentType } from 'react';
import type { OwnSectionName } from './own-parts';

/** Parts of the home page, in the order in which a template shows them. */
export type HomeSectionName =
  | 'featured'
  | 'lists'
  | 'searches'
  | 'viewed'
  | 'makes'
  | 'bodies'
  | 'budget'
  | 'reasons'
  | 'locations';

/** Parts of a vehicle's page besides gallery, name and purchase, in the order in which a template shows them. */
export type VehicleSectionName = 'comments' | 'price' | 'specifications' | 'features' | 'finance' | 'fuel' | 'delivery';

/**
 * The parts in which templates differ (SITE-06), exported under these names by a template's `slots`. A page is given
 * those that its line in `page-bindings.ts` names, so that it carries no other's styles or scripts. Those marked client are
 * used in the browser too: a template re-exports each from a file of its own that begins with `'use client'`.
 */
export interface TemplateSlots {
  /** Client. */
  readonly Header: ComponentType<SiteHeaderProps>;
  readonly Hero: ComponentType<HeroProps>;
  /** Client. */
  readonly SearchLayout: ComponentType<SearchLayoutProps>;
  /** Client. The card of results and lists. */
  readonly Card: ComponentType<VehicleCardProps>;
  /** Card of the few vehicles that the home page shows. */
  readonly Featured: ComponentType<VehicleCardProps>;
  /** Card of similar vehicles. */
  readonly SimilarCard: ComponentType<VehicleCardProps>;
  readonly DetailLayout: ComponentType<DetailLayoutProps>;
  readonly HomeMakes: ComponentType<HomeMakesProps>;
  readonly HomeBodies: ComponentType<HomeBodiesProps>;
  readonly HomeLocations: ComponentType<HomeLocationsProps>;
  readonly Footer: ComponentType<SiteFooterProps>;
}

/** How the shared parts stand in this template: choices that the design system offers. */
export interface TemplateLook {
  /** The list that `Card` stands in. */
  readonly cards: VehicleCardListProps['layout'];
  /** How the pages of results are turned. */
  readonly pagination: NonNullable<PaginationProps['look']>;
  /** The few vehicles of the home page: the list that `Featured` stands in, and how many fill it evenly. */
  readonly featured: { readonly layout: VehicleCardListProps['layout']; readonly count: number };
  /** The list that models stand in, as `SimilarCard`. */
  readonly models: VehicleCardListProps['layout'];
  /** Offers beside each other in their list. */
  readonly offers: { readonly columns: NonNullable<OfferListProps['columns']> };
  /** The way into the stock in the hero; a site without finance has the search in any template. */
  readonly heroForm: 'search' | 'budget';
  /** What the hero of a vehicle in stock is lettered with: the dealer's title, or its model and what it costs. */
  readonly heroLetters: 'title' | 'vehicle';
  /** Pages whose opening picture lies under the header. */
  readonly headerOverlays: readonly ('home' | 'vehicle')[];
  /** The head of a page of content. */
  readonly pageHead: NonNullable<PageHeadProps['look']>;
  /** Ground of the line over the header. */
  readonly announcement: NonNullable<AnnouncementBarProps['tone']>;
  /** Ground of the one plate by which a page asks for something. */
  readonly accent: NonNullable<ActionPlateProps['tone']>;
  readonly gallery: Pick<GalleryProps, 'arrangement' | 'controls' | 'backdrop' | 'thumbs'>;
  readonly vehicleHeading: Pick<VehicleHeadingProps, 'second' | 'tagsPlace'>;
  readonly vehicleActions: Pick<VehicleActionsProps, 'arrangement' | 'size'>;
  /** The bar at the head of a vehicle's page. Where it is not, the one at the foot is: no screen is without one (VDP-05). */
  readonly stickyBar: Required<Pick<StickyVehicleBarProps, 'screens'>> & { readonly withSections: boolean };
  readonly similar: Pick<SimilarVehiclesProps, 'columns' | 'tone' | 'space'>;
  /** The page of an enquiry: its vehicle as a card beside the form, or large before it. */
  readonly enquiryPage: NonNullable<EnquiryLayoutProps['arrangement']>;
  /** Where the enquiry form of a vehicle stands: a part of the page, or beside its pictures. */
  readonly enquiryPlace: 'part' | 'beside';
  /**
   * How the finance calculator stands: a part of the page, where `vehicle` names it, or open beside the pictures; the
   * enquiry form is then a part.
   */
  readonly finance: Pick<DetailSection, 'title' | 'label'> &
    Pick<CalculatorPanelProps, 'size' | 'tone'> & { readonly place: 'part' | 'beside' };
  /** How price and repayment stand at the head of a vehicle's page. */
  readonly purchasePrice: Pick<PurchasePriceProps, 'rates' | 'terms'>;
  /** The columns in which groups of specifications flow. */
  readonly specifications: Pick<Parameters<typeof SpecificationGroups>[0], 'columns' | 'spacing'>;
  /** What the part with the dealer's words is called, and how many large pictures stand in it. */
  readonly comments: Pick<DetailSection, 'title' | 'label'>;
  readonly commentPictures: number;
  /** The price comparison: a part of its own, if `vehicle` names it, or the end of the dealer's words. */
  readonly priceComparison: { readonly title: string; readonly within?: 'comments' };
  /** How the place of a vehicle stands on its page. */
  readonly place: NonNullable<MapCardProps['layout']>;
  /** Parts of a vehicle's page that stand in pairs. */
  readonly halfParts: readonly VehicleSectionName[];
}

/** A typeface of the design system, or the one that a theme brings. */
export type TypefaceName = FontName | 'own';

/** What makes one template, besides its slots. Its name is in its registration. */
export interface Template {
  readonly theme: ThemeTokens;
  /** Addresses of the typefaces' files for the first paint; `own`: that of a theme with none of the design system's. */
  readonly typefaces: Readonly<Partial<Record<TypefaceName, string>>>;
  readonly look: TemplateLook;
  /** Sections of its own stand where a site's document names them. */
  readonly home: readonly (HomeSectionName | OwnSectionName)[];
  readonly vehicle: readonly VehicleSectionName[];
}

/** A template with the slots that a page draws. */
export type TemplateWith<Slot extends keyof TemplateSlots> = Template & {
  readonly slots: Pick<TemplateSlots, Slot>;
};

/** A template as its app declares it, checked. */
export const defineTemplate = (template: Template): Template => template;
