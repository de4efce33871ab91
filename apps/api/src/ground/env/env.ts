import { resolve } from 'node:path';
import { type OperatorAddress, operatorAddress } from '@forecourt/api-contract/operator-settings';
import type { RotatedSecret } from '@forecourt/api-contract/service';
import { type UploadLimits, usualPhotoLimits, usualUploadLimits } from '../uploads/upload-limits';
import { type EnvironmentPart, faultsOf, settingsFrom, withoutEmpty } from './environment-part';
import { type Environment, environmentSchema } from './environment-schema';
import type { MigrationSetting } from './migration-setting';
import { repositoryRoot } from './paths';
import { namedSecret, readOrCreateSealingKey, readOrCreateSecrets, type Secrets } from './secrets';
import { type TemplatePlace, TemplatePlacesError, templatePlaces } from './template-places';
import { readTemplateRegistrations, TemplateRegistryError } from './template-registry';

/** How the hosted search service is reached. */
export interface AlgoliaAccess {
  readonly appId: string;
  /** Parent of the sites' sealed keys: may search and nothing else. */
  readonly searchKey: string;
  /** Writes records and settings; never leaves the platform. */
  readonly writeKey: string;
  /** What speaks for the service, a proxy of the operator's; null: Algolia's own hosts. */
  readonly url: `http${string}` | null;
  /** Largest record that the plan takes, in bytes of JSON. */
  readonly recordBytes: number;
}

/** How a provider is reached that speaks the protocol of docs/guides/send-sms.md. */
export interface SmsProvider {
  readonly url: string;
  /** Sent as Bearer; never logged. */
  readonly key: string;
  /** Who the receiver sees it is from: a registered name of 3 to 11 characters, or a number. */
  readonly sender: string;
}

/** Settings of one API process. */
export interface Env {
  /** Null: the embedded PostgreSQL under `dataDir` is used. */
  readonly databaseUrl: string | null;
  /** The same database past a pooler, for connections that keep something between queries; null: there is no pooler. */
  readonly databaseDirectUrl: string | null;
  /** What is done at start about tables that are not those of this release. */
  readonly migrations: MigrationSetting;
  /** Absolute path of `.forecourt`: embedded database, generated secrets, outbox, media cache. */
  readonly dataDir: string;
  /** The keys by which our own services prove themselves are derived from it, one for each use (`serviceKey`). */
  readonly serviceToken: RotatedSecret;
  /** Root of the sealed search keys: whoever holds it can search every site. */
  readonly searchSecret: RotatedSecret;
  /**
   * Encrypts at rest what shoppers enter about their finances and identity: whoever has this key and the database can
   * read that.
   */
  readonly sealingKey: RotatedSecret;
  readonly bind: string;
  /** 0 takes a free port. */
  readonly apiPort: number;
  /** Where a server program serves its metrics and readiness; null: nowhere. */
  readonly operator: OperatorAddress;
  /** Seconds for which a process that is asked to end serves on, while its readiness says that it leaves. */
  readonly drainSeconds: number;
  readonly pgPort: number;
  readonly publicScheme: 'http' | 'https';
  /** Port in canonical origins; null when it is the scheme's own. */
  readonly publicPort: number | null;
  readonly searchIndex: string;
  /** Who answers searches: the engine of each API process, or the hosted service. */
  readonly searchProvider: 'embedded' | 'algolia';
  /** The hosted service: in use, or to be tried out beside the embedded engine; null without keys. */
  readonly algolia: AlgoliaAccess | null;
  /** The registered templates and where the gateway reaches their apps. */
  readonly templates: readonly TemplatePlace[];
  readonly logLevel: string;
  readonly smtpUrl: string | null;
  /** Sender of our mail; its domain must let the SMTP server send for it (SPF, DKIM). */
  readonly mailFrom: string;
  /** Webhooks and feeds may be at private addresses: for tests and closed networks. */
  readonly allowPrivateAddresses: boolean;
  /** Largest stock feed that is taken by upload or from an address, in bytes. */
  readonly feedLimitBytes: number;
  /** How slowly, and how many at once, stock feeds may be uploaded. */
  readonly uploadLimits: UploadLimits;
  /** The same for photos of enquiries. */
  readonly photoLimits: UploadLimits;
  /** The provider of text messages; null: the outbox folder. */
  readonly sms: SmsProvider | null;
  /** Text messages that one site sends in a day at most. */
  readonly smsPerSite: number;
  /** Enquiries taken in ten minutes: from one address, with one phone number, and of one site. */
  readonly leadLimits: { readonly perAddress: number; readonly perPhone: number; readonly perSite: number };
  /** The settings that one subject reads of the environment by itself. */
  readonly settingsOf: <Settings>(part: EnvironmentPart<Settings>) => Settings;
  /** How many times shorter than usual the waits of messages are, for tests; 1 in earnest. */
  readonly deliverySpeed: number;
  /** A secret that a document refers to by name (`FORECOURT_SECRET_{name}`, or `secrets.json`); null without one. */
  readonly namedSecret: (name: string) => string | null;
  /** The clock: the system's, or a frozen instant in tests. */
  readonly now: () => Date;
  /** Exit when the parent's end of our standard input closes. */
  readonly followParentPipe: boolean;
}

/** The environment cannot be used. `faults` has one line for every variable that must be mended. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
  constructor(readonly faults: readonly string[]) {
    super(`The environment cannot be used:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  }
}

const algoliaAccess = (env: Environment): AlgoliaAccess | null => {
  const { FORECOURT_ALGOLIA_APP_ID: appId, FORECOURT_ALGOLIA_SEARCH_KEY: searchKey } = env;
  const writeKey = env.FORECOURT_ALGOLIA_WRITE_KEY;
  if (appId === undefined || searchKey === undefined || writeKey === undefined) return null;
  return {
    appId,
    searchKey,
    writeKey,
    url: (env.FORECOURT_ALGOLIA_URL as AlgoliaAccess['url'] | undefined) ?? null,
    recordBytes: env.FORECOURT_ALGOLIA_RECORD_BYTES,
  };
};

const smsProvider = ({ SMS_URL: url, SMS_KEY: key, SMS_SENDER: sender }: Environment) =>
  url === undefined || key === undefined || sender === undefined ? null : { url, key, sender };

const rotated = (secrets: Secrets, name: 'FORECOURT_SERVICE_TOKEN' | 'FORECOURT_SEARCH_SECRET'): RotatedSecret => ({
  current: secrets[name],
  previous: secrets[`${name}_PREVIOUS`] ?? null,
});

const placesOf = (source: NodeJS.ProcessEnv): readonly TemplatePlace[] => {
  try {
    return templatePlaces(readTemplateRegistrations(), source);
  } catch (error) {
    if (error instanceof TemplatePlacesError) throw new EnvironmentError([`${error.variable}: ${error.message}`]);
    if (error instanceof TemplateRegistryError) throw new EnvironmentError([error.message]);
    throw error;
  }
};

/**
 * Reads the environment. Without DATABASE_URL, missing secrets are generated once into the data directory and shared
 * by every process that uses it.
 * @param parts variables of subjects, which are checked with it
 * @throws EnvironmentError naming every fault at once.
 */
export const readEnv = (
  source: NodeJS.ProcessEnv = process.env,
  parts: readonly EnvironmentPart<unknown>[] = [],
): Env => {
  const parsed = environmentSchema.safeParse(withoutEmpty(source));
  const faults = [{ schema: environmentSchema }, ...parts].flatMap((part) => faultsOf(part, source));
  if (!parsed.success || faults.length > 0) throw new EnvironmentError(faults);
  const env = parsed.data;
  const embedded = env.DATABASE_URL === undefined;
  const dataDir = resolve(repositoryRoot, env.FORECOURT_DATA_DIR ?? '.forecourt');
  const secrets = readOrCreateSecrets(embedded ? dataDir : null, {
    FORECOURT_SERVICE_TOKEN: env.FORECOURT_SERVICE_TOKEN,
    FORECOURT_SERVICE_TOKEN_PREVIOUS: env.FORECOURT_SERVICE_TOKEN_PREVIOUS,
    FORECOURT_SEARCH_SECRET: env.FORECOURT_SEARCH_SECRET,
    FORECOURT_SEARCH_SECRET_PREVIOUS: env.FORECOURT_SEARCH_SECRET_PREVIOUS,
  });
  const frozen = env.FORECOURT_FROZEN_NOW;
  return {
    databaseUrl: env.DATABASE_URL ?? null,
    databaseDirectUrl: env.DATABASE_DIRECT_URL ?? null,
    migrations: env.FORECOURT_MIGRATIONS,
    dataDir,
    serviceToken: rotated(secrets, 'FORECOURT_SERVICE_TOKEN'),
    searchSecret: rotated(secrets, 'FORECOURT_SEARCH_SECRET'),
    sealingKey: {
      current: readOrCreateSealingKey(dataDir, env.FORECOURT_SEALING_KEY),
      previous: env.FORECOURT_SEALING_KEY_PREVIOUS ?? null,
    },
    bind: env.FORECOURT_BIND,
    apiPort: env.FORECOURT_API_PORT,
    operator: operatorAddress(env),
    drainSeconds: env.FORECOURT_DRAIN_SECONDS,
    pgPort: env.FORECOURT_PG_PORT,
    publicScheme: env.FORECOURT_PUBLIC_SCHEME ?? (embedded ? 'http' : 'https'),
    publicPort: env.FORECOURT_PUBLIC_ORIGIN_PORT ?? (embedded ? env.FORECOURT_GATEWAY_PORT : null),
    searchIndex: env.FORECOURT_SEARCH_INDEX,
    searchProvider: env.FORECOURT_SEARCH_PROVIDER,
    algolia: algoliaAccess(env),
    templates: placesOf(source),
    logLevel: env.FORECOURT_LOG_LEVEL,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.FORECOURT_MAIL_FROM,
    allowPrivateAddresses: env.FORECOURT_ALLOW_PRIVATE_ADDRESSES === '1',
    feedLimitBytes: env.FORECOURT_FEED_LIMIT_MB * 1024 ** 2,
    uploadLimits: usualUploadLimits,
    photoLimits: usualPhotoLimits,
    sms: smsProvider(env),
    smsPerSite: env.FORECOURT_SMS_PER_SITE,
    leadLimits: {
      perAddress: env.FORECOURT_LEADS_PER_ADDRESS,
      perPhone: env.FORECOURT_LEADS_PER_PHONE,
      perSite: env.FORECOURT_LEADS_PER_SITE,
    },
    settingsOf: settingsFrom(source),
    deliverySpeed: env.FORECOURT_DELIVERY_SPEED,
    namedSecret: (name) => namedSecret(dataDir, source, name),
    now: frozen === undefined ? () => new Date() : () => new Date(frozen),
    followParentPipe: env.FORECOURT_PARENT_PIPE === '1',
  };
};
