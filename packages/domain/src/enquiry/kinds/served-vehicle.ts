/** The shopper's own vehicle, as a workshop and a parts counter need it. */
export const servedVehicle = {
  Rego: 'optional',
  regoState: 'optional',
  make: 'required',
  model: 'required',
  year: 'optional',
} as const;
