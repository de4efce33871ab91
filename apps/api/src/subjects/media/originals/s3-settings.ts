import { z } from 'zod';
import { type EnvironmentPart, httpUrl } from '../../../ground/env/environment-part';

/** How a bucket is reached. */
export interface S3Access {
  readonly bucket: string;
  readonly region: string;
  /** Null: Amazon's own of the region. */
  readonly endpoint: string | null;
  /** Null: those that the machine has by its role. */
  readonly keys: { readonly id: string; readonly secret: string } | null;
  /** The bucket stands in the path of an address, not before its host. */
  readonly isPathStyle: boolean;
  /** Stands before every name: `` or `forecourt/`. */
  readonly prefix: string;
  /** Milliseconds that one try may take. */
  readonly timeoutMs: number;
}

/** Where originals stand in a bucket, in words. */
export const bucketPlace = ({ bucket, prefix }: S3Access): string => `s3://${bucket}/${prefix}originals`;

const schema = z
  .object({
    FORECOURT_S3_BUCKET: z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket, such as dealer-pictures')
      .optional(),
    FORECOURT_S3_REGION: z
      .string()
      .regex(/^[a-z0-9-]+$/, 'must be a region such as ap-southeast-2')
      .default('ap-southeast-2'),
    FORECOURT_S3_ENDPOINT: httpUrl.optional(),
    FORECOURT_S3_ACCESS_KEY_ID: z.string().optional(),
    FORECOURT_S3_SECRET_ACCESS_KEY: z.string().optional(),
    FORECOURT_S3_PATH_STYLE: z.enum(['0', '1']).default('0'),
    FORECOURT_S3_PREFIX: z
      .string()
      .regex(/^[A-Za-z0-9._-]+(?:\/[A-Za-z0-9._-]+)*\/?$/, 'must be a folder such as forecourt/')
      .optional(),
    FORECOURT_S3_TIMEOUT_MS: z.coerce.number().int().min(500).max(300_000).default(20_000),
  })
  .superRefine((read, context) => {
    const fault = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    const hasId = read.FORECOURT_S3_ACCESS_KEY_ID !== undefined;
    const hasSecret = read.FORECOURT_S3_SECRET_ACCESS_KEY !== undefined;
    if (hasId && !hasSecret) fault('FORECOURT_S3_SECRET_ACCESS_KEY', 'must be set with FORECOURT_S3_ACCESS_KEY_ID');
    if (!hasId && hasSecret) fault('FORECOURT_S3_ACCESS_KEY_ID', 'must be set with FORECOURT_S3_SECRET_ACCESS_KEY');
    if (read.FORECOURT_S3_BUCKET === undefined && (hasId || read.FORECOURT_S3_ENDPOINT !== undefined))
      fault('FORECOURT_S3_BUCKET', 'must name the bucket that the other FORECOURT_S3 variables reach');
  });

/** The bucket that originals of pictures are kept in; null: they are kept on the disk. */
export const s3Settings: EnvironmentPart<S3Access | null> = {
  schema: schema.transform((read) => {
    const { FORECOURT_S3_BUCKET: bucket, FORECOURT_S3_PREFIX: prefix = '' } = read;
    if (bucket === undefined) return null;
    const { FORECOURT_S3_ACCESS_KEY_ID: id, FORECOURT_S3_SECRET_ACCESS_KEY: secret } = read;
    return {
      bucket,
      region: read.FORECOURT_S3_REGION,
      endpoint: read.FORECOURT_S3_ENDPOINT ?? null,
      keys: id === undefined || secret === undefined ? null : { id, secret },
      isPathStyle: read.FORECOURT_S3_PATH_STYLE === '1',
      prefix: prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`,
      timeoutMs: read.FORECOURT_S3_TIMEOUT_MS,
    };
  }),
};
