import type { ComboboxOption } from './combobox-options';

const names =
  'Abarth|AC|Adria|Alfa Romeo|Alpina|Alpine|AMG|Aprilia|Aston Martin|Audi|Austin|Avan|Avida|Bailey|Benelli|Bentley|' +
  'Beta|Bimota|BMW|BMW Motorrad|Borgward|Buell|Bugatti|Buick|Bushtracker|BYD|Cadillac|Can-Am|Caterham|CFMOTO|Chery|' +
  'Chevrolet|Chrysler|Citroën|Coromal|Cupra|Daewoo|DAF|Daihatsu|Daimler|Datsun|De Tomaso|Deepal|Dodge|Ducati|Ferrari|' +
  'Fiat|Ford|Foton|Freightliner|Fuso|GAC|GasGas|Geely|Genesis|GMC|Golf|Great Wall|GWM|Harley-Davidson|Haval|Hino|' +
  'Holden|Honda|HSV|Hummer|Husqvarna|Hyosung|Hyundai|Indian|Ineos|Infiniti|International|Isuzu|Iveco|JAC|Jaecoo|' +
  'Jaguar|Jayco|Jeep|Kawasaki|Kenworth|KGM|Kia|Koenigsegg|KTM|Kymco|Lada|Lamborghini|Lancia|Land Rover|LDV|Leapmotor|' +
  'Lexus|Leyland|Lincoln|Lotus|Mack|Mahindra|MAN|Maserati|Maybach|Mazda|McLaren|Mercedes-Benz|MG|MINI|Mitsubishi|' +
  'Morgan|Morris|Moto Guzzi|Moto Morini|MV Agusta|Nissan|Omoda|Opel|Peugeot|Piaggio|Polaris|Polestar|Pontiac|Porsche|' +
  'Proton|RAM|Renault|Rolls-Royce|Rover|Royal Enfield|Saab|Scania|Škoda|smart|SsangYong|Subaru|Suzuki|SWM|Sym|Tata|' +
  'Tesla|Toyota|Trakmaster|Triumph|TVR|UD Trucks|Vespa|Victory|Viscount|Volkswagen|Volvo|Western Star|Winnebago|' +
  'XPENG|Yamaha|Zeekr|Zero';

const popular = ['Ford', 'Hyundai', 'Kia', 'Mazda', 'Toyota'];

/** About 150 makes with counts, as a large group stocks them; some under their own heading. */
export const makes: readonly ComboboxOption[] = names
  .split('|')
  .map((label, index) => ({
    value: label.toLowerCase().replaceAll(' ', '-'),
    label,
    count: (index * 37) % 412,
    ...(label === 'Volkswagen' ? { keywords: 'VW' } : {}),
  }))
  .map((make) => ({ ...make, group: popular.includes(make.label) ? 'Popular makes' : 'All makes' }))
  .toSorted((one, other) => other.group.localeCompare(one.group));

/** Suburbs with their state and postcode. */
export const suburbs: readonly ComboboxOption[] = [
  { value: '4105-moorooka', label: 'Moorooka', note: 'QLD 4105' },
  { value: '4106-rocklea', label: 'Rocklea', note: 'QLD 4106' },
  { value: '4106-brisbane-market', label: 'Brisbane Market', note: 'QLD 4106' },
  { value: '3000-melbourne', label: 'Melbourne', note: 'VIC 3000' },
  { value: '2830-dubbo', label: 'Dubbo', note: 'NSW 2830' },
];
