import type { BrandKind } from './manufacturer';

/**
 * Makes that stock in Australia may carry, by what they sell; some stand in two lists. A make here has a search path of
 * its own (`/search/toyota`, ROUTE-03); any other make is still found by `?make=`. As text, because every page that
 * knows a make carries the list.
 */
export const makeNames = {
  car: `Abarth, Alfa Romeo, Alpine, Aston Martin, Audi, Austin, Bentley, BMW, Bugatti, BYD, Cadillac, Caterham,
    Chery, Chevrolet, Chrysler, Citroën, Cupra, Daewoo, Daihatsu, Daimler, Datsun, Deepal, Denza, Dodge, DS,
    Ferrari, Fiat, Ford, Foton, FPV, GAC, Geely, Genesis, GMC, Great Wall, GWM, Haval, Holden, Honda, HSV,
    Hummer, Hyundai, Ineos, Infiniti, Isuzu Ute, JAC, Jaecoo, Jaguar, Jeep, KGM, Kia, Lamborghini,
    Land Rover, LDV, Leapmotor, Lexus, Lincoln, Lotus, Mahindra, Maserati, Mazda, McLaren, Mercedes-AMG,
    Mercedes-Benz, MG, Mini, Mitsubishi, Morgan, Nissan, Omoda, Opel, Peugeot, Polestar, Pontiac, Porsche,
    Proton, RAM, Range Rover, Renault, Rolls-Royce, Rover, Saab, SEAT, Skoda, Smart, SsangYong, Subaru,
    Suzuki, Tank, Tata, Tesla, Toyota, Triumph, Volkswagen, Volvo, Xpeng, Zeekr`,
  motorcycle: `Aprilia, Benelli, BMW Motorrad, Can-Am, CFMoto, Ducati, Harley-Davidson, Honda, Husqvarna, Indian,
    Kawasaki, KTM, Kymco, Moto Guzzi, MV Agusta, Polaris, Royal Enfield, Suzuki, SYM, Triumph, Vespa, Yamaha,
    Zontes`,
  truck: `DAF, Foton, Freightliner, Fuso, Hino, Hyundai, International, Isuzu, Iveco, Kenworth, Mack, MAN,
    Mercedes-Benz, Scania, UD Trucks, Volvo Trucks, Western Star`,
  caravan: `Atlas, Avan, Bailey, Concept, Coromal, Crusader, Essential, Franklin, Golden Eagle, Goldstream, Jayco,
    Lotus Caravans, Majestic, New Age, Nova, Paradise, Snowy River, Sunliner, Trakmaster, Viscount,
    Winnebago`,
} as const satisfies Partial<Record<BrandKind, string>>;

/** Other ways feeds and people write a make, by slug. Short forms only where they can mean nothing else. */
export const makeAliases: Readonly<Record<string, string>> = {
  alfa: 'Alfa Romeo',
  aston: 'Aston Martin',
  'great-wall-motors': 'GWM',
  harley: 'Harley-Davidson',
  'isuzu-utes': 'Isuzu Ute',
  land: 'Land Rover',
  landrover: 'Land Rover',
  mercedes: 'Mercedes-Benz',
  mercedesbenz: 'Mercedes-Benz',
  'mg-motor': 'MG',
  'mini-cooper': 'Mini',
  'ram-trucks': 'RAM',
  rolls: 'Rolls-Royce',
  'ssang-yong': 'SsangYong',
  ud: 'UD Trucks',
  vw: 'Volkswagen',
};
