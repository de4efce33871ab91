/** What a form carries beside the fields of enquiries: what proves an offer, and whether it is accepted (TRAD-01). */
export interface GivenBeside {
  readonly valuation?: string;
  readonly offer_accepted?: boolean;
}

/** Reads it from a form; nothing of one that has no offer. */
export const givenBeside = (form: HTMLFormElement | null): GivenBeside => {
  const given = new FormData(form ?? undefined);
  const valuation = given.get('valuation');
  return typeof valuation === 'string' && valuation !== ''
    ? { valuation, offer_accepted: given.has('offer_accepted') }
    : {};
};
