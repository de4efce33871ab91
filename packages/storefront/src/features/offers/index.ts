// What other features use of this one.
export { listedOffer, offerOpening } from './offers-view';
