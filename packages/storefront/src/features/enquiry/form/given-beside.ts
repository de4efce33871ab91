import { servicesIn } from '@forecourt/domain/enquiry';

/**
 * The values of a form beside the fields of enquiries: the proof of an offer, and whether the offer is accepted
 * (TRAD-01); and the additional services that are asked for.
 */
export interface GivenBeside {
  readonly valuation?: string;
  readonly offer_accepted?: boolean;
  readonly additional_services?: string[];
}

/** Reads these values from a form; empty for a form that has none of them. */
export const givenBeside = (form: HTMLFormElement | null): GivenBeside => {
  const given = new FormData(form ?? undefined);
  const valuation = given.get('valuation');
  const services = servicesIn(given.keys());
  return {
    ...(typeof valuation === 'string' && valuation !== ''
      ? { valuation, offer_accepted: given.has('offer_accepted') }
      : {}),
    ...(services.length === 0 ? {} : { additional_services: [...services] }),
  };
};
