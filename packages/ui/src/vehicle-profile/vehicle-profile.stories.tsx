import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide, keys } from '../../.storybook/guide';
import { Grid } from '../layout/layout';
import { VehicleProfile, vehicleShapes } from './vehicle-profile';

const meta: Meta<typeof VehicleProfile> = {
  title: 'Vehicle/Profile',
  component: VehicleProfile,
  tags: ['stable'],
  parameters: guide({
    anatomy: ['A vehicle from the side, in lines'],
    do: ['Where no picture is to be had, and beside the name of a body in filters and tiles.'],
    dont: ['Not in place of a photo that exists.', 'Not as a button by itself: words stand beside it.'],
    accessibility: [
      'Decoration, hidden from those who listen.',
      'It takes the colour of the text around it, so it reads on every ground.',
    ],
    keyboard: keys.none,
    content: ['It has no words; those beside it name the body.'],
  }),
};
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
