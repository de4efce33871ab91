import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide, keys } from '../../.storybook/guide';
import { longWord } from '../../.storybook/sample-site';
import { LinkButton } from '../button/link-button';
import { EmptyState } from './empty-state';

const meta: Meta<typeof EmptyState> = {
  title: 'Content/Empty state',
  component: EmptyState,
  tags: ['stable'],
  args: {
    title: 'No Results Available',
    children: 'No results found for your search at this time. Please try adjusting the filters for more results.',
    actions: <LinkButton href="/search">Clear Filters</LinkButton>,
  },
  parameters: guide({
    anatomy: ['Title', 'Why it is empty', 'Actions'],
    do: ['Where a list would stand and has nothing: say why, and what to do next.'],
    dont: ['A list that is on its way shows skeletons; one that failed shows an error with a way to try again.'],
    accessibility: ['The title is a heading, so that it is found where the list was expected.'],
    keyboard: keys.links,
    content: ['Title: what is missing. Text: why, and what to do next.', 'No blame and no joke.'],
  }),
};
export default meta;

export const NoResults: StoryObj<typeof EmptyState> = {};

export const NothingSaved: StoryObj<typeof EmptyState> = {
  args: {
    title: 'Nothing saved yet',
    children: 'Tap the heart on any car to keep it here.',
    actions: (
      <>
        <LinkButton href="/search">Browse all cars</LinkButton>
        <LinkButton href="/sign-in" kind="outlined">
          Sign in
        </LinkButton>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};

export const TitleAlone: StoryObj<typeof EmptyState> = { args: { children: undefined, actions: undefined } };

export const OnNight: StoryObj<typeof EmptyState> = { globals: { ground: 'night' } };

export const LongWords: StoryObj<typeof EmptyState> = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  args: { title: longWord, children: longWord, actions: <LinkButton href="/">{longWord}</LinkButton> },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
