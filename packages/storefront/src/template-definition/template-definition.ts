import type { TemplateName } from '@forecourt/config';
import type {
  DetailLayoutProps,
  GalleryProps,
  HeroProps,
  HomeBodiesProps,
  HomeLocationsProps,
  HomeMakesProps,
  SearchLayoutProps,
  SimilarVehiclesProps,
  SiteFooterProps,
  SiteHeaderProps,
  StickyVehicleBarProps,
  VehicleActionsProps,
  VehicleBottomBarProps,
  VehicleCardListProps,
  VehicleCardProps,
  VehicleHeadingProps,
} from '@forecourt/ui';
import type { ThemeTokens } from '@forecourt/ui/themes';
import type { ComponentType } from 'react';

/** Parts of the home page, in the order in which a template shows them. */
export type HomeSectionName = 'featured' | 'makes' | 'bodies' | 'reasons' | 'locations';

/** Parts of a vehicle's page besides gallery, name and purchase, in the order in which a template shows them. */
export type VehicleSectionName = 'comments' | 'specifications' | 'features';

/**
 * The parts in which templates differ (SITE-06). Those marked client are used in the browser too: a template
 * re-exports them from a file of its own that begins with `'use client'`.
 */
export interface TemplateSlots {
  /** Client. */
  readonly Header: ComponentType<SiteHeaderProps>;
  readonly Hero: ComponentType<HeroProps>;
  /** Client. */
  readonly SearchLayout: ComponentType<SearchLayoutProps>;
  /** Client. The card of results and lists. */
  readonly Card: ComponentType<VehicleCardProps>;
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
  /** Pages whose opening picture lies under the header. */
  readonly headerOverlays: readonly ('home' | 'vehicle')[];
  readonly gallery: Pick<GalleryProps, 'arrangement' | 'controls' | 'backdrop' | 'thumbs'>;
  readonly vehicleHeading: Pick<VehicleHeadingProps, 'second' | 'tagsPlace'>;
  readonly vehicleActions: Pick<VehicleActionsProps, 'arrangement' | 'size'>;
  readonly stickyBar: Pick<StickyVehicleBarProps, 'place'> & { readonly withSections: boolean };
  readonly bottomBar: Pick<VehicleBottomBarProps, 'until'>;
  readonly similar: Pick<SimilarVehiclesProps, 'columns' | 'tone' | 'space'>;
  /** Where the enquiry form of a vehicle stands: a part of the page, or beside its pictures. */
  readonly enquiryPlace: 'part' | 'beside';
  /** Groups of specifications under each other, or side by side as lists. */
  readonly specifications: 'stacked' | 'columns';
  /** Parts of a vehicle's page that stand in pairs. */
  readonly halfParts: readonly VehicleSectionName[];
}

/** Everything that makes one template. */
export interface Template {
  readonly name: TemplateName;
  readonly theme: ThemeTokens;
  readonly slots: TemplateSlots;
  readonly look: TemplateLook;
  readonly home: readonly HomeSectionName[];
  readonly vehicle: readonly VehicleSectionName[];
}

/** A template as its app declares it, checked. */
export const defineTemplate = (template: Template): Template => template;
