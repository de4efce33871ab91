export { CompareToggle } from './compare-toggle';
export { FavouriteToggle, type FavouriteToggleProps } from './favourite-toggle';
export { VehicleCardGrid } from './vehicle-card-grid';
export { type LedgerHead, VehicleCardList, type VehicleCardListProps } from './vehicle-card-list';
export type {
  CardAction,
  VehicleAction,
  VehicleCardProps,
  VehicleCardState,
  VehicleFact,
  VehicleTag,
} from './vehicle-card-props';
export { VehicleCardRow } from './vehicle-card-row';
export { type VehicleCardLayout, VehicleCardSkeleton } from './vehicle-card-skeleton';
export { VehicleCardTile } from './vehicle-card-tile';
export { VehicleCardWide } from './vehicle-card-wide';
