import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide, keys } from '../../.storybook/guide';
import { samplePictures } from '../../.storybook/sample-vehicles';
import { Grid } from '../layout/layout';
import { VehiclePicture } from './vehicle-picture';

const meta: Meta<typeof VehiclePicture> = {
  title: 'Vehicle/Picture',
  component: VehiclePicture,
  tags: ['stable'],
  parameters: guide({
    anatomy: ['Stage', 'Picture, or a drawing', 'Corners', 'Flag'],
    do: [
      'Wherever one picture of a vehicle stands: cards, galleries, summaries.',
      'Say with `fit` whether it is a cut-out or a photo; a cut-out takes a tone by its paint.',
      'Give `null` for a placeholder address: a drawing of the kind of vehicle stands in, with words.',
    ],
    dont: [
      'Not for people, places or offers: those are plain pictures.',
      'Do not write prices on it; the flag across the foot is for reserved and sold.',
    ],
    accessibility: [
      'The words of the picture name year, make, model, colour and side.',
      'The drawing is decoration; its label is read.',
      'Sold is said by the flag, not by the grey alone.',
    ],
    keyboard: keys.none,
    content: ['Words of the picture: year, make, model, colour, side.', 'The flag is one word: “Sold”, “Reserved”.'],
  }),
};
export default meta;

const [cutOut = null] = samplePictures;
const photo = samplePictures.at(-1) ?? null;

/** A cut-out stands on the stage, a photo fills it, a drawing stands in for both. */
export const States: StoryObj<typeof VehiclePicture> = {
  render: () => (
    <Grid columns={3}>
      <VehiclePicture image={cutOut} />
      <VehiclePicture image={photo} />
      <VehiclePicture image={null} shape="truck" emptyNote="Stock T803" />
      <VehiclePicture image={cutOut} faded flag="Sold" />
      <VehiclePicture image={cutOut} flag="Reserved" />
      <VehiclePicture image={null} shape="motorcycle" emptyLabel="No photos" />
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(4);
    await expect(canvas.getByText('Photos on the way')).toBeVisible();
  },
};

/** Wide, and in a box of given height. */
export const Ratios: StoryObj<typeof VehiclePicture> = {
  render: () => (
    <Grid columns={2}>
      <VehiclePicture image={cutOut} ratio="wide" corners="stage" />
      <VehiclePicture image={photo} ratio="wide" corners="stage" />
      <VehiclePicture image={null} ratio="wide" shape="caravan" />
      <VehiclePicture image={cutOut} corners="none" flag="Reserved" />
    </Grid>
  ),
};

/** Before it has come the place has its size. */
export const NotYetThere: StoryObj<typeof VehiclePicture> = {
  args: { image: cutOut === null ? null : { ...cutOut, alt: '', src: 'data:image/webp;base64,' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')?.parentElement?.getBoundingClientRect().height).toBeGreaterThan(50);
  },
};

export const LongWords: StoryObj<typeof VehiclePicture> = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  args: {
    image: null,
    shape: 'van',
    emptyLabel: 'Pictures of this vehicle are taken on Thursday',
    emptyNote: 'Stock COMMERCIAL-2021-0007-IR31790',
    flag: 'Reserved for another buyer until Saturday',
  },
};
