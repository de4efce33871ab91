// What other features use of this one.
export { listedOffer, offerOpening, offersToGet } from './offers-view';
