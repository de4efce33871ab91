export { CompareTray, type CompareTrayProps, type TrayVehicle } from './compare-tray';
export type { CompareTrayWords } from './tray-words';
