// Deterministic synthetic stock: vehicle(i) depends on i alone. Shares and sizes follow what dealer groups look like:
// a long tail of makes and badges, twenty features a car, seventy words of comments, sites from tiny to national.

/** A generator of numbers in [0, 1) from a seed. */
export function random(seed) {
  let state = (seed ^ 0x9e3779b9) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const pick = (next, list) => list[Math.floor(next() * list.length)];
/** Early items are drawn far more often: place ~ u^bend. */
const skewed = (next, list, bend = 2) => list[Math.floor(next() ** bend * list.length)];
const slug = (text) => text.toLowerCase().replace(/[^a-z0-9]+/g, '-');

const KNOWN = {
  Toyota: 'Corolla,Camry,RAV4,HiLux,LandCruiser,Prado,Yaris,Kluger,C-HR,HiAce,86',
  Mazda: '2,3,6,CX-3,CX-5,CX-9,CX-30,BT-50,MX-5',
  Hyundai: 'i20,i30,Tucson,Santa Fe,Kona,Venue,iLoad,Staria',
  Ford: 'Ranger,Everest,Focus,Fiesta,Mustang,Escape,Territory,Transit',
  Kia: 'Picanto,Rio,Cerato,Sportage,Sorento,Carnival,Seltos',
  Mitsubishi: 'Triton,Outlander,ASX,Pajero,Pajero Sport,Eclipse Cross,Lancer',
  Nissan: 'Navara,X-TRAIL,Qashqai,Patrol,Pathfinder,JUKE,LEAF',
  Subaru: 'Forester,Outback,Impreza,XV,WRX,BRZ,Liberty',
  Volkswagen: 'Golf,Polo,Tiguan,Amarok,Passat,T-Cross,Transporter,Caddy',
  Holden: 'Commodore,Colorado,Astra,Captiva,Trax,Cruze',
  Isuzu: 'D-MAX,MU-X,NPR',
  Honda: 'Civic,CR-V,HR-V,Jazz,Accord,Odyssey',
  Suzuki: 'Swift,Vitara,Jimny,Baleno,Ignis',
  MG: 'MG3,ZS,HS,MG4',
  'Mercedes-Benz': 'A-Class,C-Class,E-Class,GLC-Class,Sprinter,Vito',
  BMW: '1 Series,3 Series,5 Series,X1,X3,X5',
  Audi: 'A1,A3,A4,Q3,Q5,Q7',
  'Land Rover': 'Discovery,Defender,Range Rover,Range Rover Sport,Range Rover Evoque',
  'Great Wall': 'Ute,Cannon',
  Jeep: 'Wrangler,Grand Cherokee,Compass,Gladiator',
  Lexus: 'UX,NX,RX,IS',
  Volvo: 'XC40,XC60,XC90',
  Skoda: 'Fabia,Octavia,Superb,Kodiaq',
};
const SYLLABLES = 'al bra cor del en fer gan hel jor kal lum mar nor pel qui ras sol tor ver wex yar zen'.split(' ');
function invented(next, least) {
  let word = '';
  for (let count = least + Math.floor(next() * 2); count > 0; count--) word += pick(next, SYLLABLES);
  return word[0].toUpperCase() + word.slice(1);
}

export const MAKES = Object.entries(KNOWN).map(([make, models]) => ({ make, models: models.split(',') }));
const seedNext = random(11);
while (MAKES.length < 90) {
  MAKES.push({ make: invented(seedNext, 2), models: Array.from({ length: 6 }, () => invented(seedNext, 2)) });
}
const BADGES =
  'Ascent,SX,ZR,GX,GXL,VX,Sport,Maxx,Touring,GT,Akera,Active,Elite,Highlander,S,SE,ST,ST-X,XLT,Wildtrak,GLX,GLS,Exceed,LS,LT,Premium,Limited,Luxury,R-Line,Comfortline,N Line,GT-Line,SR,SR5,Workmate,Evolve,Neo,Core,Ti,Platinum,Black Edition,Vibe,Essence,Ultra,AMG Line,M Sport,S line,Style,Titanium,Trend,Ambiente,LTZ,RS,Calais'.split(
    ',',
  );
const BODIES =
  'SUV,Ute,Hatchback,Sedan,Wagon,Van,Coupe,Cab Chassis,People Mover,Convertible,Bus,Light Truck,Motorcycle,Caravan'.split(
    ',',
  );
const FUELS = 'Petrol,Diesel,Hybrid,Electric,Plug-in Hybrid,LPG'.split(',');
const TRANSMISSIONS = 'Automatic,Manual,CVT,Sports Automatic Dual Clutch,Single Speed'.split(',');
const DRIVES = 'Front Wheel Drive,Four Wheel Drive,Rear Wheel Drive,All Wheel Drive'.split(',');
const COLOURS =
  'White,Silver,Black,Grey,Blue,Red,Green,Brown,Orange,Yellow,Gold,Beige,Bronze,Maroon,Pearl White,Gunmetal'.split(',');
const TRIMS = 'Black,Grey,Beige,Tan,Red,Cream'.split(',');
const STATES = 'QLD,NSW,VIC,SA,WA,TAS,ACT,NT'.split(',');
const TAGS = ',,,,,Demo Deal,Price Drop,Low Kms,One Owner,Fleet Special'.split(',');
const FIRST = 'Adaptive,Heated,Power,Remote,Rear,Front,Leather,Alloy,Satellite,Blind Spot,Lane,Keyless'.split(',');
const SECOND =
  'Cruise Control,Seats,Tailgate,Locking,Parking Sensors,Airbags,Steering Wheel,Wheels,Navigation,Monitor,Keep Assist,Entry'.split(
    ',',
  );
export const FEATURES = FIRST.flatMap((first) => SECOND.map((second) => `${first} ${second}`));
const COMMON =
  'the of and with to a in for this is our all you at on we are vehicle car drive great condition one owner full service history log books two keys roadworthy certificate warranty available finance trade welcome inspect today call team located minutes train station quality mechanically checked new tyres serviced ready comfortable spacious interior economical engine perfect family weekend adventure towing capacity camping work commute highway beach excellent value clean tidy straight body genuine kilometres local delivered purchased dealer friendly staff extended insurance competitive rates apply delivery interstate buyers video contact details specifications touchscreen bluetooth apple carplay android camera sensors climate leather sunroof canopy bullbar snorkel winch tray toolbox liner towbar'.split(
    ' ',
  );
export const PROSE = [...COMMON, ...Array.from({ length: 1400 }, () => invented(seedNext, 2).toLowerCase())];

// Site 0 holds a quarter of the stock, three more hold 8, 6 and 5 in a hundred, thirty-six share the rest.
const SITES = 40;
function siteOf(next) {
  const share = next();
  if (share < 0.25) return 0;
  if (share < 0.33) return 1;
  if (share < 0.39) return 2;
  return share < 0.44 ? 3 : 4 + Math.floor(next() * (SITES - 4));
}

export function vehicle(at) {
  const next = random(at + 1);
  const { make, models } = skewed(next, MAKES, 2.4);
  const model = skewed(next, models, 1.5);
  const kind = make.length * 31 + model.length * 17 + model.charCodeAt(0);
  const year = 2026 - Math.floor(next() ** 1.8 * 20);
  const carType = year >= 2025 ? pick(next, ['New', 'New', 'Demo', 'Used']) : 'Used';
  const km = carType === 'New' ? Math.floor(next() * 50) : Math.floor((2027 - year) * (6000 + next() * 12_000));
  const price = Math.max(
    1990,
    Math.round((18_000 + (kind % 60) * 1500) * 0.9 ** (2026 - year) * (0.85 + next() * 0.3)),
  );
  const site = siteOf(next);
  const dealership = `Dealership ${site}-${Math.floor(next() * (site === 0 ? 120 : 8))}`;
  const state = STATES[(site + dealership.length) % (site === 0 ? 8 : 3)];
  const features = new Set();
  for (let count = 14 + Math.floor(next() * 13); features.size < count; ) features.add(skewed(next, FEATURES, 1.4));
  const comments = Array.from({ length: 40 + Math.floor(next() * 50) }, () => skewed(next, PROSE, 2.2)).join(' ');
  const badge = BADGES[(kind + Math.floor(next() ** 2 * 9)) % BADGES.length];
  const body = BODIES[Math.floor(random(kind)() ** 1.6 * BODIES.length)];
  return {
    objectID: `site-${site}:${at}`,
    site: `site-${site}`,
    name: `${year} ${make} ${model} ${badge}`,
    slug: slug(`${year} ${make} ${model} ${badge} ${at}`),
    make,
    model,
    make_model: { lvl0: make, lvl1: `${make} > ${model}` },
    badge,
    series: `MY${10 + Math.floor(next() * 16)}`,
    body,
    fuel: skewed(next, FUELS),
    transmission: skewed(next, TRANSMISSIONS, 1.8),
    drive: skewed(next, DRIVES, 1.3),
    colour: skewed(next, COLOURS, 1.9),
    interior_colour: skewed(next, TRIMS),
    car_type: carType,
    status: next() < 0.9 ? 'in_stock' : next() < 0.5 ? 'coming_soon' : 'sold',
    item_type:
      body === 'Caravan' || body === 'Motorcycle' ? body.toLowerCase() : body === 'Light Truck' ? 'truck' : 'car',
    tag: pick(next, TAGS),
    certified: next() < 0.15,
    dealership_name: dealership,
    city: `${state} City ${Math.floor(next() * 12)}`,
    state,
    seats: [5, 5, 5, 7, 2, 4, 8][kind % 7],
    doors: [4, 5, 5, 2][kind % 4],
    year,
    features: [...features],
    price_range: `${Math.min(9, Math.floor(price / 10_000))}0k`,
    price,
    weekly_price: Math.round(price / 210),
    km,
    custom_rank: Math.floor(next() * 100_000),
    stocknum: `U${100_000 + at}`,
    comments,
    primary_image_url: `https://images.invalid/${at}.jpg`,
  };
}

/** The 25 attributes whose values are counted. */
export const FACETS = [
  'make',
  'model',
  'make_model.lvl0',
  'make_model.lvl1',
  'badge',
  'series',
  'body',
  'fuel',
  'transmission',
  'drive',
  'colour',
  'interior_colour',
  'car_type',
  'status',
  'item_type',
  'tag',
  'certified',
  'dealership_name',
  'city',
  'state',
  'seats',
  'doors',
  'year',
  'features',
  'price_range',
];
export const STATS = ['price', 'weekly_price', 'km', 'year'];
export const TEXT_FACETS = [
  'make',
  'model',
  'badge',
  'body',
  'colour',
  'fuel',
  'transmission',
  'drive',
  'state',
  'city',
  'dealership_name',
  'features',
];

export const SETTINGS = {
  indexName: 'cars',
  searchableAttributes: [
    'make',
    'model',
    'badge',
    'body,colour,fuel,transmission,drive,state,city',
    'dealership_name',
    'features',
    'comments',
  ],
  identifierAttributes: ['stocknum'],
  attributesForFaceting: [...FACETS, 'filterOnly(site)'],
  numericAttributes: STATS,
  customRanking: ['desc(custom_rank)'],
  replicas: [
    { name: 'cars_price_asc', ranking: ['asc(price)'] },
    { name: 'cars_price_desc', ranking: ['desc(price)'] },
    { name: 'cars_km_asc', ranking: ['asc(km)'] },
    { name: 'cars_year_desc', ranking: ['desc(year)'] },
  ],
  attributesToRetrieve: [
    'name',
    'slug',
    'make',
    'model',
    'badge',
    'body',
    'fuel',
    'transmission',
    'colour',
    'car_type',
    'status',
    'tag',
    'price',
    'weekly_price',
    'km',
    'year',
    'city',
    'state',
    'dealership_name',
    'stocknum',
    'primary_image_url',
    'custom_rank',
  ],
  attributesToHighlight: ['name', 'make', 'model', 'badge'],
  maxValuesPerFacet: 1000,
  paginationLimitedTo: 20_000,
};
