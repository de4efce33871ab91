import type { ReturnedForm } from '@forecourt/api-contract';
import { aLocation, aPublicSite, aVehicle } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { leftWords, returnedEnquiry, returnedSubject } from './returned-form-view';

const site = aPublicSite({ enquiry: { termsNotice: true } });
const vehicle = aVehicle();
const summary = 'Please fix the following errors:';
const returned = (form: Record<string, string>, more: Partial<ReturnedForm> = {}): ReturnedForm => ({
  form: { name: 'Ada', email: 'nobody', message: 'Does it tow?', category: 'vehicle', ...form },
  error: summary,
  fields: [
    { path: 'userData.email', message: 'No address.' },
    { path: 'userData.email', message: 'Too long.' },
  ],
  ...more,
});
const valuesOf = ({ fields }: ReturnType<typeof returnedEnquiry>) =>
  Object.fromEntries(fields.map(({ name, value }) => [name, value]));

describe('a form that came back', () => {
  it('[FORM-03] has what was typed, with the first fault of each field beside it', () => {
    const context = returnedEnquiry(site, returned({ opt_in: 'on' }), { vehicle, offer: null }, 'key');
    expect(context).toMatchObject({ rules: { category: 'vehicle' }, vehicle: { id: vehicle.id }, steps: null });
    expect(valuesOf(context)).toEqual({
      name: 'Ada',
      last_name: '',
      email: 'nobody',
      phone: '',
      message: 'Does it tow?',
      opt_in: true,
      terms_conditions: false,
    });
    expect(context.returned).toEqual({ key: 'key', errors: { email: 'No address.' }, failure: null });
    expect(valuesOf(returnedEnquiry(site, returned({}), { vehicle, offer: null }, 'key')).opt_in).toBe(false);
  });

  it('for finance keeps its vehicle and consent, and becomes a general enquiry where finance is off (ROUTE-13)', () => {
    const lending = aPublicSite({ flags: { finance: true }, finance_provider: 'manual' });
    const form = { category: 'finance', page_id: '/personalised/finance', finance_consent: 'on' };
    const about = (on: typeof lending, car: typeof vehicle | null) =>
      returnedEnquiry(on, returned(form), { vehicle: car, offer: null }, 'key');
    expect(about(lending, vehicle)).toMatchObject({ rules: { category: 'finance' }, vehicle: { id: vehicle.id } });
    expect(about(lending, null)).toMatchObject({ vehicle: null, path: '/personalised/finance' });
    expect(valuesOf(about(lending, vehicle))).toMatchObject({ finance_consent: true, message: 'Does it tow?' });
    expect(about(site, vehicle).rules.category).toBe('general');
  });

  it('[ANLY-01] has the price of its offer, for the event of its acceptance', () => {
    const about = { vehicle: null, offer: null };
    const form = { category: 'trade-in', page_id: '/trade-in', valuation: 'proof', offer_price: '16400' };
    expect(returnedEnquiry(site, returned(form), about, 'key')).toMatchObject({ offerPrice: 16_400 });
    for (const without of [{ valuation: '' }, { offer_price: '' }])
      expect(returnedEnquiry(site, returned({ ...form, ...without }), about, 'key').offerPrice).toBeUndefined();
  });

  it('shows faults that belong to no field above the form, and a message that is more than a summary', () => {
    const fields = [{ path: 'car_id', message: 'Start from its page.' }];
    const of = (more: Partial<ReturnedForm>) =>
      returnedEnquiry(site, returned({}, more), { vehicle, offer: null }, 'key').returned;
    expect(of({ fields })).toEqual({ key: 'key', errors: {}, failure: `${summary} Start from its page.` });
    expect(of({ error: 'Not listed here.', fields: [] })).toEqual({
      key: 'key',
      errors: {},
      failure: 'Not listed here.',
    });
  });

  it('becomes a general enquiry once its vehicle or offer has gone', () => {
    for (const category of ['vehicle', 'quick', 'offer', 'general', 'nonsense'])
      expect(returnedEnquiry(site, returned({ category }), { vehicle: null, offer: null }, 'key').rules.category).toBe(
        'general',
      );
  });

  it('[FORM-03] keeps a vehicle that has left the site, by the fields of the form, and mentions that it has left', () => {
    const known = {
      'Vehicle Make': 'Toyota',
      'Vehicle Model': 'HiLux',
      stock_number: 'HC1001',
      vehicle_status: 'in_stock',
    };
    const form = {
      ...known,
      ...{ car_id: '1001', car_type: 'used', car_dealership_id: 'harbour-city', dealership_slug: 'harbour-city' },
      ...{ subcategory: 'used-vehicle', page_id: '/cars/2022-toyota-hilux-hc1001' },
    };
    const gone = { vehicle: null, offer: null };
    const context = returnedEnquiry(site, returned(form), gone, 'key');
    expect(context).toMatchObject({
      rules: { category: 'vehicle' },
      path: '/cars/2022-toyota-hilux-hc1001',
      vehicle: { id: '1001', name: 'Toyota HiLux', carType: 'used', dealershipId: 'harbour-city', known },
      dealershipSlug: 'harbour-city',
      subcategory: 'used-vehicle',
    });
    expect(valuesOf(context).message).toBe('Does it tow?');
    expect(leftWords(context, gone)).toMatch(/^Toyota HiLux has left our site since\./);
    expect(leftWords(returnedEnquiry(site, returned(form), { vehicle, offer: null }, 'key'), { vehicle })).toBeNull();
    for (const vague of [{ car_type: 'boat' }, { car_id: 'x' }, { 'Vehicle Make': '', 'Vehicle Model': '' }]) {
      const general = returnedEnquiry(site, returned({ ...form, ...vague }), gone, 'key');
      expect([general.rules.category, leftWords(general, gone)]).toEqual(['general', null]);
    }
  });

  it('keeps the place and the department chosen on the page of a place [LOC-05]', () => {
    const department = (location_type: 'sales' | 'service') =>
      aLocation({
        id: `north-${location_type}`,
        slug: `north-${location_type}`,
        name: `North ${location_type === 'sales' ? 'Sales' : 'Service'}`,
        location_type,
      });
    const placed = aPublicSite(
      {
        routes: { location: '/contact-us/{location-slug}' },
        locations: [{ id: 'north-sales' }, { id: 'north-service' }],
      },
      { locations: [department('sales'), department('service')] },
    );
    const gone = { vehicle: null, offer: null };
    const form = { category: 'general', page_id: '/contact-us/north', location: 'north-service' };
    const context = returnedEnquiry(placed, returned(form), gone, 'key');
    expect(context.fields[0]).toMatchObject({ name: 'location', label: 'Department', value: 'north-service' });
    expect(context.path).toBe('/contact-us/north');
    for (const page_id of ['/contact-us/south', '/locations/north', '/contact-us/../north', ''])
      expect(valuesOf(returnedEnquiry(placed, returned({ ...form, page_id }), gone, 'key')).location).toBeUndefined();
  });

  it('keeps a hidden subject hidden', () => {
    const of = (subject: string) => {
      const context = returnedEnquiry(site, returned({ category: 'general', subject }), about, 'key');
      return [context.unseen.subject, valuesOf(context).subject];
    };
    const about = { vehicle: null, offer: null };
    expect(of('Kia range')).toEqual(['Kia range', undefined]);
    expect(of('Parts Enquiry')).toEqual([undefined, 'Parts Enquiry']);
    expect(of('')).toEqual([undefined, '']);
  });

  it('names its vehicle or offer by the page it came from', () => {
    const subject = (page_id: string) => returnedSubject(returned({ page_id, car_id: '1001' }));
    expect(subject('/cars/2022-toyota-hilux-hc1001')).toMatchObject({
      carId: '1001',
      slug: '2022-toyota-hilux-hc1001',
    });
    for (const path of ['/cars/../x', 'https://evil.example/cars/x', '/contact', ''])
      expect(subject(path).slug).toBe('');
  });
});
