import type { CarType } from '@forecourt/domain/vehicle';
import type { SearchSettings } from '../search-settings/search-settings';

const available = 'available:true';
const listed = '(available:true OR sold_recent:true)';

/** The base filters by preset number (SRCH-14, design.md section 5), over booleans that the index holds. */
export const presets: readonly { readonly meaning: string; readonly filter: string }[] = [
  { meaning: 'everything', filter: '' },
  { meaning: 'in stock', filter: 'status:in_stock' },
  { meaning: 'available', filter: available },
  { meaning: 'available, or sold within soldCarDays', filter: listed },
  { meaning: 'new available', filter: `${available} AND car_type:new` },
  { meaning: 'demo available', filter: `${available} AND car_type:demo` },
  { meaning: 'used available', filter: `${available} AND car_type:used` },
  { meaning: 'new and demo available', filter: `${available} AND (car_type:new OR car_type:demo)` },
  { meaning: 'used and demo available', filter: `${available} AND (car_type:used OR car_type:demo)` },
  { meaning: 'new and used available', filter: `${available} AND (car_type:new OR car_type:used)` },
  { meaning: 'coming soon', filter: 'status:coming_soon' },
  { meaning: 'certified used', filter: `${available} AND car_type:used AND certified:true` },
  { meaning: 'available with a shown price', filter: `${available} AND has_price:true` },
  { meaning: 'available with photos', filter: `${available} AND has_photos:true` },
  { meaning: 'recently sold', filter: 'sold_recent:true' },
];

/** A preset number outside 0 to 14. */
export class PresetError extends Error {
  readonly code = 'SEARCH_PRESET';

  constructor(readonly preset: number) {
    super(`Search preset ${preset} does not exist. Choose one from 0 to ${presets.length - 1}.`);
    this.name = 'PresetError';
  }
}

/**
 * The filter of a preset joined by AND with the site's car types (SRCH-14); empty for preset 0 and every car type.
 * @throws PresetError
 */
export const presetFilter = (preset: number, carTypes: readonly CarType[] = []): string => {
  const found = presets[preset];
  if (found === undefined) throw new PresetError(preset);
  const types = [...new Set(carTypes)].map((carType) => `car_type:${carType}`);
  const typeFilter = types.length > 1 ? `(${types.join(' OR ')})` : (types[0] ?? '');
  return [found.filter, typeFilter].filter((part) => part !== '').join(' AND ');
};

/**
 * Whether a vehicle with these values is in a base filter, as an engine would decide. Undefined where the filter needs
 * a value that is not given.
 */
export const isInPreset = (
  { preset, carTypes }: Pick<SearchSettings, 'preset' | 'carTypes'>,
  values: Readonly<Record<string, string | boolean>>,
): boolean | undefined => {
  const filter = presetFilter(preset, carTypes);
  if (filter === '') return true;
  const answers = filter.split(' AND ').map((alternatives) => {
    const asked = alternatives.replace(/[()]/g, '').split(' OR ');
    const known = asked.flatMap((term) => {
      const [name = '', value] = term.split(':');
      return name in values ? [String(values[name]) === value] : [];
    });
    return known.includes(true) ? true : known.length < asked.length ? undefined : false;
  });
  return answers.includes(false) ? false : answers.includes(undefined) ? undefined : true;
};

/** A text as a quoted value of a filter string. */
export const quoteFilterValue = (value: string): string => `"${value.replace(/[\\"]/g, '\\$&')}"`;

/** A site as far as its base filter concerns it. */
export interface FilteredSite {
  readonly website_id: string;
  readonly search: Pick<SearchSettings, 'preset' | 'carTypes'>;
}

/** The filter that a site's sealed key enforces on every request: its own records and its base filter (SRCH-14). */
export const siteFilter = ({ website_id, search }: FilteredSite): string =>
  [`site:${quoteFilterValue(website_id)}`, presetFilter(search.preset, search.carTypes)]
    .filter((part) => part !== '')
    .join(' AND ');
