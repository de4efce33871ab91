import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../layout/layout';
import { Rating } from './rating';

const meta: Meta<typeof Rating> = {
  title: 'Content/Rating',
  component: Rating,
  args: { rating: 4.7, fills: [1, 1, 1, 1, 0.7], count: 1284 },
};
export default meta;

export const WithCount: StoryObj<typeof Rating> = {
  name: '[REVW-01] stars with the review count beside them',
  play: async ({ canvasElement }) => {
    const rating = within(canvasElement);
    await expect(rating.getByRole('img', { name: 'Rated 4.7 out of 5' })).toBeVisible();
    await expect(rating.getByText('1,284 reviews')).toBeVisible();
  },
};

export const Fills: StoryObj<typeof Rating> = {
  render: () => (
    <Stack>
      <Rating rating={5} fills={[1, 1, 1, 1, 1]} />
      <Rating rating={4.9} fills={[1, 1, 1, 1, 0.9]} />
      <Rating rating={4.3} fills={[1, 1, 1, 1, 0]} />
      <Rating rating={3.5} fills={[1, 1, 1, 0.5, 0]} />
      <Rating rating={1} fills={[1, 0, 0, 0, 0]} />
    </Stack>
  ),
};
