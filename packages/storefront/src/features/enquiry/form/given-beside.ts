/**
 * The values of a form beside the fields of enquiries: the proof of an offer, and whether the offer is accepted
 * (TRAD-01).
 */
export interface GivenBeside {
  readonly valuation?: string;
  readonly offer_accepted?: boolean;
}

/** Reads these values from a form; empty for a form without an offer. */
export const givenBeside = (form: HTMLFormElement | null): GivenBeside => {
  const given = new FormData(form ?? undefined);
  const valuation = given.get('valuation');
  return typeof valuation === 'string' && valuation !== ''
    ? { valuation, offer_accepted: given.has('offer_accepted') }
    : {};
};
