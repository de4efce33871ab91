import './theme/base.css';
import './theme/fallback-faces.css';

export { Alert, type AlertProps, type AlertTone } from './alert/alert';
export { formatAmount, parseAmount } from './amount-field/amount';
export { AmountField, type AmountFieldProps, MoneyField, NumberField } from './amount-field/amount-field';
export { BrandTile, type BrandTileProps } from './brand-tile/brand-tile';
export { Breadcrumbs, type Crumb } from './breadcrumbs/breadcrumbs';
export type { BudgetFound, BudgetPeriod, BudgetScale, BudgetState, BudgetValues } from './budget-panel/budget';
export { type BudgetLabels, BudgetPanel, type BudgetPanelProps } from './budget-panel/budget-panel';
export { Button, type ButtonLook, type ButtonProps, buttonLook } from './button/button';
export { IconButton, IconLink } from './button/icon-button';
export { LinkButton, type LinkButtonProps } from './button/link-button';
export {
  type CalculatorAnswer,
  type CalculatorBounds,
  type CalculatorFee,
  type CalculatorFigure,
  type CalculatorFrequency,
  type CalculatorLabels,
  type CalculatorValues,
  startingValues,
} from './calculator-panel/calculator';
export { CalculatorPanel, type CalculatorPanelProps } from './calculator-panel/calculator-panel';
export { Disclaimer, type DisclaimerProps } from './calculator-panel/disclaimer';
export { Carousel, type CarouselProps } from './carousel/carousel';
export { Chip, ChipList } from './chip/chip';
export { classNames } from './class-names/class-names';
export {
  type ComparedGroup,
  type ComparedLine,
  type ComparedVehicle,
  CompareTable,
  type CompareTableProps,
} from './compare-table/compare-table';
export { CompareTray, type CompareTrayProps, type TrayVehicle } from './compare-tray/compare-tray';
export type { CompareTrayWords } from './compare-tray/tray-words';
export { DateField, type DateFieldProps } from './date-field/date-field';
export type { DetailLayoutProps, DetailSection } from './detail-layout/detail-layout-props';
export { vehicleMapId } from './detail-layout/detail-layout-props';
export { DetailLedger } from './detail-layout/detail-ledger';
export { DetailPictures } from './detail-layout/detail-pictures';
export { DetailShowcase } from './detail-layout/detail-showcase';
export { DetailSidebar } from './detail-layout/detail-sidebar';
export { Accordion, type AccordionItem, Disclosure } from './disclosure/disclosure';
export { EmptyState } from './empty-state/empty-state';
export { CheckboxField, type CheckboxFieldProps } from './field/checkbox-field';
export type { FieldText } from './field/field';
export { SelectField, type SelectFieldProps, type SelectOption } from './field/select-field';
export { TextAreaField, type TextAreaFieldProps } from './field/text-area-field';
export { EmailField, PhoneField, PostcodeField, TextField, type TextFieldProps } from './field/text-field';
export { ErrorSummary, type FieldProblem } from './form-layout/error-summary';
export { FormCell, FormLayout, FormPart } from './form-layout/form-layout';
export { Gallery, type GalleryProps } from './gallery/gallery';
export type { VehicleView } from './gallery-views/available-views';
export { GalleryViews, type GalleryViewsProps } from './gallery-views/gallery-views';
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
  HomeLocationShowcase,
  HomeLocations,
  type HomeLocationsProps,
} from './home-sections/home-locations';
export { type HomeReason, HomeReasons } from './home-sections/home-reasons';
export { DepartmentHours, type HoursDepartment } from './hours-table/department-hours';
export { HolidayHoursDialog, type HolidayHoursDialogProps } from './hours-table/holiday-hours-dialog';
export { type HoursRow, HoursTable, type SpecialHoursRows } from './hours-table/hours-table';
export { Icon, type IconProps } from './icon/icon';
export type { IconName } from './icon/icons';
export { type KeyFact, KeyFacts } from './key-facts/key-facts';
export { Cluster, Container, Grid, Stack } from './layout/layout';
export { Section, type SectionProps } from './layout/section';
export type { LocationPhone, LocationProps } from './location-card/location';
export { LocationCard, type LocationCardProps } from './location-card/location-card';
export { LocationList, type LocationListProps } from './location-card/location-list';
export { MapCard, type MapCardProps } from './map-card/map-card';
export { Dialog, type DialogProps } from './modal/dialog';
export { Drawer, type DrawerProps } from './modal/drawer';
export {
  OfferCard,
  type OfferCardProps,
  type OfferFigure,
  type OfferImage,
  type OfferText,
} from './offer-card/offer-card';
export { OfferDetail, type OfferDetailProps } from './offer-detail/offer-detail';
export { OfferList, type OfferListItem, type OfferListProps } from './offer-list/offer-list';
export { AnnouncementBar, type AnnouncementBarProps } from './page-announcement/announcement-bar';
export { ContentPage, type ContentPageProps, Prose, ProseHtml } from './page-content/content-page';
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
export { directionOf, type PanoramaDirection, type PanoramaHotspot } from './panorama-viewer/panorama-view';
export { PanoramaViewer } from './panorama-viewer/panorama-viewer';
export type { PanoramaViewerProps } from './panorama-viewer/panorama-viewer-props';
export { acceptedPayments, PaymentStrip } from './payment-strip/payment-strip';
export { LocatorForm, type LocatorFormProps } from './place/locator-form';
export { PlaceHead, type PlaceHeadProps } from './place/place-head';
export { PlaceLedger, PlaceRow, type PlaceRowProps } from './place/place-ledger';
export { Popover, type PopoverProps } from './popover/popover';
export {
  formatRate,
  type OtherPrice,
  Price,
  type PriceProps,
  type PriceValue,
  type Repayment,
  RepaymentLine,
} from './price/price';
export { type GaugeFigures, PriceGauge, type PriceGaugeProps } from './price-gauge/price-gauge';
export { Progress } from './progress/progress';
export { PromoCard, type PromoCardProps } from './promo-card/promo-card';
export { type RadioCardOption, RadioCards, type RadioCardsProps } from './radio-cards/radio-cards';
export type { RangeValue } from './range-field/range';
export { RangeField, type RangeFieldProps } from './range-field/range-field';
export { SliderField, type SliderFieldProps } from './range-field/slider-field';
export { Rating } from './rating/rating';
export { RepaymentBox, type RepaymentBoxProps } from './repayment-box/repayment-box';
export { ReviewCard, type ReviewCardProps } from './review-card/review-card';
export { ReviewList, type ReviewListItem, type ReviewListProps } from './review-card/review-list';
export { ReviewSummary, type ReviewSummaryProps } from './review-summary/review-summary';
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
export { ResultsMore, type ResultsMoreProps } from './search-results/results-more';
export { ResultsSkeleton } from './search-results/results-skeleton';
export { SearchError, type SearchErrorProps } from './search-results/search-error';
export { type Segment, Segments, type SegmentsProps } from './segments/segments';
export { SettledWords } from './settled-words/settled-words';
export { ShareBar } from './share-bar/share-bar';
export { ToggleTool, type ToggleToolProps } from './share-bar/toggle-tool';
export { FoldedText, type FoldedTextProps } from './show-more/folded-text';
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
export { SitePopup, type SitePopupProps } from './site-popup/site-popup';
export { Skeleton } from './skeleton/skeleton';
export type { Slot, SlotDay } from './slot-picker/slot-days';
export { SlotPicker, type SlotPickerProps } from './slot-picker/slot-picker';
export type { SlotWords } from './slot-picker/slot-words';
export { type SpecificationGroup, SpecificationGroups } from './specification-list/specification-groups';
export { type Specification, SpecificationList } from './specification-list/specification-list';
export type { SpinHotspot, SpinHotspotPosition } from './spin-viewer/spin-turn';
export { SpinViewer } from './spin-viewer/spin-viewer';
export type { SpinViewerProps } from './spin-viewer/spin-viewer-props';
export type { SpinPreloadFailure } from './spin-viewer/use-spin-frames';
export { EmptyStage, Stage, StageCorner, StagePicture, type StageProps, type StageTone } from './stage/stage';
export { Counter } from './statistic/counter';
export { Statistic, StatisticGroup, type StatisticProps } from './statistic/statistic';
export { type Step, Stepper, type StepperProps } from './stepper/stepper';
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
export { FavouriteToggle, type FavouriteToggleProps } from './vehicle-card/favourite-toggle';
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
export { PrintButton, type PrintButtonProps } from './vehicle-print/print-button';
export { PrintPageButton } from './vehicle-print/print-page-button';
export { PrintSheet, type PrintSheetProps } from './vehicle-print/print-sheet';
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
export { VideoFrame, type VideoFrameProps } from './video-frame/video-frame';
export { type VideoSource, videoSourceOf } from './video-frame/video-source';
export type { ViewerLook } from './viewer-frame/viewer-frame';
export { SkipLink } from './visually-hidden/skip-link';
export { VisuallyHidden } from './visually-hidden/visually-hidden';
