import { enquirySubjects, type SiteDocument } from '@forecourt/config';
import type { Db } from '../database/database';
import { siteDealerships } from './site-dealerships';

/** One choice of a list in a form. */
export interface FormChoice {
  readonly value: string;
  readonly label: string;
}

/** What a plain form that comes back lets a shopper choose: subject, location and dealership. */
export interface FormChoices {
  readonly subject: readonly FormChoice[];
  readonly location: readonly FormChoice[];
  readonly dealership: readonly FormChoice[];
}

/** The choices of a site's forms, in its own order. */
export const formChoices = async (db: Db, site: SiteDocument): Promise<FormChoices> => {
  const documents = await siteDealerships(db, site);
  const locations = documents.flatMap((document) => document.locations).filter(({ visible }) => visible);
  return {
    subject: enquirySubjects(site).map((subject) => ({ value: subject, label: subject })),
    location: site.locations.flatMap(({ id }) => {
      const found = locations.find((location) => location.id === id);
      return found === undefined ? [] : [{ value: id, label: found.name }];
    }),
    dealership: documents.map(({ slug, name }) => ({ value: slug, label: name })),
  };
};
