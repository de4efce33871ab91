import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide, keys } from '../../.storybook/guide';
import { longWord, samplePicture } from '../../.storybook/sample-site';
import { HoursTable } from '../hours-table/hours-table';
import { UiImage } from '../ui-provider/ui-image';
import { MapCard } from './map-card';

const meta: Meta<typeof MapCard> = {
  title: 'Content/Map card',
  component: MapCard,
  tags: ['stable'],
  args: {
    title: 'See it at Northside',
    addressLines: ['418 Example Road', 'Northside QLD 4000'],
    directionsHref: 'https://maps.example/northside',
    children: <span>Open now</span>,
    hours: (
      <HoursTable
        caption="Opening hours"
        rows={[
          { day: 'Mon-Fri', hours: '8:30 am - 5:30 pm', today: true },
          { day: 'Sat', hours: '8:30 am - 5 pm' },
          { day: 'Sun', hours: 'Closed' },
        ]}
      />
    ),
  },
  parameters: guide({
    anatomy: ['Title', 'Address', 'Hours', 'Link to directions', 'Picture or map'],
    do: [
      'Where a vehicle stands: the address, the hours, the way there, and a picture of the place or a map beside them.',
      'No picture and no map: leave the part out. A drawing of streets that do not exist helps nobody.',
    ],
    dont: ['A place with phones, hours and licences is a location card.'],
    accessibility: [
      'The address is an address element; the picture is decoration or says what it shows.',
      'Nothing is loaded from a map service before someone follows the link.',
    ],
    keyboard: keys.links,
    content: [
      'The title says whose place it is: “See it at Northside”.',
      'The link: “Directions”, with the place in its name.',
    ],
  }),
};
export default meta;

/** A quiet box of its own. */
export const Box: StoryObj<typeof MapCard> = {};

/** Part of a sheet that is ruled. */
export const Panel: StoryObj<typeof MapCard> = { args: { layout: 'panel' } };

/** Down a column of the page. */
export const Column: StoryObj<typeof MapCard> = { args: { layout: 'column' } };

export const WithoutHours: StoryObj<typeof MapCard> = { args: { hours: undefined } };

export const WithMap: StoryObj<typeof MapCard> = {
  args: { picture: <UiImage {...samplePicture(5)} alt="Map of Northside" fit="cover" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Get Directions' })).toHaveAttribute(
      'href',
      'https://maps.example/northside',
    );
    await expect(canvas.getByRole('img', { name: 'Map of Northside' })).toBeVisible();
    await expect(canvas.getByText('418 Example Road')).toBeVisible();
  },
};

/** A place that no map knows. */
export const WithoutDirections: StoryObj<typeof MapCard> = {
  args: { directionsHref: undefined, children: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const LongWords: StoryObj<typeof MapCard> = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  args: { title: longWord, addressLines: [longWord], children: <p>{longWord}</p> },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
