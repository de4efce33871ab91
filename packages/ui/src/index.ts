import './theme/base.css';

export { Alert, type AlertProps, type AlertTone } from './alert/alert';
export { Breadcrumbs, type Crumb } from './breadcrumbs/breadcrumbs';
export { Button, type ButtonLook, type ButtonProps, buttonLook } from './button/button';
export { IconButton, IconLink } from './button/icon-button';
export { LinkButton, type LinkButtonProps } from './button/link-button';
export { Chip, ChipList } from './chip/chip';
export { classNames } from './class-names/class-names';
export type { DetailLayoutProps, DetailSection } from './detail-layout/detail-layout-props';
export { vehicleMapId } from './detail-layout/detail-layout-props';
export { DetailLedger } from './detail-layout/detail-ledger';
export { DetailShowcase } from './detail-layout/detail-showcase';
export { DetailSidebar } from './detail-layout/detail-sidebar';
export { Accordion, type AccordionItem, Disclosure } from './disclosure/disclosure';
export { EmptyState } from './empty-state/empty-state';
export {
  CheckboxField,
  type CheckboxFieldProps,
  type RadioCardOption,
  RadioCards,
  type RadioCardsProps,
} from './field/checkbox-field';
export type { FieldText } from './field/field';
export { SelectField, type SelectFieldProps, type SelectOption } from './field/select-field';
export { TextAreaField, type TextAreaFieldProps } from './field/text-area-field';
export { EmailField, PhoneField, PostcodeField, TextField, type TextFieldProps } from './field/text-field';
export { ErrorSummary, type FieldProblem } from './form-layout/error-summary';
export { FormCell, FormLayout, FormPart } from './form-layout/form-layout';
export { Gallery, type GalleryProps } from './gallery/gallery';
export { GetForm } from './hero/get-form';
export type { HeroProps } from './hero/hero';
export { HeroCinematic } from './hero/hero-cinematic';
export { HeroPlate } from './hero/hero-plate';
export { HeroSearchForm, type HeroSearchFormProps, type HeroSearchSelect } from './hero/hero-search-form';
export { HeroStage } from './hero/hero-stage';
export type { HomeBodiesProps, HomeBody } from './home-bodies/home-bodies';
export { HomeBodyLineup, HomeBodyPicker, HomeBodyRange } from './home-bodies/home-body-sections';
export { HomeMakeLedger, HomeMakeTiles } from './home-makes/home-make-sections';
export type { HomeMake, HomeMakesProps } from './home-makes/home-makes';
export { HomeFeatured, type HomeFeaturedProps } from './home-sections/home-featured';
export {
  type HomeLocation,
  HomeLocationCards,
  HomeLocations,
  type HomeLocationsProps,
} from './home-sections/home-locations';
export { type HomeReason, HomeReasons } from './home-sections/home-reasons';
export { type HoursRow, HoursTable } from './hours-table/hours-table';
export { Icon, type IconProps } from './icon/icon';
export type { IconName } from './icon/icons';
export { type KeyFact, KeyFacts } from './key-facts/key-facts';
export { Cluster, Container, Flow, Grid, Stack } from './layout/layout';
export { Section, type SectionProps } from './layout/section';
export { MapCard } from './map-card/map-card';
export { Dialog, type DialogProps } from './modal/dialog';
export { Drawer, type DrawerProps } from './modal/drawer';
export { AnnouncementBar, type AnnouncementBarProps } from './page-announcement/announcement-bar';
export { ContentPage, type ContentPageProps, Prose } from './page-content/content-page';
export {
  EnquiryLayout,
  type EnquiryLayoutProps,
  SummaryCard,
  type SummaryCardProps,
} from './page-layout/enquiry-layout';
export { type NextStep, NextSteps } from './page-layout/next-steps';
export { NotFoundPanel, type NotFoundPanelProps } from './page-layout/not-found-panel';
export { SuccessPanel, type SuccessPanelProps } from './page-layout/success-panel';
export type { Picture } from './page-picture/picture';
export { Pagination, type PaginationProps } from './pagination/pagination';
export { Popover, type PopoverProps } from './popover/popover';
export {
  formatDollars,
  formatRate,
  type OtherPrice,
  Price,
  type PriceProps,
  type PriceValue,
  type Repayment,
  RepaymentLine,
} from './price/price';
export { Progress } from './progress/progress';
export type { RangeValue } from './range-field/range';
export { RangeField, type RangeFieldProps } from './range-field/range-field';
export { SliderField, type SliderFieldProps } from './range-field/slider-field';
export { Rating } from './rating/rating';
export { SearchField, type SearchFieldProps } from './search-field/search-field';
export { ActiveChips, type ActiveChipsProps, type ActiveFilter } from './search-filters/active-chips';
export {
  FilterCheckList,
  type FilterCheckListProps,
  type FilterNestedOptions,
  type FilterOption,
} from './search-filters/filter-check-list';
export { FilterGroup, type FilterGroupProps } from './search-filters/filter-group';
export { FilterRange, type FilterRangeProps } from './search-filters/filter-range';
export { SearchBox, type SearchBoxProps } from './search-filters/search-box';
export { ShowMeBar, type ShowMeBarProps } from './search-filters/show-me-bar';
export { SortSelect, type SortSelectProps, searchFormId } from './search-filters/sort-select';
export type { SearchFilter, SearchLayoutProps } from './search-layout/search-layout';
export { SearchLayoutBar } from './search-layout/search-layout-bar';
export { SearchLayoutLedger } from './search-layout/search-layout-ledger';
export { SearchLayoutSidebar } from './search-layout/search-layout-sidebar';
export { ResultsHeader, type ResultsHeaderProps } from './search-results/results-header';
export {
  ResultsGrid,
  type ResultsItem,
  ResultsLedger,
  type ResultsLedgerProps,
  type ResultsListProps,
  ResultsWide,
} from './search-results/results-list';
export { ResultsSkeleton } from './search-results/results-skeleton';
export { SearchError, type SearchErrorProps } from './search-results/search-error';
export { ShareBar } from './share-bar/share-bar';
export { ShowMore } from './show-more/show-more';
export { SimilarVehicles, type SimilarVehiclesProps } from './similar-vehicles/similar-vehicles';
export type { FooterColumn, FooterLocation, SiteFooterProps } from './site-footer/site-footer';
export { SiteFooterColumns } from './site-footer/site-footer-columns';
export { SiteFooterLedger } from './site-footer/site-footer-ledger';
export { SiteFooterQuiet } from './site-footer/site-footer-quiet';
export type { NavigationFeature, NavigationGroup, NavigationItem, NavigationLink } from './site-header/navigation';
export type { PhoneLink, SiteHeaderProps } from './site-header/site-header';
export { SiteHeaderMega } from './site-header/site-header-mega';
export { SiteHeaderOverlay } from './site-header/site-header-overlay';
export { SiteHeaderUtility } from './site-header/site-header-utility';
export { Skeleton } from './skeleton/skeleton';
export { type Specification, SpecificationList } from './specification-list/specification-list';
export { EmptyStage, Stage, StageCorner, StagePicture, type StageProps, type StageTone } from './stage/stage';
export { type SectionLink, SectionLinks } from './sticky-bar/section-links';
export { StickyVehicleBar, type StickyVehicleBarProps } from './sticky-bar/sticky-vehicle-bar';
export type { VehicleBarProps } from './sticky-bar/vehicle-bar-props';
export { VehicleBottomBar, type VehicleBottomBarProps } from './sticky-bar/vehicle-bottom-bar';
export { type TabItem, Tabs } from './tabs/tabs';
export { Tag, type TagKind, TagList, type TagProps } from './tag/tag';
export { TextButton, TextLink } from './text-link/text-link';
export { brandStyle } from './theme/brand-style';
export { brandScope, nightScope } from './theme/scopes.css';
export { type ToastAction, type ToastMessage, ToastProvider, type Toasts, useToasts } from './toast/toast';
export type { UiImageElementProps, UiLinkElementProps } from './ui-provider/ui-elements';
export { UiImage, type UiImageProps } from './ui-provider/ui-image';
export { UiLink, type UiLinkProps } from './ui-provider/ui-link';
export { UiProvider } from './ui-provider/ui-provider';
export { CompareToggle } from './vehicle-card/compare-toggle';
export { VehicleCardGrid } from './vehicle-card/vehicle-card-grid';
export { type LedgerHead, VehicleCardList, type VehicleCardListProps } from './vehicle-card/vehicle-card-list';
export type {
  VehicleAction,
  VehicleCardProps,
  VehicleCardState,
  VehicleFact,
  VehicleTag,
} from './vehicle-card/vehicle-card-props';
export { VehicleCardRow } from './vehicle-card/vehicle-card-row';
export { type VehicleCardLayout, VehicleCardSkeleton } from './vehicle-card/vehicle-card-skeleton';
export { VehicleCardTile } from './vehicle-card/vehicle-card-tile';
export { VehicleCardWide } from './vehicle-card/vehicle-card-wide';
export { VehicleComments, type VehicleCommentsProps } from './vehicle-comments/vehicle-comments';
export { FeatureList, type FeatureListProps } from './vehicle-feature-list/feature-list';
export { PhoneCard, type PhoneCardProps } from './vehicle-phone-card/phone-card';
export { type VehicleImage, VehiclePicture, type VehiclePictureProps } from './vehicle-picture/vehicle-picture';
export { VehicleProfile, type VehicleShape, vehicleShapes } from './vehicle-profile/vehicle-profile';
export { VehicleLocationLine, type VehicleLocationLineProps } from './vehicle-purchase-panel/contact-line';
export {
  PurchasePanel,
  type PurchasePanelProps,
  PurchasePrice,
  type PurchasePriceProps,
} from './vehicle-purchase-panel/purchase-panel';
export { VehicleActions, type VehicleActionsProps } from './vehicle-purchase-panel/vehicle-actions';
export { VehicleHeading, type VehicleHeadingProps } from './vehicle-purchase-panel/vehicle-heading';
export { ShareButton, type ShareButtonProps } from './vehicle-share-button/share-button';
export { SkipLink } from './visually-hidden/skip-link';
export { VisuallyHidden } from './visually-hidden/visually-hidden';
