import { type OperatorAddress, operatorAddress, operatorFields } from '@forecourt/api-contract/operator-settings';
import { z } from 'zod';
import type { SecurityContact } from './pages/security-txt';

const origin = z
  .url({ protocol: /^https?$/, error: 'must be an origin such as http://127.0.0.1:3001' })
  .transform((url) => new URL(url).origin);

/** One origin or several, with commas between: each is a process of the same application. */
const originList = z
  .string()
  .transform((text) => text.split(',').map((one) => one.trim()))
  .pipe(z.tuple([origin], origin));

const flag = z.enum(['0', '1']).optional();

/** An address that stands on a line of its own in a file. */
const https = z.url({ protocol: /^https$/, error: 'must be an https address' });
const contact = z
  .string()
  .refine(
    (text) => /^mailto:[^\s@]+@[^\s@]+$/.test(text) || https.safeParse(text).success,
    'must be mailto: and an e-mail address, or an https address',
  );

const environmentFields = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  FORECOURT_GATEWAY_PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  FORECOURT_API_URL: originList.default(['http://127.0.0.1:4000']),
  FORECOURT_ORIGIN_LOOKUP: flag,
  FORECOURT_SERVICE_TOKEN: z.string({ error: 'is required: the token that api, gateway and templates share' }).min(16),
  FORECOURT_DIRECTORY: flag,
  FORECOURT_HSTS_SECONDS: z.coerce.number().int().min(0).max(63_072_000).default(0),
  FORECOURT_HSTS_SUBDOMAINS: flag,
  FORECOURT_HSTS_PRELOAD: flag,
  FORECOURT_TRUST_PROXY: z.string().default(''),
  FORECOURT_SECURITY_CONTACT: contact.optional(),
  FORECOURT_SECURITY_POLICY: https.optional(),
  FORECOURT_GATEWAY_WEBSOCKETS: flag,
  FORECOURT_SEARCH_PROVIDER: z.enum(['embedded', 'algolia']).default('embedded'),
  FORECOURT_ALGOLIA_APP_ID: z.string().optional(),
  FORECOURT_ALGOLIA_URL: origin.optional(),
  ...operatorFields,
  NODE_ENV: z.string().optional(),
  FORECOURT_LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/** The shortest `max-age` with which browsers' makers take a host into their lists: a year (hstspreload.org). */
const preloadSeconds = 31_536_000;

const environmentSchema = environmentFields
  // Only an app id tells which hosts pages must be allowed to connect to.
  .refine(
    (env) => env.FORECOURT_SEARCH_PROVIDER === 'embedded' || /^[A-Za-z0-9]+$/.test(env.FORECOURT_ALGOLIA_APP_ID ?? ''),
    { path: ['FORECOURT_ALGOLIA_APP_ID'], error: 'is required, in letters and digits, when Algolia answers searches' },
  )
  // A header that asks for what the lists then refuse is worse than none: somebody believes that it holds.
  .refine(
    (env) =>
      env.FORECOURT_HSTS_PRELOAD !== '1' ||
      (env.FORECOURT_HSTS_SECONDS >= preloadSeconds && env.FORECOURT_HSTS_SUBDOMAINS === '1'),
    {
      path: ['FORECOURT_HSTS_PRELOAD'],
      error: `needs FORECOURT_HSTS_SECONDS of ${preloadSeconds} (a year) or more and FORECOURT_HSTS_SUBDOMAINS=1: browsers take no host into their lists without; set both, or leave it out`,
    },
  );

/** `FORECOURT_TEMPLATE_A_URL` is where this gateway reaches template a, whatever the site table says. */
const templateVariable = /^FORECOURT_TEMPLATE_([A-Z0-9_]+)_URL$/;

/** What the gateway runs with, read once from the environment. */
export interface Settings {
  /** Address to bind, loopback by default. */
  readonly host: string;
  readonly port: number;
  /** Where its operator reads metrics and readiness: never the address that shoppers reach. */
  readonly operator: OperatorAddress;
  readonly apiUrl: string;
  /** The keys by which the gateway proves itself are derived from it (`serviceKey`). */
  readonly serviceToken: string;
  /**
   * Origins of template apps by name, for a gateway that reaches them elsewhere than the site table says; none is needed.
   */
  readonly templates: ReadonlyMap<string, string>;
  /**
   * Origins of the processes of an application, by the first of them, which is the one that `apiUrl` or `templates` have;
   * none where every application is one origin. Another process is asked where one cannot answer.
   */
  readonly processes: ReadonlyMap<string, readonly string[]>;
  /** Whether each address that the name in an origin has is a process of its own. */
  readonly looksUpOrigins: boolean;
  /** Seconds for which a gateway that is asked to end serves on, while its health says that it leaves. */
  readonly drainSeconds: number;
  /**
   * True where demos are shown, which FORECOURT_DIRECTORY=1 says: `localhost` lists the sites and `{slug}.localhost`
   * reaches each of them. The address that is bound says nothing: behind a proxy on the same machine it is loopback too.
   */
  readonly directory: boolean;
  /**
   * Value of `strict-transport-security` for what is asked over https, or null for none (RFC 6797). A browser that has
   * seen it takes no plain http from the host for that long.
   */
  readonly transportSecurity: string | null;
  /** Whom `/.well-known/security.txt` of every site names; null where it is not there. */
  readonly security: SecurityContact | null;
  /** Addresses or networks of load balancers whose `x-forwarded-for` and `x-forwarded-proto` are believed. */
  readonly trustedProxies: readonly string[];
  /** Origins that pages search besides their own: those of the hosted service, where that answers. */
  readonly searchOrigins: readonly string[];
  /** Passes web sockets to the template apps, and by which headers a page is known to them: what `next dev` needs to refresh pages. */
  readonly websockets: boolean;
  readonly logLevel: z.output<typeof environmentSchema>['FORECOURT_LOG_LEVEL'];
}

/** The environment does not fit. The message names every variable and what it should be. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
  readonly code = 'settings_invalid';
}

type GatewayEnvironment = z.output<typeof environmentSchema>;

/** The hosts that Algolia's client asks in turn: its network's, then three of the application. */
const algoliaOrigins = (appId: string): string[] => [
  `https://${appId}-dsn.algolia.net`.toLowerCase(),
  ...[1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`.toLowerCase()),
];

const searchOrigins = (env: GatewayEnvironment): readonly string[] => {
  if (env.FORECOURT_SEARCH_PROVIDER === 'embedded') return [];
  if (env.FORECOURT_ALGOLIA_URL !== undefined) return [env.FORECOURT_ALGOLIA_URL];
  return algoliaOrigins(env.FORECOURT_ALGOLIA_APP_ID ?? '');
};

const transportSecurity = (env: GatewayEnvironment): string | null => {
  if (env.FORECOURT_HSTS_SECONDS === 0) return null;
  const parts = [
    `max-age=${env.FORECOURT_HSTS_SECONDS}`,
    ...(env.FORECOURT_HSTS_SUBDOMAINS === '1' ? ['includeSubDomains'] : []),
    ...(env.FORECOURT_HSTS_PRELOAD === '1' ? ['preload'] : []),
  ];
  return parts.join('; ');
};

const nameIn = (variable: string): string | undefined =>
  templateVariable.exec(variable)?.[1]?.toLowerCase().replaceAll('_', '-');

/** The addresses in the variables of single templates, and the variables that hold no usable address. */
const readTemplates = (set: readonly (readonly [string, string | undefined])[]) => {
  const templates = new Map<string, readonly [string, ...string[]]>();
  const faults: string[] = [];
  for (const [variable, value] of set) {
    const name = nameIn(variable);
    if (name === undefined) continue;
    const parsed = originList.safeParse(value);
    if (parsed.success) templates.set(name, parsed.data);
    else faults.push(...parsed.error.issues.map(({ message }) => `${variable}: ${message}`));
  }
  return { templates, faults };
};

/** Reads the gateway's settings; as for the API, an empty value counts as not set. Throws `SettingsError`. */
export const readSettings = (environment: Readonly<Record<string, string | undefined>>): Settings => {
  const set = Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== '');
  const parsed = environmentSchema.safeParse(Object.fromEntries(set));
  const { templates, faults } = readTemplates(set);
  if (!parsed.success || faults.length > 0) {
    const reasons = (parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    reasons.push(...faults);
    throw new SettingsError(`The gateway cannot start.\n${reasons.join('\n')}`);
  }
  const env = parsed.data;
  const applications = [env.FORECOURT_API_URL, ...templates.values()];
  return {
    host: env.HOST,
    port: env.FORECOURT_GATEWAY_PORT,
    operator: operatorAddress(env),
    apiUrl: env.FORECOURT_API_URL[0],
    serviceToken: env.FORECOURT_SERVICE_TOKEN,
    templates: new Map([...templates].map(([name, [first]]) => [name, first])),
    processes: new Map(applications.filter(({ length }) => length > 1).map((all) => [all[0], all])),
    looksUpOrigins: env.FORECOURT_ORIGIN_LOOKUP === '1',
    drainSeconds: env.FORECOURT_DRAIN_SECONDS,
    directory: env.FORECOURT_DIRECTORY === '1',
    transportSecurity: transportSecurity(env),
    security:
      env.FORECOURT_SECURITY_CONTACT === undefined
        ? null
        : { contact: env.FORECOURT_SECURITY_CONTACT, policy: env.FORECOURT_SECURITY_POLICY ?? null },
    trustedProxies: env.FORECOURT_TRUST_PROXY.split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ''),
    searchOrigins: searchOrigins(env),
    websockets:
      env.FORECOURT_GATEWAY_WEBSOCKETS === undefined
        ? env.NODE_ENV !== 'production'
        : env.FORECOURT_GATEWAY_WEBSOCKETS === '1',
    logLevel: env.FORECOURT_LOG_LEVEL,
  };
};
