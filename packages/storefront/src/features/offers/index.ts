// What other features use of this one.
export { listedOffer } from './offers-view';
