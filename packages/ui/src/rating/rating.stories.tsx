import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../layout/layout';
import { Rating } from './rating';

const meta: Meta<typeof Rating> = { title: 'Content/Rating', component: Rating, args: { rating: 4.7, count: 1284 } };
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
      {[5, 4.9, 4.31, 4.3, 3.5, 1].map((rating) => (
        <Rating key={rating} rating={rating} />
      ))}
    </Stack>
  ),
};
