import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide, keys } from '../../.storybook/guide';
import { longWord, samplePicture } from '../../.storybook/sample-site';
import { UiImage } from '../ui-provider/ui-image';
import { MapFrame, MapWords } from './map-frame';

const words = (
  <MapWords
    name="Northside"
    addressLines={['418 Example Road', 'Northside QLD 4105']}
    directionsHref="https://maps.example/northside"
  />
);

const meta: Meta<typeof MapFrame> = {
  title: 'Content/Map frame',
  component: MapFrame,
  subcomponents: { MapWords },
  tags: ['stable'],
  args: { children: words },
  parameters: guide({
    anatomy: ['The frame', 'The map that is put in', 'Words of the place', 'Way there'],
    do: [
      'Room for a map across the page, or beside a list of places. It keeps its height whatever stands in it.',
      'Put the words of a place in: they stand until the map has come, and stay without scripts. Of several places a list stands beside it.',
    ],
    dont: ['A drawing of streets that do not exist. Without a map leave the frame out.'],
    accessibility: [
      'The ways there are links with the name of the place in theirs.',
      'A map that is put in names itself and leaves the keyboard free to go on.',
    ],
    keyboard: keys.links,
    content: ['Address in two lines, then the way there.'],
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

/** Room beside a list, while its map is on the way. */
export const Waiting: Story = { args: { shape: 'beside', needsScripts: true, children: undefined } };

export const Picture: Story = {
  args: { children: <UiImage {...samplePicture(5)} alt="Map: 418 Example Road, Northside" fit="cover" /> },
};

export const LongWords: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  args: { children: <MapWords name={longWord} addressLines={[longWord, `${longWord} 2`]} /> },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
