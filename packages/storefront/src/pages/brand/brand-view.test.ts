import { dealerBrandSchema, type SiteBrand, siteBrands } from '@forecourt/domain/makes';
import { aLocation } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { brandLocations } from './brand-view';

const [kia] = siteBrands([dealerBrandSchema.parse({ slug: 'kia', name: 'Kia' })], { car: { Kia: 2 } }) as [SiteBrand];
const at = (name: string, manufacturers: string[], location_type: 'sales' | 'service' = 'sales') =>
  aLocation({ name, manufacturers, location_type });

describe('the locations that sell a brand', () => {
  it('are those that name the brand, or have the brand in stock', () => {
    const locations = [
      at('Franchise', ['kia']),
      at('Other franchise', ['Nissan']),
      at('Yard', []),
      at('Empty yard', []),
      at('Workshop', ['Kia'], 'service'),
    ];
    expect(brandLocations(locations, kia, ['Yard', 'Other franchise']).map(({ name }) => name)).toEqual([
      'Franchise',
      'Yard',
    ]);
  });
});
