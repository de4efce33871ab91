const refuse = (): never => {
  throw new Error('A router of InstantSearch needs createURL and parseURL (SRCH-01).');
};

/**
 * Stands in for `qs` in the apps. Only InstantSearch's own reading and writing of addresses would use it, which the
 * router of @forecourt/search replaces, and it is 16 KB of every search page.
 */
const addressReader = { parse: refuse, stringify: refuse };

export default addressReader;
