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
}

const isKnown = (name: string): name is keyof typeof optInWordings => Object.hasOwn(optInWordings, name);

/**
 * The consent that goes with a lead. A form that names no wording is from before they had names and showed the first;
 * one that names an unknown wording gives no consent, for nobody could say to what.
 */
export const consentOf = (
  sent: { readonly opt_in: boolean; readonly wording: string | null },
  shown: { readonly state: string; readonly at: Date },
): Consent => {
  const name = sent.wording ?? '1';
  return {
    opt_in: sent.opt_in && isKnown(name),
    wording: isKnown(name) ? optInWordings[name] : '',
    state: shown.state,
    at: shown.at.toISOString(),
  };
};
