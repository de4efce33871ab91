import { z } from '@hono/zod-openapi';
import { HttpProblem, problems } from '../../ground/http/http-problem';
import type { RouteModule } from '../../ground/http/route-module';
import { createTurns } from '../../ground/limits/turns';
import { UploadFault } from '../../ground/uploads/upload-fault';
import { createUploadPlaces } from '../../ground/uploads/upload-places';
import { describeUploadRoute } from './describe-upload-route';
import { feedFormats } from './feed-file/inspect-feed';
import { findRepeat } from './find-repeat';
import { findDealership, type ImportResult, importStock } from './import-stock';
import { sendPictureFetch } from './pictures/picture-jobs';
import { fileSource } from './record-source';
import { stockErrorOf } from './spool-feed';
import { StockError, type StockErrorCode } from './stock-error';
import { feedName } from './stock-feeds';
import { isStockKey } from './stock-keys';

/**
 * Uploads that are imported at once. Each holds a connection to the end; the others of the pool are for everyone else,
 * shoppers' enquiries above all.
 */
const importsAtOnce = 3;

/** Refused rows that an answer names; all of them stand in the history. */
const shownRejects = 100;

const querySchema = z.object({
  profile: z.string().default('canonical'),
  feed: z.string().regex(feedName).optional(),
  mode: z.enum(['snapshot', 'delta']).default('snapshot'),
  format: z.enum(feedFormats).optional(),
  allow_removal: z.enum(['0', '1']).default('0'),
});

const statuses: Partial<Record<StockErrorCode, 400 | 408 | 409 | 413 | 429 | 503>> = {
  'import-running': 409,
  'mass-sold': 409,
  'file-too-large': 413,
  'upload-broken-off': 400,
  'upload-stopped': 408,
  'upload-slow': 408,
  'uploads-many': 429,
  'disk-full': 503,
  'database-away': 503,
  'profile-unknown': 400,
};

const problemOf = (error: unknown): unknown =>
  error instanceof StockError
    ? new HttpProblem(statuses[error.code] ?? 422, error.code.replaceAll('-', '_'), error.message, error.remedy)
    : error;

/** Nobody reads this any more, but the log does not take it for a fault of ours. */
const brokenOff = (cause: unknown) =>
  new StockError('upload-broken-off', 'The upload broke off.', 'Nothing was changed. Send the file again.', { cause });

const keyNeeded = () =>
  new HttpProblem(
    401,
    'stock_key_needed',
    'Stock is uploaded with a key of the dealership.',
    'Send it as Bearer. forecourt stock key create makes one.',
  );

const answerOf = (result: ImportResult, repeat: boolean) => ({
  ...result,
  repeat,
  rejected: result.rejects.length,
  rejects: result.rejects.slice(0, shownRejects),
});

/** POST /api/stock/{dealership}: a feed as the body, with a key of the dealership (STCK-01). */
export const stockRouteModule: RouteModule = (app, { database, env, jobs }) => {
  describeUploadRoute(app, querySchema);
  const inTurn = createTurns(importsAtOnce);
  const withPlace = createUploadPlaces(env.uploadLimits);
  app.post('/api/stock/:dealership', async (context) => {
    const slug = context.req.param('dealership');
    const key = /^Bearer (\S{8,200})$/.exec(context.req.header('authorization') ?? '')?.[1];
    if (key === undefined || !(await isStockKey(database.db, slug, key))) throw keyNeeded();
    const query = querySchema.safeParse(context.req.query());
    if (!query.success)
      throw problems.invalidRequest(
        query.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message })),
      );
    if (Number(context.req.header('content-length') ?? 0) > env.feedLimitBytes)
      throw problems.bodyTooLarge(env.feedLimitBytes);
    const { profile, feed = profile, mode, format, allow_removal } = query.data;
    const body = context.req.raw.body;
    if (body === null)
      throw problemOf(new StockError('file-empty', 'The body is empty.', 'Send the feed as the body.'));
    try {
      return await withPlace([{ of: key, most: env.uploadLimits.perKey }], body, env.feedLimitBytes, async (path) => {
        const source = await fileSource(path, { format, name: 'upload' });
        const dealership = await findDealership(database.pool, slug);
        const before = await findRepeat(database.db, source, { dealershipId: dealership.id, feed, profile, mode });
        if (before !== null) return context.json(answerOf(before, true));
        const result = await inTurn(() =>
          importStock(database, {
            file: source,
            dealership: slug,
            profile,
            feed,
            mode,
            allowRemoval: allow_removal === '1',
            now: env.now(),
            picture: async () => null,
          }),
        );
        if (result.pictures_waiting > 0) await sendPictureFetch(jobs);
        return context.json(answerOf(result, false));
      });
    } catch (thrown) {
      const error = thrown instanceof UploadFault ? stockErrorOf(thrown) : thrown;
      const isBrokenOff = context.req.raw.signal.aborted && !(error instanceof StockError);
      throw problemOf(isBrokenOff ? brokenOff(error) : error);
    }
  });
};
