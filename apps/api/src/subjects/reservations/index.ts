export { endDueReservations } from './end-due-reservations';
export { endFeedReservationsOfSold, followFeed, hasFeedReservations } from './follow-feed';
export { endHold, extendHold, type HoldOutcome } from './hold';
export { listReservations } from './list-reservations';
export { releaseVehicle } from './release-vehicle';
export type { Reservation } from './reservation';
export type { ReservationOutcome } from './reservation-fault';
export { reservationInWords } from './reservation-words';
export { reserveVehicle } from './reserve-vehicle';
