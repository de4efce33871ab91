export { isShownAddress } from './shown-address';
