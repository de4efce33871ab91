import { askTemplateManifest, contractVersion, type TemplateManifest } from '@forecourt/api-contract/operator';
import type { SiteDocument } from '@forecourt/config/site-document';
import { findTemplate } from '@forecourt/config/templates';
import { and, eq } from 'drizzle-orm';
import { templates } from '../../ground/database/schema';
import {
  type Fault,
  type Findings,
  onlyFaults,
  readOnce,
  type SiteCheck,
  type SiteCheckDeps,
} from '../../ground/modules/site-check';
import { drawnByTemplate, type KnownTemplate, knownTemplates } from '../../ground/templates/known-templates';
import { checkedDirectory } from '../sites';
import { stateFaults, templateState, templateStates } from './template-state';

const drawnBy = (
  { name, version, theme, storefront, contract, build }: TemplateManifest,
  { origin }: Pick<KnownTemplate, 'origin'>,
): string =>
  `Drawn by template ${name} ${version} (theme ${theme}, storefront ${storefront}, contract ${contract}, build ${build ?? 'none: development'}) at ${origin}.`;

const contractFaults = (template: string, { contract }: TemplateManifest): readonly Fault[] =>
  contract === contractVersion
    ? []
    : [
        {
          what: `Its template ${template} is built for contract ${contract} with the API, which has ${contractVersion}: parts of its pages may be missing.`,
          mend:
            contract < contractVersion
              ? 'Build and start the app anew with the packages of this release'
              : 'Bring API, worker and gateway to the release of the app',
        },
      ];

const builtInFindings = async (place: KnownTemplate): Promise<Findings> => {
  try {
    const manifest = await askTemplateManifest(place.origin);
    return { facts: [drawnBy(manifest, place)], faults: contractFaults(place.name, manifest) };
  } catch (error) {
    return onlyFaults([
      {
        what: `Its template ${place.name} does not say what it is: ${error instanceof Error ? error.message : String(error)}`,
        mend: `Start the app, or say where it is: FORECOURT_TEMPLATES=${place.name}=http://...`,
      },
    ]);
  }
};

const registeredFindings = async (place: KnownTemplate, { db, env }: SiteCheckDeps): Promise<Findings> => {
  const [row] = await db
    .select()
    .from(templates)
    .where(and(eq(templates.name, place.name), eq(templates.version, place.version)));
  if (row === undefined) return onlyFaults([]);
  const now = await templateState(row, env);
  return {
    facts: now.state === 'away' ? [] : [drawnBy(now.manifest, place)],
    faults: stateFaults('Its template', place.id, place.origin, now),
  };
};

/** A document of before such versions were refused, or whose version is gone: drawn by what has its name. */
const unkept = (reference: string, { name }: KnownTemplate): Fault => ({
  what: `Its document names ${reference}, which is not registered: it is drawn by ${name} of the own folder, which has another version with each release.`,
  mend: `Name "${name}" in its document, or a version that forecourt templates list names`,
});

const knownOnce = readOnce(({ db, env }) => knownTemplates(db, env.templates));

const templateFindings = async ({ template }: SiteDocument, deps: SiteCheckDeps): Promise<Findings> => {
  const known = await knownOnce(deps);
  const place = drawnByTemplate(template, known);
  if (place === undefined)
    return onlyFaults([
      {
        what: `Its template ${template} is not registered: no page of it can be drawn.`,
        mend: 'forecourt templates list says which are; name one of them in its document, or register it: forecourt templates register <address>',
      },
    ]);
  const { facts, faults } = await (place.isBuiltIn ? builtInFindings(place) : registeredFindings(place, deps));
  return {
    facts,
    faults: [...(findTemplate(template, known) === undefined ? [unkept(template, place)] : []), ...faults],
  };
};

/** Registrations that no site is drawn by: nobody would look at them before a site is. */
const unusedFindings = async (deps: SiteCheckDeps): Promise<Findings> => {
  const [known, { sites }] = [await knownOnce(deps), await checkedDirectory(deps)];
  const used = new Set([...sites.values()].map(({ document }) => drawnByTemplate(document.template, known)?.id));
  const states = await templateStates(deps.db, deps.env);
  return onlyFaults(
    states
      .filter(({ id }) => !used.has(id))
      .flatMap(({ id, row, now }) => stateFaults('Template', id, row.origin, now)),
  );
};

/** The template of a site answers, is of the contract that this API has, and is what was registered. */
export const templateCheck: SiteCheck = {
  name: 'template',
  ofSite: templateFindings,
  ofInstallation: unusedFindings,
};
