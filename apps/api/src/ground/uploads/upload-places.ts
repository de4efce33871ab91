import { withSpooledUpload } from './spooled-upload';
import { UploadFault } from './upload-fault';
import type { UploadLimits } from './upload-limits';

const comeLater = 'Nothing was changed. Send it again when one of them is done.';

/** Of whom so many uploads may be under way at once: a key, a visitor, a site. */
export interface UploadShare {
  /** No two kinds of owners share a name. */
  readonly of: string;
  readonly most: number;
}

/**
 * Gives each upload a place while it is spooled and worked on. Throws an {@link UploadFault} `uploads-many` when there is
 * none, for one of its shares or for all, or when the files of all together have no room.
 */
export const createUploadPlaces = ({ pace, atOnce, bytesAtOnce }: Omit<UploadLimits, 'perKey'>) => {
  const byShare = new Map<string, number>();
  let taken = 0;
  let bytesTaken = 0;
  const leave = ({ of }: UploadShare): void => {
    const left = (byShare.get(of) ?? 1) - 1;
    if (left === 0) byShare.delete(of);
    else byShare.set(of, left);
  };
  return async <Result>(
    shares: readonly UploadShare[],
    source: AsyncIterable<Uint8Array>,
    limitBytes: number,
    action: (path: string) => Promise<Result>,
  ): Promise<Result> => {
    const full = shares.find(({ of, most }) => (byShare.get(of) ?? 0) >= most);
    if (full !== undefined)
      throw new UploadFault('uploads-many', `${full.most} uploads with this key are under way already.`, comeLater);
    if (taken >= atOnce) throw new UploadFault('uploads-many', 'Too many uploads are under way.', comeLater);
    for (const { of } of shares) byShare.set(of, (byShare.get(of) ?? 0) + 1);
    taken += 1;
    let bytes = 0;
    const take = (more: number): void => {
      bytes += more;
      bytesTaken += more;
      if (bytesTaken > bytesAtOnce && bytesTaken > bytes)
        throw new UploadFault('uploads-many', 'The uploads that are under way leave no room for this one.', comeLater);
    };
    try {
      return await withSpooledUpload(source, { limitBytes, pace, take }, action);
    } finally {
      taken -= 1;
      bytesTaken -= bytes;
      for (const share of shares) leave(share);
    }
  };
};
