import { aVehicle } from '@forecourt/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { vehicleSettingsSchema } from '../vehicle/vehicle-settings';
import {
  type ControlledVehicle,
  type ControlSettings,
  controlledVehicle,
  type SiteCapabilities,
  vehicleControls,
} from './vehicle-controls';

const flags = [
  ...['enquire', 'quickEnquiry', 'chat', 'testDrive', 'finance', 'reserve', 'buyOnline'],
  ...['tradeIn', 'history', 'call', 'share', 'favourite', 'compare', 'print'],
] as const;
const capabilities = (isOn: (flag: string) => boolean) =>
  Object.fromEntries(flags.map((flag) => [flag, isOn(flag)])) as unknown as SiteCapabilities;
const anyCapabilities = fc
  .uniqueArray(fc.constantFrom(...flags))
  .map((on) => capabilities((flag) => on.some((one) => one === flag)));
const anyVehicle = fc
  .record({
    status: fc.constantFrom('in_stock' as const, 'coming_soon' as const, 'sold' as const),
    sold: fc.boolean(),
    reserved: fc.boolean(),
    payment_processors: fc.boolean().map((isPaid) => (isPaid ? ['test'] : [])),
    file: fc.constantFrom(null, '/media/report.pdf'),
  })
  .map((state) => controlledVehicle(aVehicle(state)));
const anySettings = fc
  .record({ cardEnquiry: fc.constantFrom('window' as const, 'page' as const), tradeInAllowed: fc.boolean() })
  .map((changed) => ({ ...vehicleSettingsSchema.parse({}), ...changed }));

const settings = vehicleSettingsSchema.parse({});
const kindsOf = (vehicle: ControlledVehicle, can: SiteCapabilities, wanted: ControlSettings = settings) =>
  vehicleControls('card', vehicle, can, wanted).map(({ kind }) => kind);
const inStock = controlledVehicle(aVehicle({ payment_processors: ['test'], file: '/media/report.pdf' }));

describe('vehicleControls of a card', () => {
  it('have none twice, and there is always a main one, whatever site and vehicle can do', () => {
    fc.assert(
      fc.property(anyVehicle, anyCapabilities, anySettings, (vehicle, can, worded) => {
        const kinds = kindsOf(vehicle, can, worded);
        expect(new Set(kinds).size).toBe(kinds.length);
        expect(kinds[0]).toBeDefined();
      }),
    );
  });

  it('begin with a way to ask and the vehicle itself', () => {
    expect(
      kindsOf(
        inStock,
        capabilities((flag) => flag !== 'chat'),
      ),
    ).toEqual([
      ...['quick-enquiry', 'explore', 'test-drive', 'finance', 'reserve', 'buy-online', 'trade-in', 'history'],
    ]);
  });

  it('has the way to ask that the site has as its main one, in stock or on hold', () => {
    fc.assert(
      fc.property(anyCapabilities, fc.boolean(), anySettings, (can, reserved, worded) => {
        const [main] = kindsOf({ ...inStock, reserved }, can, worded);
        const isAsked = can.enquire || can.chat || (can.quickEnquiry && worded.cardEnquiry === 'window');
        expect(main).toMatch(isAsked ? /^(quick-enquiry|enquire|instant-message)$/ : /^explore$/);
      }),
    );
  });

  it('has Explore Vehicle first where a site can do nothing else, and Find Me Something Similar alone when sold', () => {
    const nothing = capabilities(() => false);
    expect(kindsOf(inStock, nothing)).toEqual(['explore']);
    expect(
      kindsOf(
        { ...inStock, sold: true },
        capabilities(() => true),
      ),
    ).toEqual(['find-similar']);
  });
});
