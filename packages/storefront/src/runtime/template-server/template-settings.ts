import { type OperatorAddress, operatorAddress, operatorFields } from '@forecourt/api-contract/operator-settings';
import * as z from 'zod';

const environmentSchema = z.object({
  ...operatorFields,
  FORECOURT_LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
  FORECOURT_SERVICE_TOKEN: z.string({
    error: 'is required: the token that api, gateway and templates share',
  }),
  FORECOURT_SERVICE_TOKEN_PREVIOUS: z.string().optional(),
  FORECOURT_KEPT_ASSETS: z
    .string()
    .startsWith('/', 'must be the absolute path of a folder that all processes of the app share, such as /assets')
    .optional(),
  FORECOURT_KEPT_ASSETS_DAYS: z.coerce.number().int().min(1).max(365).default(7),
  FORECOURT_KEPT_ASSETS_BUILDS: z.coerce.number().int().min(1).max(100).default(10),
  FORECOURT_WARM_SECONDS: z.coerce.number().int().min(0).max(120).default(0),
  FORECOURT_WARM_FROM: z
    .url({ protocol: /^https?$/, error: 'must be an origin such as http://template-a:3001' })
    .transform((url) => new URL(url).origin)
    .optional(),
});

/** What a template app runs with, read once from the environment. */
export interface TemplateSettings {
  readonly operator: OperatorAddress;
  readonly logLevel: z.output<typeof environmentSchema>['FORECOURT_LOG_LEVEL'];
  readonly serviceToken: { readonly current: string; readonly previous: string | null };
  /** Seconds for which a process that is asked to end serves on, while its health says that it leaves. */
  readonly drainSeconds: number;
  /**
   * Where files of builds are kept for pages that are open still, in a folder that all processes of the app share, for so
   * many days since a process of that build ran last, and of so many builds at most; null: nowhere.
   */
  readonly keptAssets: { readonly folder: string; readonly days: number; readonly builds: number } | null;
  /** For how long at most pages are drawn before the app listens, 0 for not at all, and whom it asks which. */
  readonly warmUp: { readonly seconds: number; readonly from: string | null };
}

/** As for API and gateway, an empty value counts as not set. */
const withoutEmpty = (env: NodeJS.ProcessEnv): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''));

/**
 * Reads the settings of a template app.
 * @throws an error that names every variable that does not fit, and what it should be
 */
export const readTemplateSettings = (environment: NodeJS.ProcessEnv): TemplateSettings => {
  const parsed = environmentSchema.safeParse(withoutEmpty(environment));
  if (!parsed.success) {
    const reasons = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new Error(`The template app cannot start.\n${reasons.join('\n')}`);
  }
  const env = parsed.data;
  return {
    operator: operatorAddress(env),
    logLevel: env.FORECOURT_LOG_LEVEL,
    serviceToken: { current: env.FORECOURT_SERVICE_TOKEN, previous: env.FORECOURT_SERVICE_TOKEN_PREVIOUS ?? null },
    drainSeconds: env.FORECOURT_DRAIN_SECONDS,
    keptAssets:
      env.FORECOURT_KEPT_ASSETS === undefined
        ? null
        : {
            folder: env.FORECOURT_KEPT_ASSETS,
            days: env.FORECOURT_KEPT_ASSETS_DAYS,
            builds: env.FORECOURT_KEPT_ASSETS_BUILDS,
          },
    warmUp: { seconds: env.FORECOURT_WARM_SECONDS, from: env.FORECOURT_WARM_FROM ?? null },
  };
};
