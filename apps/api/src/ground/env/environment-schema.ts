import { operatorFields } from '@forecourt/api-contract/operator-settings';
import { z } from 'zod';
import { migrationSettings } from './migration-setting';

const port = z.coerce.number().int().min(0).max(65_535);
const count = z.coerce.number().int().min(1);
/** Domains that no mail can come from (RFC 2606): messages would be refused, and their Message-IDs with them. */
const isReservedDomain = (domain: string): boolean =>
  /(^|\.)(invalid|example|localhost|test|example\.(com|net|org))$/i.test(domain);

const databaseAddress = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')
  .optional();

const secret = z.string().min(16, 'must have at least 16 characters').optional();

/** What Algolia cannot be reached without. */
const algoliaNames = [
  'FORECOURT_ALGOLIA_APP_ID',
  'FORECOURT_ALGOLIA_SEARCH_KEY',
  'FORECOURT_ALGOLIA_WRITE_KEY',
] as const;

/**
 * Variables of the ground, by their own names; those of a subject stand in its module (`environment`). An empty value
 * counts as not set.
 */
export const environmentSchema = z
  .object({
    DATABASE_URL: databaseAddress,
    DATABASE_DIRECT_URL: databaseAddress,
    FORECOURT_MIGRATIONS: z.enum(migrationSettings).default('run'),
    FORECOURT_DATA_DIR: z.string().optional(),
    FORECOURT_SERVICE_TOKEN: secret,
    FORECOURT_SERVICE_TOKEN_PREVIOUS: secret,
    FORECOURT_SEARCH_SECRET: secret,
    FORECOURT_SEARCH_SECRET_PREVIOUS: secret,
    FORECOURT_SEALING_KEY: secret,
    FORECOURT_SEALING_KEY_PREVIOUS: secret,
    FORECOURT_BIND: z.string().default('127.0.0.1'),
    FORECOURT_API_PORT: port.default(4000),
    ...operatorFields,
    FORECOURT_PG_PORT: port.default(54_329),
    FORECOURT_PUBLIC_SCHEME: z.enum(['http', 'https']).optional(),
    FORECOURT_PUBLIC_ORIGIN_PORT: port.optional(),
    FORECOURT_GATEWAY_PORT: port.default(3000),
    FORECOURT_SEARCH_INDEX: z
      .string()
      .regex(/^[A-Za-z0-9_-]+$/, 'may hold letters, digits, _ and - only')
      .default('Car_production'),
    FORECOURT_SEARCH_PROVIDER: z.enum(['embedded', 'algolia']).default('embedded'),
    FORECOURT_ALGOLIA_APP_ID: z
      .string()
      .regex(/^[A-Za-z0-9]+$/, 'may hold letters and digits only')
      .optional(),
    FORECOURT_ALGOLIA_SEARCH_KEY: z.string().optional(),
    FORECOURT_ALGOLIA_WRITE_KEY: z.string().optional(),
    FORECOURT_ALGOLIA_URL: z
      .string()
      .regex(/^https?:\/\//, 'must start with http:// or https://')
      .optional(),
    FORECOURT_ALGOLIA_RECORD_BYTES: z.coerce.number().int().min(1000).max(1_000_000).default(10_000),
    FORECOURT_LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
    FORECOURT_FROZEN_NOW: z.iso.datetime({ offset: true }).optional(),
    FORECOURT_PARENT_PIPE: z.enum(['0', '1']).default('0'),
    SMTP_URL: z
      .string()
      .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
      .optional(),
    FORECOURT_FEED_LIMIT_MB: z.coerce.number().int().min(1).max(10_000).default(200),
    FORECOURT_ALLOW_PRIVATE_ADDRESSES: z.enum(['0', '1']).default('0'),
    FORECOURT_LEADS_PER_ADDRESS: count.default(60),
    FORECOURT_LEADS_PER_PHONE: count.default(30),
    FORECOURT_LEADS_PER_SITE: count.default(600),
    FORECOURT_DELIVERY_SPEED: z.coerce.number().min(1).max(1000).default(1),
    FORECOURT_MAIL_FROM: z.email().default('leads@forecourt.invalid'),
    SMS_URL: z
      .string()
      .regex(/^https?:\/\//, 'must start with https:// or http://')
      .optional(),
    SMS_KEY: z.string().optional(),
    SMS_SENDER: z
      .string()
      .regex(
        /^(\+\d{8,15}|[A-Za-z0-9][A-Za-z0-9 ._&-]{1,9}[A-Za-z0-9])$/,
        'must be a number as +61491570006, or a name of 3 to 11 characters',
      )
      .optional(),
    FORECOURT_SMS_PER_SITE: count.default(500),
    NODE_ENV: z.string().optional(),
  })
  .superRefine((env, context) => {
    if (env.DATABASE_DIRECT_URL !== undefined && env.DATABASE_URL === undefined)
      context.addIssue({
        code: 'custom',
        path: ['DATABASE_DIRECT_URL'],
        message: 'goes with DATABASE_URL, which names the same database through a pooler',
      });
    if (env.DATABASE_URL !== undefined) {
      for (const name of ['FORECOURT_SERVICE_TOKEN', 'FORECOURT_SEARCH_SECRET', 'FORECOURT_SEALING_KEY'] as const) {
        if (env[name] === undefined) {
          context.addIssue({
            code: 'custom',
            path: [name],
            message: 'is required when DATABASE_URL is set (at least 16 characters; the same on every instance)',
          });
        }
      }
    }
    for (const name of ['SMS_KEY', 'SMS_SENDER'] as const) {
      if (env.SMS_URL !== undefined && env[name] === undefined)
        context.addIssue({ code: 'custom', path: [name], message: 'is required when SMS_URL is set' });
    }
    if (env.SMS_URL?.startsWith('http:') && env.FORECOURT_ALLOW_PRIVATE_ADDRESSES !== '1')
      context.addIssue({
        code: 'custom',
        path: ['SMS_URL'],
        message: 'must start with https://: the key and the numbers of shoppers go there',
      });
    if (env.SMTP_URL !== undefined && isReservedDomain(env.FORECOURT_MAIL_FROM.split('@').at(-1) ?? ''))
      context.addIssue({
        code: 'custom',
        path: ['FORECOURT_MAIL_FROM'],
        message:
          'must be an address of your own when SMTP_URL is set, such as leads@your-domain.com.au; its domain must let the SMTP server send for it (SPF, DKIM)',
      });
    const hosted = env.FORECOURT_SEARCH_PROVIDER === 'algolia' || env.FORECOURT_ALGOLIA_APP_ID !== undefined;
    for (const name of algoliaNames) {
      if (hosted && env[name] === undefined)
        context.addIssue({
          code: 'custom',
          path: [name],
          message: `is required when search is, or may be, Algolia's (with ${algoliaNames.filter((each) => each !== name).join(', ')})`,
        });
    }
    const forTests = { FORECOURT_FROZEN_NOW: undefined, FORECOURT_DELIVERY_SPEED: 1 } as const;
    for (const name of ['FORECOURT_FROZEN_NOW', 'FORECOURT_DELIVERY_SPEED'] as const) {
      if (env[name] !== forTests[name] && env.NODE_ENV === 'production')
        context.addIssue({ code: 'custom', path: [name], message: 'is for tests; production refuses it' });
    }
  });

/** The environment as it was read, each variable in its type. */
export type Environment = z.output<typeof environmentSchema>;
