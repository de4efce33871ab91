/// <reference types="vite/client" />
import type { Repayment } from '../src/price/price';
import caravan from '../src/stories-assets/caravan.webp';
import dashboard from '../src/stories-assets/dashboard.webp';
import hatch from '../src/stories-assets/hatch.webp';
import motorcycle from '../src/stories-assets/motorcycle.webp';
import suvFront from '../src/stories-assets/suv-front.webp';
import suvNose from '../src/stories-assets/suv-nose.webp';
import suvRear from '../src/stories-assets/suv-rear.webp';
import suvSide from '../src/stories-assets/suv-side.webp';
import suvTail from '../src/stories-assets/suv-tail.webp';
import truck from '../src/stories-assets/truck.webp';
import ute from '../src/stories-assets/ute.webp';
import van from '../src/stories-assets/van.webp';
import type { VehicleCardProps } from '../src/vehicle-card/vehicle-card-props';
import type { VehicleImage } from '../src/vehicle-picture/vehicle-picture';

const cutOut = (src: string, alt: string, tone: VehicleImage['tone'] = 'neutral'): VehicleImage => ({
  src,
  alt: `${alt} (illustration)`,
  width: 780,
  height: 520,
  fit: 'contain',
  tone,
});

/** Six pictures of one vehicle; the last is a photo that fills its stage. */
export const samplePictures: readonly VehicleImage[] = [
  cutOut(suvFront, '2023 Toyota RAV4, blue, from the front left', 'cool'),
  cutOut(suvSide, '2023 Toyota RAV4, blue, from the side', 'cool'),
  cutOut(suvRear, '2023 Toyota RAV4, blue, from the rear left', 'cool'),
  cutOut(suvNose, '2023 Toyota RAV4, blue, from the front', 'cool'),
  cutOut(suvTail, '2023 Toyota RAV4, blue, from the rear', 'cool'),
  { ...cutOut(dashboard, '2023 Toyota RAV4, dashboard'), width: 780, height: 520, fit: 'cover' },
];

export const sampleRepayment: Repayment = {
  amount: '$184',
  period: 'week',
  interestRate: '8.49%',
  comparisonRate: '9.61%',
};

/** All that a card may have on a site that can do everything, the most wanted first; of one on hold what may still be asked. */
const actionsOf = ({ href, state }: Pick<VehicleCardProps, 'href' | 'state'>): VehicleCardProps['actions'] => {
  const selling = state !== 'reserved';
  return [
    { label: 'Quick Enquiry', href: `${href}#enquiry` },
    { label: 'Explore Vehicle', href },
    ...(selling ? [{ label: 'Reserve Now $200', href: `${href}/checkout` }] : []),
    { label: 'Book a Test Drive', href: '/book-test-drive' },
    ...(selling ? [{ label: 'Get Finance', href: '/finance' }] : []),
    ...(selling ? [{ label: 'Trade In', href: '/trade-in' }] : []),
    { label: 'History Report', href: `${href}/history` },
  ];
};
const findSimilar: VehicleCardProps['actions'] = [{ label: 'Find Me Something Similar', href: '/search?make=mazda' }];

const facts = (...values: readonly [string, string, string, string]): VehicleCardProps['facts'] =>
  (['Odometer', 'Engine', 'Drive', 'Towing'] as const).map((label, place) => ({ label, value: values[place] ?? '' }));

const used = { kind: 'used', label: 'Pre-Owned' } as const;

/** A card of an ordinary vehicle; the others say only what differs. */
const ordinary: VehicleCardProps = {
  href: '/cars/2023-toyota-rav4-gxl-u10482',
  heading: '2023 Toyota RAV4',
  subheading: 'GXL Hybrid AWD',
  image: samplePictures[0] ?? null,
  tag: null,
  tags: [used],
  price: { kind: 'amount', amount: '$38,990', type: 'Drive away' },
  repayment: sampleRepayment,
  facts: facts('24,180 km', '2.5 L hybrid', 'Automatic, AWD', '1,500 kg'),
  location: 'Moorooka',
  stock: 'Stock U10482',
  photosCount: 14,
  actions: [],
};

const variant = (difference: Partial<VehicleCardProps>): VehicleCardProps => {
  const { repayment, ...card } = { ...ordinary, ...difference };
  return {
    ...card,
    // As the app decides: none of a vehicle on hold, and none without an amount.
    ...(card.state === 'reserved' || card.price?.kind !== 'amount' || repayment === undefined ? {} : { repayment }),
    actions: difference.actions ?? actionsOf(card),
  };
};

/** The states of a vehicle card, by name. */
export const sampleCards = {
  belowMarket: variant({
    tag: { kind: 'electric', label: 'Hybrid' },
    price: { kind: 'amount', amount: '$38,990', type: 'Drive away', was: '$40,990' },
    belowMarket: '$1,810 below market',
  }),
  justIn: variant({
    href: '/cars/2025-ford-ranger-wildtrak-u10501',
    heading: '2025 Ford Ranger',
    subheading: 'Wildtrak 2.0 Bi-Turbo 4x4',
    image: cutOut(ute, '2025 Ford Ranger, orange', 'neutral'),
    tag: { kind: 'new', label: 'Just in' },
    price: { kind: 'amount', amount: '$61,990', type: 'Drive away', was: '$64,490' },
    facts: facts('6,210 km', '2.0 L turbo diesel', '10-speed, 4x4', '3,500 kg'),
    stock: 'Stock U10501',
  }),
  certified: variant({
    href: '/cars/2022-toyota-hiace-u10390',
    heading: '2022 Toyota HiAce',
    subheading: 'LWB Crew',
    image: cutOut(van, '2022 Toyota HiAce, white', 'cool'),
    tag: { kind: 'certified', label: 'Certified' },
    price: { kind: 'amount', amount: '$46,990', type: 'Excl. govt charges' },
    facts: facts('15,760 km', '2.8 L diesel', 'Automatic, RWD', '1,500 kg'),
    stock: 'Stock U10390',
  }),
  demo: variant({
    href: '/cars/2025-mazda-2-u10455',
    heading: '2025 Mazda 2',
    subheading: 'G15 Pure',
    image: cutOut(hatch, '2025 Mazda 2, red', 'warm'),
    tag: { kind: 'demo', label: 'Demo' },
    tags: [{ kind: 'demo', label: 'Demo' }],
    price: { kind: 'amount', amount: '$24,490', type: 'Drive away' },
    facts: facts('1,240 km', '1.5 L petrol', 'Automatic, FWD', '900 kg'),
    stock: 'Stock U10455',
  }),
  comingSoon: variant({
    href: '/cars/2026-kia-sportage-u10510',
    heading: '2026 Kia Sportage',
    subheading: 'GT-Line Hybrid AWD',
    state: 'coming-soon',
    tag: { kind: 'coming-soon', label: 'Coming soon' },
    price: { kind: 'words', words: 'Enquire for price.' },
    location: 'Springwood, due 9 December',
    stock: 'Stock U10510',
    actions: [
      { label: 'Register Interest', href: '/cars/2026-kia-sportage-u10510#enquiry' },
      { label: 'Explore Vehicle', href: '/cars/2026-kia-sportage-u10510' },
    ],
  }),
  preorder: variant({
    href: '/cars/2027-jayco-starcraft-c2201',
    heading: '2027 Jayco Starcraft',
    subheading: '19.61-3 Outback',
    image: cutOut(caravan, '2027 Jayco Starcraft', 'neutral'),
    tag: null,
    tags: [{ kind: 'neutral', label: 'New' }],
    price: { kind: 'words', words: 'PREORDER' },
    facts: [
      { label: 'Sleeps', value: '6' },
      { label: 'Tare', value: '2,410 kg' },
      { label: 'Axles', value: 'Tandem' },
      { label: 'ATM', value: '2,900 kg' },
    ],
    stock: 'Stock C2201',
  }),
  reserved: variant({
    href: '/cars/2025-honda-cb650r-m310',
    heading: '2025 Honda CB650R',
    subheading: 'E-Clutch LAMS',
    image: cutOut(motorcycle, '2025 Honda CB650R, green', 'neutral'),
    state: 'reserved',
    tag: { kind: 'reserved', label: 'Reserved' },
    price: { kind: 'amount', amount: '$11,490', type: 'Ride away' },
    note: 'On hold for another buyer.',
    facts: [
      { label: 'Odometer', value: '1,240 km' },
      { label: 'Engine', value: '649 cc four' },
      { label: 'Gearbox', value: '6-speed' },
      { label: 'Licence', value: 'LAMS approved' },
    ],
    stock: 'Stock M310',
  }),
  sold: variant({
    href: '/cars/2019-mazda-3-u10299',
    heading: '2019 Mazda 3',
    subheading: 'G20 Evolve',
    state: 'sold',
    tag: { kind: 'sold', label: 'Sold' },
    price: null,
    note: 'Unfortunately this vehicle recently sold',
    stock: 'Stock U10299',
    actions: findSimilar,
  }),
  noPhoto: variant({
    href: '/cars/2020-hino-300-t803',
    heading: '2020 Hino 300 Series 616',
    subheading: 'Trade Ace Tipper',
    image: null,
    shape: 'truck',
    tag: { kind: 'new', label: 'Just in' },
    price: { kind: 'amount', amount: '$54,990', type: 'Excl. govt charges' },
    facts: facts('97,610 km', '4.0 L turbo diesel', '5-speed manual, 4x2', '4,495 kg'),
    stock: 'Stock T803',
    photosCount: 0,
  }),
  longName: variant({
    href: '/cars/2021-toyota-hiace-commuter-t790',
    heading: '2021 Toyota HiAce Commuter GL',
    subheading: 'Super Long Wheelbase High Roof 12-Seat Automatic with Rear Air and Barn Doors',
    image: cutOut(van, '2021 Toyota HiAce Commuter, white', 'cool'),
    tag: { kind: 'custom', label: 'Test Drive Only' },
    price: { kind: 'amount', amount: '$1,061,450', type: 'Excl. govt charges, plus GST', was: '$1,164,990' },
    facts: facts('1,188,940 km', '2.8 L turbo diesel', '6-speed automatic, RWD', '12'),
    location: 'Rocklea Trucks and Commercial Vehicles',
    stock: 'Stock COMMERCIAL-2021-0007-IR31790',
  }),
  unbroken: variant({
    href: '/cars/unbroken',
    heading: '2024 Donaudampfschifffahrtsgesellschaftskapitaensmuetze',
    subheading: 'Rindfleischetikettierungsueberwachungsaufgabenuebertragungsgesetz',
    image: cutOut(truck, 'A truck, blue', 'neutral'),
    location: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
    facts: facts('24,180 km', 'Rechtsschutzversicherungsgesellschaft', 'Automatic', '1,500 kg'),
  }),
} as const satisfies Record<string, VehicleCardProps>;
