import type { SearchRecord } from '@forecourt/search/record';
import type { Question } from './questions';

/** The parts of an answer that pages read. */
export interface Answer {
  readonly nbHits: number;
  readonly hits: readonly Pick<SearchRecord, 'objectID'>[];
  readonly facets?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly facets_stats?: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
}

const inWords = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));

const counts = (ours: Answer, theirs: Answer): string[] =>
  Object.entries(ours.facets ?? {}).flatMap(([facet, values]) => {
    // Every number is a value of its own; pages read the range of numbers and not their list.
    if (facet in (ours.facets_stats ?? {})) return [];
    const others = theirs.facets?.[facet] ?? {};
    return [...new Set([...Object.keys(values), ...Object.keys(others)])].flatMap((value) =>
      values[value] === others[value]
        ? []
        : [`count of ${facet} ${value}: ${inWords(values[value])} here, ${inWords(others[value])} there`],
    );
  });

const stats = (ours: Answer, theirs: Answer): string[] =>
  Object.entries(ours.facets_stats ?? {}).flatMap(([facet, { min, max }]) => {
    const other = theirs.facets_stats?.[facet];
    return other?.min === min && other.max === max
      ? []
      : [`range of ${facet}: ${min} to ${max} here, ${inWords(other?.min)} to ${inWords(other?.max)} there`];
  });

const idsOf = ({ hits }: Answer): string[] => hits.map(({ objectID }) => objectID);

const orderFaults = ({ order }: Question, theirs: Answer, recordOf: (id: string) => SearchRecord): string[] => {
  if (order === undefined) return [];
  const values = idsOf(theirs).map((id) => recordOf(id)[order.attribute]);
  // What has no value comes last in either direction.
  const known = values.findLastIndex((value) => value !== null) + 1;
  const wrong = values.slice(1, known).findIndex((value, at) => {
    const before = Number(values[at]);
    return order.descending ? Number(value) > before : Number(value) < before;
  });
  return wrong < 0 ? [] : [`hit ${wrong + 2} has ${inWords(values[wrong + 1])} after ${inWords(values[wrong])}`];
};

/** Hits that both show, when neither has more of them than it shows. */
const sameVehicles = (ours: Answer, theirs: Answer): string[] => {
  if (ours.nbHits > ours.hits.length || theirs.nbHits > theirs.hits.length) return [];
  const here = new Set(idsOf(ours));
  const there = new Set(idsOf(theirs));
  return [
    ...[...here].filter((id) => !there.has(id)).map((id) => `${id} is missing there`),
    ...[...there].filter((id) => !here.has(id)).map((id) => `${id} is there and not here`),
  ];
};

/** How many differences of one question are named. */
const mostNamed = 5;

/**
 * What a hosted answer says otherwise than the embedded engine's, in words; none when a shopper would see the same.
 * @param recordOf the record behind a hit
 */
export const differences = (
  question: Question,
  ours: Answer,
  theirs: Answer,
  recordOf: (id: string) => SearchRecord,
): readonly string[] => {
  const found = [
    ...(ours.nbHits === theirs.nbHits ? [] : [`${ours.nbHits} vehicles here, ${theirs.nbHits} there`]),
    ...sameVehicles(ours, theirs),
    ...counts(ours, theirs),
    ...stats(ours, theirs),
    ...orderFaults(question, theirs, recordOf),
  ];
  return found.length <= mostNamed ? found : [...found.slice(0, mostNamed), `and ${found.length - mostNamed} more`];
};
