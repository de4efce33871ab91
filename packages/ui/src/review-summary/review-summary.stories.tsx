import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide, keys } from '../../.storybook/guide';
import { ReviewSummary } from './review-summary';

const meta: Meta<typeof ReviewSummary> = {
  title: 'Content/Review summary',
  component: ReviewSummary,
  tags: ['stable'],
  args: {
    rating: 4.7,
    fills: [1, 1, 1, 1, 0.7],
    count: 2318,
    words: 'across five locations',
    link: { label: 'Read them on Google', href: 'https://maps.example/reviews' },
  },
  parameters: guide({
    anatomy: ['Average in large figures', 'Stars', 'Number of reviews', 'Link to where they are read'],
    do: ['At the head of reviews: the average in large figures, its stars, how many there are.'],
    dont: ['Inside a card or a line take rating, which says the same in one row.'],
    accessibility: ['The stars carry the average as their name; the large figure is hidden from those who listen.'],
    keyboard: keys.links,
    content: ['One decimal; the count with its noun.'],
  }),
};
export default meta;

type Story = StoryObj<typeof ReviewSummary>;

export const Average: Story = {
  name: 'The average with its count',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Rated 4.7 out of 5' })).toBeVisible();
    await expect(canvas.getByText('2,318 reviews across five locations')).toBeVisible();
  },
};

export const OneReview: Story = {
  args: { rating: 5, fills: [1, 1, 1, 1, 1], count: 1, words: undefined, link: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 review')).toBeVisible();
  },
};

export const OnBrand: Story = { globals: { ground: 'brand' } };
