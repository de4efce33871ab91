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
});
export type TemplateManifest = z.output<typeof templateManifestSchema>;

/** A manifest as labels of a metric. */
export const templateLabels = ({
  name,
  contract,
  build,
  ...rest
}: TemplateManifest): Readonly<Record<string, string>> => ({
  template: name,
  ...rest,
  contract: String(contract),
  build: build ?? 'development',
});

/** Milliseconds that a template app may take to say what it is. */
const patienceMs = 2_500;

/**
 * Asks the template app at an origin what it is.
 * @throws an error that says what came instead: nothing, another status, or no manifest
 */
export const askTemplateManifest = async (origin: string): Promise<TemplateManifest> => {
  const address = `${origin}${templateManifestPath}`;
  const answer = await fetch(address, { signal: AbortSignal.timeout(patienceMs), redirect: 'error' }).catch(
    (cause: unknown) => {
      throw new Error(`${address} does not answer.`, { cause });
    },
  );
  if (answer.status === 404) {
    await answer.body?.cancel();
    throw new Error(`${address} is not there: the app is of a release before manifests.`);
  }
  const read = templateManifestSchema.safeParse(answer.ok ? await answer.json().catch(() => null) : null);
  if (!read.success) throw new Error(`${address} answers ${answer.status} and is no manifest.`);
  return read.data;
};
