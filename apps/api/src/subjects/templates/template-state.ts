import { contractVersion, type TemplateManifest } from '@forecourt/api-contract/operator';
import type { Db } from '../../ground/database/database';
import { type TemplateRow, templates } from '../../ground/database/schema';
import type { Env } from '../../ground/env/env';
import type { Fault } from '../../ground/modules/site-check';
import { askTemplate, TemplateAppError } from '../../ground/templates/ask-template';
import { templateId } from '../../ground/templates/known-templates';
import { documentDifference } from '../documents';

/** How a registered version stands: as it was registered, as another one now, or without an answer. */
export type TemplateState =
  | { readonly state: 'well'; readonly manifest: TemplateManifest }
  | { readonly state: 'differs'; readonly manifest: TemplateManifest; readonly reasons: readonly string[] }
  | { readonly state: 'away'; readonly reasons: readonly string[] };

/** What a registration and its app must agree on: by it sites are judged and found. */
const agreed = ({ name, version, title, theme, contract, colors, parts }: TemplateManifest | TemplateRow) => ({
  ...{ name, version, title, theme, contract, colors, parts },
});

/** What an app says otherwise than its registration, in words. Another build of the same version is no difference. */
export const differencesOf = (row: TemplateRow, said: TemplateManifest): readonly string[] =>
  documentDifference(agreed(row), agreed(said)).map(({ path, before, after }) =>
    path === 'contract' && after !== contractVersion
      ? `contract ${after} with the API, which has ${contractVersion}`
      : `${path} ${JSON.stringify(after ?? null)}, registered as ${JSON.stringify(before ?? null)}`,
  );

/** Asks the app of a registered version what it is, by the rules of addresses elsewhere. */
export const templateState = async (
  row: TemplateRow,
  env: Pick<Env, 'allowPrivateAddresses'>,
): Promise<TemplateState> => {
  try {
    const manifest = await askTemplate(row.origin, env);
    const reasons = differencesOf(row, manifest);
    return reasons.length === 0 ? { state: 'well', manifest } : { state: 'differs', manifest, reasons };
  } catch (error) {
    if (!(error instanceof TemplateAppError)) throw error;
    return { state: 'away', reasons: [error.message] };
  }
};

/**
 * What is wrong with a registration, as its app is now, and what mends it.
 * @param whose how the version is spoken of, such as `Its template`
 */
export const stateFaults = (whose: string, id: string, origin: string, now: TemplateState): readonly Fault[] => {
  if (now.state === 'well') return [];
  if (now.state === 'away')
    return [
      {
        what: `${whose} ${id} does not say what it is: ${now.reasons.join(' ')}`,
        mend: `Start its app at ${origin}; where it is at another address now: forecourt templates register <address>`,
      },
    ];
  return [
    {
      what: `${whose} ${id} is not what was registered. At ${origin} its app says: ${now.reasons.join('; ')}.`,
      mend: `If that is meant: forecourt templates register ${origin}. Else start ${id} there again`,
    },
  ];
};

/** How every registered version stands, by its id. */
export const templateStates = async (
  db: Pick<Db, 'select'>,
  env: Pick<Env, 'allowPrivateAddresses'>,
): Promise<readonly { readonly id: string; readonly row: TemplateRow; readonly now: TemplateState }[]> => {
  const rows = await db.select().from(templates).orderBy(templates.name, templates.version);
  return Promise.all(rows.map(async (row) => ({ id: templateId(row), row, now: await templateState(row, env) })));
};
