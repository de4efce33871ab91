import { type Limit, oneDay, tenMinutes } from '../../ground/limits/limits';

/** Orders that one address begins in ten minutes. */
export const orderStartLimit: Limit = { name: 'order-start', windowMs: tenMinutes };
/** Steps and other writes of orders from one address in ten minutes. */
export const orderStepLimit: Limit = { name: 'order-step', windowMs: tenMinutes };
/** Vehicles that one address has held in a day. */
export const orderHoldLimit: Limit = { name: 'order-hold-address', windowMs: oneDay };
/** Vehicles that one number has held in a day, paid for or not. */
export const orderPhoneLimit: Limit = { name: 'order-hold-phone', windowMs: oneDay };
/** Vehicles that one address has held in a day at no cost, by numbers that nobody has proven. */
export const orderFreeLimit: Limit = { name: 'order-hold-free', windowMs: oneDay };

/** How many of each are taken. Behind an address may be all customers of a mobile network; a number is one person. */
export const mostOrders = {
  starts: 60,
  steps: 300,
  holdsByAddress: 100,
  holdsByPhone: 6,
  freeHoldsByAddress: 5,
} as const;
