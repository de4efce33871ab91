export type { Slot, SlotDay } from './slot-days';
export { SlotPicker, type SlotPickerProps } from './slot-picker';
export type { SlotWords } from './slot-words';
