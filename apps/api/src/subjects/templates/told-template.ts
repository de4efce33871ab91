import type { KnownTemplate } from '../../ground/templates/known-templates';
import type { MovedSite, PlannedChange } from './template-change';
import type { TemplateState } from './template-state';

/** A template as commands tell it. */
export interface ToldTemplate extends Pick<KnownTemplate, 'id' | 'name' | 'version' | 'title' | 'origin'> {
  readonly is_current: boolean;
  readonly is_built_in: boolean;
  /** Sites that it draws. */
  readonly sites: readonly string[];
}

const counted = (count: number): string => `${count} ${count === 1 ? 'site' : 'sites'}`;

/** One line of the list. */
export const listLine = ({ id, version, title, origin, sites, ...told }: ToldTemplate): string =>
  [
    id,
    version,
    title,
    told.is_current ? 'current' : 'by its version alone',
    told.is_built_in ? 'own folder' : 'registered',
    origin,
    sites.length === 0 ? 'draws no site' : `draws ${counted(sites.length)}`,
  ].join('\t');

/** How an app is now, beside what was registered of it. */
export const stateLines = (now: TemplateState): readonly string[] => {
  if (now.state === 'away') return [`now: away. ${now.reasons.join(' ')}`];
  const { version, storefront, contract, build } = now.manifest;
  const said = `version ${version}, storefront ${storefront}, contract ${contract}, build ${build ?? 'none: development'}`;
  return [
    `now: ${said}`,
    ...(now.state === 'differs' ? now.reasons.map((reason) => `  not as registered: ${reason}`) : []),
  ];
};

const drawingWords = (drawing: MovedSite['from']): string =>
  drawing === null ? 'no template' : `${drawing.id}${drawing.origin === null ? '' : ` at ${drawing.origin}`}`;

const moveLine = ({ website_id, from, to }: MovedSite): string =>
  `  ${website_id}: ${drawingWords(from)} -> ${drawingWords(to)}`;

/** What a change does, line by line. */
export const changeLines = ({ stored, removed, moved, notes }: PlannedChange): readonly string[] => [
  ...stored.map((id) => `${id}: stored`),
  ...removed.map((id) => `${id}: goes`),
  ...(moved.length === 0 ? [] : ['The pages of these sites come from elsewhere then:', ...moved.map(moveLine)]),
  ...notes,
];
