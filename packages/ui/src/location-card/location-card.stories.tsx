import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { guide, keys } from '../../.storybook/guide';
import { longWord, samplePhone, samplePicture, samplePlaces } from '../../.storybook/sample-site';
import { UiImage } from '../ui-provider/ui-image';
import { LocationCard, type LocationCardProps } from './location-card';
import { LocationList } from './location-list';

const photo = <UiImage {...samplePicture(5)} alt="" fit="cover" />;

const moorooka: LocationCardProps = {
  name: 'Quillback Central',
  href: '/locations/moorooka',
  departments: 'Sales, service, parts',
  addressLines: ['418 Ipswich Road', 'Moorooka QLD 4105'],
  status: 'Open until 5:30 pm',
  rating: { rating: 4.7, fills: [1, 1, 1, 1, 0.7], count: 318 },
  phones: [
    { department: 'Sales', ...samplePhone },
    { department: 'Service', label: '07 3155 0141', href: 'tel:+61731550141' },
    { department: 'Parts', label: '07 3155 0142', href: 'tel:+61731550142' },
  ],
  hours: [
    { day: 'Mon-Fri', hours: '8:00 am to 5:30 pm', today: true },
    { day: 'Sat', hours: '8:00 am to 4:00 pm' },
    { day: 'Sun', hours: 'Closed' },
  ],
  licences: ['Motor dealer licence QLD 4600187', 'Motor vehicle repairer licence 8800123'],
  contact: { label: 'Contact us', href: '/contact-us/moorooka' },
  directionsHref: 'https://maps.example/directions',
  picture: photo,
};

const others: readonly LocationCardProps[] = samplePlaces.map(({ phone, note: _note, ...place }) => ({
  ...place,
  name: `Quillback ${place.name}`,
  phones: phone === undefined ? [] : [phone],
  picture: photo,
}));

const meta: Meta<typeof LocationCard> = {
  title: 'Content/Location card',
  component: LocationCard,
  subcomponents: { LocationList },
  tags: ['stable'],
  args: moorooka,
  decorators: [
    (Story, { args }) => (
      <div style={{ maxWidth: args.layout === 'wide' ? '84rem' : '26rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: guide({
    anatomy: [
      'Picture',
      'Name and departments',
      'Address and status',
      'Numbers by department',
      'Hours',
      'Licences',
      'Contact and directions',
    ],
    do: [
      'For a place where people buy, have a car serviced or fetch parts: contact page, location page, vehicle page.',
      'A location list puts several into columns, under each other or into a row that turns.',
      'The status comes as ready words, because what is open now depends on the clock of the place.',
    ],
    dont: [
      'On the home page take the rows or cards of home locations, which say less.',
      'Where a vehicle stands take the map card: it is about the vehicle.',
    ],
    accessibility: [
      'Buttons for contact and directions have the name of the place in theirs.',
      'Numbers stand in a list under the names of their departments.',
      'The row of today in the hours is marked as the current date, not by weight alone.',
    ],
    keyboard: keys.links,
    content: ['The status as words of the moment: “Open until 5:30 pm”.', 'Licences with their kind and number.'],
  }),
};
export default meta;

type Story = StoryObj<typeof LocationCard>;

export const Card: Story = {
  name: 'Address, phones, hours, licences, rating, contact, directions',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('418 Ipswich Road')).toBeVisible();
    await expect(canvas.getByText('Moorooka QLD 4105')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '07 3155 0141' })).toHaveAttribute('href', 'tel:+61731550141');
    await expect(canvas.getByText('Service')).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Opening hours, Quillback Central' })).toBeVisible();
    await expect(canvas.getByText('Motor dealer licence QLD 4600187')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Rated 4.7 out of 5' })).toBeVisible();
    await expect(canvas.getByText('318 reviews')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Contact us, Quillback Central' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Get Directions, Quillback Central' })).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeVisible();
  },
};

export const Wide: Story = { args: { layout: 'wide' } };

export const WithoutPicture: Story = { args: { picture: undefined } };

export const WideWithoutPicture: Story = { args: { picture: undefined, layout: 'wide' } };

export const SpecialHours: Story = {
  args: {
    picture: undefined,
    special: {
      title: 'Special hours',
      rows: [
        { day: 'Today', hours: 'Closed', today: true },
        { day: 'Thu 26 Nov', hours: '8:00 am to 7:00 pm' },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Special hours')).toBeVisible();
    await expect(canvas.getByText('8:00 am to 7:00 pm')).toBeVisible();
  },
};

/** An address alone is enough. */
export const LittleKnown: Story = {
  args: {
    href: undefined,
    departments: undefined,
    status: undefined,
    rating: undefined,
    phones: [],
    hours: [],
    licences: [],
    contact: undefined,
    directionsHref: undefined,
    picture: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const OnNight: Story = { globals: { ground: 'night' }, args: { picture: undefined } };

const wholePage: Story['decorators'] = [(Story) => <div style={{ padding: '1rem' }}>{Story()}</div>];

export const InColumns: Story = {
  name: 'A grid of places',
  parameters: { layout: 'fullscreen' },
  decorators: wholePage,
  args: { layout: 'wide' },
  render: () => <LocationList locations={[moorooka, ...others]} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
  },
};

export const UnderEachOther: Story = {
  parameters: { layout: 'fullscreen' },
  decorators: wholePage,
  args: { layout: 'wide' },
  render: () => <LocationList layout="list" locations={[moorooka, ...others]} />,
};

export const Carousel: Story = {
  name: 'A row of places that turns',
  parameters: { layout: 'fullscreen' },
  decorators: wholePage,
  args: { layout: 'wide' },
  render: () => (
    <LocationList
      layout="carousel"
      locations={[
        moorooka,
        ...others,
        { ...moorooka, name: 'Quillback Springwood' },
        { ...moorooka, name: 'Quillback Nundah' },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Locations' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Next' }));
    await expect(await canvas.findByText(/^2 of \d$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(await canvas.findByText(/^1 of \d$/)).toBeVisible();
  },
};

export const LongWords: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  args: {
    name: longWord,
    departments: longWord,
    addressLines: [longWord, `${longWord} 2`],
    status: longWord,
    note: longWord,
    phones: [{ department: longWord, ...samplePhone }],
    hours: [{ day: longWord, hours: longWord }],
    licences: [longWord],
    contact: { label: longWord, href: '/contact' },
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
