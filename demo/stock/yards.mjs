// What each demo dealership keeps: how many vehicles, of which kinds, at which of its locations.
/**
 * @typedef {object} Yard
 * @property {string} dealership slug in demo/dealerships
 * @property {string} prefix of its stock numbers
 * @property {number} seed
 * @property {{range: 'cars' | 'work' | 'caravans' | 'motorhomes' | 'motorcycles', count: number, makes?: string[], conditions: Record<'new' | 'demo' | 'used', number>}[]} lines
 * @property {string[]} locations ids, drawn evenly
 */

/** @type {Yard[]} */
export const yards = [
  {
    dealership: 'harbour-city-motors',
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
