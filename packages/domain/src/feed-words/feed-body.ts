import { simpleBody } from '../simple-words/body';
import { slugify } from '../slug/slug';
import type { BodyType } from '../vehicle/vocabulary';

/** What stands beside the body in one column: doors (`4D`, `5dr`), seats, and the number of them alone. */
const beside = /(?:^|-)(?:\d{1,2}-?(?:d|dr|drs|door|doors|seat|seats|seater|str)(?=-|$)|\d{1,2}(?=-|$))/g;

/** Parts of bodies as feeds and registers write and shorten them, in the order in which one of several decides. */
const parts: readonly (readonly [part: RegExp, body: BodyType])[] = [
  [/(^|-)(c-?(chas|chass|chassis|ch)|cab-?chas(s|sis)?|chassis)(-|$)/, 'cabChassis'],
  [/(^|-)(suv|sports?-utility|sport-utility|crossover|soft-?roader)(-|$)/, 'suv'],
  [/(^|-)(convertible|conv|cabriolet|cabrio|roadster|spyder|spider)(-|$)/, 'convertible'],
  [/(^|-)(p-up|pick-?up|ute|util|utility|u-te)(-|$)/, 'ute'],
  [
    /(^|-)(dual|double|d|crew|super|king|space|single|s|extra|ext|extended|xtra|freestyle|access|smart|club|mega|cheyenne)-cab(-|$)/,
    'ute',
  ],
  [/(^|-)(light-truck|tray-truck|table-top|tray-top)(-|$)/, 'lightTruck'],
  [/(^|-)(people-?mover|mpv|mini-?van)(-|$)/, 'peopleMover'],
  [/(^|-)(motor-?home|camper-?van)(-|$)/, 'motorhome'],
  [/(^|-)(mini-?bus|bus|coach)(-|$)/, 'bus'],
  [/(^|-)(van|p-van|panel-?van)(-|$)/, 'van'],
  [/(^|-)(hatch|hatchback|h-?back|hbk|htch|liftback|sportback)(-|$)/, 'hatchback'],
  [/(^|-)(wagon|wag|wgn|s-?wagon|s-?wag|stn-wag|estate|sportwagon|sportswagon|shooting-brake)(-|$)/, 'wagon'],
  [/(^|-)(sedan|sed|sdn|saloon|limousine|limo)(-|$)/, 'sedan'],
  [/(^|-)(coupe|cpe)(-|$)/, 'coupe'],
  [/(^|-)hard-?top(-|$)/, 'hardtop'],
  [/(^|-)soft-?top(-|$)/, 'softtop'],
];

/**
 * The body type that a feed's words mean: those of `simpleBody`, and what feeds, sellers and registers write of it with
 * doors and cabs beside it (`4D WAGON`, `CREW CAB P/UP`, `C/CHAS`, `Wagon (SUV)`). Null when they do not say. For
 * imports: an address of a search has its few words from `simpleBody`.
 */
export const feedBody = (words: string | null): BodyType | null => {
  const known = simpleBody(words);
  if (known !== null) return known;
  const slug = slugify(words ?? '')
    .replace(beside, '')
    .replace(/^-/, '');
  return simpleBody(slug) ?? parts.find(([part]) => part.test(slug))?.[1] ?? null;
};
