import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { type Originals, StorageAway } from './originals';
import type { S3Access } from './s3-settings';
import { bucketPlace } from './s3-settings';

/** Tries of one call; waits between them grow, and the client keeps count of how often it may try at all. */
const mostTries = 4;
/** Milliseconds for which a bucket that was there is taken to be there. */
const bucketFreshMs = 60_000;
/** Times that an original is read again whose answer broke off. */
const mostReads = 3;
/** Tries, and milliseconds of each, while a shopper's browser waits for a picture. */
const briefTries = 2;
const briefMs = 3_000;
/** Milliseconds until a connection stands. */
const connectMs = 5_000;

type Fault = readonly [code: string, what: string, mend: string];

const noBucket: Fault = ['no_bucket', 'has no such bucket', 'Make the bucket, or mend FORECOURT_S3_BUCKET.'];

/** What is wrong by the name of S3's error, and what mends it. */
const faults: Readonly<Record<string, Fault>> = {
  NoSuchBucket: noBucket,
  RequestTimeTooSkewed: [
    'clock_skew',
    'refuses us since our clock and its own differ',
    'Set the clock of this machine by NTP.',
  ],
  SlowDown: ['slow_down', 'asks us to slow down', 'It passes by itself; what was not done is tried again.'],
  InvalidAccessKeyId: ['refused', 'does not know the key', 'Mend FORECOURT_S3_ACCESS_KEY_ID.'],
  SignatureDoesNotMatch: [
    'refused',
    'refuses the signature',
    'Mend FORECOURT_S3_SECRET_ACCESS_KEY, FORECOURT_S3_REGION or FORECOURT_S3_ENDPOINT.',
  ],
  AccessDenied: [
    'refused',
    'refuses access',
    'Allow the key s3:GetObject, s3:PutObject, s3:DeleteObject and s3:ListBucket on the bucket.',
  ],
};

const statusOf = (error: unknown): number | null =>
  error instanceof S3ServiceException ? (error.$metadata.httpStatusCode ?? null) : null;

/** A HEAD has no body, so its error has no name but that of its status. */
const faultOf = (error: unknown): Fault => {
  const status = statusOf(error);
  const known = error instanceof S3ServiceException ? faults[error.name] : undefined;
  if (known !== undefined) return known;
  if (status === 403)
    return ['refused', 'refuses access', 'Look at the key, its rights and the clock of this machine.'];
  if (status !== null && status < 500)
    return ['refused', `refuses the request (${status})`, 'Look at the FORECOURT_S3 variables.'];
  const code = status === null ? 'unreachable' : `http_${status}`;
  return [
    code,
    'does not answer as it should',
    'Is it up, and can this machine reach it? What was not done is tried again.',
  ];
};

/**
 * Originals in a bucket of Amazon S3 or of what speaks its protocol. What failed for the moment (5xx, 503 SlowDown, a cut
 * connection, no answer in time) is tried again by the client: an original is named by its bytes, so writing it twice is
 * writing it once. A clock that is wrong is set right for the next try by what the server says.
 * @param isBrief for whoever has somebody waiting: fewer and shorter tries
 */
export const s3Originals = (access: S3Access, { isBrief = false }: { readonly isBrief?: boolean } = {}): Originals => {
  const { bucket, region, endpoint, keys, isPathStyle, prefix } = access;
  const timeoutMs = isBrief ? Math.min(access.timeoutMs, briefMs) : access.timeoutMs;
  const maxAttempts = isBrief ? briefTries : mostTries;
  const client = new S3Client({
    region,
    maxAttempts,
    forcePathStyle: isPathStyle,
    // Storage that is not Amazon's may not know the checksums that are new; each original is named by its own.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: Math.min(connectMs, timeoutMs),
      requestTimeout: timeoutMs,
      throwOnRequestTimeout: true,
    },
    ...(endpoint === null ? {} : { endpoint }),
    ...(keys === null ? {} : { credentials: { accessKeyId: keys.id, secretAccessKey: keys.secret } }),
  });
  const at = (hash: string) => ({ Bucket: bucket, Key: `${prefix}originals/${hash.slice(0, 2)}/${hash}` });

  const told = ([code, what, mend]: Fault, error: unknown): StorageAway => {
    const where = endpoint === null ? `Amazon S3 (${region})` : new URL(endpoint).host;
    return new StorageAway(code, `The storage of pictures at ${where}, bucket ${bucket}, ${what}.`, mend, {
      cause: error,
    });
  };
  const tell = (error: unknown): StorageAway => told(faultOf(error), error);
  const ask = async <Answer>(call: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await call();
    } catch (error) {
      throw tell(error);
    }
  };
  let bucketSeenAt = Number.NEGATIVE_INFINITY;
  /** To HEAD, a bucket that is not there and an original that is not are the same 404. @throws where it is the bucket */
  const confirmBucket = async (): Promise<void> => {
    if (performance.now() - bucketSeenAt < bucketFreshMs) return;
    try {
      await client.send(new HeadBucketCommand({ Bucket: bucket }));
    } catch (error) {
      throw statusOf(error) === 404 ? told(noBucket, error) : tell(error);
    }
    bucketSeenAt = performance.now();
  };
  /** Null where there is no such original; that there is no bucket is something else. */
  const orNull = async <Answer>(call: () => Promise<Answer>): Promise<Answer | null> => {
    try {
      return await call();
    } catch (error) {
      const isBucket = error instanceof S3ServiceException && error.name === 'NoSuchBucket';
      if (statusOf(error) !== 404 || isBucket) throw tell(error);
    }
    await confirmBucket();
    return null;
  };

  const readOnce = async (hash: string): Promise<Buffer | null> => {
    const answer = await client.send(new GetObjectCommand(at(hash)), {
      abortSignal: AbortSignal.timeout(timeoutMs * maxAttempts),
    });
    const bytes = Buffer.from((await answer.Body?.transformToByteArray()) ?? []);
    if (answer.ContentLength !== undefined && bytes.byteLength !== answer.ContentLength)
      throw new Error(`The answer broke off after ${bytes.byteLength} of ${answer.ContentLength} bytes.`);
    return bytes;
  };

  return {
    place: bucketPlace(access),
    sizeOf: async (hash) => (await orNull(() => client.send(new HeadObjectCommand(at(hash)))))?.ContentLength ?? null,
    read: (hash) =>
      orNull(async () => {
        for (let tries = 1; ; tries += 1) {
          try {
            return await readOnce(hash);
          } catch (error) {
            // The client has tried again what was refused; what broke off after it had begun is ours to read again.
            if (error instanceof S3ServiceException || tries === mostReads) throw error;
          }
        }
      }),
    write: async (hash, bytes) => {
      const put = new PutObjectCommand({ ...at(hash), Body: bytes, ContentLength: bytes.byteLength });
      await ask(() => client.send(put));
    },
    remove: async (hash) => void (await orNull(() => client.send(new DeleteObjectCommand(at(hash))))),
    probe: async () => {
      bucketSeenAt = Number.NEGATIVE_INFINITY;
      await confirmBucket();
    },
  };
};
