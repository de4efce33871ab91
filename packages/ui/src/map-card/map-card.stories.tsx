import type { Meta, StoryObj } from '@storybook/react-vite';
import { MapCard } from './map-card';

const meta: Meta<typeof MapCard> = {
  title: 'Content/Map card',
  component: MapCard,
  args: {
    title: 'See it at Northside',
    addressLines: ['418 Example Road', 'Northside QLD 4000'],
    directionsHref: 'https://maps.example/northside',
    children: <p>Mon to Fri 8:30 am to 5:30 pm</p>,
  },
};
export default meta;

export const WithDirections: StoryObj<typeof MapCard> = {};
