export { type PriceSinceSaved, SavedVehicle, type SavedVehicleProps, type SavedVehicleState } from './saved-vehicle';
export {
  SavedVehicleList,
  type SavedVehicleListProps,
  SavedVehicleSkeleton,
  type SavedVehicleSkeletonProps,
} from './saved-vehicle-list';
