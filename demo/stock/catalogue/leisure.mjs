// Caravans, campers, motorhomes and motorcycles. Caravan lengths and widths in feet, masses in kilograms.
/** badge row: [badge, price new in AUD, body length ft, body width ft, tare kg, ATM kg, sleeps, axle] */
export const caravans = [
  {
    make: 'Jayco',
    model: 'Journey',
    picture: 'caravan',
    since: 2014,
    badges: [
      ['Outback 17.55-8', 74990, 18.4, 8.2, 2100, 2500, 2, 'Tandem'],
      ['Outback 21.66-3', 86990, 22.1, 8.2, 2480, 2980, 6, 'Tandem'],
    ],
  },
  {
    make: 'Jayco',
    model: 'Starcraft',
    picture: 'caravan',
    since: 2013,
    badges: [
      ['18.55-6 Touring', 64990, 19.3, 8.2, 1990, 2390, 2, 'Tandem'],
      ['20.62-1 Family', 69990, 21.0, 8.2, 2180, 2580, 5, 'Tandem'],
    ],
  },
  {
    make: 'Crusader',
    model: 'Chameleon',
    picture: 'caravan',
    since: 2015,
    badges: [['Minotaur', 79990, 19.5, 8.0, 2290, 2790, 2, 'Tandem']],
  },
  {
    make: 'Avida',
    model: 'Emerald',
    picture: 'caravan',
    since: 2014,
    badges: [['CV6240', 71990, 20.5, 8.1, 2150, 2650, 4, 'Tandem']],
  },
  {
    make: 'Coromal',
    model: 'Element',
    picture: 'caravan',
    since: 2012,
    badges: [['Plus 542', 54990, 17.7, 7.9, 1680, 2080, 2, 'Single']],
  },
  {
    make: 'Jayco',
    model: 'Swan',
    picture: 'camper',
    since: 2012,
    badges: [['Outback', 38990, 16.2, 7.2, 1290, 1590, 6, 'Single']],
  },
  {
    make: 'Cub',
    model: 'Drover',
    picture: 'camper',
    since: 2013,
    badges: [['Teardrop', 32990, 12.5, 6.3, 840, 1200, 2, 'Single']],
  },
];
/** badge row: [badge, price new in AUD, sleeps, engine litres] */
export const motorhomes = [
  {
    make: 'Jayco',
    model: 'Conquest',
    picture: 'motorhome',
    since: 2013,
    badges: [
      ['FA.25-1', 169990, 4, 2.3],
      ['DX.20-5', 149990, 2, 2.3],
    ],
  },
  { make: 'Avida', model: 'Birdsville', picture: 'motorhome', since: 2013, badges: [['C7434SL', 184990, 4, 3.0]] },
];
/** badge row: [badge, ride-away price new in AUD, engine cc, cylinders, learner approved] */
export const motorcycles = [
  { make: 'Honda', model: 'CB500F', picture: 'naked-bike', since: 2016, badges: [['ABS', 10990, 471, 2, true]] },
  {
    make: 'Honda',
    model: 'CRF1100L Africa Twin',
    picture: 'touring-bike',
    since: 2017,
    badges: [['Adventure Sports', 28490, 1084, 2, false]],
  },
  {
    make: 'Yamaha',
    model: 'MT-07',
    picture: 'naked-bike',
    since: 2016,
    badges: [
      ['LA', 14490, 655, 2, true],
      ['HO', 14990, 689, 2, false],
    ],
  },
  { make: 'Yamaha', model: 'Tracer 9', picture: 'touring-bike', since: 2018, badges: [['GT', 25490, 890, 3, false]] },
  { make: 'Kawasaki', model: 'Z900', picture: 'naked-bike', since: 2017, badges: [['SE', 19490, 948, 4, false]] },
  {
    make: 'Kawasaki',
    model: 'Versys 1000',
    picture: 'touring-bike',
    since: 2016,
    badges: [['S', 22490, 1043, 4, false]],
  },
  { make: 'Suzuki', model: 'SV650', picture: 'naked-bike', since: 2016, badges: [['LAMS', 11990, 645, 2, true]] },
  {
    make: 'BMW',
    model: 'R 1250 GS',
    picture: 'touring-bike',
    since: 2019,
    badges: [['Rallye', 33990, 1254, 2, false]],
  },
  {
    make: 'Triumph',
    model: 'Street Triple',
    picture: 'naked-bike',
    since: 2017,
    badges: [['R 765', 18490, 765, 3, false]],
  },
  {
    make: 'Ducati',
    model: 'Monster',
    picture: 'naked-bike',
    since: 2017,
    badges: [['937 Plus', 21990, 937, 2, false]],
  },
];
