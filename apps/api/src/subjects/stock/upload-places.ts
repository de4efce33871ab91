import type { UploadLimits } from '../../ground/env/upload-limits';
import { withSpooledFeed } from './spool-feed';
import { StockError } from './stock-error';

const comeLater = 'Nothing was changed. Send it again when one of them is done.';

/**
 * Gives each upload a place while it is spooled and imported. Throws a {@link StockError} `uploads-many` when there is
 * none, or when the files of all together have no room.
 */
export const createUploadPlaces = ({ pace, perKey, atOnce, bytesAtOnce }: UploadLimits) => {
  const byKey = new Map<string, number>();
  let taken = 0;
  let bytesTaken = 0;
  return async <Result>(
    key: string,
    source: AsyncIterable<Uint8Array>,
    limitBytes: number,
    action: (path: string) => Promise<Result>,
  ): Promise<Result> => {
    const ofKey = byKey.get(key) ?? 0;
    if (ofKey >= perKey)
      throw new StockError('uploads-many', `${ofKey} uploads with this key are under way already.`, comeLater);
    if (taken >= atOnce) throw new StockError('uploads-many', 'Too many uploads are under way.', comeLater);
    byKey.set(key, ofKey + 1);
    taken += 1;
    let bytes = 0;
    const take = (more: number): void => {
      bytes += more;
      bytesTaken += more;
      if (bytesTaken > bytesAtOnce && bytesTaken > bytes)
        throw new StockError('uploads-many', 'The uploads that are under way leave no room for this one.', comeLater);
    };
    try {
      return await withSpooledFeed(source, limitBytes, action, { pace, take });
    } finally {
      taken -= 1;
      bytesTaken -= bytes;
      const left = (byKey.get(key) ?? 1) - 1;
      if (left === 0) byKey.delete(key);
      else byKey.set(key, left);
    }
  };
};
