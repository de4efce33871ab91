import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide';
import { longWord, samplePicture } from '../../.storybook/sample-site';
import { UiImage } from '../ui-provider/ui-image';
import { MapFrame, MapWords, type MapWordsPlace } from './map-frame';

const place = (name: string): MapWordsPlace => ({
  name,
  addressLines: ['418 Example Road', `${name} QLD 4105`],
  directionsHref: `https://maps.example/${name.toLowerCase()}`,
});

const meta: Meta<typeof MapFrame> = {
  title: 'Content/Map frame',
  component: MapFrame,
  args: { children: <MapWords places={[place('Northside')]} /> },
  parameters: guide({
    use: [
      'Room for a map across the page, or beside a list of places. It keeps its height whatever stands in it.',
      'Put the words of the places in: they stand until the map has come, and stay without scripts.',
    ],
    avoid: ['A drawing of streets that do not exist. Without a map leave the frame out.'],
    accessibility: [
      'The ways there are links with the name of the place in theirs.',
      'A map that is put in names itself and leaves the keyboard free to go on.',
    ],
  }),
};
export default meta;

type Story = StoryObj<typeof MapFrame>;

/** Before a map has come. */
export const Words: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('418 Example Road')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Get Directions, Northside' })).toBeVisible();
  },
};

export const SeveralPlaces: Story = {
  args: {
    shape: 'beside',
    children: <MapWords places={[place('Northside'), place('Southside'), place('Westside')]} />,
  },
};

export const Picture: Story = {
  args: { children: <UiImage {...samplePicture(5)} alt="Map: 418 Example Road, Northside" fit="cover" /> },
};

export const LongWords: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  args: { children: <MapWords places={[{ name: longWord, addressLines: [longWord, longWord] }]} /> },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
