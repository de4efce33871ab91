import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide, keys } from '../../.storybook/guide';
import { longWord } from '../../.storybook/sample-site';
import { ReviewList, type ReviewListItem } from '../review-card';
import { ReviewBoard } from './review-board';

const review = (key: number, overrides: Partial<ReviewListItem> = {}): ReviewListItem => ({
  key: String(key),
  author: `Customer ${key}`,
  rating: 5,
  fills: [1, 1, 1, 1, 1],
  text: 'The price on the screen was the price at the desk.',
  date: '9 January 2026',
  source: { label: 'Google Maps', href: 'https://maps.example/reviews' },
  ...overrides,
});
const reviews = (count: number) => Array.from({ length: count }, (_, index) => review(index + 1));

const meta: Meta<typeof ReviewBoard> = {
  title: 'Content/Review board',
  component: ReviewBoard,
  tags: ['stable'],
  args: {
    summary: {
      rating: 4.7,
      fills: [1, 1, 1, 1, 0.7],
      count: 402,
      kind: 'Google Maps',
      link: { label: 'Read them on Google Maps', href: 'https://maps.example/reviews' },
    },
    notes: { small: 'Reviews with 4 stars or more, the newest first. The average is of all reviews.' },
    children: <ReviewList reviews={reviews(6)} />,
  },
  parameters: guide({
    anatomy: ['Summary', 'How they were chosen', 'Reviews'],
    do: ['For reviews on a page: the average of all first, then those that are shown, and how they were chosen.'],
    dont: ['Do not show the best reviews beside an average without saying that others are left out.'],
    accessibility: ['The figures are read before the reviews, and what must be known of them between the two.'],
    keyboard: keys.links,
    content: ['Say how many are shown of how many, and by which rule.'],
  }),
};
export default meta;

type Story = StoryObj<typeof ReviewBoard>;

export const Board: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('402 Google Maps reviews')).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Reviews' })).toBeVisible();
  },
};

export const Demonstration: Story = {
  args: {
    summary: { rating: 4.3, fills: [1, 1, 1, 1, 0], count: 14, kind: 'demonstration' },
    notes: {
      warning: 'These reviews are a demonstration. They were written for this website of an invented dealer.',
      small: 'Reviews with 4 stars or more, the newest first. The average is of all reviews.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/are a demonstration/)).toBeVisible();
    await expect(canvas.getByText('14 demonstration reviews')).toBeVisible();
  },
};

export const OneReview: Story = {
  args: {
    summary: { rating: 5, fills: [1, 1, 1, 1, 1], count: 1 },
    children: <ReviewList reviews={[review(1, { text: null })]} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 review')).toBeVisible();
    await expect(canvas.getByText('Rated without words.')).toBeVisible();
  },
};

export const NoneShown: Story = {
  args: { notes: { small: 'No review with 4 stars or more yet. The average is of all reviews.' }, children: null },
};

export const Twenty: Story = { args: { children: <ReviewList reviews={reviews(20)} /> } };

export const TwentyInARow: Story = { args: { children: <ReviewList layout="carousel" reviews={reviews(20)} /> } };

export const LongWords: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  args: {
    summary: {
      rating: 4.7,
      fills: [1, 1, 1, 1, 0.7],
      count: 1_234_567_890,
      kind: longWord,
      link: { label: longWord, href: 'https://maps.example/reviews' },
    },
    notes: { warning: longWord.repeat(3), small: longWord.repeat(3) },
    children: (
      <ReviewList
        reviews={[review(1, { author: longWord, text: `${longWord} `.repeat(60), source: { label: longWord } })]}
      />
    ),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
