import { bodyLabels } from '@forecourt/domain/simple-words';
import { type BodyType, bodyTypes } from '@forecourt/domain/vehicle';
import { mostCustomBodies, type SearchSettings } from '../search-settings/search-settings';

/** Bodies the picker shows (SRCH-25). */
export const pickedBodies = 4;

/** A body to pick, with how many vehicles have it. `label` is its value as a filter. */
export interface BodyChoice {
  readonly body: BodyType;
  readonly label: string;
  readonly count: number;
}

/**
 * The bodies of the body-type picker (SRCH-25): the 4 of the spec's with most in stock, or up to 20 that the site
 * chose, in its order. `counts` are those of the facet `body`; a body that nothing in stock has is left out, since its
 * search would be empty. Two spellings of one body (hatch, hatchback) are one.
 */
export const bodyChoices = (
  counts: Readonly<Record<string, number>>,
  { customBodies }: Pick<SearchSettings, 'customBodies'>,
): readonly BodyChoice[] => {
  const isCustom = customBodies.length > 0;
  const labels = new Set<string>();
  const inStock = (isCustom ? customBodies : bodyTypes).flatMap((body): BodyChoice[] => {
    const label = bodyLabels[body];
    const count = counts[label] ?? 0;
    if (count === 0 || labels.has(label)) return [];
    labels.add(label);
    return [{ body, label, count }];
  });
  return isCustom
    ? inStock.slice(0, mostCustomBodies)
    : inStock.toSorted((one, other) => other.count - one.count).slice(0, pickedBodies);
};
