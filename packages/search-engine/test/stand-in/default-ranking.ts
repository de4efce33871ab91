/** Algolia's criteria in their default order (reference page of the setting `ranking`). */
export const DEFAULT_RANKING: readonly string[] = [
  'typo',
  'geo',
  'words',
  'filters',
  'proximity',
  'attribute',
  'exact',
  'custom',
];
