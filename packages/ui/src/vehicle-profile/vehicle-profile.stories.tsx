import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../layout/layout';
import { VehicleProfile, vehicleShapes } from './vehicle-profile';

const meta: Meta<typeof VehicleProfile> = { title: 'Vehicle/Profile', component: VehicleProfile };
export default meta;

export const Shapes: StoryObj<typeof VehicleProfile> = {
  render: () => (
    <Grid columns={4}>
      {vehicleShapes.map((shape) => (
        <figure key={shape}>
          <VehicleProfile shape={shape} />
          <figcaption>{shape}</figcaption>
        </figure>
      ))}
    </Grid>
  ),
};
