import type { ComponentType } from 'react';
import type { DetailLayoutProps, DetailSection } from '../../src/detail-layout/detail-layout-props';
import { DetailLedger } from '../../src/detail-layout/detail-ledger';
import { DetailShowcase } from '../../src/detail-layout/detail-showcase';
import { DetailSidebar } from '../../src/detail-layout/detail-sidebar';
import type { GalleryProps } from '../../src/gallery/gallery';
import type { HeroProps } from '../../src/hero/hero';
import { HeroCinematic } from '../../src/hero/hero-cinematic';
import { HeroPlate } from '../../src/hero/hero-plate';
import { HeroStage } from '../../src/hero/hero-stage';
import type { HomeBodiesProps } from '../../src/home-bodies/home-bodies';
import { HomeBodyLineup, HomeBodyPicker, HomeBodyRange } from '../../src/home-bodies/home-body-sections';
import { HomeMakeLedger } from '../../src/home-makes/home-make-sections';
import type { HomeMakesProps } from '../../src/home-makes/home-makes';
import {
  HomeLocationCards,
  HomeLocationShowcase,
  HomeLocations,
  type HomeLocationsProps,
} from '../../src/home-sections/home-locations';
import type { MapCardProps } from '../../src/map-card/map-card';
import type { AnnouncementBarProps } from '../../src/page-announcement/announcement-bar';
import type { SearchLayoutProps } from '../../src/search-layout/search-layout';
import { SearchLayoutBar } from '../../src/search-layout/search-layout-bar';
import { SearchLayoutLedger } from '../../src/search-layout/search-layout-ledger';
import { SearchLayoutSidebar } from '../../src/search-layout/search-layout-sidebar';
import type { ResultsSkeleton } from '../../src/search-results/results-skeleton';
import type { SimilarVehiclesProps } from '../../src/similar-vehicles/similar-vehicles';
import type { SiteFooterProps } from '../../src/site-footer/site-footer';
import { SiteFooterColumns } from '../../src/site-footer/site-footer-columns';
import { SiteFooterLedger } from '../../src/site-footer/site-footer-ledger';
import { SiteFooterQuiet } from '../../src/site-footer/site-footer-quiet';
import type { SiteHeaderProps } from '../../src/site-header/site-header';
import { SiteHeaderMega } from '../../src/site-header/site-header-mega';
import { SiteHeaderOverlay } from '../../src/site-header/site-header-overlay';
import { SiteHeaderUtility } from '../../src/site-header/site-header-utility';
import type { SpecificationGroups } from '../../src/specification-list/specification-groups';
import type { StickyVehicleBarProps } from '../../src/sticky-bar/sticky-vehicle-bar';
import type { ThemeName } from '../../src/themes';
import { VehicleCardGrid } from '../../src/vehicle-card/vehicle-card-grid';
import type { VehicleCardListProps } from '../../src/vehicle-card/vehicle-card-list';
import type { VehicleCardProps } from '../../src/vehicle-card/vehicle-card-props';
import { VehicleCardRow } from '../../src/vehicle-card/vehicle-card-row';
import { VehicleCardTile } from '../../src/vehicle-card/vehicle-card-tile';
import { VehicleCardWide } from '../../src/vehicle-card/vehicle-card-wide';
import type { PurchasePriceProps } from '../../src/vehicle-purchase-panel/purchase-panel';
import type { VehicleActionsProps } from '../../src/vehicle-purchase-panel/vehicle-actions';
import type { VehicleHeadingProps } from '../../src/vehicle-purchase-panel/vehicle-heading';

/** Parts of the home page, in the order in which a template shows them. */
export type HomePart = 'featured' | 'makes' | 'bodies' | 'budget' | 'reasons' | 'locations';

/** Parts of a vehicle's page, in the order in which a template shows them. */
export type VehiclePart = 'comments' | 'specifications' | 'features';

/** What a template chooses: the components of its pages and how the shared ones stand. */
export type TemplateChoice = {
  readonly Header: ComponentType<SiteHeaderProps>;
  readonly headerOverlays: readonly ('home' | 'vehicle')[];
  readonly announcement: NonNullable<AnnouncementBarProps['tone']>;
  readonly Hero: ComponentType<HeroProps>;
  readonly heroForm: 'search' | 'budget';
  readonly SearchLayout: ComponentType<SearchLayoutProps>;
  readonly Card: ComponentType<VehicleCardProps>;
  readonly cards: VehicleCardListProps['layout'];
  readonly skeleton: Parameters<typeof ResultsSkeleton>[0]['layout'];
  readonly Featured: ComponentType<VehicleCardProps>;
  readonly featured: { readonly layout: VehicleCardListProps['layout']; readonly count: number };
  readonly SimilarCard: ComponentType<VehicleCardProps>;
  readonly similar: Pick<SimilarVehiclesProps, 'columns'>;
  readonly DetailLayout: ComponentType<DetailLayoutProps>;
  readonly gallery: Pick<GalleryProps, 'arrangement' | 'controls' | 'backdrop'>;
  readonly vehicleHeading: Pick<VehicleHeadingProps, 'second' | 'tagsPlace'>;
  readonly vehicleActions: Pick<VehicleActionsProps, 'arrangement'>;
  readonly stickyBar: Pick<StickyVehicleBarProps, 'screens'> & { readonly withSections: boolean };
  readonly enquiryPlace: 'part' | 'beside';
  readonly purchasePrice: Pick<PurchasePriceProps, 'rates' | 'terms'>;
  readonly specifications: Pick<Parameters<typeof SpecificationGroups>[0], 'columns' | 'spacing'>;
  readonly comments: Pick<DetailSection, 'title' | 'label'>;
  readonly commentPictures: number;
  readonly place: NonNullable<MapCardProps['layout']>;
  readonly halfParts: readonly VehiclePart[];
  readonly HomeMakes: ComponentType<HomeMakesProps>;
  readonly HomeBodies: ComponentType<HomeBodiesProps>;
  readonly HomeLocations: ComponentType<HomeLocationsProps>;
  readonly Footer: ComponentType<SiteFooterProps>;
  readonly home: readonly HomePart[];
  readonly vehicle: readonly VehiclePart[];
};

/**
 * What each template app chooses (apps/template-a, -b and -c), for the composed pages. An app's own choice is the
 * authority: change it here when it changes there.
 */
export const templates: Readonly<Record<ThemeName, TemplateChoice>> = {
  metro: {
    Header: SiteHeaderMega,
    headerOverlays: [],
    announcement: 'night',
    Hero: HeroStage,
    heroForm: 'search',
    SearchLayout: SearchLayoutSidebar,
    Card: VehicleCardGrid,
    cards: 'grid',
    skeleton: 'grid',
    Featured: VehicleCardGrid,
    featured: { layout: 'grid-rail', count: 6 },
    SimilarCard: VehicleCardGrid,
    similar: { columns: 4 },
    DetailLayout: DetailSidebar,
    gallery: { arrangement: 'framed', controls: 'spread' },
    vehicleHeading: { second: 'under', tagsPlace: 'above' },
    vehicleActions: { arrangement: 'lead' },
    stickyBar: { screens: 'desktop', withSections: false },
    enquiryPlace: 'part',
    purchasePrice: { rates: 'cells' },
    specifications: { columns: 2 },
    comments: { title: 'From the dealer' },
    commentPictures: 0,
    place: 'box',
    halfParts: [],
    HomeMakes: HomeMakeLedger,
    HomeBodies: HomeBodyPicker,
    HomeLocations,
    Footer: SiteFooterColumns,
    home: ['makes', 'featured', 'bodies', 'budget', 'reasons', 'locations'],
    vehicle: ['comments', 'specifications', 'features'],
  },
  marque: {
    Header: SiteHeaderOverlay,
    headerOverlays: ['home', 'vehicle'],
    announcement: 'night',
    Hero: HeroCinematic,
    heroForm: 'search',
    SearchLayout: SearchLayoutBar,
    Card: VehicleCardWide,
    cards: 'wide',
    skeleton: 'wide',
    Featured: VehicleCardWide,
    featured: { layout: 'wide', count: 4 },
    SimilarCard: VehicleCardWide,
    similar: { columns: 2 },
    DetailLayout: DetailShowcase,
    gallery: { arrangement: 'full-bleed', backdrop: 'hall' },
    vehicleHeading: { second: 'beside', tagsPlace: 'above' },
    vehicleActions: { arrangement: 'pair' },
    stickyBar: { screens: 'everywhere', withSections: true },
    enquiryPlace: 'part',
    purchasePrice: { rates: 'line' },
    specifications: { columns: 2 },
    comments: { title: 'From the dealer', label: 'Overview' },
    commentPictures: 2,
    place: 'column',
    halfParts: [],
    HomeMakes: HomeMakeLedger,
    HomeBodies: HomeBodyRange,
    HomeLocations: HomeLocationShowcase,
    Footer: SiteFooterQuiet,
    home: ['bodies', 'featured', 'budget', 'makes', 'reasons', 'locations'],
    vehicle: ['comments', 'features', 'specifications'],
  },
  yard: {
    Header: SiteHeaderUtility,
    headerOverlays: [],
    announcement: 'brand',
    Hero: HeroPlate,
    heroForm: 'budget',
    SearchLayout: SearchLayoutLedger,
    Card: VehicleCardRow,
    cards: 'rows',
    skeleton: 'ledger',
    Featured: VehicleCardTile,
    featured: { layout: 'tiles-rail', count: 8 },
    SimilarCard: VehicleCardTile,
    similar: { columns: 4 },
    DetailLayout: DetailLedger,
    gallery: { arrangement: 'framed', controls: 'corner' },
    vehicleHeading: { second: 'lighter', tagsPlace: 'above' },
    vehicleActions: { arrangement: 'pair' },
    stickyBar: { screens: 'desktop', withSections: true },
    enquiryPlace: 'beside',
    purchasePrice: { rates: 'beside', terms: 'struck' },
    specifications: { columns: 3, spacing: 'dense' },
    comments: { title: 'From the dealer' },
    commentPictures: 0,
    place: 'panel',
    halfParts: ['features', 'comments'],
    HomeMakes: HomeMakeLedger,
    HomeBodies: HomeBodyLineup,
    HomeLocations: HomeLocationCards,
    Footer: SiteFooterLedger,
    home: ['bodies', 'featured', 'makes', 'reasons', 'locations'],
    vehicle: ['specifications', 'features', 'comments'],
  },
};
