export { LocatorForm, type LocatorFormProps } from './locator-form';
export { MapFrame, type MapFrameProps, MapWords } from './map-frame';
export { PlaceHead, type PlaceHeadProps } from './place-head';
export { PlaceLedger, PlaceRow, type PlaceRowProps } from './place-ledger';
