import { aPublicSite, aVehicle } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { draftKey } from '../enquiry/form/draft-memory';
import { ownCarEnquiry } from './own-car-enquiry';

const site = aPublicSite();
const rio = { make: 'Kia', model: 'Rio', badge: '', year: 2022, kilometres: 45_000 };
const path = '/trade-in';
const valuesOf = ({ fields }: ReturnType<typeof ownCarEnquiry>) =>
  Object.fromEntries(fields.map(({ name, value }) => [name, value]));

describe('ownCarEnquiry', () => {
  it('submits a valued vehicle in hidden fields, and no longer shows fields for it (FORM-07)', () => {
    const context = ownCarEnquiry(site, 'trade-in', { path, vehicle: aVehicle(), car: rio, offerPrice: 16_400 });
    expect(context).toMatchObject({
      path,
      offerPrice: 16_400,
      unseen: { make: 'Kia', model: 'Rio', badge: '', year: '2022', kilometres: '45000' },
    });
    expect(Object.keys(valuesOf(context))).not.toContain('make');
  });

  it('starts with what was typed for a vehicle that was not valued, right or wrong', () => {
    const typed = { make: 'kia', model: 'Rio', year: '18', kilometres: 'about 40k' };
    expect(valuesOf(ownCarEnquiry(site, 'sell', { path, vehicle: null, car: null, typed }))).toMatchObject({
      make: 'Kia',
      model: 'Rio',
      badge: '',
      year: '18',
      kilometres: 'about 40k',
    });
    expect(valuesOf(ownCarEnquiry(site, 'sell', { path, vehicle: null, car: null }))).toMatchObject({ make: '' });
  });

  it('[TRAD-01] stores drafts for different vehicles under different keys', () => {
    const key = (car: typeof rio | null, typed = {}) =>
      draftKey(ownCarEnquiry(site, 'trade-in', { path, vehicle: null, car, typed }));
    const keys = [
      key(rio),
      key({ ...rio, model: 'Cerato' }),
      key({ ...rio, kilometres: 90_000 }),
      key(null),
      key(null, { make: 'Kia' }),
    ];
    expect(new Set(keys).size).toBe(5);
    expect(key({ ...rio })).toBe(keys[0]);
  });
});
