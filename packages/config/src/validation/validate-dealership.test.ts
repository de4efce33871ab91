import { aDealership } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { validateDealership } from './validate-dealership';

const faultsOf = (input: unknown) => {
  const checked = validateDealership(input);
  return checked.ok ? [] : checked.faults;
};
const [location] = aDealership().locations;

describe('validateDealership', () => {
  it('accepts a dealership', () => {
    expect(validateDealership(aDealership())).toEqual({ ok: true, value: aDealership() });
  });

  it('names every fault with its path, unknown keys in locations and destinations among them', () => {
    const faults = faultsOf({
      ...aDealership(),
      slug: 'Not A Slug',
      locations: [{ ...location, fax: '1', address: { ...location?.address, postcode: '20' } }],
      lead_destinations: [{ kind: 'email', to: ['not-an-address'], cc: [] }],
    });
    expect(faults.map(({ path }) => path).toSorted()).toEqual([
      'lead_destinations[0].cc',
      'lead_destinations[0].to[0]',
      'locations[0].address.postcode',
      'locations[0].fax',
      'slug',
    ]);
  });

  it('takes receivers of events, each address once, and events by their names', () => {
    const receiver = {
      url: 'https://crm.example/stock',
      key_id: '2026-11',
      secret: 'YARD_CRM',
      events: ['vehicle-sold'],
    };
    const pathsOf = (...event_webhooks: readonly object[]) =>
      faultsOf({ ...aDealership(), event_webhooks }).map(({ path }) => path);
    expect(pathsOf(receiver, { ...receiver, url: 'https://other.example/stock' })).toEqual([]);
    expect(pathsOf(receiver, receiver)).toEqual(['event_webhooks[1].url']);
    expect(pathsOf({ ...receiver, events: [] })).toEqual(['event_webhooks[0].events']);
    expect(pathsOf({ ...receiver, events: ['vehicle.sold'] })).toEqual(['event_webhooks[0].events[0]']);
    expect(pathsOf({ ...receiver, url: 'http://crm.example/stock' })).toEqual(['event_webhooks[0].url']);
  });

  it('wants a primary location, and ids of their own', () => {
    expect(faultsOf({ ...aDealership(), locations: [{ ...location, primary: false }] })[0]?.path).toBe('locations');
    expect(faultsOf({ ...aDealership(), locations: [location, location] })[0]?.path).toBe('locations[1].id');
  });

  it('wants a destination that takes every lead, and destinations narrowed by what the dealership has', () => {
    const all = { kind: 'email', to: ['all@dealer.example'] };
    const service = { ...all, categories: ['service'] };
    const here = { ...all, locations: [location?.id] };
    const pathsOf = (...lead_destinations: readonly unknown[]) =>
      faultsOf({ ...aDealership(), lead_destinations }).map(({ path }) => path);
    expect(pathsOf(all, service, here)).toEqual([]);
    expect(pathsOf({ ...all, otherwise: true }, service)).toEqual([]);
    expect(pathsOf(service)).toEqual(['lead_destinations']);
    expect(pathsOf(here, service)).toEqual(['lead_destinations']);
    expect(pathsOf(all, { ...here, locations: [location?.id, 'nowhere'] })).toEqual([
      'lead_destinations[1].locations[1]',
    ]);
    for (const narrowed of [service, here])
      expect(pathsOf(all, { ...narrowed, otherwise: true })).toEqual(['lead_destinations[1].otherwise']);
  });

  it('names faults of every rule beside those of the shape, since none hides another', () => {
    const hours = { weekday: 1, status: 'Open', formated_hours: '' };
    const faults = faultsOf({
      ...aDealership(),
      slug: 'Not A Slug',
      locations: [
        {
          ...location,
          time_zone: 'ACT',
          primary: false,
          contact_detail: {
            ...location?.contact_detail,
            opening_hours: [
              { ...hours, open: 'nine', close: '17:00' },
              { ...hours, open: '25:00', close: '99:99' },
            ],
          },
          special_hours: [
            {
              status: 'Closed',
              date: '2026-12-25',
              start_hour: null,
              end_hour: null,
              department: '',
              location_name: 'Zz',
            },
          ],
        },
      ],
      lead_destinations: [{ kind: 'email', to: ['leads@dealer.example'], locations: ['nowhere'] }],
    });
    expect(faults.map(({ path }) => path)).toEqual([
      'slug',
      'locations[0].contact_detail.opening_hours[0].open',
      'locations[0].time_zone',
      'locations[0].contact_detail.opening_hours[1].open',
      'locations[0].contact_detail.opening_hours[1].close',
      'locations[0].special_hours[0].location_name',
      'locations',
      'lead_destinations[0].locations[0]',
      'lead_destinations',
    ]);
  });

  it.each(['ACT', 'Sydney', 'australia/sydney', 'Australia/ACT', 'Etc/GMT-10', 'Asia/Tokyo', '+10:00', ''])(
    'refuses the zone %j and says which there are',
    (time_zone) => {
      const faults = faultsOf({ ...aDealership(), locations: [{ ...location, time_zone }] });
      expect(faults).toEqual([
        { path: 'locations[0].time_zone', reason: expect.stringContaining('Australia/Broken_Hill') },
      ]);
    },
  );

  it.each(['Australia/Sydney', 'Australia/Lord_Howe', 'Australia/Darwin'])('takes the zone %s', (time_zone) => {
    expect(faultsOf({ ...aDealership(), locations: [{ ...location, time_zone }] })).toEqual([]);
  });

  it.each([null, [], 'x'])('refuses %j without throwing', (input) => {
    expect(faultsOf(input).length).toBeGreaterThan(0);
  });
});
