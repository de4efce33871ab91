import type { ContentDocument, RedirectsDocument } from '@forecourt/config/content';
import type { OffersDocument } from '@forecourt/config/offers-document';
import { siteDocumentSchema } from '@forecourt/config/site-document';
import type { Checked } from '@forecourt/config/validation';
import type { AustralianState } from '@forecourt/domain/vehicle';
import type { Db } from '../../ground/database/database';
import {
  contentFindings,
  type DocumentFindings,
  type DocumentInput,
  offersFindings,
  readEach,
  siteFindings,
} from '../documents';
import { readSiteDirectory, type SiteDirectory } from './site-directory';

const stateOf = (directory: SiteDirectory, websiteId: string): AustralianState =>
  directory.sites.get(websiteId)?.document.state ?? 'NSW';

/** What law has against documents of content; those that are faulty by themselves are left to their own check. */
export const readContentFindings = async (
  db: Pick<Db, 'select'>,
  inputs: readonly DocumentInput[],
  validate: (value: unknown) => Checked<ContentDocument | RedirectsDocument>,
  now: Date,
): Promise<readonly DocumentFindings[]> => {
  const directory = await readSiteDirectory(db);
  return readEach(inputs, validate).read.map(({ source, document }) => ({
    source,
    ...contentFindings(document, { state: stateOf(directory, document.website_id), now }),
  }));
};

/** The same of offers. The state is that of the first site that shows the dealership; NSW where none does. */
export const readOffersFindings = async (
  db: Pick<Db, 'select'>,
  inputs: readonly DocumentInput[],
  validate: (value: unknown) => Checked<OffersDocument>,
  now: Date,
): Promise<readonly DocumentFindings[]> => {
  const directory = await readSiteDirectory(db);
  return readEach(inputs, validate).read.map(({ source, document }) => {
    const site = [...directory.sites.values()].find((one) =>
      directory.dealershipsOf(one.document).some(({ id }) => id === document.dealership_id),
    );
    return { source, ...offersFindings(document, { state: site?.document.state ?? 'NSW', now }) };
  });
};

/** The same of site documents. */
export const readSiteFindings = (inputs: readonly DocumentInput[], now: Date): readonly DocumentFindings[] =>
  inputs.flatMap(({ source, value }) => {
    const read = siteDocumentSchema.safeParse(value);
    return read.success ? [{ source, ...siteFindings(read.data, now) }] : [];
  });
