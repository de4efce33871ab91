import { describe, expect, it } from 'vitest';
import { instantOf, stateTimeZone } from '../calendar/zone';
import type { AustralianState } from '../vehicle/australian-states';
import type { CarType } from '../vehicle/vocabulary';
import { coolingOffEnd, coolingOffOf, type LawfulSale, mostKept } from './cooling-off';
import { depositCap, holdFee, isFeeLost, refundDue, staysWithinCap } from './deposit-cap';
import { coolingOffWords, refundWords } from './law-words';
import { stateLaws } from './state-law';

const sale = (state: AustralianState, changed: Partial<LawfulSale> = {}): LawfulSale => ({
  ...{ state, carType: 'used', isCompany: false, hasDealerFinance: true },
  ...changed,
});
const at = (state: AustralianState, date: string, hours: number) => instantOf(stateTimeZone(state), date, hours * 60);
/** The end of a day is the start of the next. */
const endOf = (state: AustralianState, dayAfter: string) => at(state, dayAfter, 0);
const hours = (closings: Readonly<Record<string, number>>, holidays: readonly string[] = []) => ({
  closesAt: (date: string) => {
    const closing = closings[date];
    return closing === undefined ? null : closing * 60;
  },
  isHoliday: (date: string) => holidays.includes(date),
});

describe('a cooling-off period that begins on Friday 4 December 2026', () => {
  const signed = (state: AustralianState) => at(state, '2026-12-04', 11);
  const week = { '2026-12-07': 17.5, '2026-12-08': 17.5 };

  it.each([
    ['VIC', '2026-12-10'],
    ['ACT', '2026-12-10'],
    ['SA', '2026-12-08'],
  ] as const)('ends in %s with the day before %s', (state, dayAfter) => {
    expect(coolingOffEnd(sale(state), signed(state), hours({}))).toEqual(endOf(state, dayAfter));
  });

  it('ends in Queensland at 5 pm of Saturday, or at the close of Monday where Saturday closes sooner', () => {
    const days = (saturday: number) => hours({ ...week, '2026-12-05': saturday, '2026-12-06': 16 });
    expect(coolingOffEnd(sale('QLD'), signed('QLD'), days(17))).toEqual(at('QLD', '2026-12-05', 17));
    expect(coolingOffEnd(sale('QLD'), signed('QLD'), days(16))).toEqual(at('QLD', '2026-12-07', 17.5));
  });

  it('ends in New South Wales at 5 pm of Saturday, or at the close of Sunday where Saturday closes sooner', () => {
    const days = (saturday: number) => hours({ ...week, '2026-12-05': saturday, '2026-12-06': 15 });
    expect(coolingOffEnd(sale('NSW'), signed('NSW'), days(18))).toEqual(at('NSW', '2026-12-05', 17));
    expect(coolingOffEnd(sale('NSW'), signed('NSW'), days(16))).toEqual(at('NSW', '2026-12-06', 15));
  });

  it('has no end for a dealer that trades on no day', () => {
    expect(coolingOffEnd(sale('NSW'), signed('NSW'), hours({}))).toBeNull();
  });
});

describe('a cooling-off period', () => {
  it('leaves out public holidays', () => {
    const days = hours({}, ['2026-12-25', '2026-12-28']);
    expect(coolingOffEnd(sale('VIC'), at('VIC', '2026-12-23', 15), days)).toEqual(endOf('VIC', '2026-12-31'));
  });

  it.each(['WA', 'TAS', 'NT'] as const)('is none in %s, which is said', (state) => {
    expect(coolingOffOf(sale(state))).toBeNull();
    expect(coolingOffWords(sale(state), 3_000_000)).toContain('there is no cooling-off period once');
  });

  it('is one of each state for a person, a company, a condition and a way to pay', () => {
    const has = (state: AustralianState, changed: Partial<LawfulSale>) => coolingOffOf(sale(state, changed)) !== null;
    const conditions: readonly CarType[] = ['new', 'demo', 'used'];
    const table = Object.fromEntries(
      (Object.keys(stateLaws) as AustralianState[]).map((state) => [
        state,
        [
          ...conditions.map((carType) => has(state, { carType })),
          has(state, { isCompany: true }),
          has(state, { hasDealerFinance: false }),
        ],
      ]),
    );
    expect(table).toEqual({
      NSW: [true, true, true, false, false],
      VIC: [true, true, true, false, true],
      QLD: [false, true, true, false, true],
      SA: [false, true, true, true, true],
      ACT: [true, true, true, false, true],
      WA: [false, false, false, false, false],
      TAS: [false, false, false, false, false],
      NT: [false, false, false, false, false],
    });
    expect(coolingOffWords(sale('VIC', { isCompany: true }), null)).toContain('for companies');
    expect(coolingOffWords(sale('QLD', { carType: 'new' }), null)).toContain('for new vehicles');
    expect(coolingOffWords(sale('NSW', { hasDealerFinance: false }), null)).toContain('only with finance');
  });
});

describe('what a dealer may keep', () => {
  const keeps = (state: AustralianState, dollars: number, carType: CarType = 'used', isOffSite = true) =>
    mostKept(sale(state, { carType }), dollars * 100, { isOffSite }) / 100;

  it('is the amount or the share of each state', () => {
    expect(keeps('NSW', 30_000)).toBe(250);
    expect(keeps('VIC', 30_000)).toBe(300);
    expect(keeps('VIC', 30_000, 'new', false)).toBe(600);
    expect(keeps('VIC', 30_000, 'new')).toBe(300);
    expect(keeps('QLD', 30_000)).toBe(100);
    expect(keeps('SA', 30_000)).toBe(100);
    expect(keeps('ACT', 30_000)).toBe(300);
    expect(keeps('NSW', 4000)).toBe(80);
    expect(keeps('SA', 4000)).toBe(80);
    expect(keeps('ACT', 4000)).toBe(100);
    expect(keeps('VIC', 4000)).toBe(100);
    expect(keeps('VIC', 4000, 'new', false)).toBe(400);
    expect(keeps('WA', 30_000)).toBe(0);
  });

  it('is the lower figure of a new vehicle that Victoria sells online', () => {
    expect(keeps('VIC', 60_000, 'new')).toBe(600);
    expect(coolingOffWords(sale('VIC', { carType: 'new' }), 6_000_000)).toContain('$600 at most');
  });
});

describe('a deposit cap', () => {
  it('is a tenth of the price in New South Wales, and of a used vehicle in South Australia', () => {
    const cap = (state: AustralianState, carType: CarType) => depositCap({ state, carType, priceCents: 2_000_005 });
    expect(cap('NSW', 'new')).toBe(200_000);
    expect(cap('SA', 'used')).toBe(200_000);
    expect(cap('SA', 'new')).toBeNull();
    expect(cap('VIC', 'used')).toBeNull();
    expect(depositCap({ state: 'NSW', carType: 'used', priceCents: null })).toBe(0);
  });

  it('holds over all payments together', () => {
    const sold = { state: 'SA', carType: 'used', priceCents: 1_000_000 } as const;
    expect(staysWithinCap(sold, 0, 100_000)).toBe(true);
    expect(staysWithinCap(sold, 0, 100_100)).toBe(false);
    expect(staysWithinCap(sold, 60_000, 40_001)).toBe(false);
  });

  it('lowers what holding a vehicle costs, as its price does', () => {
    const fee = (state: AustralianState, priceCents: number | null) =>
      holdFee(20_000, { state, carType: 'used', priceCents });
    expect(fee('NSW', 3_000_000)).toBe(20_000);
    expect(fee('NSW', 150_000)).toBe(15_000);
    expect(fee('VIC', 15_000)).toBe(15_000);
    expect(fee('VIC', null)).toBe(20_000);
    expect(fee('SA', null)).toBe(0);
  });

  it.each<readonly [AustralianState, CarType, number | null, boolean]>([
    ['NSW', 'new', null, true],
    ['NSW', 'used', null, true],
    ['NSW', 'used', 3_000_000, false],
    ['NSW', 'used', 9, true],
    ['SA', 'used', null, true],
    ['SA', 'demo', null, true],
    ['SA', 'new', null, false],
    ['SA', 'used', 1_500_000, false],
    ['VIC', 'used', null, false],
    ['QLD', 'used', null, false],
    ['ACT', 'used', null, false],
    ['WA', 'used', null, false],
    ['TAS', 'used', null, false],
    ['NT', 'used', null, false],
  ])('in %s leaves of the fee for a %s vehicle at %s cents nothing: %s', (state, carType, priceCents, lost) => {
    const sold = { state, carType, priceCents };
    expect(isFeeLost({ reserveFee: 200 }, holdFee(20_000, sold))).toBe(lost);
    // A dealer that asks for nothing lets everybody hold a vehicle.
    expect(isFeeLost({ reserveFee: 0 }, holdFee(0, sold))).toBe(false);
  });
});

describe('a refund', () => {
  it('is due at the end of the next business day, of which Saturday is one in South Australia', () => {
    const due = (state: AustralianState, date: string) => refundDue(state, stateTimeZone(state), at(state, date, 10));
    expect(due('VIC', '2026-12-03')).toEqual(endOf('VIC', '2026-12-05'));
    expect(due('VIC', '2026-12-04')).toEqual(endOf('VIC', '2026-12-08'));
    expect(due('SA', '2026-12-04')).toEqual(endOf('SA', '2026-12-06'));
    expect(due('SA', '2026-12-05')).toEqual(endOf('SA', '2026-12-08'));
  });

  it('is promised in whole above the button', () => {
    expect(refundWords(20_000)).toContain('You get all of it back');
    expect(refundWords(20_000)).not.toMatch(/non-?refundable/i);
    expect(refundWords(0)).toContain('costs nothing');
  });
});
