export { type SectionLink, SectionLinks } from './section-links';
export { StickyVehicleBar, type StickyVehicleBarProps } from './sticky-vehicle-bar';
export type { VehicleBarProps } from './vehicle-bar-props';
export { VehicleBottomBar, type VehicleBottomBarProps } from './vehicle-bottom-bar';
