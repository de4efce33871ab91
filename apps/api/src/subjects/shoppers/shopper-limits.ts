import { type Limit, oneDay, tenMinutes } from '../../ground/limits/limits';

/** A limit of sign-in with how many it takes in each of its windows. */
export interface SignInLimit {
  readonly limit: Limit;
  readonly most: number;
}

/**
 * Codes that are sent, by number, address and site. A code costs the dealer a text and its receiver a glance, so they are
 * few; numbers abroad are fewer, since fraudsters earn from texts to some of them.
 */
export const codeLimits = {
  phone: { limit: { name: 'code-phone', windowMs: tenMinutes }, most: 4 },
  phoneDay: { limit: { name: 'codes-of-phone', windowMs: oneDay }, most: 15 },
  address: { limit: { name: 'code-address', windowMs: tenMinutes }, most: 30 },
  addressDay: { limit: { name: 'codes-of-address', windowMs: oneDay }, most: 100 },
  site: { limit: { name: 'code-site', windowMs: tenMinutes }, most: 500 },
  siteDay: { limit: { name: 'codes-of-site', windowMs: oneDay }, most: 5000 },
  abroad: { limit: { name: 'code-abroad', windowMs: oneDay }, most: 200 },
} as const satisfies Readonly<Record<string, SignInLimit>>;

/**
 * Codes that are tried, by address and number, whatever sign-in they are for: a new code never brings new tries. The
 * number's own lets through 50 guesses of a million a day; browsers in which it has signed in before have their own 50, so
 * that strangers who guess do not lock its owner out there.
 */
export const guessLimits = {
  address: { limit: { name: 'guess-address', windowMs: tenMinutes }, most: 60 },
  phone: { limit: { name: 'guess-phone', windowMs: oneDay }, most: 50 },
} as const satisfies Readonly<Record<string, SignInLimit>>;

/**
 * Links by e-mail that are asked for, by address of mail, address of the network and site. Nobody who has not confirmed an
 * address gets one; it is counted even so, since a count that only the known have would tell them.
 */
export const linkLimits = {
  mailbox: { limit: { name: 'link-mailbox', windowMs: tenMinutes }, most: 4 },
  mailboxDay: { limit: { name: 'links-of-mailbox', windowMs: oneDay }, most: 15 },
  client: { limit: { name: 'link-client', windowMs: tenMinutes }, most: 30 },
  site: { limit: { name: 'link-site', windowMs: tenMinutes }, most: 2000 },
} as const satisfies Readonly<Record<string, SignInLimit>>;

/** Everything that sign-in counts. */
export const shopperLimits: readonly Limit[] = [codeLimits, guessLimits, linkLimits]
  .flatMap((limits) => Object.values<SignInLimit>(limits))
  .map(({ limit }) => limit);
