import type { Favourite } from '@forecourt/domain/shopper';
import type { SearchHit } from '@forecourt/search/record';
import type { ComparedGroup, ComparedVehicle } from '@forecourt/ui/compare-table';
import type { VehicleCardProps } from '@forecourt/ui/vehicle-card';

/** A kept vehicle: as it was kept, as it is now if it still is, and as a card. */
export interface KeptVehicle {
  readonly saved: Favourite;
  readonly hit: SearchHit | null;
  readonly card: VehicleCardProps;
}

/**
 * Kept vehicles as they stand: those of the table, and the others under it. Where all have room there is nothing to choose
 * from, and what was chosen among more of them counts no more.
 */
export const placedVehicles = (
  kept: readonly KeptVehicle[],
  chosen: ReadonlySet<string> | null,
  most: number,
): { readonly table: readonly KeptVehicle[]; readonly others: readonly KeptVehicle[] } => {
  const picked = kept.length > most ? chosen : null;
  const isInTable = ({ saved: { id } }: KeptVehicle, place: number) => picked?.has(id) ?? place < most;
  return { table: kept.filter(isInTable), others: kept.filter((vehicle, place) => !isInTable(vehicle, place)) };
};

/** At the head of its column, with the one thing to do that leads on. */
export const comparedVehicle = ({ saved, card }: KeptVehicle): Omit<ComparedVehicle, 'control'> => {
  const { href, heading, subheading, image, shape, emptyLabel, state, tag, price, repayment, note, actions } = card;
  const [action] = actions;
  return {
    id: saved.id,
    href,
    heading,
    image,
    tag,
    price,
    ...(subheading === undefined ? {} : { subheading }),
    ...(shape === undefined ? {} : { shape }),
    ...(emptyLabel === undefined ? {} : { emptyLabel }),
    ...(state === undefined ? {} : { state }),
    ...(repayment === undefined ? {} : { repayment }),
    ...(note === undefined ? {} : { note }),
    ...(action === undefined ? {} : { action }),
  };
};

type Line = readonly [label: string, value: string];

/** What a vehicle is: the key facts of its kind first (a caravan's berths, a truck's kilometres), then what all have. */
const specificationsOf = (hit: SearchHit): readonly Line[] => [
  ...hit.specs.map(({ label, value }): Line => [label, value]),
  ['Fuel', hit.fuel],
  ['Engine', hit.engine],
  ['Transmission', hit.transmission],
  ['Drive', hit.drive],
  ['Body', hit.body],
  ['Seats', hit.seats === null ? '' : String(hit.seats)],
  ['Colour', hit.colour],
];

/** The dealer counts where there are several. */
const placeOf =
  (isGroup: boolean) =>
  (hit: SearchHit): readonly Line[] => [
    ['Location', hit.location_name === '' ? hit.city : hit.location_name],
    ['Dealer', isGroup ? hit.dealership_name : ''],
    ['Stock number', hit.stocknum],
  ];

/** Lines in the order in which the vehicles have them; a line without any value is left out. */
const groupOf = (
  title: string,
  kept: readonly KeptVehicle[],
  linesOf: (hit: SearchHit) => readonly Line[],
): readonly ComparedGroup[] => {
  const columns = kept.map(({ hit }) => {
    const known = hit === null ? [] : linesOf(hit).filter(([, value]) => value !== '');
    // The first word on a thing counts: the key facts say more than the filters.
    return new Map([...known].reverse());
  });
  const labels = kept.flatMap(({ hit }) => (hit === null ? [] : linesOf(hit).map(([label]) => label)));
  const lines = [...new Set(labels)]
    .map((label) => ({ label, values: columns.map((column) => column.get(label) ?? null) }))
    .filter(({ values }) => values.some((value) => value !== null));
  return lines.length === 0 ? [] : [{ title, lines }];
};

/** The lines of the table under the prices. Source: FAVS-01. */
export const comparedGroups = (kept: readonly KeptVehicle[]): readonly ComparedGroup[] => {
  const dealers = new Set(kept.flatMap(({ hit }) => (hit === null ? [] : [hit.dealership_name])));
  return [...groupOf('What it is', kept, specificationsOf), ...groupOf('Where it is', kept, placeOf(dealers.size > 1))];
};
