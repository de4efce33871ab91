import { expect, it } from 'vitest';
import { ownSectionOf, sectionFault } from './own-parts';

it('a section of a template’s own is known by its prefix', () => {
  expect(ownSectionOf('own:night-hours')).toBe('night-hours');
  expect(ownSectionOf('featured')).toBeNull();
});

it('a home page and a registration that name the same sections have no fault', () => {
  expect(sectionFault(['makes', 'own:night-hours'], ['night-hours'])).toBeNull();
  expect(sectionFault(['makes'], [])).toBeNull();
});

it('a section that only one of the two names is told', () => {
  expect(sectionFault(['own:night-hours'], [])).toMatch(/registration\.json does not name "night-hours"/);
  expect(sectionFault(['makes'], ['night-hours'])).toMatch(/no "own:night-hours" stands in home/);
});
