import { describe, expect, it } from 'vitest';
import { modelPlaces, placeOfModel } from './model-places';

const model = (make: string, name: string) => ({ make, model: name });

describe('the places of models', () => {
  it('[OFFR-02] consist of the slug of the model alone', () => {
    const places = modelPlaces([model('Toyota', 'HiLux'), model('Nissan', 'X-TRAIL')]);
    expect(places.get('hilux')).toEqual({ make: 'Toyota', model: 'HiLux', slug: 'hilux' });
    expect(places.get('x-trail')?.slug).toBe('x-trail');
    // The long form is known, too, and leads on.
    expect(places.get('toyota-hilux')?.slug).toBe('hilux');
    expect(places.get('corolla')).toBeUndefined();
  });

  it('include the make where two models share a name, and the short form leads to the one with most vehicles', () => {
    const places = modelPlaces([model('Ford', 'Ranger'), model('Polaris', 'Ranger')]);
    expect(places.get('ford-ranger')?.slug).toBe('ford-ranger');
    expect(places.get('polaris-ranger')?.make).toBe('Polaris');
    expect(places.get('ranger')?.slug).toBe('ford-ranger');
    expect(placeOfModel(places, model('Polaris', 'Ranger'))?.slug).toBe('polaris-ranger');
  });

  it('never take the address of a page of the site', () => {
    const places = modelPlaces([model('Odd', 'Contact'), model('Odd', 'Search'), model('Odd', '***')]);
    expect(places.get('contact')).toBeUndefined();
    expect(places.get('odd-contact')?.model).toBe('Contact');
    expect(places.get('search')).toBeUndefined();
    expect(places.get('')).toBeUndefined();
  });
});
