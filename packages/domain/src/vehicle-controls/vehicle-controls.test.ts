import type { Vehicle } from '@forecourt/domain/vehicle';
import type { SiteCapabilities } from '@forecourt/domain/vehicle-controls';
import { aVehicle } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { vehicleSettingsSchema } from '../vehicle/vehicle-settings';
import { reserveAmount } from './reserve-amount';
import {
  type ControlSettings,
  canCompare,
  controlledVehicle,
  vehicleCapabilities,
  vehicleControls,
} from './vehicle-controls';

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
const settings = vehicleSettingsSchema.parse({});
const kinds = (
  place: 'sidebar' | 'aside' | 'card',
  overrides: Partial<Vehicle> = {},
  can: Partial<SiteCapabilities> = everything,
) =>
  vehicleControls(
    place,
    controlledVehicle(aVehicle({ ...complete, ...overrides })),
    { ...nothing, ...can },
    settings,
  ).map(({ kind }) => kind);

/** The words of one control, null when it is absent. */
const label = (
  kind: string,
  changed: Partial<ControlSettings> = {},
  {
    place = 'sidebar',
    can = everything,
    ...overrides
  }: Partial<Vehicle> & { place?: Parameters<typeof vehicleControls>[0]; can?: Partial<SiteCapabilities> } = {},
) =>
  vehicleControls(
    place,
    controlledVehicle(aVehicle({ ...complete, ...overrides })),
    { ...nothing, ...can },
    { ...settings, ...changed },
  )
    .filter((control) => control.kind === kind)
    .map((control) => control.label)[0] ?? null;

describe('buttons of the sidebar (SIDE-02)', () => {
  it('enquire: Enquire Now, or Enquire where a dealer words it so', () => {
    expect(label('enquire')).toBe('Enquire Now');
    expect(label('enquire', { enquireLabel: 'Enquire' })).toBe('Enquire');
    expect(label('enquire', {}, { can: {} })).toBeNull();
  });

  it('instant-message: in the place of Enquire with the chat bot', () => {
    const can = { enquire: true, chat: true };
    expect(label('instant-message', {}, { can })).toBe('Instant Message');
    expect(label('enquire', {}, { can })).toBeNull();
    expect(label('instant-message')).toBeNull();
    expect(label('instant-message', {}, { can, place: 'card' })).toBe('Instant Message');
  });

  it('test-drive: Book a Test Drive, while the vehicle is available', () => {
    expect(label('test-drive')).toBe('Book a Test Drive');
    expect(label('test-drive', {}, { status: 'coming_soon' })).toBe('Book a Test Drive');
    expect(label('test-drive', {}, { sold: true })).toBeNull();
  });

  it('finance: Get Finance, while the vehicle is purchasable', () => {
    expect(label('finance', { financeLabel: 'Apply' })).toBe('Get Finance');
    expect(label('finance', {}, { reserved: true })).toBeNull();
  });

  it("view-details: leads back to the vehicle where its sidebar stands beside another page, and isn't on its own", () => {
    expect(label('view-details', {}, { place: 'aside', can: {} })).toBe('View Details');
    expect(label('view-details')).toBeNull();
    expect(label('view-details', {}, { place: 'card' })).toBeNull();
    expect(kinds('aside').filter((kind) => kind !== 'view-details')).toEqual(kinds('sidebar'));
  });

  it('reserve: Reserve Now, or Reserve Car Now where a dealer words it so', () => {
    expect(label('reserve')).toBe('Reserve Now');
    expect(label('reserve', { reserveLabel: 'Reserve Car Now' })).toBe('Reserve Car Now');
  });

  it('buy-online: Buy Online, under the same conditions as reserving', () => {
    expect(label('buy-online')).toBe('Buy Online');
    expect(label('buy-online', {}, { can: { reserve: true } })).toBeNull();
    expect(label('reserve', {}, { can: { buyOnline: true } })).toBeNull();
    expect(label('buy-online', {}, { status: 'coming_soon' })).toBeNull();
  });

  it('call-now: Call Now, on the page only', () => {
    expect(label('call-now')).toBe('Call Now');
    expect(label('call-now', {}, { can: {} })).toBeNull();
    expect(label('call-now', {}, { place: 'card' })).toBeNull();
  });

  it('find-similar: Find Me Something Similar when sold, and only then', () => {
    expect(label('find-similar', {}, { sold: true, can: {} })).toBe('Find Me Something Similar');
    expect(label('find-similar', {}, { status: 'sold' })).toBe('Find Me Something Similar');
    expect(label('find-similar')).toBeNull();
  });

  it('are the same in stock and coming soon, except those that need a car in the yard (VDP-06)', () => {
    const needsCar = ['reserve', 'buy-online'];
    expect(kinds('sidebar', { status: 'coming_soon' })).toEqual(
      kinds('sidebar').filter((kind) => !needsCar.includes(kind)),
    );
  });
});

describe('buttons of a card (CARD-02)', () => {
  const card = { place: 'card' } as const;

  it('have their long label where there is no short one', () => {
    expect(label('quick-enquiry', {}, card)).toBe('Quick Enquiry');
    expect(label('enquire', {}, card)).toBeNull();
    expect(label('enquire', {}, { ...card, can: { enquire: true } })).toBe('Enquire Now');
    expect(label('quick-enquiry')).toBeNull();
  });

  it('show the amount of a reservation', () => {
    expect(label('reserve', {}, card)).toBe('Reserve Now $200');
    expect(label('reserve', { cardReserveLabel: 'Reserve This Car', reserveFee: 99.5 }, card)).toBe(
      'Reserve This Car $99.50',
    );
  });

  it('word finance as the dealer does', () => {
    expect(label('finance', {}, card)).toBe('Get Finance');
    expect(label('finance', { financeLabel: 'Finance this car' }, card)).toBe('Finance this car');
    expect(label('explore', {}, card)).toBe('Explore Vehicle');
    expect(label('explore')).toBeNull();
  });
});

describe('vehicleControls on cards and sidebar alike', () => {
  const places = ['sidebar', 'card'] as const;

  it('hides the amount when it is $0; it is $200 by default', () => {
    expect(settings.reserveFee).toBe(200);
    expect(reserveAmount(settings, 24_990)).toBe(' $200');
    expect(reserveAmount({ reserveFee: 0.01 }, 24_990)).toBe(' $0.01');
    expect(reserveAmount({ reserveFee: 0 }, 24_990)).toBe('');
    expect(reserveAmount({ reserveFee: 0 }, null)).toBe('');
    expect(label('reserve', { reserveFee: 0 }, { place: 'card' })).toBe('Reserve Now');
  });

  it('names no amount on a card that a cap of the law may lower: without a price, or below ten times the fee', () => {
    const onCard = (price: number | null) => label('reserve', {}, { place: 'card', price });
    expect(onCard(2000)).toBe('Reserve Now $200');
    expect(onCard(1999.99)).toBe('Reserve Now');
    expect(onCard(null)).toBe('Reserve Now');
  });

  it.each(places)('reserves only what is reservable: %s', (place) => {
    expect(label('reserve', {}, { place })).not.toBeNull();
    expect(label('reserve', {}, { place, reserved: true })).toBeNull();
    expect(label('reserve', {}, { place, status: 'coming_soon' })).toBeNull();
    expect(label('reserve', {}, { place, payment_processors: [] })).toBeNull();
    expect(label('reserve', {}, { place, can: { ...everything, reserve: false } })).toBeNull();
  });

  it.each(places)('has a history report only with a file: %s', (place) => {
    expect(label('history', {}, { place })).toBe('History Report');
    expect(label('history', {}, { place, file: null })).toBeNull();
    expect(label('history', {}, { place, can: {} })).toBeNull();
  });

  it.each(places)('trades in only when the dealer allows it and the car is purchasable: %s', (place) => {
    expect(label('trade-in', {}, { place })).toBe('Trade In');
    expect(label('trade-in', { tradeInAllowed: false }, { place })).toBeNull();
    expect(label('trade-in', {}, { place, reserved: true })).toBeNull();
    expect(label('trade-in', {}, { place, can: {} })).toBeNull();
  });
});

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
      'photo',
      'call-now',
    ]);
  });

  it('puts Quick Enquiry and Explore Vehicle first on a card', () => {
    expect(kinds('card').slice(0, 2)).toEqual(['quick-enquiry', 'explore']);
    expect(kinds('card')).not.toContain('call-now');
  });

  it('offers more photos on the page of a vehicle that has few, and on no card', () => {
    expect(kinds('sidebar', { photos_count: 0 })).toContain('photo');
    expect(kinds('sidebar', { photos_count: 3 })).toContain('photo');
    expect(kinds('sidebar', { photos_count: 4 })).not.toContain('photo');
    expect(kinds('card', { photos_count: 0 })).not.toContain('photo');
  });

  it('leads a card to the page of the enquiry where the site has no window for it', () => {
    const settings = { ...vehicleSettingsSchema.parse({}), cardEnquiry: 'page' } as const;
    const card = vehicleControls('card', controlledVehicle(aVehicle(complete)), everything, settings);
    expect(card.map(({ kind }) => kind)).not.toContain('quick-enquiry');
    expect(card).toContainEqual({ kind: 'enquire', label: 'Enquire Now' });
  });

  it('shows nothing that the site cannot do', () => {
    expect(kinds('sidebar', {}, {})).toEqual([]);
    expect(kinds('card', {}, {})).toEqual(['explore']);
  });

  it('offers a sold vehicle only something similar', () => {
    for (const place of ['sidebar', 'card'] as const) {
      expect(
        vehicleControls(place, controlledVehicle(aVehicle({ ...complete, sold: true })), everything, settings),
      ).toEqual([{ kind: 'find-similar', label: 'Find Me Something Similar' }]);
    }
  });

  it('sells nothing on a held vehicle, and reserves only what is in stock and can be paid', () => {
    expect(kinds('sidebar', { reserved: true })).toEqual(['enquire', 'test-drive', 'history', 'photo', 'call-now']);
    expect(kinds('sidebar', { status: 'coming_soon' })).not.toContain('reserve');
    expect(kinds('sidebar', { payment_processors: [] })).not.toContain('buy-online');
  });
});

describe('vehicleCapabilities', () => {
  const of = (overrides: Partial<Vehicle>) =>
    vehicleCapabilities(everything, controlledVehicle(aVehicle({ ...complete, ...overrides })));

  it('gives at most what the site can do', () => {
    for (const state of [{}, { reserved: true }, { sold: true }, { status: 'coming_soon' }] as const) {
      expect(vehicleCapabilities(nothing, controlledVehicle(aVehicle({ ...complete, ...state })))).toEqual(nothing);
    }
    expect(of({})).toEqual(everything);
  });

  it('leaves a sold vehicle nothing that could sell it', () => {
    expect(of({ sold: true })).toMatchObject({
      ...{ testDrive: false, finance: false, reserve: false, buyOnline: false, tradeIn: false },
      ...{ favourite: false, compare: false, enquire: true, share: true },
    });
  });
});

describe('canCompare', () => {
  it('[CARD-04] hides when not purchasable; in compare mode also without price or pictures', () => {
    expect(canCompare(aVehicle(), 'compare')).toBe(true);
    expect(canCompare(aVehicle({ reserved: true }), 'compare')).toBe(false);
    expect(canCompare(aVehicle({ reserved: true }), 'favourite')).toBe(false);
    expect(canCompare(aVehicle({ price: 0 }), 'compare')).toBe(false);
    expect(canCompare(aVehicle({ price: null }), 'compare')).toBe(false);
    expect(canCompare(aVehicle({ price: 0.01 }), 'compare')).toBe(true);
    expect(canCompare(aVehicle({ sold: true }), 'favourite')).toBe(false);
    expect(canCompare(aVehicle({ photos_count: 1 }), 'compare')).toBe(true);
    expect(canCompare(aVehicle({ photos_count: 0 }), 'compare')).toBe(false);
    expect(canCompare(aVehicle({ price: 0, photos_count: 0 }), 'favourite')).toBe(true);
  });
});
