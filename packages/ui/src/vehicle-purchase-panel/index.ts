export { VehicleLocationLine, type VehicleLocationLineProps } from './contact-line';
export { PurchasePanel, type PurchasePanelProps, PurchasePrice, type PurchasePriceProps } from './purchase-panel';
export { VehicleActions, type VehicleActionsProps } from './vehicle-actions';
export { VehicleHeading, type VehicleHeadingProps } from './vehicle-heading';
