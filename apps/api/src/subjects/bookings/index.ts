export { manageTokens } from './booking-keys';
export { bookingsOf } from './garage-bookings';
