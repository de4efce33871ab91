import { enquiryKindOf } from '@forecourt/domain/enquiry';
import { describe, expect, it } from 'vitest';
import { analyticsEvent, analyticsEventIds, enquiryEventName, vehicleViewEventName } from './analytics-events';

// Feeds ANLY-01: that each event fires once on its action is proven on the pages.
describe('analyticsEventIds', () => {
  it('are the numbers of the specification, each once', () => {
    expect(analyticsEventIds).toEqual({
      call_dealer: 25,
      finance_calculator: 26,
      vehicle_saved: 39,
      new_enquiry: 14,
      used_enquiry: 15,
      test_drive: 17,
      used_test_drive: 48,
      history_report: 60,
      vehicle_printed: 61,
      offer_accepted: 18,
      used_vehicle_view: 4,
      search_view: 49,
    });
    expect(new Set(Object.values(analyticsEventIds)).size).toBe(12);
  });

  it('stand on the event with its name and what it carries', () => {
    const payload = { website_id: 'harbour-city', car_id: '1001', car_type: 'used', list: 'watchlist' } as const;
    expect(analyticsEvent('vehicle_saved', payload)).toEqual({ id: 39, name: 'vehicle_saved', payload });
  });
});

describe('enquiryEventName', () => {
  it.each([
    ['vehicle', 'new', 'new_enquiry'],
    ['vehicle', 'demo', 'new_enquiry'],
    ['vehicle', 'used', 'used_enquiry'],
    ['reserve', 'used', 'used_enquiry'],
    ['quick', 'demo', 'new_enquiry'],
    ['test-drive', 'new', 'test_drive'],
    ['test-drive', 'demo', 'test_drive'],
    ['test-drive', null, 'test_drive'],
    ['test-drive', 'used', 'used_test_drive'],
    ['general', null, null],
    ['service', null, null],
  ] as const)('of %s about %s is %s', (category, carType, name) => {
    expect(enquiryEventName(enquiryKindOf(category).event, carType)).toBe(name);
  });
});

describe('vehicleViewEventName', () => {
  it('counts used vehicles only', () => {
    expect(vehicleViewEventName('used')).toBe('used_vehicle_view');
    expect(vehicleViewEventName('new')).toBeNull();
    expect(vehicleViewEventName('demo')).toBeNull();
  });
});
