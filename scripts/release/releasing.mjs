// @ts-check

/** Environment variable by which a release tells `prepublishOnly` the version that it has built and checked. */
export const RELEASING = 'FORECOURT_RELEASING';
