/** Most photos of one enquiry; the largest file, and the largest sum of those that are sent at once, in MB. */
export const photoLimits = { count: 8, fileMb: 12, togetherMb: 48 } as const;

/** Why photos are not taken; each is a word in the address that a shopper is led back to. */
export const photoFaults = [
  'type',
  'size',
  'total',
  'many',
  'none',
  'ended',
  'busy',
  'page',
  'broken',
  'slow',
  'tries',
] as const;
export type PhotoFault = (typeof photoFaults)[number];
