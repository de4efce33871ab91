import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide, keys } from '../../.storybook/guide';
import { Grid, Stack } from '../layout/layout';
import { Skeleton } from './skeleton';

const meta: Meta<typeof Skeleton> = {
  title: 'Content/Skeleton',
  component: Skeleton,
  tags: ['stable'],
  parameters: guide({
    anatomy: ['The shape of what comes'],
    do: ['Keeps the place of what is on its way, in the shape it will have.'],
    dont: ['Not for less than a moment, and not for a whole page.', 'A button that waits shows its own spinner.'],
    accessibility: [
      'Hidden from those who listen: mark the container busy and say in words what loads.',
      'Under reduced motion it stands still.',
    ],
    keyboard: keys.none,
    content: ['It has no words; its container says what loads.'],
  }),
};
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

export const Shapes: StoryObj<typeof Skeleton> = {
  render: () => (
    <Stack>
      {(['line', 'title', 'control', 'stage'] as const).map((shape) => (
        <Skeleton key={shape} shape={shape} />
      ))}
      {(['full', 'half', 'third'] as const).map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </Stack>
  ),
};

export const OnNight: StoryObj<typeof Skeleton> = { ...Shapes, globals: { ground: 'night' } };
