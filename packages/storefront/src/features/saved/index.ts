// What other features use of this one.
export { savedPlace } from './vehicles/saved-place';
export { savedSettings } from './vehicles/saved-settings';
