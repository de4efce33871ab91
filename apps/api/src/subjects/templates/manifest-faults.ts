import { contractVersion, type TemplateManifest } from '@forecourt/api-contract/operator';
import { routeAt } from '@forecourt/config/pages';
import { readThemeColors, templateReferenceSchema, templateVersionSchema } from '@forecourt/config/templates';

/** A manifest that says all that a registration needs. */
export interface WholeManifest extends TemplateManifest {
  readonly title: string;
  readonly colors: Readonly<Record<string, string>>;
}

/** What an app says of itself, as it may be registered. */
export type ReadManifest =
  | { readonly ok: true; readonly manifest: WholeManifest; readonly notes: readonly string[] }
  | { readonly ok: false; readonly faults: readonly string[] };

const anew = 'Build and start the app anew with the packages of this release.';

const nameFaults = ({ name, version }: TemplateManifest): readonly string[] => [
  ...(name.includes('@') || !templateReferenceSchema.safeParse(name).success
    ? [
        `Its name is "${name}", which no site document can say. Give the app a registration.json with name (lower-case words joined by hyphens) and title.`,
      ]
    : []),
  ...(templateVersionSchema.safeParse(version).success
    ? []
    : [`Its version is "${version}". Give its package.json one such as 1.2.3.`]),
];

/** Pages of its own that would stand where every template has a page. */
const pageFaults = ({ parts }: TemplateManifest): readonly string[] =>
  parts.pages
    .filter((page) => routeAt(`/${page}`)?.name !== 'page')
    .map((page) => `Its page "${page}" would stand at /${page}, where every site has a page. Give it another name.`);

const contractFaults = ({ contract }: TemplateManifest): readonly string[] => {
  if (contract === contractVersion) return [];
  const mend = contract < contractVersion ? anew : 'Bring API, worker and gateway to the release of the app.';
  return [`It is built for contract ${contract} with the API, which has ${contractVersion}. ${mend}`];
};

/** All that keeps an app from being registered, in words; else its manifest, and what is worth knowing of it. */
export const readManifest = (said: TemplateManifest): ReadManifest => {
  const { title, colors } = said;
  const isOlder = colors === null && title === null;
  const read = colors === null ? null : readThemeColors(colors);
  const faults = [
    ...nameFaults(said),
    ...contractFaults(said),
    ...pageFaults(said),
    ...(isOlder
      ? [
          `It tells no title and no colours: it has no registration.json and theme.mjs, or is of an earlier release. ${anew}`,
        ]
      : [
          ...(title === null ? ['It tells no title. Give the app a registration.json with name and title.'] : []),
          ...(colors === null ? ['It tells no colours. Export the theme of the app as `theme` in its theme.mjs.'] : []),
        ]),
    ...(read?.faults ?? []).map((fault) => `Its theme: ${fault}`),
  ];
  if (faults.length > 0 || title === null || colors === null || read === null) return { ok: false, faults };
  const notes =
    read.missing.length === 0
      ? []
      : [`Its theme does not tell ${read.missing.join(', ')}: brands are judged by those of Metro. ${anew}`];
  return { ok: true, manifest: { ...said, title, colors }, notes };
};
