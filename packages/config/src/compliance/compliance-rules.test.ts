import { comparisonRateWarning } from '@forecourt/finance';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ComplianceRuleName,
  complianceRuleNames,
  complianceRules,
  complianceWords,
  findComplianceFaults,
} from './compliance-rules';
import type { PageFacts, StatedForm, StatedWords } from './page-facts';

const optIn = 'Send me offers and news by email or SMS. I can stop them at any time.';
const form: StatedForm = { path: 'form', privacy: 'Our privacy policy says what we do with this.', optIn };
const licence = { path: 'footer', kind: 'words', text: 'Motor dealer licence NSW MD 012345' } as const;

const facts = (text: string, more: Partial<PageFacts> & { readonly kind?: StatedWords['kind'] } = {}): PageFacts => ({
  place: '/page',
  state: 'NSW',
  today: '2026-11-25',
  words: [{ path: 'part', kind: more.kind ?? 'words', text }],
  forms: [],
  isWhole: false,
  ...more,
});
const rulesOf = (...given: Parameters<typeof facts>): readonly ComplianceRuleName[] =>
  findComplianceFaults(facts(...given)).map(({ rule }) => rule);

const lawful = `2022 Toyota HiLux SR5 $45,990 Drive away. $198 a week, 8.99% p.a., comparison rate 9.61% p.a. ${comparisonRateWarning}`;

describe('every rule', () => {
  it('names what to do, its law, its section and what it was read from', () => {
    for (const name of complianceRuleNames) {
      const { says, law, section, source } = complianceRules[name];
      for (const words of [says, law, section, source]) expect(words.length, name).toBeGreaterThan(8);
    }
  });

  it('is broken by a page, and said in words that name it', () => {
    const broken: Readonly<Record<ComplianceRuleName, PageFacts>> = {
      'repayment-without-rate': facts('Yours for $99 per week'),
      'rate-without-comparison-rate': facts('Finance at 4.9% p.a.'),
      'comparison-warning-cut': facts(
        '4.9% p.a., comparison rate 5.4% p.a. WARNING: This comparison rate is true only…',
      ),
      'approval-promised': facts('Instant approval, no credit checks.'),
      'price-without-type': facts('2022 Toyota HiLux, now $45,990'),
      'from-without-meaning': facts('HiLux from $45,990 drive away'),
      'drive-away-with-more': facts('$45,990 drive away plus dealer delivery'),
      'licence-missing': facts('Harbour City Motors', { isWhole: true }),
      'licence-unnamed': facts('Red Gum Yard', { isWhole: true, state: 'VIC' }),
      'consent-wording-missing': facts('', { forms: [{ ...form, privacy: '' }] }),
      'past-date-in-offer': facts('Offer ends 30 June 2026.'),
    };
    for (const name of complianceRuleNames) {
      const found = findComplianceFaults(broken[name]);
      expect(
        found.map(({ rule }) => rule),
        name,
      ).toContain(name);
      for (const finding of found) expect(complianceWords(finding)).toContain(complianceRules[finding.rule].law);
    }
  });

  it('is kept by a lawful page of every state', () => {
    for (const state of ['NSW', 'VIC', 'QLD', 'WA', 'SA', 'TAS', 'ACT', 'NT', null] as const) {
      const page = facts('', {
        state,
        isWhole: true,
        words: [{ path: 'card', kind: 'vehicle', text: lawful }, licence],
        forms: [form],
      });
      expect(findComplianceFaults(page)).toEqual([]);
    }
  });

  it('finds nothing in a page that says nothing, whatever its letters', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'abcdefghij .,\n'), maxLength: 300 }), (text) => {
        expect(rulesOf(text)).toEqual([]);
      }),
    );
  });
});

describe('a repayment', () => {
  const period = fc.constantFrom(
    'per week',
    'a week',
    'pw',
    'p.w.',
    '/week',
    'weekly',
    'per fortnight',
    'a month',
    '/mth',
  );
  const percent = fc.double({ min: 0.5, max: 29.99, noNaN: true }).map((value) => value.toFixed(2));

  it('is found however it is written, and stands with both rates', () => {
    fc.assert(
      fc.property(fc.integer({ min: 26, max: 4000 }), period, percent, percent, (dollars, each, rate, comparison) => {
        const repayment = `$${dollars.toLocaleString('en-AU')} ${each}`;
        expect(rulesOf(repayment)).toContain('repayment-without-rate');
        expect(rulesOf(`${repayment}, ${rate}% p.a.`)).toContain('repayment-without-rate');
        expect(rulesOf(`${repayment}, ${rate}% p.a., comparison rate ${comparison}% p.a.`)).not.toContain(
          'repayment-without-rate',
        );
      }),
    );
  });

  it.each(['Subscription $259 per week', 'Car hire from $300 a week', 'Fuel costs $60 per week', 'Save $40 a month'])(
    'is no %s',
    (text) => expect(rulesOf(text)).not.toContain('repayment-without-rate'),
  );
});

describe('a rate', () => {
  it.each(['9.5% p.a.', '9.5 % p.a.', '9.5% per annum', '9% a year', '0.9% finance', '1.9% APR'])(
    '%s needs another',
    (text) => {
      expect(rulesOf(`Now ${text} on demonstrators`)).toContain('rate-without-comparison-rate');
      expect(rulesOf(`Now ${text} (9.9% comparison rate)`)).not.toContain('rate-without-comparison-rate');
      expect(rulesOf(`Now ${text}, comparison rate: 9.9% p.a.`)).not.toContain('rate-without-comparison-rate');
    },
  );

  it.each(['50% more boot', '100% electric', 'a deposit of 20%', 'comparison rate 9.9% p.a.'])('%s is none', (text) =>
    expect(rulesOf(text)).not.toContain('rate-without-comparison-rate'),
  );

  it('has its warning whole: any cut of it is found', () => {
    const rates = '8.99% p.a., comparison rate 9.61% p.a. ';
    fc.assert(
      fc.property(fc.integer({ min: 1, max: comparisonRateWarning.length }), (cut) => {
        expect(rulesOf(rates + comparisonRateWarning.slice(0, -cut))).toContain('comparison-warning-cut');
      }),
    );
    expect(rulesOf(rates + comparisonRateWarning)).toEqual([]);
    expect(rulesOf(rates + comparisonRateWarning.replace('examples', 'example(s)'))).toEqual([]);
    const elsewhere = [
      { path: 'card', kind: 'words', text: rates },
      { path: 'small print', kind: 'words', text: comparisonRateWarning },
    ] as const;
    expect(rulesOf('', { words: elsewhere, isWhole: true, state: null })).toEqual([]);
  });
});

describe('a price', () => {
  it('says its type, whatever the amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2000, max: 900_000 }), (dollars) => {
        const price = `$${dollars.toLocaleString('en-AU')}`;
        expect(rulesOf(`Kia Rio ${price}`)).toContain('price-without-type');
        for (const type of ['Drive away', 'drive-away', 'Excl. govt charges', 'Excludes government charges'])
          expect(rulesOf(`Kia Rio ${price} ${type}`)).not.toContain('price-without-type');
      }),
    );
  });

  it.each([
    'Save $3,000 on demonstrators',
    '$2,500 bonus on trade-ins',
    'Used utes under $40,000',
    'A loan of $30,000 over 5 years',
    'Roof racks, $620',
    '$5,000 deposit',
    '$3,000 off',
    'Prizes worth $10,000',
  ])('is no %s', (text) => expect(rulesOf(text)).not.toContain('price-without-type'));

  it.each(['HiLux from $45,990 drive away for the WorkMate manual', 'The lowest in stock: from $19,990 drive away'])(
    '"from" means something: %s',
    (text) => expect(rulesOf(text)).not.toContain('from-without-meaning'),
  );

  it.each([
    ['$45,990 drive away + ORC', true],
    ['Drive away, excluding stamp duty', true],
    ['$45,990 drive-away before government charges', true],
    ['$45,990 drive away, no more to pay', false],
    ['$45,990 drive away. Delivery is $90 within 50 km.', false],
    ['Prices are drive away. Others exclude government charges.', false],
  ])('drive away is the whole of it: %s', (text, broken) =>
    expect(rulesOf(text).includes('drive-away-with-more')).toBe(broken),
  );
});

describe('who sells', () => {
  it.each(['LMCT 12345', 'MD 012345', 'Motor dealer licence WA 12345', 'MVD 123456', 'Dealer Licence No. 1234567'])(
    'is named by %s',
    (text) => {
      expect(rulesOf(text, { isWhole: true })).toEqual([]);
      expect(rulesOf(text, { isWhole: true, state: 'VIC' })).toEqual([]);
    },
  );

  it('is an error where the law was read, a warning where it is in doubt, and nothing of words alone', () => {
    expect(rulesOf('Yard', { isWhole: true, state: 'WA' })).toEqual(['licence-missing']);
    for (const state of ['VIC', 'QLD', 'SA', 'TAS', 'NT', 'ACT'] as const)
      expect(rulesOf('Yard', { isWhole: true, state })).toEqual(['licence-unnamed']);
    expect(rulesOf('Yard')).toEqual([]);
    expect(complianceRules['licence-unnamed'].severity).toBe('warning');
  });
});

describe('a form', () => {
  const withForm = (more: Partial<StatedForm>) => rulesOf('', { forms: [{ ...form, ...more }] });

  it('says what is done with what is typed, and what a box agrees to', () => {
    expect(withForm({})).toEqual([]);
    expect(withForm({ optIn: null })).toEqual([]);
    for (const broken of [{ privacy: '' }, { optIn: 'I agree' }, { optIn: 'Send me offers by email.' }])
      expect(withForm(broken)).toEqual(['consent-wording-missing']);
  });
});

describe('a date', () => {
  const dates = fc.date({ min: new Date('2020-01-01'), max: new Date('2032-12-31'), noInvalidDate: true });
  const written = (date: Date) => [
    new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' }).format(date),
    new Intl.DateTimeFormat('en-AU', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' }).format(
      date,
    ),
    date.toISOString().slice(0, 10),
  ];

  it('of an end is past from the day after it on', () => {
    fc.assert(
      fc.property(dates, (date) => {
        const isPast = date.toISOString().slice(0, 10) < '2026-11-25';
        for (const said of written(date)) {
          expect(rulesOf(`Until ${said}`).includes('past-date-in-offer'), said).toBe(isPast);
          expect(
            rulesOf(`Bonus, ${said}`, { kind: 'offer', words: [{ path: 'o', kind: 'offer', text: said }] }).length > 0,
          ).toBe(isPast);
        }
      }),
    );
  });

  it('that is no end is none', () => expect(rulesOf('Family owned since 1 March 1994.')).toEqual([]));
});
