import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { EnvironmentError, readEnv } from './env';
import type { EnvironmentPart } from './environment-part';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-env-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const faultsOf = (source: NodeJS.ProcessEnv, parts: readonly EnvironmentPart<unknown>[] = []): readonly string[] => {
  try {
    readEnv(source, parts);
  } catch (error) {
    if (error instanceof EnvironmentError) return error.faults;
    throw error;
  }
  return [];
};

describe('readEnv', () => {
  it('requires nothing on a fresh machine and stores the secrets it generates, readable by their owner only', () => {
    const first = readEnv({ FORECOURT_DATA_DIR: folder });
    const second = readEnv({ FORECOURT_DATA_DIR: folder, SMTP_URL: ' ' });
    expect(first.serviceToken.current.length).toBeGreaterThanOrEqual(32);
    expect(first.serviceToken.current).not.toBe(first.searchSecret.current);
    expect([second.serviceToken, second.searchSecret]).toEqual([first.serviceToken, first.searchSecret]);
    expect(second.smtpUrl).toBeNull();
    expect(first).toMatchObject({
      databaseUrl: null,
      apiPort: 4000,
      pgPort: 54_329,
      bind: '127.0.0.1',
      publicPort: 3000,
    });
    expect(statSync(join(folder, 'secrets.json')).mode & 0o077).toBe(0);
  });

  it('reads what is done about tables at the start, and the way past a pooler', () => {
    const secrets = {
      FORECOURT_SERVICE_TOKEN: 'a-service-token-of-tests',
      FORECOURT_SEARCH_SECRET: 'a-search-secret-of-tests',
      FORECOURT_SEALING_KEY: 'a-sealing-key-of-tests',
    };
    const given = { ...secrets, FORECOURT_DATA_DIR: folder, DATABASE_URL: 'postgres://pooler:6432/forecourt' };
    expect(readEnv(given)).toMatchObject({ migrations: 'run', databaseDirectUrl: null });
    const direct = { DATABASE_DIRECT_URL: 'postgres://db/forecourt', FORECOURT_MIGRATIONS: 'require' };
    expect(readEnv({ ...given, ...direct })).toMatchObject({
      migrations: 'require',
      databaseUrl: given.DATABASE_URL,
      databaseDirectUrl: direct.DATABASE_DIRECT_URL,
    });
    expect(faultsOf({ ...given, FORECOURT_MIGRATIONS: 'never' })[0]).toMatch(/^FORECOURT_MIGRATIONS: /);
    expect(faultsOf({ ...given, DATABASE_DIRECT_URL: 'db' })[0]).toMatch(/^DATABASE_DIRECT_URL: must start with/);
    expect(faultsOf({ FORECOURT_DATA_DIR: folder, DATABASE_DIRECT_URL: 'postgres://db/forecourt' })).toEqual([
      'DATABASE_DIRECT_URL: goes with DATABASE_URL, which names the same database through a pooler',
    ]);
  });

  it('accepts an SMS provider only with all its settings, over https, and with a sender that can be registered', () => {
    const base = { FORECOURT_DATA_DIR: folder };
    const given = { ...base, SMS_URL: 'https://sms.example/v1', SMS_KEY: 'a-key', SMS_SENDER: 'Red Gum' };
    expect([readEnv(base).sms, readEnv(given).sms]).toEqual([
      null,
      { url: 'https://sms.example/v1', key: 'a-key', sender: 'Red Gum' },
    ]);
    expect(readEnv({ ...given, SMS_SENDER: '+61491570006' }).sms?.sender).toBe('+61491570006');
    expect(faultsOf({ ...base, SMS_URL: given.SMS_URL })).toEqual([
      'SMS_KEY: is required when SMS_URL is set',
      'SMS_SENDER: is required when SMS_URL is set',
    ]);
    expect(faultsOf({ ...given, SMS_SENDER: 'A name that is long' })[0]).toMatch(/^SMS_SENDER: must be/);
    expect(faultsOf({ ...given, SMS_URL: 'http://sms.example' })[0]).toMatch(/^SMS_URL: must start with https/);
    expect(readEnv({ ...given, SMS_URL: 'http://10.0.0.2', FORECOURT_ALLOW_PRIVATE_ADDRESSES: '1' }).sms?.url).toBe(
      'http://10.0.0.2',
    );
  });

  it('prefers a given secret to the stored one', () => {
    readEnv({ FORECOURT_DATA_DIR: folder });
    const given = 'a-token-from-outside';
    expect(readEnv({ FORECOURT_DATA_DIR: folder, FORECOURT_SERVICE_TOKEN: given }).serviceToken.current).toBe(given);
    expect(readFileSync(join(folder, 'secrets.json'), 'utf8')).not.toContain(given);
  });

  it('reads the previous secrets beside the present ones, given or stored', () => {
    const base = { FORECOURT_DATA_DIR: folder };
    expect(readEnv(base)).toMatchObject({ serviceToken: { previous: null }, searchSecret: { previous: null } });
    const file = join(folder, 'secrets.json');
    const kept = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({ ...kept, FORECOURT_SEARCH_SECRET_PREVIOUS: 'search-secret-before' }));
    expect(readEnv({ ...base, FORECOURT_SERVICE_TOKEN_PREVIOUS: 'service-token-before' })).toMatchObject({
      serviceToken: { current: kept.FORECOURT_SERVICE_TOKEN, previous: 'service-token-before' },
      searchSecret: { current: kept.FORECOURT_SEARCH_SECRET, previous: 'search-secret-before' },
    });
  });

  it('refuses damaged secrets by the name of the file', () => {
    writeFileSync(join(folder, 'secrets.json'), '{');
    expect(() => readEnv({ FORECOURT_DATA_DIR: folder })).toThrow(/secrets\.json is damaged/);
  });

  it('accepts the hosted search service with all its settings or not at all, and can hold them without using it', () => {
    const base = { FORECOURT_DATA_DIR: folder };
    expect(readEnv(base)).toMatchObject({ searchProvider: 'embedded', algolia: null });
    const keys = {
      ...base,
      FORECOURT_ALGOLIA_APP_ID: 'AB12',
      FORECOURT_ALGOLIA_SEARCH_KEY: 'search',
      FORECOURT_ALGOLIA_WRITE_KEY: 'write',
    };
    expect(readEnv(keys)).toMatchObject({
      searchProvider: 'embedded',
      algolia: { appId: 'AB12', searchKey: 'search', writeKey: 'write', url: null, recordBytes: 10_000 },
    });
    expect(readEnv({ ...keys, FORECOURT_SEARCH_PROVIDER: 'algolia' }).searchProvider).toBe('algolia');
    const faults = faultsOf({ ...base, FORECOURT_SEARCH_PROVIDER: 'algolia', FORECOURT_ALGOLIA_APP_ID: 'AB12' });
    expect(faults.map((fault) => fault.split(':')[0])).toEqual([
      'FORECOURT_ALGOLIA_SEARCH_KEY',
      'FORECOURT_ALGOLIA_WRITE_KEY',
    ]);
  });

  it('requires every secret when a database is given, and names every fault at once', () => {
    const faults = faultsOf({
      DATABASE_URL: 'mysql://x',
      FORECOURT_API_PORT: 'many',
      FORECOURT_SERVICE_TOKEN: 'short',
    });
    expect(faults.map((fault) => fault.split(':')[0]).sort()).toEqual([
      'DATABASE_URL',
      'FORECOURT_API_PORT',
      'FORECOURT_SERVICE_TOKEN',
    ]);
    expect(faultsOf({ DATABASE_URL: 'postgres://db/x' }).map((fault) => fault.split(':')[0])).toEqual([
      'FORECOURT_SERVICE_TOKEN',
      'FORECOURT_SEARCH_SECRET',
      'FORECOURT_SEALING_KEY',
    ]);
  });

  it('refuses a frozen clock in production', () => {
    const frozen = { FORECOURT_DATA_DIR: folder, FORECOURT_FROZEN_NOW: '2026-03-16T02:00:00Z' };
    expect(readEnv(frozen).now()).toEqual(new Date('2026-03-16T02:00:00Z'));
    expect(faultsOf({ ...frozen, NODE_ENV: 'production' })).toHaveLength(1);
  });

  it('refuses accelerated deliveries in production', () => {
    const hurried = { FORECOURT_DATA_DIR: folder, FORECOURT_DELIVERY_SPEED: '30' };
    expect(readEnv(hurried).deliverySpeed).toBe(30);
    expect(faultsOf({ ...hurried, NODE_ENV: 'production' })).toEqual([
      'FORECOURT_DELIVERY_SPEED: is for tests; production refuses it',
    ]);
    expect(readEnv({ FORECOURT_DATA_DIR: folder, NODE_ENV: 'production' }).deliverySpeed).toBe(1);
  });

  it('looks up secrets by name in the environment, then in the file, and gives null for an unknown one', () => {
    const env = readEnv({ FORECOURT_DATA_DIR: folder, FORECOURT_SECRET_CRM: 'from the environment' });
    const file = join(folder, 'secrets.json');
    writeFileSync(
      file,
      JSON.stringify({
        ...JSON.parse(readFileSync(file, 'utf8')),
        FORECOURT_SECRET_CRM: 'from the file',
        FORECOURT_SECRET_OTHER: 'from the file',
      }),
    );
    expect([env.namedSecret('CRM'), env.namedSecret('OTHER'), env.namedSecret('NONE')]).toEqual([
      'from the environment',
      'from the file',
      null,
    ]);
    expect(readEnv({ FORECOURT_DATA_DIR: folder }).serviceToken).toEqual(env.serviceToken);
  });

  it('refuses a sender address that cannot send, before anything starts', () => {
    const smtp = { FORECOURT_DATA_DIR: folder, SMTP_URL: 'smtp://mail.dealer.internal:587' };
    const fault =
      'FORECOURT_MAIL_FROM: must be an address of your own when SMTP_URL is set, such as leads@your-domain.com.au; its domain must let the SMTP server send for it (SPF, DKIM)';
    const froms = ['', 'x@forecourt.invalid', 'x@dealer.example', 'x@Example.com', 'x@mail.localhost.test'];
    for (const from of [undefined, ...froms]) expect(faultsOf({ ...smtp, FORECOURT_MAIL_FROM: from })).toEqual([fault]);
    expect(faultsOf({ ...smtp, FORECOURT_MAIL_FROM: 'nobody' })).toHaveLength(1);
    expect(readEnv({ ...smtp, FORECOURT_MAIL_FROM: 'leads@dealer.com.au' }).mailFrom).toBe('leads@dealer.com.au');
    expect(readEnv({ ...smtp, FORECOURT_MAIL_FROM: 'leads@my-example.com' }).mailFrom).toBe('leads@my-example.com');
    expect(readEnv({ FORECOURT_DATA_DIR: folder }).smtpUrl).toBeNull();
  });

  it('names what is wrong with the variables of subjects together with its own', () => {
    const part: EnvironmentPart<number> = {
      schema: z.object({ PART_COUNT: z.coerce.number().max(9) }).transform((env) => env.PART_COUNT),
    };
    const source = { FORECOURT_DATA_DIR: folder, PART_COUNT: '10', FORECOURT_API_PORT: 'x' };
    expect(faultsOf(source, [part])).toEqual([
      expect.stringMatching(/^FORECOURT_API_PORT: /),
      expect.stringMatching(/^PART_COUNT: /),
    ]);
    expect(readEnv({ FORECOURT_DATA_DIR: folder, PART_COUNT: '9' }, [part]).settingsOf(part)).toBe(9);
  });
});
