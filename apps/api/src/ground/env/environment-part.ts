import { z } from 'zod';

/** The variables of one subject, and what it makes of them. Listed by the module of the subject, which has them checked at start. */
export interface EnvironmentPart<Settings> {
  /** Reads its own variables of an environment without empty ones, and passes over all others. */
  readonly schema: z.ZodType<Settings>;
}

/** An address of a hosted service. */
export const httpUrl = z.string().regex(/^https?:\/\//, 'must start with https:// or http://');

/** An empty value counts as not set. */
export const withoutEmpty = (source: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value.trim() !== ''));

/** What is wrong with the variables of a part, a line for each; none when it can be read. */
export const faultsOf = (part: EnvironmentPart<unknown>, source: NodeJS.ProcessEnv): readonly string[] => {
  const read = part.schema.safeParse(withoutEmpty(source));
  return read.success ? [] : read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
};

/** Reads the settings of any part from an environment, each once. */
export const settingsFrom = (source: NodeJS.ProcessEnv) => {
  const known = new Map<EnvironmentPart<unknown>, unknown>();
  return <Settings>(part: EnvironmentPart<Settings>): Settings => {
    if (!known.has(part)) known.set(part, part.schema.parse(withoutEmpty(source)));
    return known.get(part) as Settings;
  };
};
