import type { SiteCapabilities, Vehicle } from '@forecourt/domain';
import { aVehicle } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { canCompare, vehicleControls } from './vehicle-controls';

const everything: SiteCapabilities = {
  enquire: true,
  quickEnquiry: true,
  chat: false,
  testDrive: true,
  finance: true,
  reserve: true,
  buyOnline: true,
  tradeIn: true,
  history: true,
  call: true,
  share: true,
  favourite: true,
  compare: true,
  print: true,
};
const nothing = Object.fromEntries(Object.keys(everything).map((key) => [key, false])) as unknown as SiteCapabilities;
const complete = { payment_processors: ['test'], file: '/media/report.pdf' };
const kinds = (
  place: 'sidebar' | 'card',
  overrides: Partial<Vehicle> = {},
  can: Partial<SiteCapabilities> = everything,
) => vehicleControls(place, aVehicle({ ...complete, ...overrides }), { ...nothing, ...can }).map(({ kind }) => kind);

describe('vehicleControls', () => {
  it('gives a page every control that the site has', () => {
    expect(kinds('sidebar')).toEqual([
      'enquire',
      'test-drive',
      'finance',
      'reserve',
      'buy-online',
      'trade-in',
      'history',
      'call-now',
    ]);
  });

  it('gives a card its own, Explore Vehicle and Quick Enquiry among them', () => {
    expect(kinds('card').slice(0, 2)).toEqual(['explore', 'quick-enquiry']);
    expect(kinds('card')).not.toContain('call-now');
  });

  it('shows nothing that the site cannot do', () => {
    expect(kinds('sidebar', {}, {})).toEqual([]);
    expect(kinds('card', {}, {})).toEqual(['explore']);
  });

  it('puts Instant Message in the place of Enquire with the chat bot', () => {
    expect(kinds('sidebar', {}, { enquire: true, chat: true })).toEqual(['instant-message']);
  });

  it('offers a sold vehicle only something similar', () => {
    for (const place of ['sidebar', 'card'] as const) {
      expect(vehicleControls(place, aVehicle({ ...complete, sold: true }), everything)).toEqual([
        { kind: 'find-similar', label: 'Find Me Something Similar' },
      ]);
    }
  });

  it('sells nothing on a held vehicle, and reserves only what is in stock and can be paid', () => {
    expect(kinds('sidebar', { reserved: true })).toEqual(['enquire', 'test-drive', 'history', 'call-now']);
    expect(kinds('sidebar', { status: 'coming_soon' })).not.toContain('reserve');
    expect(kinds('sidebar', { payment_processors: [] })).not.toContain('buy-online');
  });

  it('has a history report only with a file', () => {
    expect(kinds('sidebar', { file: null })).not.toContain('history');
  });
});

describe('canCompare', () => {
  it('[CARD-04] hides when not purchasable; in compare mode also without price or pictures', () => {
    expect(canCompare(aVehicle(), 'compare')).toBe(true);
    expect(canCompare(aVehicle({ reserved: true }), 'compare')).toBe(false);
    expect(canCompare(aVehicle({ reserved: true }), 'favourite')).toBe(false);
    expect(canCompare(aVehicle({ price: 0 }), 'compare')).toBe(false);
    expect(canCompare(aVehicle({ price: null }), 'compare')).toBe(false);
    expect(canCompare(aVehicle({ photos_count: 0 }), 'compare')).toBe(false);
    expect(canCompare(aVehicle({ price: 0, photos_count: 0 }), 'favourite')).toBe(true);
  });
});
