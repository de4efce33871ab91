import { cars } from './catalogue/cars.mjs';
import { caravans, motorcycles, motorhomes } from './catalogue/leisure.mjs';
import { work } from './catalogue/work.mjs';
import { comments } from './comments.mjs';
import { caravanFeatures, carFeatures, motorcycleFeatures, truckFeatures, uteFeatures } from './features.mjs';
import { spinOf } from './spins.mjs';

const day = 86_400_000;
const interiors = {
  family: ['interiors/family-dashboard.webp', 'interiors/family-seats.webp'],
  sport: ['interiors/sport-dashboard.webp', 'interiors/sport-seats.webp'],
};
const angles = ['front34', 'side', 'rear34', 'front', 'rear'];
const title = (/** @type {string} */ word) => word[0].toUpperCase() + word.slice(1);
/** Advertised prices end in 490 or 990. */
const advertised = (/** @type {number} */ amount) => Math.max(990, Math.round(amount / 500) * 500 - 10);

/** One row of the canonical feed. */
export function vehicleRow({ random, yard, line, now, pictures, stocknum }) {
  const design = pickDesign(random, line);
  const car_type = pickCondition(random, line.conditions, design);
  const year =
    car_type === 'new'
      ? now.getUTCFullYear()
      : car_type === 'demo'
        ? now.getUTCFullYear() - random.integer(0, 1)
        : random.integer(design.since, now.getUTCFullYear() - 1);
  const age = Math.max(0, now.getUTCFullYear() - year + random.between(0, 0.6));
  const km = kilometres(random, design, car_type, age);
  const colour = pickColour(random, pictures[design.picture]);
  const specification = specificationOf(random, design);
  const ageInDays = random.chance(0.14) ? random.between(0.2, 7) : random.between(9, 160);
  const sold = random.chance(0.025);
  const price = random.chance(0.015) ? 0 : priceOf(random, design, car_type, age, km);
  const row = {
    stocknum,
    location_id: random.pick(yard.locations),
    item_type: design.item_type,
    car_type,
    status: sold ? 'sold' : car_type === 'new' && random.chance(0.1) ? 'coming_soon' : 'in_stock',
    sold_at: sold ? new Date(now.getTime() - random.between(0.1, 2.4) * day).toISOString() : '',
    created_at: new Date(now.getTime() - ageInDays * day).toISOString(),
    make: design.make,
    model: design.model,
    badge: design.badge,
    series: '',
    year,
    km: design.item_type === 'caravan' && design.body !== 'motorhome' ? '' : km,
    colour: title(colour),
    interior_colour: design.item_type === 'car' ? random.pick(['Black', 'Black', 'Grey', 'Tan']) : '',
    price,
    before_price:
      price > 0 && car_type !== 'new' && random.chance(0.12) ? price + random.pick([500, 1000, 1500, 2000]) : '',
    price_type: car_type === 'used' && random.chance(0.35) ? 'excl_gov_charges' : 'drive_away',
    preorder: price === 0 && car_type === 'new' ? 'true' : 'false',
    tag: random.chance(0.05) ? random.pick(Object.keys(tags)) : '',
    certified: car_type === 'used' && design.make === yardMake(yard) ? 'true' : 'false',
    vin: `6DM${design.make
      .replace(/[^A-Z]/gi, '')
      .slice(0, 3)
      .toUpperCase()
      .padEnd(3, 'X')}D0${String(random.integer(100000, 999999))}${stocknum.slice(-3)}`.slice(0, 17),
    regplate: car_type === 'new' ? '' : `DEM${random.integer(100, 999)}`,
    rego_expiry:
      car_type === 'new' ? '' : new Date(now.getTime() + random.integer(-20, 340) * day).toISOString().slice(0, 10),
    build_date: `${year}-${String(random.integer(1, 12)).padStart(2, '0')}-01`,
    ...specification,
  };
  const features = featuresOf(random, design);
  return {
    ...row,
    tag: tagOf(row, now),
    standardEquipment: features.join('|'),
    dealercomments: comments(random, { ...row, body: design.body, tow: design.tow, features }),
    images: imagesOf(random, design, colour, pictures).join('|'),
    ...spinOf({ picture: design.picture, colour, features }),
  };
}

/** What a vehicle may be marked by, each where it is true of it. */
const tags = {
  'Price drop': ({ before_price }) => before_price !== '',
  'Low kilometres': ({ car_type, km, year }, now) =>
    car_type !== 'new' && km !== '' && km <= 10_000 * Math.max(1, now.getUTCFullYear() - year),
  'One owner': ({ car_type }) => car_type === 'used',
  Runout: ({ car_type, status }) => car_type !== 'used' && status !== 'coming_soon',
};

/** The mark that was drawn for a vehicle, or the first that is true of it; none where none was drawn or none is true. */
const tagOf = (row, now) => {
  if (row.tag === '') return '';
  return [row.tag, ...Object.keys(tags)].find((tag) => tags[tag](row, now)) ?? '';
};

/** Some vehicles wear a colour that there are pictures of from every side; the others bring colour into the lists. */
function pickColour(random, colours) {
  const all = Object.keys(colours);
  const whole = all.filter((colour) => colours[colour].length > 3);
  return random.pick(whole.length > 0 && random.chance(0.4) ? whole : all);
}

const yardMake = (yard) =>
  yard.dealership.includes('toyota') ? 'Toyota' : yard.dealership.includes('nissan') ? 'Nissan' : '';

function pickDesign(random, line) {
  if (line.range === 'caravans' || line.range === 'motorhomes') {
    const model = random.pick(line.range === 'caravans' ? caravans : motorhomes);
    const row = random.pick(model.badges);
    return {
      ...model,
      item_type: 'caravan',
      body: line.range === 'motorhomes' ? 'motorhome' : '',
      badge: row[0],
      priceNew: row[1],
      row,
      level: 0.6,
    };
  }
  if (line.range === 'motorcycles') {
    const model = random.pick(motorcycles);
    const row = random.pick(model.badges);
    return { ...model, item_type: 'motorcycle', body: '', badge: row[0], priceNew: row[1], row, level: 0.5 };
  }
  const range = line.range === 'work' ? work : cars;
  const model = random.pick(line.makes ? range.filter((entry) => line.makes.includes(entry.make)) : range);
  const index = random.integer(0, model.badges.length - 1);
  const row = model.badges[index];
  return {
    ...model,
    item_type: model.item ?? 'car',
    badge: row[0],
    priceNew: row[1],
    row,
    level: (index + 1) / model.badges.length,
  };
}

function pickCondition(random, conditions, design) {
  const roll = random.next();
  const condition = roll < conditions.new ? 'new' : roll < conditions.new + conditions.demo ? 'demo' : 'used';
  return design.make === 'Holden' ? 'used' : condition;
}

function kilometres(random, design, car_type, age) {
  if (car_type === 'new') return random.integer(3, 48);
  if (car_type === 'demo') return random.integer(900, 7800);
  const yearly =
    design.item_type === 'motorcycle' ? 4200 : design.item_type === 'truck' || design.body === 'van' ? 24000 : 13500;
  return Math.round(Math.max(0.4, age) * yearly * random.between(0.55, 1.5));
}

function priceOf(random, design, car_type, age, km) {
  if (car_type === 'new') return advertised(design.priceNew * random.between(0.97, 1.03));
  if (car_type === 'demo') return advertised(design.priceNew * random.between(0.89, 0.95));
  const expected = Math.max(0.4, age) * (design.item_type === 'motorcycle' ? 4200 : 13500);
  const wear = 1 - Math.max(-0.1, Math.min(0.18, (km - expected) / 700_000));
  return advertised(design.priceNew * 0.9 * 0.895 ** age * wear * random.between(0.93, 1.07));
}

function specificationOf(random, design) {
  if (design.item_type === 'caravan' && design.body !== 'motorhome') {
    const [, , length, width, tare, atm, sleeps, axle] = design.row;
    return {
      'caravan.body_length': length,
      'caravan.body_width': width,
      'caravan.tare_weight': tare,
      'caravan.aggregate_trailer_mass': atm,
      'caravan.sleeps': sleeps,
      'caravan.axle_type': axle,
    };
  }
  if (design.body === 'motorhome') {
    const [, , sleeps, litres] = design.row;
    return {
      body: 'Motorhome',
      simple_body: 'motorhome',
      fuel: 'Diesel',
      trans: 'Automatic',
      drive: 'Front',
      seats: 4,
      'caravan.sleeps': sleeps,
      engine_size_litres: litres,
      'variant.cylinders': 4,
      'variant.enginesize_litres': litres,
    };
  }
  if (design.item_type === 'motorcycle') {
    const [, , cc, cylinders, learner] = design.row;
    return {
      fuel: 'Petrol',
      trans: 'Manual',
      seats: 2,
      engine_size: cc,
      'variant.enginesize': cc,
      'variant.cylinders': cylinders,
      'variant.bodyconfiguration': learner ? 'Learner approved' : '',
    };
  }
  const [, , fuel, trans, drive, litres, cylinders, consumption] = design.row;
  return {
    body: design.body,
    simple_body: design.body,
    fuel,
    trans,
    drive,
    seats: design.seats,
    doors: design.doors,
    gearnum: trans === 'Manual' ? 6 : trans === 'CVT' ? '' : random.pick([6, 8, 8, 10]),
    engine_size_litres: litres || '',
    'variant.enginesize_litres': litres || '',
    'variant.cylinders': cylinders || '',
    'variant.fuelconsumptioncombined': consumption || '',
    'variant.towingcapacitybraked': design.tow ?? '',
    'variant.grossvehiclemass': design.gvm ?? '',
    'variant.ancaprating': design.item_type === 'car' ? 5 : '',
  };
}

function featuresOf(random, design) {
  if (design.item_type === 'caravan') return random.sample(caravanFeatures, random.integer(8, 14));
  if (design.item_type === 'motorcycle') return random.sample(motorcycleFeatures, random.integer(5, 9));
  if (design.item_type === 'truck') return random.sample(truckFeatures, random.integer(6, 11));
  const count = Math.round(9 + design.level * 15 + random.between(-2, 3));
  const towing = ['ute', '4x4', 'cabChassis'].includes(design.body)
    ? random.sample(uteFeatures, random.integer(2, 5))
    : [];
  return [...carFeatures.slice(0, count), ...towing];
}

function imagesOf(random, design, colour, pictures) {
  if (random.chance(0.02)) return [];
  const there = angles.filter((angle) => pictures[design.picture][colour].includes(angle));
  const outside = there.map((angle) => `${design.picture}/${colour}/${angle}.webp`);
  const inside =
    design.item_type === 'car' && outside.length > 1
      ? interiors[design.picture === 'hot-hatch' || design.picture === 'coupe' ? 'sport' : 'family']
      : [];
  return [...outside, ...inside];
}
