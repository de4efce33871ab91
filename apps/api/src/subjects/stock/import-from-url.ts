import type { Database } from '../../ground/database/database';
import type { Env } from '../../ground/env/env';
import { RemoteFault, type RemoteOptions, readRemote, shownAddress } from '../../ground/outbound/read-remote';
import { findDealership, type ImportOptions, type ImportResult, importStock } from './import-stock';
import { findProfile } from './profiles';
import { fileSource } from './record-source';
import { withSpooledFeed } from './spool-feed';
import { StockError } from './stock-error';
import { recordFailedRun } from './stock-runs';

/** Milliseconds that a feed may take to arrive. */
const feedTimeoutMs = 5 * 60_000;

/** What reading a feed from an address leans on. */
export type FeedLimits = Pick<Env, 'feedLimitBytes' | 'allowPrivateAddresses'>;

const stockErrorOf = (fault: RemoteFault, name: string): StockError =>
  new StockError(
    fault.isFinal ? 'url-refused' : 'url-failed',
    `${name} cannot be read. ${fault.message}`,
    fault.isFinal
      ? 'Nothing was changed. Check the address with the supplier of the feed.'
      : 'Nothing was changed. Try again later.',
  );

/**
 * Imports the feed that stands at a public address. A feed that cannot be fetched stands in the history of runs too,
 * without the query of its address, which may hold a key. Throws {@link StockError} when nothing was changed.
 */
export const importFromUrl = async (
  database: Pick<Database, 'pool' | 'sessions'>,
  env: FeedLimits,
  url: string,
  options: Omit<ImportOptions, 'file'>,
): Promise<ImportResult> => {
  const profile = findProfile(options.profile);
  const dealership = await findDealership(database.pool, options.dealership);
  const name = URL.canParse(url) ? shownAddress(url) : 'The address';
  const remote: RemoteOptions = {
    limitBytes: env.feedLimitBytes,
    timeoutMs: feedTimeoutMs,
    allowPrivateAddresses: env.allowPrivateAddresses,
  };
  let isImporting = false;
  try {
    return await withSpooledFeed(readRemote(url, remote), env.feedLimitBytes, async (path) => {
      const source = await fileSource(path, { format: options.format, name });
      isImporting = true;
      return importStock(database, { ...options, file: source });
    });
  } catch (error) {
    const told = error instanceof RemoteFault ? stockErrorOf(error, name) : error;
    // An import writes its own run; what fails before it is written here.
    if (!isImporting && told instanceof StockError) {
      const run = {
        dealershipId: dealership.id,
        profile: profile.name,
        feed: options.feed ?? profile.name,
        mode: options.mode ?? 'snapshot',
        sourceName: name,
      };
      await recordFailedRun(database.pool, run, told.message);
    }
    throw told;
  }
};
