export type { RangeValue } from './range';
export { RangeField, type RangeFieldProps } from './range-field';
export { SliderField, type SliderFieldProps } from './slider-field';
