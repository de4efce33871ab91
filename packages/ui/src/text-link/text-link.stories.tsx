import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { guide, keys } from '../../.storybook/guide';
import { longWord } from '../../.storybook/sample-site';
import { Cluster } from '../layout/layout';
import { SkipLink } from '../visually-hidden/skip-link';
import { TextButton, TextLink } from './text-link';

const press = fn();

const meta: Meta<typeof TextLink> = {
  title: 'Controls/Text link',
  component: TextLink,
  subcomponents: { TextButton },
  tags: ['stable'],
  parameters: guide({
    anatomy: ['Words, underlined', 'Icon'],
    do: ['A link that stands alone between text, and a button that reads like one: see all, show more, clear.'],
    dont: ['Inside a sentence write a plain link.', 'What begins a sale is a button.'],
    accessibility: [
      'Underlined always, not on hover alone; 28 px tall, 44 px on touch.',
      'The skip link shows when it has the focus.',
    ],
    keyboard: keys.linksAndButtons,
    content: ['Says its goal without the text around it: “See all offers”, never “here”.'],
  }),
};
export default meta;

export const LinksAndButtons: StoryObj<typeof TextLink> = {
  render: () => (
    <>
      <SkipLink target="content" />
      <Cluster id="content" gap={6}>
        <TextLink href="/search">See all 38</TextLink>
        <TextLink href="/finance" iconEnd="arrow-right">
          Get finance
        </TextLink>
        <TextButton icon="arrow-right">Show all makes</TextButton>
      </Cluster>
    </>
  ),
};

export const Skips: StoryObj<typeof TextLink> = {
  ...LinksAndButtons,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /skip/i })).toHaveFocus();
  },
};

export const Pressed: StoryObj<typeof TextLink> = {
  render: () => <TextButton onClick={press}>Clear Filters</TextButton>,
  beforeEach: () => {
    press.mockClear();
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Clear Filters' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(press).toHaveBeenCalledOnce();
  },
};

export const OnNight: StoryObj<typeof TextLink> = { ...LinksAndButtons, globals: { ground: 'night' } };

export const LongWords: StoryObj<typeof TextLink> = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  args: { href: '/search', children: longWord, iconEnd: 'arrow-right' },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
