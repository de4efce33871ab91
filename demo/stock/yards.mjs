// What each demo dealership keeps: how many vehicles, of which kinds, at which of its locations.
/**
 * @typedef {object} Yard
 * @property {string} dealership slug in demo/dealerships
 * @property {string} prefix of its stock numbers
 * @property {number} seed
 * @property {{range: 'cars' | 'work' | 'caravans' | 'motorhomes' | 'motorcycles', count: number, makes?: string[], conditions: Record<'new' | 'demo' | 'used', number>}[]} lines
 * @property {string[]} locations ids, drawn evenly
 * @property {boolean} [sellsOnline] its site lets shoppers reserve or buy
 * @property {string[]} [offered] stock numbers that have an offer price; its site says `vehicle.offerPrices`
 * @property {{ terms: import('./lender-figures.mjs').LenderTerms, stocknums: string[] }} [quoted] by its lender
 * @property {string[]} [reported] stock numbers that have a history report on file
 */

/** @type {Yard[]} */
export const yards = [
  {
    dealership: 'harbour-city-motors',
    sellsOnline: true,
    offered: ['HC1055', 'HC1255', 'HC1297', 'HC1609'],
    quoted: {
      terms: { provider: 'manual', interestRate: 7.99, termYears: 5, establishmentFees: 395, rounding: 'dollar-up' },
      stocknums: ['HC1058', 'HC1164', 'HC1411', 'HC1830'],
    },
    reported: ['HC1055', 'HC1749', 'HC1863', 'HC1945'],
    prefix: 'HC',
    seed: 11,
    locations: ['harbour-city-northshore', 'harbour-city-westgate', 'harbour-city-bayside'],
    lines: [
      {
        range: 'cars',
        count: 86,
        makes: ['Mazda', 'Hyundai', 'Kia', 'Subaru', 'Volkswagen', 'MG'],
        conditions: { new: 0.62, demo: 0.2, used: 0.18 },
      },
      { range: 'cars', count: 128, conditions: { new: 0, demo: 0, used: 1 } },
    ],
  },
  {
    dealership: 'meridian-nissan',
    sellsOnline: true,
    quoted: {
      terms: { provider: 'nissan', interestRate: 5.99, termYears: 4, establishmentFees: 0, rounding: 'cent' },
      stocknums: ['MN1062', 'MN1234', 'MN1367', 'MN1520'],
    },
    reported: ['MN1261', 'MN1520', 'MN1563'],
    prefix: 'MN',
    seed: 23,
    locations: ['meridian-nissan-showroom'],
    lines: [
      { range: 'cars', count: 70, makes: ['Nissan'], conditions: { new: 0.66, demo: 0.16, used: 0.18 } },
      { range: 'cars', count: 38, conditions: { new: 0, demo: 0, used: 1 } },
    ],
  },
  {
    dealership: 'wattle-grove-toyota',
    offered: ['WT1135', 'WT1308', 'WT1324', 'WT1475'],
    prefix: 'WT',
    seed: 37,
    locations: ['wattle-grove-toyota-showroom', 'wattle-grove-toyota-used'],
    lines: [
      { range: 'cars', count: 72, makes: ['Toyota'], conditions: { new: 0.6, demo: 0.14, used: 0.26 } },
      { range: 'cars', count: 40, conditions: { new: 0, demo: 0, used: 1 } },
    ],
  },
  {
    dealership: 'red-gum-yard',
    sellsOnline: true,
    offered: ['RG1054', 'RG1355', 'RG1465', 'RG1653'],
    quoted: {
      terms: { provider: 'taurus', interestRate: 9.49, termYears: 5, establishmentFees: 1300, rounding: 'dollar-up' },
      stocknums: ['RG1105', 'RG1247', 'RG1332', 'RG1387'],
    },
    reported: ['RG1105', 'RG1426', 'RG1484', 'RG1620'],
    prefix: 'RG',
    seed: 41,
    locations: ['red-gum-highway', 'red-gum-station-street'],
    lines: [{ range: 'cars', count: 140, conditions: { new: 0, demo: 0, used: 1 } }],
  },
  {
    dealership: 'ironbark-trucks',
    prefix: 'IB',
    seed: 53,
    locations: ['ironbark-depot'],
    lines: [{ range: 'work', count: 64, conditions: { new: 0.3, demo: 0.05, used: 0.65 } }],
  },
  {
    dealership: 'saltbush-leisure',
    prefix: 'SL',
    seed: 67,
    locations: ['saltbush-park', 'saltbush-cycles'],
    lines: [
      { range: 'caravans', count: 34, conditions: { new: 0.45, demo: 0.05, used: 0.5 } },
      { range: 'motorhomes', count: 8, conditions: { new: 0.25, demo: 0, used: 0.75 } },
      { range: 'motorcycles', count: 32, conditions: { new: 0.4, demo: 0.1, used: 0.5 } },
    ],
  },
];
