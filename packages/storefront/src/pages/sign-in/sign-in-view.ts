import type { SignInState } from '@forecourt/api-contract';
import { hrefs } from '@forecourt/config/hrefs';
import { type PageRow, pages, safeRedirect, signInPath } from '@forecourt/config/pages';
import type { PublicSite } from '@forecourt/config/public-site';
import type { AccountBenefit } from '@forecourt/ui/sign-in-panel';
import { type SentCode, sentCode } from './sent-code';
import { signInWords as words } from './sign-in-words';

/** Why somebody signs in, where they go on to and where they go back to: in the address, and along with every form. */
export interface SignInAim {
  readonly type: string;
  readonly redirect: string;
  readonly back: string;
}

/** Where the page begins, as the server draws it. */
export type SignInStart =
  | { readonly step: 'number'; readonly error?: string }
  | { readonly step: 'code'; readonly sent: SentCode; readonly error?: string; readonly codeError?: string }
  /** An address is asked for, or was: the other way, of sites that have it. */
  | { readonly step: 'email' | 'link'; readonly error?: undefined };
/** A step of the page. */
export type SignInStep = SignInStart['step'];

/** All that the page shows of a site and of the request. */
export interface SignInView {
  readonly siteName: string;
  readonly aim: SignInAim;
  /** The page in its first step, for whoever uses another number. */
  readonly firstStep: string;
  /** The page that asks for an address to send a link to; null where the site sends none. */
  readonly emailStep: string | null;
  /** Why one signs in, and how. */
  readonly lead: string;
  readonly privacy: string;
  readonly benefits: readonly AccountBenefit[];
  readonly start: SignInStart;
}

/** What of a site the page shows. */
export type SignInSite = Pick<
  PublicSite,
  'name' | 'flags' | 'garage_enabled' | 'search' | 'routes' | 'gates' | 'accounts'
>;

/** Why, and on and back: each a path of the site, whatever the address says (AUTH-03). */
export const aimOf = (query: URLSearchParams): SignInAim => ({
  type: (query.get('type') ?? '').slice(0, 50) || 'account',
  redirect: safeRedirect(query.get('redirect')),
  back: safeRedirect(query.get('back')),
});

type Reason = keyof typeof words.reasons;

const rows: Readonly<Record<string, PageRow>> = pages;

/** The reason for a closed page: the gate gives its name as `type`. */
const reasonFor = (type: string): Reason | null => {
  const row = rows[type];
  // The API names the gate itself where somebody pays.
  if (row?.needsShopper === 'checkout' || type === 'checkout') return 'checkout';
  if (row?.needsShopper === 'finance' || row?.needsShopper === 'equifax-finance') return 'finance';
  return row?.needsShopper === true ? 'garage' : null;
};

const leadOf = ({ type, redirect }: SignInAim, to: ReturnType<typeof hrefs>): string => {
  // The page of saved vehicles and a press on a heart have one type: the one leads to the page, the other back.
  if (type === 'watchlist') return words.reasons[redirect.startsWith(to.watchlist) ? 'watchlist' : 'saveVehicle'];
  const reason = reasonFor(type);
  return reason === null ? words.lead : words.reasons[reason];
};

const benefitsOf = (site: SignInSite): readonly AccountBenefit[] => {
  const garage = site.flags.garage;
  return [
    { icon: 'heart', text: words.benefits.saved },
    { text: words.benefits.everywhere },
    ...(garage ? [{ icon: 'car' as const, text: words.benefits.garage }] : []),
    ...(garage && site.garage_enabled ? [{ text: words.benefits.cars }] : []),
  ];
};

/** What is wrong by the word that the answer to a plain form has put into the address; seconds to wait beside it. */
const faultOf = (
  query: URLSearchParams,
  left: number,
): Pick<Extract<SignInStart, { step: 'code' }>, 'error' | 'codeError'> => {
  const fault = query.get('fault');
  const wait = Number(query.get('wait'));
  if (fault === 'wrong_code') return { codeError: words.faults.wrong_code(left) };
  if (fault === 'code') return { codeError: words.faults.code };
  if (fault === 'limit')
    return { error: wait > 0 && wait < 200_000 ? words.faults.limitFor(wait) : words.faults.limit };
  return fault === 'sign_in_gone' || fault === 'sent_often' ? { error: words.faults[fault] } : {};
};

const startOf = (
  query: URLSearchParams,
  signIn: SignInState | null,
  { now, hasLinks }: { readonly now: Date; readonly hasLinks: boolean },
): SignInStart => {
  const step = query.get('step');
  if (hasLinks && (step === 'email' || step === 'link')) return { step };
  const asksForCode = step === 'code';
  const fault = faultOf(query, signIn?.tries_left ?? 0);
  if (asksForCode && signIn !== null && signIn.tries_left > 0)
    return { step: 'code', sent: sentCode(signIn, now), ...fault };
  // The address was opened in another browser, or its code has ended meanwhile.
  if (asksForCode) return { step: 'number', error: words.faults.elsewhere };
  return fault.error === undefined ? { step: 'number' } : { step: 'number', error: fault.error };
};

/**
 * The sign-in page as plain data; pure.
 * @param signIn the one under way in the browser; null for none
 */
export const signInView = (
  site: SignInSite,
  query: URLSearchParams,
  signIn: SignInState | null,
  now: Date,
): SignInView => {
  const aim = aimOf(query);
  const to = hrefs(site);
  const firstStep = signInPath(aim);
  const hasLinks = site.accounts.emailLink;
  return {
    siteName: site.name,
    aim,
    firstStep,
    emailStep: hasLinks ? `${firstStep}&step=email` : null,
    lead: leadOf(aim, to),
    privacy: to.privacy,
    benefits: benefitsOf(site),
    start: startOf(query, signIn, { now, hasLinks }),
  };
};
