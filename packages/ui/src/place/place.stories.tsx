import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide, keys } from '../../.storybook/guide';
import { longWord, samplePhone, samplePicture } from '../../.storybook/sample-site';
import { LinkButton } from '../button/link-button';
import { UiImage } from '../ui-provider/ui-image';
import { LocatorForm } from './locator-form';
import { PlaceHead } from './place-head';
import { PlaceLedger, type PlaceRowProps } from './place-ledger';

const hours = [
  { day: 'Mon-Fri', hours: '8:30 am - 5:30 pm', today: true },
  { day: 'Sat', hours: '9 am - 4 pm' },
  { day: 'Sun', hours: 'Closed' },
];
const place = (name: string): PlaceRowProps => ({
  name,
  href: `/locations/${name.toLowerCase()}`,
  departments: 'Sales, service, parts',
  addressLines: ['418 Example Road', `${name} QLD 4105`],
  status: 'Open now',
  rating: { rating: 4.7, fills: [1, 1, 1, 1, 0.7], count: 318 },
  phones: [
    { department: 'Sales', ...samplePhone },
    { department: 'Service', label: '07 3155 0141', href: 'tel:+61731550141' },
  ],
  hours,
  licences: ['Motor dealer licence QLD 4600187'],
  directionsHref: 'https://maps.example/directions',
});

const meta: Meta<typeof PlaceLedger> = {
  title: 'Content/Place',
  component: PlaceLedger,
  subcomponents: { LocatorForm, PlaceHead },
  tags: ['stable'],
  args: { places: [place('Northside'), place('Southside'), place('Westside')] },
  parameters: guide({
    anatomy: ['Name', 'Address', 'Numbers by department', 'Hours and status', 'Ways there', 'Photo or map'],
    do: [
      'The ledger where several places are compared: contact page, dealer locator. The head opens the page of one.',
      'The head takes a photo or a map of the place, or stands without one.',
    ],
    dont: ['Where places are shown to be chosen between, as on the home page, take home locations.'],
    accessibility: [
      'Each place has its name as a heading; links have it in their names.',
      'The address is an address element, numbers stand in a list under their departments.',
    ],
    keyboard: keys.links,
    content: [
      'Names tell places apart: “Moorooka”, not “Our yard”.',
      'Numbers are written in groups: “(07) 5550 0100”.',
    ],
  }),
};
export default meta;

export const Ledger: StoryObj<typeof PlaceLedger> = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Get Directions, Southside' })).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Opening hours, Westside' })).toBeVisible();
  },
};

/** A place of which little is known. */
export const LittleKnown: StoryObj<typeof PlaceLedger> = {
  args: { places: [{ name: 'Yard', addressLines: ['9 Station Street'], distance: '12 km' }] },
};

export const LongWords: StoryObj<typeof PlaceLedger> = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  args: {
    places: [{ ...place(longWord), departments: longWord, addressLines: [longWord, longWord], licences: [longWord] }],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const Head: StoryObj<typeof PlaceHead> = {
  render: () => (
    <PlaceHead
      title="Northside"
      lead="Sales, service and parts under one roof."
      addressLines={['418 Example Road', 'Northside QLD 4105']}
      ways={<LinkButton href="https://maps.example/directions">Get Directions</LinkButton>}
      picture={<UiImage {...samplePicture(5)} alt="Northside, seen from outside" fit="cover" />}
    >
      <span>Open now</span>
    </PlaceHead>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Northside' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Northside, seen from outside' })).toBeVisible();
  },
};

export const HeadWithoutPicture: StoryObj<typeof PlaceHead> = {
  render: () => <PlaceHead title={longWord} addressLines={['418 Example Road', longWord]} />,
};

export const Locator: StoryObj<typeof LocatorForm> = {
  render: () => (
    <LocatorForm
      action="/dealer-locator"
      label="Find the nearest location"
      postcode={{ value: '20', error: 'Invalid postcode. Please enter a 4-digit number.' }}
      selects={[
        {
          name: 'department',
          label: 'Department',
          placeholder: 'Any',
          options: [{ value: 'service', label: 'Service' }],
        },
      ]}
      submitLabel="Find"
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Postcode' })).toHaveAccessibleDescription(
      'Invalid postcode. Please enter a 4-digit number.',
    );
  },
};
