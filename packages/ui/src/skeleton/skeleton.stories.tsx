import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid, Stack } from '../layout/layout';
import { Skeleton } from './skeleton';

const meta: Meta<typeof Skeleton> = { title: 'Content/Skeleton', component: Skeleton };
export default meta;

export const Cards: StoryObj<typeof Skeleton> = {
  render: () => (
    <Grid columns={3}>
      {['one', 'two', 'three'].map((card) => (
        <Stack key={card} gap={3}>
          <Skeleton shape="stage" />
          <Skeleton shape="title" />
          <Skeleton width="half" />
          <Skeleton shape="control" />
        </Stack>
      ))}
    </Grid>
  ),
};
