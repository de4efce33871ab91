import { findTemplate } from '@forecourt/config/templates';
import { asRecord } from '@forecourt/config/validation';
import type { Db } from '../../ground/database/database';
import type { Env } from '../../ground/env/env';
import { askTemplate, TemplateAppError } from '../../ground/templates/ask-template';
import { drawnByTemplate, type KnownTemplate, knownTemplates } from '../../ground/templates/known-templates';
import type { DocumentInput, SourceFault } from '../documents';
import { claimedText } from './claimed';
import { readSiteDirectory } from './site-directory';

/** Why a registered version cannot draw a site now; null where it can. */
const reasonAgainst = async (
  { id, name, version, origin }: KnownTemplate,
  env: Pick<Env, 'allowPrivateAddresses'>,
): Promise<string | null> => {
  try {
    const said = await askTemplate(origin, env);
    return said.name === name && said.version === version
      ? null
      : `Template ${id} is registered at ${origin}, where ${said.name} ${said.version} runs now. Start ${id} there, or register what is there: forecourt templates register ${origin}`;
  } catch (error) {
    if (!(error instanceof TemplateAppError)) throw error;
    return `Template ${id} is registered and not there: ${error.message} Start its app, or register it where it is: forecourt templates register <address>`;
  }
};

/**
 * Sites that are to come to a registered version whose app is not there: all their pages would be away. A site that is
 * with it already may be changed meanwhile, and a template of the own folder is started beside the API.
 */
export const unreachableTemplates = async (
  db: Pick<Db, 'select'>,
  inputs: readonly DocumentInput[],
  env: Pick<Env, 'allowPrivateAddresses' | 'templates'>,
): Promise<readonly SourceFault[]> => {
  const [known, { sites }] = [await knownTemplates(db, env.templates), await readSiteDirectory(db)];
  const faults: SourceFault[] = [];
  for (const { source, value } of inputs) {
    const { template, website_id } = asRecord(value);
    const live = sites.get(claimedText(website_id) ?? '')?.document.template;
    const wanted = findTemplate(claimedText(template) ?? '', known);
    if (wanted === undefined || wanted.isBuiltIn) continue;
    if (live !== undefined && drawnByTemplate(live, known)?.id === wanted.id) continue;
    const reason = await reasonAgainst(wanted, env);
    if (reason !== null) faults.push({ source, path: 'template', reason });
  }
  return faults;
};
