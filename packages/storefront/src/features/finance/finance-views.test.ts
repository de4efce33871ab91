import { aPublicSite, aVehicle } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { financeEnquiry } from './finance-enquiry';
import { readFinanceQuery } from './finance-query';
import { lenderTermsView } from './lender-terms-view';

const site = aPublicSite({
  flags: { finance: true },
  finance_provider: 'manual',
  finance: { feesUpfront: 395, feesMonthly: 8, credit: { licensee: 'Example Finance', licenceNumber: '000000' } },
});
const { dealerships } = site;
const fieldsOf = (context: ReturnType<typeof financeEnquiry>) =>
  Object.fromEntries(context.fields.map((field) => [field.name, field]));

describe('readFinanceQuery', () => {
  const read = (query: string) => readFinanceQuery(new URLSearchParams(query), { dealerships });

  it('reads what the link holds about the shopper’s wish (ROUTE-09)', () => {
    const slug = dealerships[0]?.slug ?? '';
    expect(read(`preferredDealership=${slug}&vehiclePriceBudget=25000&car_id=1001&car_type=used`)).toEqual({
      dealership: slug,
      budget: 25_000,
      carId: '1001',
      carType: 'used',
    });
  });

  it.each([
    '',
    'preferredDealership=nobody',
    'vehiclePriceBudget=-1',
    'vehiclePriceBudget=1e9',
    'vehiclePriceBudget=0',
  ])('ignores unusable values: %s', (query) => {
    expect(read(`${query}&car_id=../x&car_type=spaceship`)).toEqual({
      dealership: null,
      budget: null,
      carId: null,
      carType: null,
    });
  });

  it('takes dollars as people write them', () => {
    expect(read('vehiclePriceBudget=%2425,000').budget).toBe(25_000);
  });
});

describe('financeEnquiry', () => {
  it('has fields for the person, the contact, the purpose and consent, and none for their finances', () => {
    const { fields } = financeEnquiry(site, 'finance');
    expect(fields.map(({ name }) => name)).toEqual(
      'subject name last_name email phone postcode message finance_consent opt_in'.split(' '),
    );
    const { finance_consent: consent } = fieldsOf(financeEnquiry(site, 'finance'));
    expect(consent?.label).toContain('Example Finance');
    expect(consent?.value).toBe(false);
  });

  it('starts the message with what the link holds, and names the vehicle', () => {
    const asked = { dealership: null, budget: 25_000, carType: 'used' } as const;
    const messageOf = (context: ReturnType<typeof financeEnquiry>) => fieldsOf(context).message?.value;
    expect(messageOf(financeEnquiry(site, 'finance', { asked }))).toBe(
      'I would like a finance quote for a used vehicle up to $25,000.',
    );
    const about = financeEnquiry(site, 'finance', { vehicle: aVehicle(), asked });
    expect(messageOf(about)).toMatch(/^I would like a finance quote for the /);
    expect(about.vehicle?.id).toBe(aVehicle().id);
  });
});

describe('lenderTermsView', () => {
  it('shows a rate with its comparison rate, the fees and the licence, over the whole warning', () => {
    const view = lenderTermsView(site);
    const rows = Object.fromEntries((view?.rows ?? []).map(({ label, value }) => [label, value]));
    expect(rows['Example rate']).toMatch(
      /^10\.00% p\.a\., comparison rate \d+\.\d\d% p\.a\., for a 5-year secured \$30,000 loan, repaid weekly$/,
    );
    expect(rows.Fees).toBe('Establishment fee $395, Monthly fee $8 a month');
    expect(rows['Credit licence']).toBe('We refer you to Example Finance, Australian credit licence 000000');
    expect(view?.smallPrint).toMatch(/not a credit application, approval or offer\..*WARNING: This comparison rate/);
  });

  it('is null where the site has no finance', () => {
    expect(lenderTermsView(aPublicSite({ finance_provider: 'manual' }))).toBeNull();
  });
});
