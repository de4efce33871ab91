import type {
  BodyType,
  CarType,
  ItemType,
  simpleDrives,
  simpleFuels,
  simpleTransmissions,
} from '@forecourt/domain/vehicle';
import type { SortName } from '../criteria/attributes';
import type { Synonym } from './synonym';

/**
 * What shoppers in Australia write for what a search knows. Blanks, hyphens and capitals do not matter, and each word may
 * stand in the plural. Phrases are separated by commas.
 */
type Phrases<Value extends string> = Readonly<Partial<Record<Value, string>>>;

/** Kinds of vehicles; they count on sites that have the kind. */
export const kindPhrases: Phrases<ItemType> = {
  car: 'car, motor car',
  truck: 'truck, lorry, lorries',
  motorcycle: 'motorcycle, motorbike, bike, motor cycle, motor bike',
  caravan: 'caravan, touring van, tourer van',
};

export const conditionPhrases: Phrases<CarType> = {
  new: 'new, brand new',
  demo: 'demo, demonstrator, ex demo, ex demonstrator, dealer demo',
  used: 'used, second hand, 2nd hand, pre owned, pre loved, previously owned',
};

export const bodyPhrases: Phrases<BodyType> = {
  bus: 'bus, minibus, mini bus',
  cabChassis: 'cab chassis',
  convertible: 'convertible, cabriolet, drop top',
  coupe: 'coupe',
  hardtop: 'hardtop, hard top',
  hatchback: 'hatch, hatchback, hatch back, liftback',
  motorhome: 'motorhome, motor home, campervan, camper van',
  lightTruck: 'light truck',
  peopleMover: 'people mover, people carrier, minivan, mini van, mpv',
  sedan: 'sedan, saloon',
  softtop: 'softtop, soft top',
  suv: 'suv, crossover, sports utility vehicle, sport utility vehicle',
  ute: 'ute, utility, pickup, pick up, pickup truck, pick up truck, dual cab, double cab, crew cab, dual cab ute, twin cab',
  van: 'van, panel van, delivery van, work van, cargo van',
  wagon: 'wagon, station wagon, estate',
};

export const fuelPhrases: Phrases<(typeof simpleFuels)[number]> = {
  Petrol: 'petrol, unleaded, ulp',
  Diesel: 'diesel, turbo diesel, tdi',
  Hybrid: 'hybrid, hev',
  'Plug-in Hybrid': 'plug in hybrid, phev, plug in',
  Electric: 'electric, ev, bev, fully electric, battery electric, full electric',
  LPG: 'lpg, autogas',
  Hydrogen: 'hydrogen, fuel cell',
};

export const transmissionPhrases: Phrases<(typeof simpleTransmissions)[number]> = {
  Automatic: 'auto, automatic, auto transmission, automatic transmission, auto gearbox, automatic gearbox',
  Manual: 'manual, manual transmission, manual gearbox, stick shift, 5 speed manual, 6 speed manual',
};

export const drivePhrases: Phrases<(typeof simpleDrives)[number]> = {
  '2WD': '2wd, 4x2, two wheel drive, 2 wheel drive, fwd, rwd, front wheel drive, rear wheel drive',
  '4WD': '4wd, 4x4, four wheel drive, 4 wheel drive, four by four, 4 by 4',
  AWD: 'awd, all wheel drive',
};

export const statusPhrases = { in_stock: 'in stock', coming_soon: 'coming soon' } as const;

/** Words that ask for an order: "cheap hilux" is every HiLux, the cheapest first. */
export const sortPhrases: Phrases<SortName> = {
  'price-asc': 'cheap, cheapest, cheaper, budget, bargain, affordable, low price, lowest price, inexpensive',
  'price-desc': 'most expensive, dearest',
  'km-asc': `low km, low kms, low kilometre, low kilometres, low kilometer, low kilometers, low klms, low mileage,
    lowest km, lowest kms, lowest kilometres, fewest kms, low k, low ks`,
  newest: 'newest, latest, new arrival, just arrived, just in',
};

/** Colours by which shoppers ask, whatever a maker calls its paint. */
export const colourWords = `white, black, silver, grey, blue, red, green, orange, yellow, brown, gold, beige, purple, pink,
  bronze, maroon, charcoal`;

/** Phrases that hold one of the words above and mean something else: they stay words. */
export const plainPhrases = `price drop, near new, like new, as new, new tyres, new tires, new battery, new zealand, new south wales, new brakes, new
  clutch, electric brakes, electric windows, electric seat, electric mirrors, electric tailgate, electric
  sunroof, electric awning, electric step, electric start, electric winch, electric park brake, power windows, blue tooth,
  gold coast, red hill, black edition, black pack, red book, bike rack, bike carrier, car seat, car play, auto hold, auto
  dimming, auto lights, auto wipers, auto headlights, auto start, auto tailgate, automatic tailgate, automatic headlights,
  automatic wipers, caravan park, park assist, van lining, sports auto, apple car play, android auto`;

/** Words that mean whatever is for sale. */
export const allWords = 'vehicle, stock, inventory';

/** Words that say nothing about a vehicle; left out beside others that do. */
export const emptyWords = `a, an, the, with, and, or, for, sale, in, of, on, me, my, i, want, buy, find, show, looking for, need, please,
  near me, any, some, family, that, has, have, having, around, price, priced, our, your, is, are, at, best,
  deal, good, nice, great, quality, reliable, decent, transmission, gearbox, fuel, colour, color, coloured,
  body, type, drive away, drive`;

/** Names of models and badges with a word in them that says nothing elsewhere; for where the stock has no such model. */
export const namePhrases = 'e type, f type, s type, x type, type r, type s, a class';

/** The platform's synonyms: other names of makes and models, and other spellings. Nothing in `mean` is replaced again. */
export const platformSynonyms: readonly Synonym[] = [
  ['merc', 'mercedes-benz'],
  ['mercs', 'mercedes-benz'],
  ['mercedes', 'mercedes-benz'],
  ['mercedes benz', 'mercedes-benz'],
  ['benz', 'mercedes-benz'],
  ['vw', 'volkswagen'],
  ['v dub', 'volkswagen'],
  ['volkswagon', 'volkswagen'],
  ['beemer', 'bmw'],
  ['bimmer', 'bmw'],
  ['chev', 'chevrolet'],
  ['chevy', 'chevrolet'],
  ['landie', 'land rover'],
  ['subie', 'subaru'],
  ['scooby', 'subaru'],
  ['mitsu', 'mitsubishi'],
  ['mitsi', 'mitsubishi'],
  ['alfa', 'alfa romeo'],
  ['alfa romeo', 'alfa romeo'],
  ['harley', 'harley-davidson'],
  ['harley davidson', 'harley-davidson'],
  ['guzzi', 'moto guzzi'],
  ['moto guzzi', 'moto guzzi'],
  ['lambo', 'lamborghini'],
  ['hyundia', 'hyundai'],
  ['toyoda', 'toyota'],
  ['landcruser', 'landcruiser'],
  ['lc300', 'landcruiser 300'],
  ['lc200', 'landcruiser 200'],
  ['lc79', 'landcruiser 79'],
  ['lc70', 'landcruiser 70'],
  ['tow ball', 'tow bar'],
  ['towbar', 'tow bar'],
  ['reverse camera', 'reversing camera'],
  ['carplay', 'apple carplay'],
  ['apple carplay', 'apple carplay'],
  ['bull bar', 'bullbar'],
  ['gray', 'grey'],
].map(([words = '', mean = '']) => ({ words, mean }));

/** Last words of models that are names of versions everywhere: by themselves they mean no model. */
export const versionWords = `sport, sports, cross, custom, touring, hybrid, electric, wagon, sedan, hatch, coupe, cruiser,
  outback, family, series, class, plus, turbo, premium, luxury, limited, active, range, edition`;

/** The phrases of a list. */
export const listOf = (phrases: string): readonly string[] => phrases.split(/,\s*/).map((one) => one.trim());
