import { servedVehicle } from './served-vehicle';

/** The shopper's own vehicle as a valuation needs it, and where it is. */
export const ownVehicle = {
  ...servedVehicle,
  badge: 'optional',
  year: 'required',
  kilometres: 'required',
  postcode: 'required',
} as const;
