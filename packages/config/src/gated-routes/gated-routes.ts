import * as z from 'zod';

/** Names under which a dealer may have its account page; which of them it has is its setting (AUTH-02). */
export const accountPages = ['my-garage', 'mymotorama', 'mybigboxcars', 'myblinkr', 'myservco'] as const;
/** One of {@link accountPages}. */
export type AccountPage = (typeof accountPages)[number];

/** Features that a dealer may put behind sign-in (AUTH-02). */
export const gateNames = ['checkout', 'finance', 'spin-to-win', 'equifax-finance', 'online-payment'] as const;
/** One of {@link gateNames}. */
export type GateName = (typeof gateNames)[number];

const gate = z.boolean().default(false);

/** What a site puts behind sign-in, and the names of its account page (SITE-04, AUTH-02). Trade-in and selling never are. */
export const gateSettingsSchema = z.strictObject({
  checkout: gate,
  finance: gate,
  'spin-to-win': gate,
  /** /finance-pre-approval. */
  'equifax-finance': gate,
  'online-payment': gate,
  /** Names the account page answers to while authentication is on; the first is the one that is linked. */
  accountPages: z.array(z.enum(accountPages)).min(1).default(['my-garage']),
});
/** What a site puts behind sign-in. */
export type GateSettings = z.infer<typeof gateSettingsSchema>;

/** What stands before a path. */
export type RouteGate =
  /** Anyone may come. */
  | { readonly kind: 'open' }
  /** Signed-in people only, while authentication is on; nothing is there while it is off. */
  | { readonly kind: 'account'; readonly name: AccountPage | 'watchlist' }
  /** Signed-in people only, where the dealer says so. */
  | { readonly kind: 'flag'; readonly flag: GateName };

const flagPaths: readonly (readonly [RegExp, GateName])[] = [
  [/^\/cars\/[^/]+\/(checkout|buy-online)$/, 'checkout'],
  [/^\/(finance|finance-enquiry|apply-for-finance|personalised\/finance)$/, 'finance'],
  [/^\/finance-pre-approval$/, 'equifax-finance'],
  [/^\/spin-to-win$/, 'spin-to-win'],
  [/^\/online-payment$/, 'online-payment'],
];

/** What stands before a path of a site, whatever its settings. `path` without query; a trailing slash is no matter. */
export const routeGate = (path: string): RouteGate => {
  const plain = path.replace(/^(.*[^/])?\/*$/s, '$1');
  const name = ([...accountPages, 'watchlist'] as const).find((page) => plain === `/${page}`);
  if (name !== undefined) return { kind: 'account', name };
  const flag = flagPaths.find(([pattern]) => pattern.test(plain))?.[1];
  return flag === undefined ? { kind: 'open' } : { kind: 'flag', flag };
};

/** Who comes: `null` while their session is still being read. */
export interface Visitor {
  readonly signedIn: boolean | null;
}

/** What a visitor gets at a path: the page, a wait for their session, the sign-in page, or nothing (404). */
export type RouteAccess = 'open' | 'wait' | 'sign-in' | 'not-found';

/**
 * What a visitor gets at a path (AUTH-02, AUTH-03). Account pages are always gated and exist only under the dealer's
 * own names; the others are gated where the dealer says so; the rest never. With authentication off nobody could sign
 * in, so what is gated is not there. A redirect to sign-in waits until the session is read.
 */
export const routeAccess = (
  path: string,
  site: { readonly flags: { readonly auth: boolean }; readonly gates: GateSettings },
  { signedIn }: Visitor,
): RouteAccess => {
  const gate = routeGate(path);
  if (gate.kind === 'open' || (gate.kind === 'flag' && !site.gates[gate.flag])) return 'open';
  const isNamed = gate.kind !== 'account' || gate.name === 'watchlist' || site.gates.accountPages.includes(gate.name);
  if (!site.flags.auth || !isNamed) return 'not-found';
  if (signedIn === null) return 'wait';
  return signedIn ? 'open' : 'sign-in';
};
