import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { guide, keys } from '../../.storybook/guide';
import { Stack } from '../layout/layout';
import { nightScope } from '../theme/scopes.css';
import { Rating } from './rating';

const meta: Meta<typeof Rating> = {
  title: 'Content/Rating',
  component: Rating,
  tags: ['stable'],
  args: { rating: 4.7, fills: [1, 1, 1, 1, 0.7], count: 1284 },
  parameters: guide({
    anatomy: ['Stars', 'Average', 'Number of reviews'],
    do: ['The average of reviews with their number, on location cards, in footers and beside reviews.'],
    dont: [
      'Without any review leave it out: no empty stars.',
      'Do not let anyone give a rating with it: it only shows.',
    ],
    accessibility: ['The stars are one image named by the average; the number of reviews follows in words.'],
    keyboard: keys.none,
    content: [
      'One decimal, and the count: “4.6, 212 reviews”.',
      'Say whose reviews they are where it is not the dealer’s own page.',
    ],
  }),
};
export default meta;

export const WithCount: StoryObj<typeof Rating> = {
  name: 'Stars with the review count beside them',
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

export const OneReview: StoryObj<typeof Rating> = {
  args: { rating: 5, fills: [1, 1, 1, 1, 1], count: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 review')).toBeVisible();
  },
};

export const OfASource: StoryObj<typeof Rating> = {
  name: 'With whose reviews they are',
  args: { kind: 'Google Maps' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,284 Google Maps reviews')).toBeVisible();
  },
};

export const WithoutCount: StoryObj<typeof Rating> = { args: { count: undefined } };

export const ManyReviews: StoryObj<typeof Rating> = {
  args: { count: 123_456_789_012 },
  decorators: [(Story) => <div style={{ maxWidth: '12rem' }}>{Story()}</div>],
};

export const OnNight: StoryObj<typeof Rating> = {
  decorators: [
    (Story) => (
      <div className={nightScope} style={{ padding: '1.5rem', background: 'var(--fc-color-page)' }}>
        {Story()}
      </div>
    ),
  ],
};
