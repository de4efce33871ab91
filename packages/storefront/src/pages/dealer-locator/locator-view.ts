import type { PostcodePlace } from '@forecourt/api-contract';
import { typedField } from '@forecourt/domain/form-field';
import {
  departmentNames,
  findPlaces,
  type LocationType,
  type Place,
  type PlaceCriteria,
  placeBrands,
  placeDepartments,
} from '@forecourt/domain/location';
import type { LocatorFormProps } from '@forecourt/ui/place';
import { locatorWords as words } from './locator-words';

/** What the locator is asked by its address. */
export interface LocatorQuery extends PlaceCriteria {
  /** As it was typed, cleaned and cut; empty for none. */
  readonly postcode: string;
}

/** The longest postcode that is repeated; more is no postcode. */
const longest = 10;

const isDepartment = (value: string): value is LocationType => Object.hasOwn(departmentNames, value);

/** The question of an address; what names no brand or department of the site is left out. */
export const readLocatorQuery = (query: URLSearchParams, places: readonly Place[]): LocatorQuery => {
  const brand = placeBrands(places).find((name) => name.toLowerCase() === query.get('brand')?.trim().toLowerCase());
  const department = query.get('department') ?? '';
  return {
    postcode: typedField('postcode', query.get('postcode') ?? '').slice(0, longest),
    ...(brand === undefined ? {} : { brand }),
    ...(isDepartment(department) ? { department } : {}),
  };
};

/** Whether a text is a postcode in form (FORM-01); whether there is such a one the geocoder knows. */
export const isPostcode = (text: string): boolean => /^\d{4}$/.test(text);

/** What is wrong with the postcode: its form, or that there is none of that number (FORM-01, ERRS-01). Null for nothing. */
export const postcodeFault = ({ postcode }: LocatorQuery, found: PostcodePlace | null): string | null => {
  if (postcode === '') return null;
  if (!isPostcode(postcode)) return words.notFour;
  return found === null ? words.noSuch : null;
};

/** The form as it was asked. One choice is no choice: such a list is left out. */
export const locatorForm = (
  places: readonly Place[],
  query: LocatorQuery,
  fault: string | null,
  action: string,
): LocatorFormProps => {
  const brands = placeBrands(places);
  const departments = placeDepartments(places);
  const chosen = (value: string | undefined) => (value === undefined ? {} : { defaultValue: value });
  return {
    action,
    label: words.label,
    postcode: { value: query.postcode, ...(fault === null ? {} : { error: fault }) },
    selects: [
      ...(brands.length < 2
        ? []
        : [
            {
              name: 'brand',
              label: words.brand,
              placeholder: words.anyBrand,
              options: brands.map((value) => ({ value, label: value })),
              ...chosen(query.brand),
            },
          ]),
      ...(departments.length < 2
        ? []
        : [
            {
              name: 'department',
              label: words.department,
              placeholder: words.anyDepartment,
              options: departments.map((value) => ({ value, label: departmentNames[value] })),
              ...chosen(query.department),
            },
          ]),
    ],
    submitLabel: words.submit,
  };
};

/** The heading: `Locations near 2000 Sydney`. Only a postcode that there is stands in it. */
export const locatorTitle = ({ postcode }: LocatorQuery, found: PostcodePlace | null): string =>
  found === null ? words.title : `Locations near ${[postcode, found.place].filter(Boolean).join(' ')}`;

/** The places of an answer with those of their departments that were asked for, of which the first speaks for each. */
export const foundPlaces = (places: readonly Place[], criteria: PlaceCriteria): readonly Place[] => {
  const { department } = criteria;
  const found = findPlaces(places, criteria);
  if (department === undefined) return found;
  return found.map((place) => {
    const departments = place.departments.filter(({ location_type }) => location_type === department);
    return { ...place, lead: departments[0] ?? place.lead, departments };
  });
};
