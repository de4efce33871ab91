import { linksOf, type OffersDocument } from '@forecourt/config/offers-document';
import { validateOffers } from '@forecourt/config/validation';
import { sql } from 'drizzle-orm';
import type { Db, Transacting, Tx } from '../../ground/database/database';
import { offerLists } from '../../ground/database/schema';
import { readHtml } from '../../ground/safe-html/sanitize-html';
import { recordChange } from '../../ground/spine/record-change';
import { callFault } from '../../ground/text/dialled-phone';
import {
  type ApplyOutcome,
  changeOf,
  type DocumentInput,
  type ReadDocument,
  readEach,
  repeated,
  type SourceFault,
} from '../documents';
import {
  documentsLock,
  liveOffers,
  type OffersOf,
  readSiteDirectory,
  type SharedAddress,
  type SiteDirectory,
  sharedAddresses,
} from '../sites';

type ReadOffers = ReadDocument<OffersDocument>;

/** What a document names must exist: its dealership, and the sites that are not to show an offer. */
const referenceFaults = ({ source, document }: ReadOffers, directory: SiteDirectory): SourceFault[] => [
  ...(directory.dealerships.has(document.dealership_id)
    ? []
    : [
        {
          source,
          path: 'dealership_id',
          reason: `There is no dealership with id "${document.dealership_id}": apply its document first.`,
        },
      ]),
  ...document.offers.flatMap(({ excluded_website_ids }, index) =>
    excluded_website_ids.flatMap((id, place) =>
      directory.sites.has(id)
        ? []
        : [
            {
              source,
              path: `offers[${index}].excluded_website_ids[${place}]`,
              reason: `There is no site "${id}". Take the website_id of one.`,
            },
          ],
    ),
  ),
];

const addressFaults = ({ source, document }: ReadOffers, shared: readonly SharedAddress[]): SourceFault[] =>
  document.offers.flatMap(({ id }, index) =>
    shared
      .filter(({ offer_id, makers }) => offer_id === id && makers.includes(document.dealership_id))
      .slice(0, 1)
      .map(({ website_id, makers: [one, two] }) => ({
        source,
        path: `offers[${index}].id`,
        reason: `Site ${website_id} shows an offer "${id}" of dealership ${one === document.dealership_id ? two : one} too. Give one another id.`,
      })),
  );

/** Links of descriptions that call a number: a press on one calls it, whole and alone. */
const callFaults = ({ source, document }: ReadOffers): SourceFault[] =>
  document.offers.flatMap(({ description }, index) =>
    [...new Set(linksOf(readHtml(description).html))].flatMap((address) => {
      const reason = callFault(address);
      return reason === null ? [] : [{ source, path: `offers[${index}].description`, reason }];
    }),
  );

const check = async (db: Pick<Db, 'select'>, inputs: readonly DocumentInput[]) => {
  const directory = await readSiteDirectory(db);
  const live = await liveOffers(db);
  const { read, faults } = readEach(inputs, validateOffers);
  const all: OffersOf = new Map([...live, ...read.map(({ document }) => [document.dealership_id, document] as const)]);
  const sites = [...directory.sites.values()].map((site) => site.document);
  const shared = sharedAddresses(sites, directory, all);
  const changes = read.map(({ source, document }) =>
    changeOf({ source, id: document.dealership_id }, live.get(document.dealership_id), document, ['offers']),
  );
  return {
    read,
    changes,
    faults: [
      ...faults,
      ...repeated(read, 'dealership_id', ({ document }) => document.dealership_id),
      ...read.flatMap((one) => [...referenceFaults(one, directory), ...addressFaults(one, shared), ...callFaults(one)]),
    ],
  };
};

/** The result that `applyOffers` would return, without any change. */
export const planOffers = async (db: Pick<Db, 'select'>, inputs: readonly DocumentInput[]): Promise<ApplyOutcome> => {
  const { faults, changes } = await check(db, inputs);
  return faults.length > 0 ? { ok: false, faults } : { ok: true, changes };
};

const store = async (tx: Tx, document: OffersDocument): Promise<void> => {
  const { dealership_id } = document;
  await tx
    .insert(offerLists)
    .values({ dealership_id, document })
    .onConflictDoUpdate({
      target: offerLists.dealership_id,
      set: { document, revision: sql`${offerLists.revision} + 1`, updated_at: sql`now()` },
    });
  await recordChange(tx, { kind: 'offers', dealershipId: dealership_id });
};

/**
 * Makes offers documents live, all or none, with no rebuild: the change is written with them, and the pages of the
 * sites that show them follow. With any fault nothing changes; offers that a document no longer has are withdrawn.
 */
export const applyOffers = (db: Transacting, inputs: readonly DocumentInput[]): Promise<ApplyOutcome> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${documentsLock})`);
    const { read, faults, changes } = await check(tx, inputs);
    if (faults.length > 0) return { ok: false, faults };
    for (const [index, { document }] of read.entries()) {
      if (changes[index]?.action !== 'none') await store(tx, document);
    }
    return { ok: true, changes };
  });
