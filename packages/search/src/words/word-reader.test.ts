import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { KnownStock } from './known-stock';
import { withTypedWords, wordReader } from './word-reader';

const stock = (own: Partial<KnownStock> = {}): KnownStock => ({
  kinds: ['car'],
  makeModels: [
    'Toyota',
    'Toyota > HiLux',
    'Toyota > LandCruiser Prado',
    'Toyota > LandCruiser 300',
    'Ford',
    'Ford > Ranger',
    'Mazda',
    'Mazda > Mazda3',
    'Mercedes-Benz',
    'Mercedes-Benz > C-Class',
    'Kia',
    'Kia > EV6',
    'RAM',
    'RAM > 1500',
  ],
  bodies: ['Ute', 'SUV', 'Van', 'Hatchback'],
  drives: ['2WD', '4WD', 'AWD'],
  colours: ['White', 'Glacier White', 'Flame Red', 'Grey'],
  places: ['Parramatta', 'Red Hill', 'Saltbush Caravan Park Sales'],
  hasWeekly: true,
  ...own,
});
const read = wordReader(stock());
const under = (max: number) => ({ price: { min: null, max } });
const over = (min: number) => ({ price: { min, max: null } });
const between = (min: number, max: number) => ({ price: { min, max } });

describe('prices in words', () => {
  it.each([
    ['under 30000', under(30_000)],
    ['under $30,000', under(30_000)],
    ['Below 30K', under(30_000)],
    ['up to 25k', under(25_000)],
    ['less than 27.5k', under(27_500)],
    ['over 20k', over(20_000)],
    ['at least $8,500', over(8500)],
    ['20k to 30k', between(20_000, 30_000)],
    ['20-30k', between(20_000, 30_000)],
    ['20k \u2013 30k', between(20_000, 30_000)],
    ['between 30000 and 20000', between(20_000, 30_000)],
    ['between 20 and 30k', between(20_000, 30_000)],
    ['over 20k under 30k', between(20_000, 30_000)],
    ['tow bar diesel under 30000', { query: 'tow bar', fuel: ['Diesel'], ...under(30_000) }],
    ['tow bar under 30k diesel', { query: 'tow bar', fuel: ['Diesel'], ...under(30_000) }],
    ['under 2000 dollars', under(2000)],
    ['under $2,000', under(2000)],
    ['$30k', under(30_000)],
    ['30k', under(30_000)],
    ['$30,000', under(30_000)],
    ['$30 000', under(30_000)],
    ['A$30,000', under(30_000)],
    ['AU$30,000.00', under(30_000)],
    ['30000 AUD', under(30_000)],
    ['around 20k', between(18_000, 22_000)],
    ['20k or less', under(20_000)],
    ['20k and over', over(20_000)],
    ['20k+', over(20_000)],
    ['<30k', under(30_000)],
    ['> $30k', over(30_000)],
    ['under 30 grand', under(30_000)],
    ['30 thousand', under(30_000)],
    ['under 30000 dollars', under(30_000)],
    ['not over 18k', under(18_000)],
    ['not under 18k', over(18_000)],
    ['no more than 18000', under(18_000)],
    ['cheaper than 20k', under(20_000)],
    ['budget $15,000', under(15_000)],
    ['15k budget', under(15_000)],
    ['25k max', under(25_000)],
    ['under about 20k', under(20_000)],
    ['under thirty thousand', under(30_000)],
    ['max 15', under(15_000)],
  ])('reads %s', (query, criteria) => {
    expect(read({ query })).toEqual(criteria);
  });

  it.each([
    ['$200 a week', { min: null, max: 200 }],
    ['under $200 per week', { min: null, max: 200 }],
    ['$200/week', { min: null, max: 200 }],
    ['200 pw', { min: null, max: 200 }],
    ['less than $200 p/w', { min: null, max: 200 }],
    ['between $100 and $200 a week', { min: 100, max: 200 }],
  ])('reads %s as a repayment', (query, weekly_repayment) => {
    expect(read({ query })).toEqual({ weekly_repayment });
  });

  it('leaves a repayment to words on a site that shows none', () => {
    expect(wordReader(stock({ hasWeekly: false }))({ query: '$200 a week' })).toEqual({ query: '$200 a week' });
  });

  it.each([
    '30000',
    'up to 7 tonnes',
    'under 5 years old',
    '110TSI',
    'ram 1500 to 2500'.slice(4),
    'under 3000 kg',
    '2500cc',
    'over 30k under 20k',
  ])('leaves %s in the search text', (query) => {
    expect(read({ query })).toEqual({ query });
  });

  it('replaces a price filter that was set, and keeps the other filters', () => {
    expect(read({ query: 'under 20k', fuel: ['Diesel'], price: { min: 30_000, max: null }, page: 3 })).toEqual({
      fuel: ['Diesel'],
      ...under(20_000),
    });
  });

  it('reads every whole price, however it is written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2100, max: 9_999_999 }), (price) => {
        const grouped = price.toLocaleString('en-AU');
        for (const figure of [String(price), `$${price}`, grouped, `$${grouped}`, `A$${grouped}`, `${price} dollars`]) {
          expect(read({ query: `winch under ${figure}` })).toEqual({ query: 'winch', ...under(price) });
          expect(read({ query: `over ${figure} winch` })).toEqual({ query: 'winch', ...over(price) });
          expect(read({ query: `winch ${figure} or less` })).toEqual({ query: 'winch', ...under(price) });
        }
      }),
    );
  });
});

describe('kilometres and years in words', () => {
  it.each([
    ['under 100000 km', { km: { min: null, max: 100_000 } }],
    ['under 100k kms', { km: { min: null, max: 100_000 } }],
    ['less than 50,000 kilometres', { km: { min: null, max: 50_000 } }],
    ['80000km or less', { km: { min: null, max: 80_000 } }],
    ['under 30k under 80000 km', { ...under(30_000), km: { min: null, max: 80_000 } }],
    ['2020', { year: { min: 2020, max: 2020 } }],
    ['over 2019', { year: { min: 2019, max: null } }],
    ['newer than 2019', { year: { min: 2020, max: null } }],
    ['before 2015', { year: { min: null, max: 2014 } }],
    ['pre 2015', { year: { min: null, max: 2014 } }],
    ['post-2018', { year: { min: 2019, max: null } }],
    ['2018 to 2022', { year: { min: 2018, max: 2022 } }],
    ['2018-2022', { year: { min: 2018, max: 2022 } }],
    ['2019 or newer', { year: { min: 2019, max: null } }],
    ['low kms', { sortBy: 'km-asc' }],
    ['newest', { sortBy: 'newest' }],
  ])('reads %s', (query, criteria) => {
    expect(read({ query })).toEqual(criteria);
  });

  it('leaves a figure that is a model of the stock and a year', () => {
    const peugeots = wordReader(stock({ makeModels: ['Peugeot', 'Peugeot > 2008'] }));
    expect(peugeots({ query: '2008' })).toEqual({ query: '2008' });
    expect(peugeots({ query: 'peugeot 2008' })).toEqual({ make: ['Peugeot'], model: ['2008'] });
  });
});

describe('what a vehicle is, in words', () => {
  it.each([
    ['station wagon', { body: ['Wagon'] }],
    ['utes', { body: ['Ute'] }],
    ['dual-cab hilux', { make: ['Toyota'], model: ['HiLux'], body: ['Ute'] }],
    ['second hand mazda', { make: ['Mazda'], car_type: ['used'] }],
    ['mazdas, pre-owned', { make: ['Mazda'], car_type: ['used'] }],
    ['new or demo', { car_type: ['demo', 'new'] }],
    ['ev', { fuel: ['Electric'] }],
    ['EVs', { fuel: ['Electric'] }],
    ['plug-in hybrid', { fuel: ['Plug-in Hybrid'] }],
    ['4wd', { drive: ['4WD'] }],
    ['4 x 4', { drive: ['4WD'] }],
    ['auto suv red', { body: ['SUV'], transmission: ['Automatic'], colour: ['Flame Red'] }],
    ['white', { colour: ['Glacier White', 'White'] }],
    ['7-seater', { seats: ['7'] }],
    ['seven seats', { seats: ['7'] }],
    ['seats 7', { seats: ['7'] }],
    ['4 berth', { berths: ['4'] }],
    ['sleeps four', { berths: ['4'] }],
    ['cheap hilux', { make: ['Toyota'], model: ['HiLux'], sortBy: 'price-asc' }],
    ['land cruiser', { make: ['Toyota'], model: ['LandCruiser 300', 'LandCruiser Prado'] }],
    ['LandCruiser 300', { make: ['Toyota'], model: ['LandCruiser 300'] }],
    ['prado', { make: ['Toyota'], model: ['LandCruiser Prado'] }],
    ['ranger', { make: ['Ford'], model: ['Ranger'] }],
    ['mazda 3', { make: ['Mazda'], model: ['Mazda3'] }],
    ['merc c200', { make: ['Mercedes-Benz'], query: 'c200' }],
    ['mercedes c class', { make: ['Mercedes-Benz'], model: ['C-Class'] }],
    ['ev6', { make: ['Kia'], model: ['EV6'] }],
    ['ram 1500', { make: ['RAM'], model: ['1500'] }],
    ['ranger or hilux', { make: ['Ford', 'Toyota'], make_model: ['Ford > Ranger', 'Toyota > HiLux'] }],
    ['kia or hilux', { make: ['Kia', 'Toyota'], make_model: ['Kia', 'Toyota > HiLux'] }],
    ['ute with tow bar', { body: ['Ute'], query: 'tow bar' }],
    ['ute with 3.5 tonne towing', { body: ['Ute'], query: 'tow 3500kg' }],
    ['family suv', { body: ['SUV'] }],
    ['stock 5002', { query: '5002' }],
    ['stock no. HC-1011', { query: 'HC-1011' }],
    ['cars for sale', {}],
    ['new cars', { car_type: ['new'] }],
  ])('reads %s', (query, criteria) => {
    expect(read({ query })).toEqual(criteria);
  });

  it.each([
    'electric windows',
    'red hill',
    'near new',
    'gold coast',
    'x-trail',
    'ferrari',
    'the',
    'tow 3500kg',
    'family',
    '5002',
    'e-type',
    'F type',
    'a-class',
    'type r',
  ])('leaves %s as words', (query) => {
    expect(read({ query })).toEqual({ query });
  });

  it('reads a kind where the site has it beside others, and never out of the name of a yard', () => {
    const leisure = wordReader(stock({ kinds: ['caravan', 'motorcycle'], bodies: ['Motorhome'] }));
    expect(leisure({ query: 'caravan' })).toEqual({ item_type: ['caravan'] });
    expect(leisure({ query: 'family caravan' })).toEqual({ item_type: ['caravan'] });
    expect(leisure({ query: 'used vans' })).toEqual({ item_type: ['caravan'], car_type: ['used'] });
    expect(leisure({ query: 'motorbikes under 10k' })).toEqual({ item_type: ['motorcycle'], ...under(10_000) });
    expect(leisure({ query: 'saltbush caravan park sales' })).toEqual({ query: 'saltbush caravan park sales' });
    expect(read({ query: 'tow a caravan' })).toEqual({ query: 'tow caravan' });
    expect(read({ query: 'vans' })).toEqual({ body: ['Van'] });
  });

  it('reads a model whose name has a word in it that says nothing elsewhere', () => {
    const jaguars = wordReader(stock({ makeModels: ['Jaguar', 'Jaguar > E-Type'] }));
    for (const query of ['e-type', 'E type', 'jaguar etype'])
      expect(jaguars({ query })).toEqual({ make: ['Jaguar'], model: ['E-Type'] });
    expect(read({ query: 'jaguar e-type' })).toEqual({ query: 'jaguar e-type' });
    expect(read({ query: 'ute type' })).toEqual({ body: ['Ute'] });
    const hyundais = wordReader(stock({ makeModels: ['Hyundai', 'Hyundai > i30'] }));
    expect(hyundais({ query: 'i 30' })).toEqual({ make: ['Hyundai'], model: ['i30'] });
    expect(read({ query: 'a 2020 hilux' })).toEqual({
      make: ['Toyota'],
      model: ['HiLux'],
      year: { min: 2020, max: 2020 },
    });
    expect(read({ query: 'i want a 7 seater' })).toEqual({ seats: ['7'] });
  });

  it('takes the nearest drive where the site has none of the one that is said', () => {
    expect(wordReader(stock({ drives: ['2WD', 'AWD'] }))({ query: '4wd' })).toEqual({ drive: ['AWD'] });
  });

  it('takes makes and models that are said in place of those chosen', () => {
    expect(read({ query: 'hilux', make: ['Ford'], model: ['Ranger'], body: ['Ute'] })).toEqual({
      make: ['Toyota'],
      model: ['HiLux'],
      body: ['Ute'],
    });
  });

  it('reads the synonyms of a dealer, in words that searches know', () => {
    const own = wordReader(stock(), [{ words: 'tradie special', mean: 'white ute' }]);
    expect(own({ query: 'Tradie-Special under 20k' })).toEqual({
      body: ['Ute'],
      colour: ['Glacier White', 'White'],
      ...under(20_000),
    });
  });

  const words =
    'used new ute suv hilux ranger toyota ford diesel auto 4wd red 7 seater under over 20k $30,000 km 2019 tow bar or cheap the family towing 3500kg'.split(
      ' ',
    );

  it('says the same in any order of its parts', () => {
    const parts = [
      'used',
      'white',
      'toyota',
      'hilux',
      'diesel',
      'automatic',
      '4wd',
      '5 seater',
      'under 40k',
      'from 2018',
    ];
    const said = read({ query: parts.join(' ') });
    expect(Object.keys(said)).toHaveLength(parts.length);
    fc.assert(
      fc.property(fc.shuffledSubarray(parts, { minLength: parts.length }), (order) => {
        expect(read({ query: order.join(' ') })).toEqual(said);
      }),
    );
  });

  it('finds nothing more to read in its own result', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words), { maxLength: 10 }), (some) => {
        const once = read({ query: some.join(' ') });
        const twice = read(once);
        expect({ ...twice, sortBy: null }).toEqual({ ...once, sortBy: null });
      }),
    );
  });

  it('takes any text without a fault, and no word out of a filter that it has set', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (query) => {
        const { query: rest = '' } = read({ query });
        expect(rest.length).toBeLessThanOrEqual(query.length * 3 + 40);
      }),
    );
  });
});

describe('withTypedWords', () => {
  const typed = (criteria: Parameters<typeof withTypedWords>[1], words: string, said: string) =>
    withTypedWords(read, criteria, words, said);

  it('turns what words say into filters, back on page 1', () => {
    expect(typed({ fuel: ['Diesel'], page: 3 }, ' ute under 30k ', '')).toEqual({
      fuel: ['Diesel'],
      body: ['Ute'],
      ...under(30_000),
    });
  });

  it('updates its filters while the words are typed, and removes them with the words', () => {
    const first = typed({}, 'ute under 3000', 'ute');
    expect(first).toEqual({ body: ['Ute'], ...under(3000) });
    const whole = typed(first, 'ute under 30000', 'ute under 3000');
    expect(whole).toEqual({ body: ['Ute'], ...under(30_000) });
    expect(typed(whole, 'ute', 'ute under 30000')).toEqual({ body: ['Ute'] });
    expect(typed(whole, '', 'ute under 30000')).toEqual({});
  });

  it('keeps a filter that was chosen, or changed since', () => {
    const chosen = between(10_000, 20_000);
    expect(typed(chosen, 'ute', '')).toEqual({ body: ['Ute'], ...chosen });
    expect(typed(chosen, 'ute', 'ute under 30000')).toEqual({ body: ['Ute'], ...chosen });
  });
});
