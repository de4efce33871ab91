import { describe, expect, it } from 'vitest';
import { validateOffers } from './validate-offers';

const tow = { id: 'tow-bar', name: 'Tow bar included', description: '<p>With every ute.</p>' };

describe('validateOffers', () => {
  it('fills what may be left out', () => {
    expect(validateOffers({ dealership_id: 'yard', offers: [tow] })).toEqual({
      ok: true,
      value: {
        dealership_id: 'yard',
        offers: [
          {
            ...tow,
            disclaimer: null,
            category: null,
            manufacturer: null,
            model: null,
            image_url: null,
            image_or_model_image: null,
            excluded_website_ids: [],
            stocknum: null,
            until: null,
            rate: null,
            eligibility: null,
            claim: null,
            car_type: [],
          },
        ],
      },
    });
    expect(validateOffers({ dealership_id: 'yard', offers: [] })).toMatchObject({ ok: true });
  });

  it('names the field of every fault, and the key that was meant', () => {
    const checked = validateOffers({
      dealership_id: 'yard',
      offers: [
        { ...tow, id: 'tow bar', disclamer: 'x', model: { name: 'RAV4', slug: 'RAV 4' } },
        { id: 'other', name: '', description: 'x', image_url: 'javascript:alert(1)' },
      ],
    });
    if (checked.ok) throw new Error('The document was not refused.');
    expect(checked.faults.map(({ path }) => path).sort()).toEqual([
      'offers[0].disclamer',
      'offers[0].id',
      'offers[0].model.slug',
      'offers[1].image_url',
      'offers[1].name',
    ]);
    expect(checked.faults.find(({ path }) => path === 'offers[0].disclamer')?.reason).toContain('disclaimer');
  });

  it('refuses a comparison rate lower than its rate, and a day that is none', () => {
    const checked = validateOffers({
      dealership_id: 'yard',
      offers: [{ ...tow, rate: { interest: 7, comparison: 6.9 }, until: '2027-02-30' }],
    });
    if (checked.ok) throw new Error('The document was not refused.');
    expect(checked.faults.map(({ path }) => path).sort()).toEqual(['offers[0].rate.comparison', 'offers[0].until']);
  });

  it('refuses an id that stands twice', () => {
    expect(validateOffers({ dealership_id: 'yard', offers: [tow, tow] })).toMatchObject({
      ok: false,
      faults: [{ path: 'offers[1].id' }],
    });
  });
});
