import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide';
import { longWord } from '../../.storybook/sample-site';
import { PlainTable } from './plain-table';

const meta: Meta<typeof PlainTable> = {
  title: 'Blocks/Comparison',
  component: PlainTable,
  parameters: {
    layout: 'fullscreen',
    ...guide({
      use: ['Warranties, plans and the like, column by column.'],
      avoid: ['Vehicles are compared in CompareTable.'],
      accessibility: ['A table in a named region that the keyboard scrolls; ticks and dashes are said as words.'],
    }),
  },
};
export default meta;

type Story = StoryObj<typeof PlainTable>;

const columns = ['Three years', 'Five years', 'Seven years'];

export const Warranties: Story = {
  args: {
    label: 'Warranties',
    columns,
    rows: [
      { label: 'Engine', values: [true, true, true] },
      { label: 'Roadside help', values: [false, true, true] },
      { label: 'Kilometres', values: ['100,000', '150,000', ''] },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Yes')).toHaveLength(5);
    await expect(canvas.getByText('None')).toBeInTheDocument();
  },
};
export const Twenty: Story = {
  args: {
    label: 'Many',
    columns,
    rows: Array.from({ length: 20 }, (_, at) => ({ label: `Row ${at + 1}`, values: [true, false, longWord] })),
  },
};
