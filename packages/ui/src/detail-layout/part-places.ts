import type { DetailSection } from './detail-layout-props';

/** `start` and `end` stand in one row; a half without a partner takes the whole row. */
export type PartPlace = 'full' | 'start' | 'end';

/** Where each part of a page stands: two halves that follow each other share a row. */
export const partPlaces = (sections: readonly Pick<DetailSection, 'width'>[]): readonly PartPlace[] => {
  const places: PartPlace[] = [];
  for (const [index, { width }] of sections.entries()) {
    const follows = places[index - 1] === 'start';
    const leads = sections[index + 1]?.width === 'half';
    places.push(width !== 'half' ? 'full' : follows ? 'end' : leads ? 'start' : 'full');
  }
  return places;
};
