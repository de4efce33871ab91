// @ts-check

/**
 * Environment variable through which a release passes to `prepublishOnly` the version that it has built and checked.
 */
export const RELEASING = 'FORECOURT_RELEASING';
