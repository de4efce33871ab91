import { aPublicSite } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { similarLink } from './similar-link';

const hilux = { make: 'Toyota', model: 'HiLux' };
const link = (...shown: readonly (typeof hilux)[]) => similarLink(aPublicSite(), hilux, shown);

describe('similarLink', () => {
  it('leads to the model while nothing else is shown', () => {
    expect(link(hilux, { make: 'TOYOTA', model: 'Hilux' })).toEqual({
      label: 'See all Toyota HiLux',
      href: '/search/toyota/hilux',
    });
  });

  it('leads to the make where other models of it are shown', () => {
    expect(link(hilux, { make: 'Toyota', model: 'Camry' })).toEqual({
      label: 'See all Toyota',
      href: '/search/toyota',
    });
  });

  it('leads to everything where other makes are shown, be it with a model of the same name', () => {
    expect(link({ make: 'Mazda', model: 'HiLux' })).toMatchObject({ label: 'See all vehicles' });
  });
});
