import type { HomeLocation } from '../src/home-sections/home-locations';
import type { Picture } from '../src/page-picture/picture';
import type { FooterColumn, FooterLocation } from '../src/site-footer/site-footer';
import type { NavigationItem, NavigationLink } from '../src/site-header/navigation';
import { samplePictures } from './sample-vehicles';

/** Links from "Label: note" words; their addresses follow from the labels. */
export const sampleLinks = (...words: readonly string[]): readonly NavigationLink[] =>
  words.map((word) => {
    const [label = '', note] = word.split(': ');
    return {
      label,
      href: `/search/${label.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`,
      ...(note === undefined ? {} : { note }),
    };
  });

export const sampleMakes = sampleLinks(
  'Toyota: 214 in stock',
  'Mazda: 168 in stock',
  'Hyundai: 151 in stock',
  'Kia: 137 in stock',
  'Ford: 126 in stock',
  'Isuzu UTE: 88 in stock',
  'Volkswagen: 79 in stock',
  'BYD: 58 in stock',
);

/** A cut-out without words of its own. */
export const samplePicture = (index = 0): Picture => {
  const { src = '', width = 780, height = 520 } = samplePictures[index] ?? {};
  return { src, alt: '', width, height };
};

export const samplePhone = { label: '07 3155 0140', href: 'tel:+61731550140' };

export const sampleNavigation: readonly NavigationItem[] = [
  {
    label: 'Brands',
    href: '/brands',
    groups: [
      { title: 'Shop by condition', items: sampleLinks('New: 312', 'Demo: 97', 'Certified used: 240') },
      { title: 'Eight brands, five locations', kind: 'tiles', items: sampleMakes },
    ],
    feature: {
      title: 'Just in at Moorooka',
      heading: '2023 Toyota RAV4 GXL',
      text: '$38,990 drive away',
      href: '/cars/2023-toyota-rav4-gxl-u10482',
      image: samplePicture(),
    },
  },
  { label: 'Owners', href: '/service', items: sampleLinks('Book a service', 'Parts', 'Warranty') },
  ...sampleLinks('Used cars', 'Finance', 'Contact'),
];

export const sampleColumns: readonly FooterColumn[] = [
  { title: 'Buy', items: sampleLinks('New cars', 'Demo cars', 'Used cars', 'Special offers') },
  { title: 'Own', items: sampleLinks('Book a service', 'Parts', 'Warranty', 'Sell your car') },
  { title: 'Finance', items: sampleLinks('Repayments', 'Pre-approval', 'Fleet') },
];

export const samplePlaces: readonly HomeLocation[] = [
  { name: 'Moorooka', street: '418 Ipswich Road', town: 'Moorooka QLD 4105' },
  { name: 'Aspley', street: '1378 Gympie Road', town: 'Aspley QLD 4034' },
].map(({ name, street, town }) => ({
  name,
  href: `/locations/${name.toLowerCase()}`,
  departments: 'Sales, service, parts',
  addressLines: [street, town],
  status: 'Open until 5:30 pm',
  note: '4.7 from 318 reviews',
  phone: samplePhone,
  directionsHref: 'https://maps.example/directions',
  hours: [
    { day: 'Mon-Fri', hours: '8:00 am to 5:30 pm', today: true },
    { day: 'Sat', hours: '8:00 am to 4:00 pm' },
    { day: 'Sun', hours: 'Closed' },
  ],
}));

export const sampleFooterPlaces: readonly FooterLocation[] = samplePlaces.map(
  ({ name, href = '/contact', addressLines }) => ({
    name,
    href,
    addressLines,
    phone: samplePhone,
    hours: ['Mon-Fri 8:00 am to 5:30 pm', 'Sat 8:00 am to 4:00 pm', 'Sun Closed'],
    licences: ['Motor Dealer Licence 4600187'],
  }),
);

/** A word that no line was made for. */
export const longWord = 'Donaudampfschifffahrtsgesellschaftskapitän';
