import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide, keys } from '../../.storybook/guide';
import { longWord } from '../../.storybook/sample-site';
import { ActionPlate } from './action-plate';

const meta: Meta<typeof ActionPlate> = {
  title: 'Blocks/Call to action',
  component: ActionPlate,
  tags: ['stable'],
  parameters: {
    layout: 'fullscreen',
    ...guide({
      anatomy: [
        'Title',
        'One or two sentences',
        'One to three links, the first of them primary',
        'A telephone number, where it helps',
      ],
      do: ['The one thing that a page asks for; once on a page.'],
      dont: ['Ways on within a text are links.'],
      accessibility: ['A region named by its heading; links, the first of them the primary action.'],
      keyboard: keys.links,
      content: [
        'The title asks or promises: “Sell us yours. Paid the same day.”',
        'Links begin with a verb; the first says exactly what happens next.',
      ],
    }),
  },
};
export default meta;

type Story = StoryObj<typeof ActionPlate>;

const links = [
  { label: 'See our stock', href: '/search' },
  { label: 'Contact us', href: '/contact' },
];
const phone = { label: '07 3155 0140', href: 'tel:+61731550140' };

export const Night: Story = { args: { title: 'Come and see for yourself', text: 'The gate is open.', links, phone } };
export const Brand: Story = { args: { ...Night.args, tone: 'brand' } };
export const LongWords: Story = {
  args: { title: longWord, text: longWord, links: [{ label: longWord, href: '/search' }], tone: 'brand' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
