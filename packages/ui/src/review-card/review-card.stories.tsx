import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { guide, keys } from '../../.storybook/guide';
import { longWord, samplePicture } from '../../.storybook/sample-site';
import { ReviewCard } from './review-card';
import { ReviewList, type ReviewListItem } from './review-list';

const full = [1, 1, 1, 1, 1];
const long =
  'Drove up from Lismore for the RAV4. It was what the listing said, down to the tyre depths. They had the car on charge, the keys on the counter and the papers ready, and the rate on the contract was the one on the site; I checked twice because I did not believe it. The only wait was for coffee, which was worth it.';

const reviews: readonly ReviewListItem[] = [
  { key: '1', author: 'Warren P.', rating: 5, fills: full, text: long, date: '14/11/2026' },
  {
    key: '2',
    author: 'Anh T.',
    rating: 5,
    fills: full,
    text: 'Told me the rate on the phone before I got there.',
    date: '09/11/2026',
  },
  { key: '3', author: 'Chloe M.', rating: 4, fills: [1, 1, 1, 1, 0], text: null, date: '02/11/2026' },
  {
    key: '4',
    author: 'Daniel K.',
    rating: 4.5,
    fills: [1, 1, 1, 1, 0.5],
    text: 'They took $400 off because the spare was worn. I had not noticed.',
    date: '28/10/2026',
  },
];

const meta: Meta<typeof ReviewCard> = {
  title: 'Content/Review card',
  component: ReviewCard,
  subcomponents: { ReviewList },
  tags: ['stable'],
  args: {
    author: 'Warren P.',
    rating: 5,
    fills: full,
    text: long,
    date: '14/11/2026',
    source: { label: 'Google', href: 'https://maps.example/reviews' },
  },
  decorators: [
    (Story, { args }) => <div style={{ maxWidth: args.limit === undefined ? '26rem' : '84rem' }}>{Story()}</div>,
  ],
  parameters: guide({
    anatomy: ['Stars', 'The words', 'View more', 'Who and when'],
    do: [
      'For what a buyer wrote: on the home page, a location page, beside a review summary.',
      'The list takes columns or a row that turns; both read in order.',
    ],
    dont: ['For the average alone take rating or review summary.', 'Do not shorten a review in words: it folds.'],
    accessibility: [
      'A figure: the quotation, then who said it and when.',
      'The stars are one picture with a name.',
      'The rest of a long review opens in place, and is whole without scripts and on paper.',
    ],
    keyboard: keys.fold,
    content: ['The words are the buyer’s, uncorrected.', 'First name and initial, month and year.'],
  }),
};
export default meta;

type Story = StoryObj<typeof ReviewCard>;

export const Long: Story = {
  play: async ({ canvas }) => {
    const rest = canvas.getByText(/worth it/);
    await expect(rest).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^View more.*review by Warren P/ }));
    await expect(rest).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Rated 5.0 out of 5' })).toBeVisible();
  },
};

export const Short: Story = {
  args: { text: 'Paperwork took twenty minutes.', image: samplePicture(0), source: { label: 'Google' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const WithoutWords: Story = {
  name: 'Stars without words',
  args: { text: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rated without words.')).toBeVisible();
    await expect(canvas.getByText('Warren P.')).toBeVisible();
  },
};

export const Answered: Story = {
  args: {
    text: 'The tyres had one more year in them, and they said so.',
    reply: { author: 'Quillback Moorooka', text: 'Thank you, Warren. See you at the first service.' },
  },
};

export const FromGoogle: Story = {
  name: 'With the page of its author',
  args: {
    authorHref: 'https://maps.example/contrib/1',
    source: { label: 'Google Maps', href: 'https://maps.example/reviews/1' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Warren P.' })).toHaveAttribute(
      'href',
      'https://maps.example/contrib/1',
    );
  },
};

export const OnNight: Story = { globals: { ground: 'night' } };

/** The decorator gives the whole width where a limit is set. */
const wide = { limit: 240 };

export const InColumns: Story = { args: wide, render: () => <ReviewList reviews={reviews.slice(0, 3)} /> };

export const Carousel: Story = {
  args: wide,
  render: () => <ReviewList layout="carousel" reviews={reviews} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Reviews' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Next' }));
    await expect(await canvas.findByText(/^2 of \d$/)).toBeVisible();
  },
};

export const None: Story = {
  render: () => <ReviewList reviews={[]} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const LongWords: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  args: {
    author: longWord,
    text: longWord.repeat(10),
    date: longWord,
    source: { label: longWord },
    reply: { author: longWord, text: longWord.repeat(8) },
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
