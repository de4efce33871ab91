import { makes } from '@forecourt/domain/makes';
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

  it('is broken by at least one page, and its message names the rule', () => {
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

  it('passes a lawful page of every state', () => {
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

  it('finds nothing in harmless sentences, in whatever order', () => {
    const harmless = fc.constantFrom(
      'Used utes under $40,000',
      'Save up to $3,000 on demonstrators.',
      'A loan of $30,000 over 5 years',
      'Fuel costs $60 per week',
      'Roof racks, $620',
      'The price is $45,990 drive away.',
      '100% electric, 0.5% more boot',
      'Open since 1 March 1994',
      'Ask for $500 off.',
      'Loans from $5,000 to $100,000',
    );
    fc.assert(
      fc.property(fc.array(harmless, { maxLength: 8 }), (lines) => {
        for (const line of lines) expect(rulesOf(line), line).toEqual([]);
        expect(rulesOf(lines.join('\n'))).toEqual([]);
      }),
    );
  });

  it('quotes the text, and finds no money without a dollar sign and no rate without a percentage', () => {
    const letters = fc.constantFrom(
      ...'abcdegikmnoprstwy .,:/-\n$%0123456789',
      'per week',
      'rate',
      '% p.a.',
      '$45,990',
    );
    fc.assert(
      fc.property(fc.string({ unit: letters, maxLength: 120 }), (text) => {
        const findings = findComplianceFaults(facts(text));
        const words = text.replace(/\s+/g, ' ');
        for (const { quote } of findings) expect(words).toContain(quote.replace(/^…|…$/g, ''));
        const found = findings.map(({ rule }) => rule);
        if (!text.includes('$')) expect(found.filter((rule) => /price|repayment|from/.test(rule))).toEqual([]);
        if (!text.includes('%')) expect(found.filter((rule) => /^rate|^comparison/.test(rule))).toEqual([]);
      }),
    );
  });

  it('is reported at every place of a text, each with a quote of its own', () => {
    const quotesOf = (text: string) => findComplianceFaults(facts(text)).map(({ quote }) => quote);
    const far = 'words between the two that fill some room, '.repeat(6);
    for (const [first, second] of [
      ['$99 a week', '$149 a week'],
      ['4.9% p.a.', '5.9% p.a.'],
      ['Kia Rio $19,990', 'Kia Rio $21,990'],
      ['From $19,990 drive away', 'From $29,990 drive away'],
      ['drive away plus stamp duty', 'drive away plus dealer delivery'],
      ['Instant approval', 'Guaranteed finance'],
      ['until 1 May 2020', 'until 2 May 2020'],
    ] as const) {
      const quotes = quotesOf(`${first}, ${far}${second}.`);
      expect(quotes, first).toHaveLength(2);
      expect(quotes[0]).toContain(first);
      expect(quotes[1]).toContain(second);
    }
    const rates = '4.9% p.a., comparison rate 5.4% p.a.';
    expect(quotesOf(`${rates} ${far} ${rates}`)).toHaveLength(2);
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
    'p/w',
    'p/f',
    'p/m',
    'p/week',
    'per fortnight',
    'a month',
    '/mth',
    '* per week',
  );
  const percent = fc.double({ min: 0.5, max: 29.99, noNaN: true }).map((value) => value.toFixed(2));

  it('needs both rates beside it, however it is written', () => {
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

  it.each([
    'Subscription $259 per week',
    'Car hire from $300 a week',
    'Fuel costs $60 per week',
    'Save $40 a month',
    'Save up to $40 a month',
    'Account fee: $10 a month',
    '$60 a week in fuel',
    '$259 per week subscription',
    'Open six days a week\n$99 service',
  ])('is not seen in: %s', (text) => expect(rulesOf(text)).not.toContain('repayment-without-rate'));

  it.each([
    'Currently $99 per week',
    'A different deal: $99 a week',
    'Please ask: $99 per week',
    'Release price, $99 per week',
    'No monthly fees, $99 pw',
    'Save $2,000 and pay $99 per week',
    'Free servicing. $99 a week',
    '$99 a week, insurance included',
    'Fuel for a year! Yours for $99 per week',
    'Weekly repayments from $99',
    'Monthly payment: $430',
    'Rio\na week\n$99\np.a. interest\n4.9%',
  ])('is still seen in: %s', (text) => expect(rulesOf(text)).toContain('repayment-without-rate'));

  it('is not seen under a heading for running costs, and is seen under any other heading', () => {
    const under = (heading: string) =>
      rulesOf('', { words: [{ path: 'part', kind: 'words', heading, text: `${heading}\n$42 a week` }] });
    for (const heading of ['Fuel', 'Charging', ' running costs ']) expect(under(heading)).toEqual([]);
    for (const heading of ['HiLux', 'Free fuel for a year', 'Repayments'])
      expect(under(heading)).toEqual(['repayment-without-rate']);
  });
});

describe('a rate', () => {
  it.each(['9.5% p.a.', '9.5 % p.a.', '9.5% per annum', '9% a year', '0.9% finance', '1.9% APR'])(
    '%s needs a comparison rate',
    (text) => {
      expect(rulesOf(`Now ${text} on demonstrators`)).toContain('rate-without-comparison-rate');
      expect(rulesOf(`Now ${text} (9.9% comparison rate)`)).not.toContain('rate-without-comparison-rate');
      expect(rulesOf(`Now ${text}, comparison rate: 9.9% p.a.`)).not.toContain('rate-without-comparison-rate');
    },
  );

  it.each([
    'Interest rate 4.9%',
    'Interest rate: 4.9%',
    'Finance rate from 1.9%',
    'a finance rate of 1.9%',
    'p.a. interest\n4.90%',
    'Fixed rate as low as 3.9%',
  ])('is recognised by the words before it: %s', (text) => {
    expect(rulesOf(text)).toEqual(['rate-without-comparison-rate']);
    for (const comparison of [
      'comparison rate from 5.4%',
      'comparison rate of 5.4% p.a.',
      'comparison rate is 5.4%',
      '5.4% p.a.* comparison rate',
      'p.a. comparison rate\n5.40%',
      'Comparison rate^ 5.4%',
    ])
      expect(rulesOf(`${text}, ${comparison}`), comparison).toEqual(['comparison-warning-cut']);
  });

  it.each([
    '50% more boot',
    '100% electric',
    '100% finance',
    'a deposit of 20%',
    'comparison rate 9.9% p.a.',
    'comparison rate from 9.9%',
    'Interest rate: ask us',
  ])('%s is not taken for a rate', (text) => expect(rulesOf(text)).not.toContain('rate-without-comparison-rate'));

  it('needs its whole warning: any cut of the warning is found', () => {
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
  it('needs its type, whatever the amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2000, max: 900_000 }), (dollars) => {
        const price = `$${dollars.toLocaleString('en-AU')}`;
        expect(rulesOf(`Kia Rio ${price}`)).toContain('price-without-type');
        for (const type of ['Drive away', 'drive-away', 'Excl. govt charges', 'Excludes government charges'])
          expect(rulesOf(`Kia Rio ${price} ${type}`)).not.toContain('price-without-type');
      }),
    );
  });

  it('is recognised beside any model name', () => {
    const models = `Cerato, Picanto, Stonic, Seltos, D-MAX, T60 Max, X-Trail, MX-5, CX-90, C-HR, HiLux SR5 auto, Doblo,
      Polo, Ranger Wildtrak Bi-Turbo, Captur, Escape, Endura, Outlander Exceed, Tank 300, Everest, Colorado, Grand Vitara,
      Prado, Deliver 9, Extra Cab 4x4, Limited, Rangefinder, Off-Road, Evo, Corolla Ascent Sport, 300 Series, Jet, Fortuner,
      ASX, Kona Active, Puma, Territory Titanium, Captiva Active, Rexton, Musso XLV Ultimate, Canter 515 Wide, Trailblazer`
      .split(',')
      .map((model) => model.trim());
    const names = fc.constantFrom(...models, ...makes.map(({ name }) => name));
    const untyped = fc.constantFrom(
      ' ',
      ' from ',
      ': ',
      ', now ',
      ' reduced to ',
      ' total ',
      ' total price: ',
      ' for ',
    );
    fc.assert(
      fc.property(names, untyped, fc.integer({ min: 2000, max: 400_000 }), (name, how, dollars) => {
        const said = `${name}${how}$${dollars.toLocaleString('en-AU')}`;
        expect(rulesOf(said), said).toContain('price-without-type');
        expect(rulesOf(`${said} drive away`), said).not.toContain('price-without-type');
      }),
    );
  });

  it.each([
    'Kia Cerato $28,990',
    'HiLux from $45,990 for the manual',
    'Total price $45,990',
    'Isuzu D-MAX $45,990',
    '$45,990 offer ends Sunday',
    'HiLux $45,990 extra cab',
    'Kia Rio $19,990 under warranty',
    'Two of them, at $48,990 and $45,990',
    'Cars from $20,000 to $30,000',
    'Great value: $28,990',
    'HiLux for $45,990 with no deposit',
    'HiLux $45,990, fitted with a bull bar',
  ])('is reported without its type: %s', (text) => expect(rulesOf(text)).toContain('price-without-type'));

  it.each([
    'Budgets of $20,000 to $30,000',
    'Loans from $5,000 to $100,000',
    'For $38,990 with no deposit, over 5 years.',
    'For $38,990 less a deposit of $5,000, over 5 years.',
    'Total payable $37,835',
    'Of that, interest: $2,481',
    'Still owed: $25,027',
    'Servicing plan, $2,652 a year',
    'We add $2,000 to what it is worth',
    'Ours: $3,000 a claim',
    'Bull bars from $2,150, fitted.',
    'Save $3,000 on demonstrators',
    '$2,500 bonus on trade-ins',
    'Used utes under $40,000',
    'A loan of $30,000 over 5 years',
    'Roof racks, $620',
    '$5,000 deposit',
    '$3,000 off',
    'Prizes worth $10,000',
  ])('is not seen in: %s', (text) => expect(rulesOf(text)).not.toContain('price-without-type'));

  it.each([
    'HiLux from $45,990 drive away for the WorkMate manual',
    'The lowest in stock: from $19,990 drive away',
    '13 in stock, from $19,990 drive away',
    'SUV\n150\nin stock from $9,990 drive away',
  ])('"from" with a stated vehicle or stock is accepted: %s', (text) =>
    expect(rulesOf(text)).not.toContain('from-without-meaning'),
  );

  it.each(['HiLux from $45,990 drive away, in stock now', 'Utes from $19,990 drive away'])(
    '"from" without a stated vehicle or stock is reported: %s',
    (text) => expect(rulesOf(text)).toContain('from-without-meaning'),
  );

  it.each([
    ['$45,990 drive away + ORC', true],
    ['Drive away, excluding stamp duty', true],
    ['$45,990 drive-away before government charges', true],
    ['$45,990 drive away excl. govt charges', true],
    ['$45,990 drive away, excl. gov. charges.', true],
    ['$45,990.00 drive away + stamp duty', true],
    ['$45,990 drive away. Stock no. 12 is before on-road costs', false],
    ['$45,990 drive away, no more to pay', false],
    ['$45,990 drive away. Delivery is $90 within 50 km.', false],
    ['Prices are drive away. Others exclude government charges.', false],
  ])('drive away must be the whole price: %s', (text, broken) =>
    expect(rulesOf(text).includes('drive-away-with-more')).toBe(broken),
  );
});

describe('who sells', () => {
  it.each([
    'LMCT 12345',
    'MD 012345',
    'MD012345',
    'Motor dealer licence WA 12345',
    'Motor dealer licence VIC LMCT 00010',
    'MVD 123456',
    'Dealer Licence No. 1234567',
    'Lic. no: 1234567',
    'Motor Car Trader 12345',
    'Australian credit licence 123456. Motor dealer licence 98765',
  ])('is accepted as named by %s', (text) => {
    expect(rulesOf(text, { isWhole: true })).toEqual([]);
    expect(rulesOf(text, { isWhole: true, state: 'VIC' })).toEqual([]);
  });

  it.each([
    'Australian credit licence 123456',
    'Australian financial services licence 234567',
    'Credit Representative Number 000123 of a licensee, Australian credit licence 654321',
    'Motor vehicle repairer licence MVRL 00010',
    'Licensed motor dealers since 1994, call 5550 1200',
    'Motor dealer of the year 2024',
  ])('is reported as not named by %s', (text) => {
    expect(rulesOf(text, { isWhole: true })).toEqual(['licence-missing']);
    expect(rulesOf(text, { isWhole: true, state: 'VIC' })).toEqual(['licence-unnamed']);
  });

  it('is an error where the law was read, a warning where it is in doubt, and not checked in words alone', () => {
    expect(rulesOf('Yard', { isWhole: true, state: 'WA' })).toEqual(['licence-missing']);
    for (const state of ['VIC', 'QLD', 'SA', 'TAS', 'NT', 'ACT'] as const)
      expect(rulesOf('Yard', { isWhole: true, state })).toEqual(['licence-unnamed']);
    expect(rulesOf('Yard')).toEqual([]);
    expect(complianceRules['licence-unnamed'].severity).toBe('warning');
  });
});

describe('a form', () => {
  const withForm = (more: Partial<StatedForm>) => rulesOf('', { forms: [{ ...form, ...more }] });

  it('must state what is done with the data, and what its box agrees to', () => {
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

  it('that ends an offer is past from the next day on', () => {
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

  it('that ends no offer is never past', () => expect(rulesOf('Family owned since 1 March 1994.')).toEqual([]));
});
