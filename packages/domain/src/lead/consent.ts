import { optInWordings } from '../enquiry/opt-in';

/** What a shopper agreed to or declined, in the words that were shown, where and when. */
export interface Consent {
  /** Whether the box was ticked. */
  readonly opt_in: boolean;
  readonly wording: string;
  /** State or territory of the site, whose law applies. */
  readonly state: string;
  /** Instant, ISO UTC. */
  readonly at: string;
  /**
   * Agreement that a finance enquiry is passed on (NCCP Regulations 2010, reg 25): the words beside its box, which say to
   * whom and what the dealer gets, and the instant, ISO UTC. Left out where none was given, or before it was kept.
   */
  readonly finance?: { readonly wording: string; readonly at: string };
}

const isKnown = (name: string): name is keyof typeof optInWordings => Object.hasOwn(optInWordings, name);

/**
 * The consent that goes with a lead. A form that names no wording is from before they had names and showed the first;
 * one that names an unknown wording gives no consent, for nobody could say to what.
 * @param sent.finance words of the agreement that a finance enquiry is passed on, where it was given
 */
export const consentOf = (
  sent: { readonly opt_in: boolean; readonly wording: string | null; readonly finance?: string | null },
  shown: { readonly state: string; readonly at: Date },
): Consent => {
  const name = sent.wording ?? '1';
  return {
    opt_in: sent.opt_in && isKnown(name),
    wording: isKnown(name) ? optInWordings[name] : '',
    state: shown.state,
    at: shown.at.toISOString(),
    ...(sent.finance ? { finance: { wording: sent.finance, at: shown.at.toISOString() } } : {}),
  };
};
