import { noParts, templatePartsSchema } from '@forecourt/config/templates';
import * as z from 'zod';

/** Where a template app tells what it is, at its own port. The gateway leads nobody there. */
export const templateManifestPath = '/_template/manifest';

/**
 * The contract between API and template apps. It is raised when the one cannot work with the other of before any more:
 * what is added, and what a reader can do without, leaves it as it is (`tolerant-reading`).
 */
export const contractVersion = 1;

const shortText = z.string().min(1).max(200);

/** What a running template app is: nothing of a person, a site or a secret. */
export const templateManifestSchema = z.object({
  /** As site documents name it, where its folder has a registration; else that of its package. */
  name: shortText,
  /** Of its package. */
  version: shortText,
  /** Name of its theme: one of ours, or `own`. */
  theme: shortText,
  /** {@link contractVersion} of the packages that it was built with. */
  contract: z.number().int().positive(),
  /** Version of `@forecourt/storefront` that draws its pages. */
  storefront: shortText,
  /** Id of its build; null in development, where there is none. */
  build: shortText.nullable(),
  /** As people call it, of its registration; null without one, and of an app of before it was told. */
  title: shortText.nullable().default(null),
  /**
   * The colours of its theme by role, `#rrggbb` or references (`readThemeColors` of ui): by them brands are judged and
   * mails drawn. Null where its folder has no `theme.mjs`, and of an app of before they were told.
   */
  colors: z.record(z.string().max(60), z.string().max(200)).nullable().default(null),
  /** What it has of its own, of its registration; nothing of an app of before it was told. */
  parts: templatePartsSchema.default(noParts),
});
export type TemplateManifest = z.output<typeof templateManifestSchema>;

/** A manifest as labels of a metric: what changes with a deploy, and no colours. */
export const templateLabels = ({
  name,
  version,
  theme,
  storefront,
  contract,
  build,
}: TemplateManifest): Readonly<Record<string, string>> => ({
  ...{ template: name, version, theme, storefront },
  contract: String(contract),
  build: build ?? 'development',
});

/** The most bytes that a manifest is read of: one with every colour has 5,000. */
export const mostManifestBytes = 64 * 1024;

/** Milliseconds that a template app may take to say what it is. */
const patienceMs = 2_500;

/** The text of an answer; null where it is longer than any manifest. */
const boundedText = async (answer: Response): Promise<string | null> => {
  let bytes = 0;
  let text = '';
  const decoder = new TextDecoder();
  for await (const part of answer.body ?? []) {
    bytes += part.byteLength;
    // Leaving the loop ends the connection.
    if (bytes > mostManifestBytes) return null;
    text += decoder.decode(part, { stream: true });
  }
  return text + decoder.decode();
};

/**
 * A manifest from its text.
 * @returns null where it is none
 */
export const readTemplateManifest = (text: string): TemplateManifest | null => {
  try {
    return templateManifestSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    // Not JSON: no manifest.
    return null;
  }
};

/**
 * Asks the template app at an origin what it is: for apps of this installation, whose addresses are its operator's.
 * @throws an error that says what came instead: nothing, another status, or no manifest
 */
export const askTemplateManifest = async (origin: string): Promise<TemplateManifest> => {
  const address = `${origin}${templateManifestPath}`;
  const fails = (cause: unknown): never => {
    throw new Error(`${address} does not answer.`, { cause });
  };
  const answer = await fetch(address, { signal: AbortSignal.timeout(patienceMs), redirect: 'error' }).catch(fails);
  if (answer.status === 404) {
    await answer.body?.cancel();
    throw new Error(`${address} is not there: the app is of a release before manifests.`);
  }
  const text = await boundedText(answer).catch(fails);
  const read = answer.ok && text !== null ? readTemplateManifest(text) : null;
  if (read === null) throw new Error(`${address} answers ${answer.status} and is no manifest.`);
  return read;
};
