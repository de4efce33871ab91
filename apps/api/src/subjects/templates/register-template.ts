import type { TemplateRow } from '../../ground/database/schema';
import { templateId } from '../../ground/templates/known-templates';
import type { WholeManifest } from './manifest-faults';
import { type ChangeTemplates, noCurrentFault, sitesDrawnBy, type TemplateSet } from './template-change';

const rowOf = (
  { name, version, title, theme, colors, parts, contract, storefront, build }: WholeManifest,
  origin: string,
  is_current: boolean,
): TemplateRow => ({
  ...{ name, version, title, origin, theme, colors, parts, contract, storefront, build, is_current },
  registered_at: new Date(0),
});

/** Whether the version is at once the one that sites get which name no version: where there was none, or it was that one. */
const isCurrentNow = ({ name, version }: WholeManifest, origin: string, { rows, builtIn }: TemplateSet): boolean => {
  const versions = rows.filter((row) => row.name === name);
  if (versions.length === 0) return !builtIn.some((template) => template.name === name);
  return versions.some((row) => row.is_current && (row.version === version || row.origin === origin));
};

/** What else was registered at the address: the app there is another version now. */
const outdatedAt = (origin: string, id: string, rows: readonly TemplateRow[]): readonly TemplateRow[] =>
  rows.filter((row) => row.origin === origin && templateId(row) !== id);

/**
 * Registers the version of a template that an app says it is, or brings what is registered of it up to what it says now.
 * A version that was registered at the same address is not there any more: it goes, unless a site keeps to it by its
 * document, and the new one is current where that was.
 */
export const registering =
  (manifest: WholeManifest, origin: string): ChangeTemplates =>
  (set) => {
    const { name, version } = manifest;
    const id = templateId(manifest);
    const isBuiltIn = set.builtIn.some((template) => template.name === name && template.version === version);
    const row = rowOf(manifest, origin, isCurrentNow(manifest, origin, set));
    const others = set.rows
      .filter((one) => templateId(one) !== id)
      .map((one) => (row.is_current && one.name === name ? { ...one, is_current: false } : one));
    const whole = [...others, row];
    const outdated = outdatedAt(origin, id, whole).map((one) => ({
      id: templateId(one),
      sites: sitesDrawnBy(templateId(one), { ...set, rows: whole }).map(({ website_id }) => website_id),
    }));
    const gone = outdated.filter(({ sites }) => sites.length === 0).map((one) => one.id);
    const rows = whole.filter((one) => !gone.includes(templateId(one)));
    return {
      rows,
      judges: id,
      replaces: outdated.map((one) => one.id),
      faults: [
        ...(isBuiltIn
          ? [
              `Template ${name} ${version} is one of this installation's own folder. Give the app another name in its registration.json, or another version.`,
            ]
          : []),
        ...whole
          .filter((one) => one.is_current && gone.includes(templateId(one)))
          .flatMap((one) => {
            const noCurrent = noCurrentFault(one.name, { rows, builtIn: set.builtIn });
            return noCurrent === null
              ? []
              : [`${templateId(one)}, the current version of ${one.name}, is not at ${origin} any more. ${noCurrent}`];
          }),
      ],
      notes: outdated
        .filter(({ sites }) => sites.length > 0)
        .map(
          ({ id: old, sites }) =>
            `${old} is not at ${origin} any more, and ${sites.join(', ')} keep to it: the app draws them as ${id} meanwhile. Name ${id} in their documents, then: forecourt templates remove ${old}`,
        ),
    };
  };
