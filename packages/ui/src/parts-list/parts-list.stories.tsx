import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { guide } from '../../.storybook/guide';
import { longWord } from '../../.storybook/sample-site';
import { PartsList } from './parts-list';

const parts = [
  { name: 'Oil filter', number: '15208-65F0E', fits: 'X-Trail, Qashqai', price: '$24' },
  { name: 'Roof bars', number: 'KE730-4CA10', fits: 'X-Trail from 2022', price: '$620' },
  { name: 'Rubber mats, set of four', number: '', fits: '', price: 'Price on request' },
];

const meta: Meta<typeof PartsList> = {
  title: 'Blocks/Parts list',
  component: PartsList,
  tags: ['stable'],
  args: {
    label: 'Parts',
    parts,
    searchLabel: 'Search the list',
    searchHint: 'A name, a number or a model.',
    counted: (count) => `${count} parts`,
    none: 'Nothing in this list has that name.',
  },
  parameters: {
    layout: 'fullscreen',
    ...guide({
      anatomy: ['Search field', 'Count', 'Parts with price and number'],
      do: ['A parts counter that says what it keeps and what that costs.'],
      dont: ['A catalogue of thousands: it stands in the page whole.'],
      accessibility: ['A named list; how many are left is said as somebody types.'],
      keyboard: [
        ['Tab', 'Moves to the field and the links'],
        ['Typing', 'Narrows the list'],
      ],
      content: ['Part names as the counter says them, numbers as printed.', 'Prices say whether GST is in.'],
    }),
  },
};
export default meta;

type Story = StoryObj<typeof PartsList>;

export const Three: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox', { name: /Search the list/ });
    await userEvent.type(field, '15208 65f');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.clear(field);
    await userEvent.type(field, 'x-trail BARS');
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Roof bars');
    await userEvent.clear(field);
    await userEvent.type(field, 'gearbox');
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing in this list has that name.');
    await userEvent.clear(field);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const LongWords: Story = {
  args: { parts: [{ name: longWord, number: longWord, fits: longWord, price: 'Price on request' }] },
};

export const Twenty: Story = {
  args: {
    parts: Array.from({ length: 20 }, (_, at) => ({
      name: `Part ${at + 1}`,
      number: `DEMO-${at + 1}`,
      fits: 'Every model since 2015',
      price: `$${(at + 1) * 10}`,
    })),
  },
};
