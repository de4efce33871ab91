import { z } from 'zod';
import { type EnvironmentPart, httpUrl } from './environment-part';

/** A hosted service that is asked: its address, its key, and milliseconds for one question. */
export interface HostedService<Key extends string | null = string> {
  readonly url: string;
  readonly key: Key;
  readonly timeoutMs: number;
}

/** Milliseconds for one question: at most, and unless they are set. */
interface Patience {
  readonly most: number;
  readonly usual: number;
}

const read = (prefix: string, { most, usual }: Patience) => {
  const [url, key, time] = [`${prefix}_URL`, `${prefix}_KEY`, `${prefix}_TIMEOUT_MS`];
  return z
    .object({
      [url]: httpUrl.optional(),
      [key]: z.string().optional(),
      [time]: z.coerce.number().int().min(100).max(most).default(usual),
    })
    .transform((env) => {
      const address = env[url];
      return typeof address === 'string' ? { url: address, key: env[key], timeoutMs: Number(env[time]) } : null;
    });
};

/** A service by `{prefix}_URL`, `{prefix}_KEY` and `{prefix}_TIMEOUT_MS`, whose key may be in its address; null without one. */
export const hostedService = (
  prefix: string,
  patience: Patience,
): EnvironmentPart<HostedService<string | null> | null> => ({
  schema: read(prefix, patience).transform((set) =>
    set === null ? null : { ...set, key: typeof set.key === 'string' ? set.key : null },
  ),
});

/** The same of a service that is not asked without a key. */
export const keyedService = (prefix: string, patience: Patience): EnvironmentPart<HostedService | null> => ({
  schema: read(prefix, patience).transform((set, context) => {
    if (set === null) return null;
    const { key } = set;
    if (typeof key === 'string') return { ...set, key };
    context.addIssue({
      code: 'custom',
      path: [`${prefix}_KEY`],
      message: `is required when ${prefix}_URL is set`,
    });
    return z.NEVER;
  }),
});
