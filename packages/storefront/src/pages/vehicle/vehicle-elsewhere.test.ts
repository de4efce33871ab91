import { aLocation, aPublicSite, aVehicle } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { vehicleElsewhere } from './vehicle-elsewhere';

const inCity = (city: string, overrides: Parameters<typeof aLocation>[0] = {}) =>
  aLocation({ id: city, address: { ...aLocation().address, city }, ...overrides });
const sydney = inCity('Sydney');
const newcastle = inCity('Newcastle', { primary: false });
const siteWith = (locations: readonly ReturnType<typeof aLocation>[]) =>
  aPublicSite({ locations: locations.map(({ id }) => ({ id })) }, { locations });
const site = siteWith([sydney, newcastle]);

describe('vehicleElsewhere', () => {
  it('[VDP-04] names the city of a vehicle that is not at the main location', () => {
    expect(vehicleElsewhere(site, aVehicle(), newcastle)).toEqual({ city: 'Newcastle', mainCity: 'Sydney' });
  });

  it('[VDP-04] is undefined at the main location, and at another one in the same city', () => {
    expect(vehicleElsewhere(site, aVehicle(), sydney)).toBeUndefined();
    expect(vehicleElsewhere(site, aVehicle(), inCity(' sydney ', { primary: false }))).toBeUndefined();
  });

  it("takes the main location from the site's own dealership, else from the first that has a primary one", () => {
    const gosford = inCity('Gosford', { dealership_id: 'another' });
    expect(vehicleElsewhere(siteWith([gosford, sydney]), aVehicle(), gosford)?.mainCity).toBe('Sydney');
    expect(vehicleElsewhere(siteWith([gosford, newcastle]), aVehicle(), newcastle)?.mainCity).toBe('Gosford');
  });

  it('is undefined without a location, without a main one, and for a vehicle that is with its owner', () => {
    expect(vehicleElsewhere(site, aVehicle(), null)).toBeUndefined();
    expect(vehicleElsewhere(siteWith([newcastle]), aVehicle(), newcastle)).toBeUndefined();
    expect(vehicleElsewhere(site, aVehicle({ private_suburb: 'Dubbo' }), newcastle)).toBeUndefined();
  });
});
