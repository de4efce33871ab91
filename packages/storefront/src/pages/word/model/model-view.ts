import type { SiteHrefs } from '@forecourt/config/hrefs';
import { isPlaceholderImage } from '@forecourt/domain/vehicle-images';
import { hitPrice, type SearchHit } from '@forecourt/search/record';
import { formatCount } from '@forecourt/search/results';
import type { ComparedGroup, ComparedVehicle } from '@forecourt/ui/compare-table';
import type { VehicleImage } from '@forecourt/ui/vehicle-picture';
import { typedPrice } from '../../../features/search';
import { stageTone, vehicleShape } from '../../../features/vehicle';

/** A version of a model: the vehicles of one badge, the cheapest first. */
export interface ModelVersion {
  readonly badge: string;
  readonly hits: readonly SearchHit[];
  /** The one that costs least; else the first. */
  readonly front: SearchHit;
}

const amountOf = (hit: SearchHit): number => {
  const price = hitPrice(hit);
  return price.kind === 'amount' ? price.amount : Number.POSITIVE_INFINITY;
};

const byPrice = (one: SearchHit, other: SearchHit): number => {
  const [left, right] = [amountOf(one), amountOf(other)];
  return left === right ? 0 : left - right;
};

/** Versions of a model from what is in stock, those that cost least first. Vehicles without a badge are no version. */
export const modelVersions = (hits: readonly SearchHit[]): readonly ModelVersion[] => {
  const named = hits.filter(({ badge }) => (badge ?? '').trim() !== '');
  const groups = Map.groupBy(named, ({ badge }) => badge ?? '');
  return [...groups]
    .flatMap(([badge, of]): ModelVersion[] => {
      const sorted = of.toSorted(byPrice);
      const [front] = sorted;
      return front === undefined ? [] : [{ badge, hits: sorted, front }];
    })
    .toSorted((one, other) => byPrice(one.front, other.front) || one.badge.localeCompare(other.badge, 'en-AU'));
};

/** What a version costs at least, with the type of the price; null where none has one. */
export const fromPrice = (hits: readonly SearchHit[]): string | null => {
  const [cheapest] = hits.filter((hit) => hitPrice(hit).kind === 'amount').toSorted(byPrice);
  return cheapest === undefined ? null : typedPrice(cheapest);
};

const joined = (values: readonly (string | number | null | undefined)[]): string | null => {
  const known = [...new Set(values.flatMap((value) => (value === null || value === undefined ? [] : [String(value)])))]
    .filter((value) => value.trim() !== '')
    .toSorted();
  return known.length === 0 ? null : known.join(', ');
};

/** Versions that stand beside each other. */
const mostCompared = 4;

/** The facts in which versions are compared: those that all vehicles of a version share. */
const comparedFacts: readonly (readonly [label: string, of: (hit: SearchHit) => string | number | null])[] = [
  ['Fuel', ({ fuel }) => fuel],
  ['Engine', ({ engine }) => engine],
  ['Transmission', ({ transmission }) => transmission],
  ['Drive', ({ drive }) => drive],
  ['Body', ({ body }) => body],
  ['Seats', ({ seats }) => seats],
];

const pictureSize = { width: 600, height: 400 } as const;

/** A vehicle's picture, a cut-out on the ground that suits its paint; null where it has none. */
export const hitPicture = (
  { primary_image_url: src, colour }: SearchHit,
  { illustratedPictures }: { readonly illustratedPictures: boolean },
  alt = '',
): VehicleImage | null =>
  isPlaceholderImage(src)
    ? null
    : {
        src,
        alt,
        ...pictureSize,
        ...(illustratedPictures ? { fit: 'contain', tone: stageTone(colour) } : { fit: 'cover' }),
      };

/** The comparison of badges: each by its cheapest vehicle, a column for each of the first four. Null for fewer than two. */
export const compareVersions = (
  versions: readonly ModelVersion[],
  { make, model }: { readonly make: string; readonly model: string },
  settings: { readonly illustratedPictures: boolean },
  to: Pick<SiteHrefs, 'search'>,
): { readonly vehicles: readonly ComparedVehicle[]; readonly groups: readonly ComparedGroup[] } | null => {
  const shown = versions.slice(0, mostCompared);
  if (shown.length < 2) return null;
  const lines = comparedFacts.map(([label, of]) => ({ label, values: shown.map(({ hits }) => joined(hits.map(of))) }));
  return {
    vehicles: shown.map(({ badge, hits, front }) => {
      const price = fromPrice(hits);
      return {
        id: badge,
        href: to.search({ make: [make], model: [model], badge: [badge] }),
        heading: badge,
        subheading: `${formatCount(hits.length)} in stock`,
        image: hitPicture(front, settings),
        shape: vehicleShape(front.body, 'car'),
        price: price === null ? null : { kind: 'words', words: `From ${price}` },
      };
    }),
    groups: [{ lines: lines.filter(({ values }) => values.some((value) => value !== null)) }],
  };
};

/** Paints in stock, the most frequent first. */
export const modelColours = (
  hits: readonly SearchHit[],
): readonly { readonly colour: string; readonly count: number }[] =>
  [...Map.groupBy(hits, ({ colour }) => (colour ?? '').trim())]
    .filter(([colour]) => colour !== '')
    .map(([colour, of]) => ({ colour, count: of.length }))
    .toSorted((one, other) => other.count - one.count || one.colour.localeCompare(other.colour, 'en-AU'));

const mostPictures = 6;

/** Vehicles whose pictures show the model from several sides of its range: no badge and paint twice, at most six. */
export const galleryHits = (hits: readonly SearchHit[]): readonly SearchHit[] => {
  const pictured = hits.filter(({ primary_image_url }) => !isPlaceholderImage(primary_image_url));
  const looks = Map.groupBy(pictured, ({ colour, body }) => `${colour} ${body}`);
  return [...looks.values()].flatMap(([first]) => first ?? []).slice(0, mostPictures);
};

/** The model in a line: `12 in stock, from $39,990 drive away.` */
export const modelLead = (name: string, count: number, hits: readonly SearchHit[]): string => {
  if (count === 0) return `No ${name} is in stock right now. Ask us when the next one comes.`;
  const price = fromPrice(hits);
  return price === null ? `${formatCount(count)} in stock.` : `${formatCount(count)} in stock, from ${price}.`;
};
