import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { samplePictures } from '../../.storybook/sample-vehicles';
import { Grid } from '../layout/layout';
import { VehiclePicture } from './vehicle-picture';

const meta: Meta<typeof VehiclePicture> = { title: 'Vehicle/Picture', component: VehiclePicture };
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
