const refuse = (): never => {
  throw new Error(
    'InstantSearch does not route in Forecourt: search addresses are read and written by @forecourt/search (SRCH-01). Take `routing` away from <InstantSearch>.',
  );
};

/**
 * Stands in for `qs` in the apps. Only InstantSearch's router would use it, which no page turns on, and it is 16 KB of
 * every search page.
 */
const addressReader = { parse: refuse, stringify: refuse };

export default addressReader;
