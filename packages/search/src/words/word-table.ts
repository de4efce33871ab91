import { bodyLabels } from '@forecourt/domain/simple-words';
import type { BodyType } from '@forecourt/domain/vehicle';
import type { ListAttribute, SortName } from '../criteria/attributes';
import { readMakeModel } from '../criteria/make-models';
import type { KnownStock } from './known-stock';
import {
  allWords,
  bodyPhrases,
  colourWords,
  conditionPhrases,
  drivePhrases,
  emptyWords,
  fuelPhrases,
  kindPhrases,
  listOf,
  namePhrases,
  plainPhrases,
  sortPhrases,
  statusPhrases,
  transmissionPhrases,
  versionWords,
} from './platform-words';
import { cleanedText, keyOf, tokensOf } from './tokens';

/** What a phrase stands for on a site. */
export type Meaning =
  | { readonly kind: 'list'; readonly attribute: ListAttribute; readonly values: readonly string[] }
  /** Makes by themselves, and models as `Toyota > HiLux`. */
  | { readonly kind: 'name'; readonly values: readonly string[] }
  | { readonly kind: 'sort'; readonly sortBy: SortName }
  /** Stays a word though it holds others. */
  | { readonly kind: 'words' }
  /** Says nothing of a vehicle. */
  | { readonly kind: 'empty' }
  /** Means all that the site has: "cars" where there are no others. */
  | { readonly kind: 'all' };

export type WordTable = ReadonlyMap<string, Meaning>;

const key = (text: string): string => keyOf(tokensOf(cleanedText(text)));

/** Most values that a colour may stand for: a list of chips that nobody reads is no filter that is sure. */
const mostColours = 8;
/** Shorter beginnings of a model's name, and ends of it, are no name of it. */
const shortestBeginning = 4;
const shortestEnd = 5;

type Row = readonly [phrase: string, meaning: Meaning];

const listRows = (
  attribute: ListAttribute,
  phrases: Readonly<Record<string, string>>,
  valuesOf: (name: string) => readonly string[],
): readonly Row[] =>
  Object.entries(phrases).flatMap(([name, text]) => {
    const values = valuesOf(name);
    return values.length === 0 ? [] : listOf(text).map((phrase): Row => [phrase, { kind: 'list', attribute, values }]);
  });

/** Kinds that the site has; the only one there is says nothing. */
const kindRows = ({ kinds, bodies }: KnownStock): readonly Row[] => {
  const rows = Object.entries(kindPhrases).flatMap(([kind, text]) => {
    if (!kinds.includes(kind)) return [];
    const meaning: Meaning =
      kinds.length === 1 ? { kind: 'all' } : { kind: 'list', attribute: 'item_type', values: [kind] };
    return listOf(text).map((phrase): Row => [phrase, meaning]);
  });
  // Where nobody sells delivery vans, a van is what caravanners call one.
  const caravan = rows.find(([phrase]) => phrase === 'caravan')?.[1];
  return caravan === undefined || bodies.includes(bodyLabels.van) ? rows : [...rows, ['van', caravan]];
};

const bodyRows = ({ bodies }: KnownStock): readonly Row[] => [
  ...listRows('body', bodyPhrases, (body) => [bodyLabels[body as BodyType]]),
  ...bodies
    .filter((body) => !/^\d/.test(body))
    .map((body): Row => [body, { kind: 'list', attribute: 'body', values: [body] }]),
];

/** The drive, or where the site has none of it, what is nearest: shoppers of cars say 4WD for AWD too. */
const driveRows = ({ drives }: KnownStock): readonly Row[] =>
  listRows('drive', drivePhrases, (drive) => {
    const other = drive === '4WD' ? 'AWD' : drive === 'AWD' ? '4WD' : drive;
    return [drives.includes(drive) || !drives.includes(other) ? drive : other];
  });

const colourRows = ({ colours }: KnownStock): readonly Row[] => {
  const wordsOf = (colour: string) => tokensOf(colour).map(({ word }) => (word === 'gray' ? 'grey' : word));
  const families = listOf(colourWords).flatMap((word): Row[] => {
    const values = colours.filter((colour) => wordsOf(colour).includes(word));
    const isSure = values.length > 0 && values.length <= mostColours;
    return isSure ? [[word, { kind: 'list', attribute: 'colour', values }]] : [];
  });
  const whole = colours.map((colour): Row => [colour, { kind: 'list', attribute: 'colour', values: [colour] }]);
  return [...families, ...whole];
};

interface NamedModel {
  readonly make: string;
  readonly model: string;
  readonly value: string;
}

/** Groups models by keys of their names; a key of figures alone, or of one letter, names nothing by itself. */
const grouped = (
  models: readonly NamedModel[],
  keysOf: (model: NamedModel) => readonly string[],
): readonly (readonly [string, readonly string[]])[] => {
  const groups = new Map<string, string[]>();
  for (const model of models) {
    for (const name of new Set(keysOf(model))) {
      if (name.length < 2 || /^\d+$/.test(name)) continue;
      groups.set(name, [...(groups.get(name) ?? []), model.value]);
    }
  }
  return [...groups];
};

/**
 * Makes and models of the stock: a model by its whole name, with its make or without, by its beginning ("land cruiser"
 * is each LandCruiser) or by its end ("prado").
 */
const nameRows = ({ makeModels }: KnownStock): readonly Row[] => {
  const models = makeModels.flatMap((value): NamedModel[] => {
    const named = readMakeModel(value);
    return named === null ? [] : [{ ...named, value }];
  });
  const makes = makeModels.filter((value) => readMakeModel(value) === null);
  const versions = new Set(listOf(versionWords).map(key));
  const parts = (model: string) => tokensOf(model).map(({ word }) => word);
  const rows = [
    ...makes.map((make) => [key(make), [make]] as const),
    ...grouped(models, ({ make, model }) => [key(`${make}${model}`)]),
    ...grouped(models, ({ model }) => [key(model)]),
    ...grouped(models, ({ model }) => {
      const words = parts(model);
      return words
        .map((_, at) => words.slice(0, at + 1).join(''))
        .filter((beginning) => beginning.length >= shortestBeginning && !versions.has(beginning));
    }),
    ...grouped(models, ({ model }) => {
      const words = parts(model);
      return words
        .map((_, at) => words.slice(at).join(''))
        .filter((end) => end.length >= shortestEnd && !/^\d/.test(end) && !versions.has(end));
    }),
  ];
  // A model such as 2008 may be a year as well.
  const years = models.filter(({ model }) => /^\d{4}$/.test(model)).map(({ model }): Row => [model, { kind: 'words' }]);
  return [...rows.map(([name, values]): Row => [name, { kind: 'name', values }]), ...years];
};

/** Every phrase that means something on a site, by its key. What comes first counts. */
export const wordTable = (stock: KnownStock): WordTable => {
  const same = (value: string) => [value];
  const plain: readonly Row[] = [...listOf(plainPhrases), ...stock.places].map((phrase) => [phrase, { kind: 'words' }]);
  const rows: readonly Row[] = [
    ...plain,
    ...kindRows(stock),
    ...listRows('car_type', conditionPhrases, same),
    ...listRows('status', statusPhrases, same),
    ...bodyRows(stock),
    ...nameRows(stock),
    ...listRows('fuel', fuelPhrases, same),
    ...listRows('transmission', transmissionPhrases, same),
    ...driveRows(stock),
    ...colourRows(stock),
    ...Object.entries(sortPhrases).flatMap(([sortBy, text]) =>
      listOf(text).map((phrase): Row => [phrase, { kind: 'sort', sortBy: sortBy as SortName }]),
    ),
    ...listOf(namePhrases).map((phrase): Row => [phrase, { kind: 'words' }]),
    ...listOf(allWords).map((phrase): Row => [phrase, { kind: 'all' }]),
    ...listOf(emptyWords).map((phrase): Row => [phrase, { kind: 'empty' }]),
  ];
  const table = new Map<string, Meaning>();
  for (const [phrase, meaning] of rows) {
    const name = key(phrase);
    if (name !== '' && !table.has(name)) table.set(name, meaning);
  }
  return table;
};

/** What a key means, in the singular or the plural. */
export const meaningOf = (table: WordTable, name: string): Meaning | undefined => {
  const singulars = [/s$/, /es$/].filter((ending) => name.length > 2 && ending.test(name));
  for (const form of [name, ...singulars.map((ending) => name.replace(ending, ''))]) {
    const meaning = table.get(form);
    if (meaning !== undefined) return meaning;
  }
  return undefined;
};
