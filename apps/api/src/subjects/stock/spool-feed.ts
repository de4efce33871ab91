import { type SpoolRules, withSpooledUpload } from '../../ground/uploads/spooled-upload';
import { UploadFault } from '../../ground/uploads/upload-fault';
import { usualPace } from '../../ground/uploads/upload-limits';
import { StockError } from './stock-error';

/**
 * Has a feed spooled for `action`, as any upload is. Throws a {@link StockError} when it is larger than the limit, stops
 * coming, comes too slowly or the disk is full.
 */
export const withSpooledFeed = async <Result>(
  source: AsyncIterable<Uint8Array>,
  limitBytes: number,
  action: (path: string) => Promise<Result>,
  { pace = usualPace, take }: Partial<Omit<SpoolRules, 'limitBytes'>> = {},
): Promise<Result> => {
  try {
    return await withSpooledUpload(source, { limitBytes, pace, ...(take === undefined ? {} : { take }) }, action);
  } catch (error) {
    throw error instanceof UploadFault ? stockErrorOf(error) : error;
  }
};

/** What the supplier of a feed is told of an upload that was not taken. */
export const stockErrorOf = (fault: UploadFault): StockError =>
  new StockError(
    fault.code,
    fault.message,
    fault.code === 'file-too-large' ? 'Nothing was changed. Send the stock of this dealership alone.' : fault.remedy,
    { cause: fault.cause },
  );
