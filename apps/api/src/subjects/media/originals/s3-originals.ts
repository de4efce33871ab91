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
/** Times that an original is read again whose answer broke off. */
const mostReads = 3;
/** Milliseconds until a connection stands. */
const connectMs = 5_000;

/** What is wrong by the name of S3's error, and what mends it. */
const faults: Readonly<Record<string, readonly [code: string, what: string, mend: string]>> = {
  NoSuchBucket: ['no_bucket', 'has no such bucket', 'Make the bucket, or mend FORECOURT_S3_BUCKET.'],
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
const faultOf = (error: unknown): (typeof faults)[string] => {
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
 */
export const s3Originals = (access: S3Access): Originals => {
  const { bucket, region, endpoint, keys, isPathStyle, prefix, timeoutMs } = access;
  const client = new S3Client({
    region,
    maxAttempts: mostTries,
    forcePathStyle: isPathStyle,
    // Storage that is not Amazon's may not know the checksums that are new; each original is named by its own.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: connectMs, requestTimeout: timeoutMs, throwOnRequestTimeout: true },
    ...(endpoint === null ? {} : { endpoint }),
    ...(keys === null ? {} : { credentials: { accessKeyId: keys.id, secretAccessKey: keys.secret } }),
  });
  const at = (hash: string) => ({ Bucket: bucket, Key: `${prefix}originals/${hash.slice(0, 2)}/${hash}` });

  const tell = (error: unknown): StorageAway => {
    const [code, what, mend] = faultOf(error);
    const where = endpoint === null ? `Amazon S3 (${region})` : new URL(endpoint).host;
    return new StorageAway(code, `The storage of pictures at ${where}, bucket ${bucket}, ${what}.`, mend, {
      cause: error,
    });
  };
  const ask = async <Answer>(call: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await call();
    } catch (error) {
      throw tell(error);
    }
  };
  /** Null where there is no such original; that there is no bucket is something else. */
  const orNull = async <Answer>(call: () => Promise<Answer>): Promise<Answer | null> => {
    try {
      return await call();
    } catch (error) {
      const isBucket = error instanceof S3ServiceException && error.name === 'NoSuchBucket';
      if (statusOf(error) === 404 && !isBucket) return null;
      throw tell(error);
    }
  };

  const readOnce = async (hash: string): Promise<Buffer | null> => {
    const answer = await client.send(new GetObjectCommand(at(hash)), {
      abortSignal: AbortSignal.timeout(timeoutMs * mostTries),
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
    probe: async () => void (await ask(() => client.send(new HeadBucketCommand({ Bucket: bucket })))),
  };
};
