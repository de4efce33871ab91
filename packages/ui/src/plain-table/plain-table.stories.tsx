import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide';
import { longWord } from '../../.storybook/sample-site';
import { PlainTable } from './plain-table';

const meta: Meta<typeof PlainTable> = {
  title: 'Blocks/Comparison',
  component: PlainTable,
  tags: ['stable'],
  parameters: {
    layout: 'fullscreen',
    ...guide({
      anatomy: ['Caption', 'Heads of the columns', 'Rows with a head each', 'Ticks and dashes'],
      do: ['Warranties, plans and the like, column by column.'],
      dont: ['Vehicles are compared in CompareTable.'],
      accessibility: [
        'A table in a named region that the keyboard scrolls; ticks and dashes are said as words.',
        'On a phone rows are blocks with the names of the columns beside the values; to those who listen it stays a table.',
      ],
      keyboard: [
        ['Tab', 'Moves to the table where it scrolls'],
        ['Arrow keys', 'Scroll it'],
      ],
      content: ['Heads are one or two words.', 'A tick or a dash has words; a note stands under the table.'],
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
/** On a phone every value is in sight, with the name of its column, and it is a table still. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  args: {
    label: 'What a longer term costs',
    columns: ['Repayment', 'Interest', 'Comparison rate', 'Total payable', 'Against your term'],
    rows: [
      { label: '4 years', values: ['$184 a week', '8.49% p.a.', '9.61% p.a.', '$38,272', '$1,010 less'] },
      { label: '5 years', values: ['$151 a week', '8.49% p.a.', '9.49% p.a.', '$39,260', 'Your term'] },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const width = canvasElement.ownerDocument.documentElement.clientWidth;
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(5);
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(2);
    for (const cell of canvas.getAllByRole('cell')) {
      const box = cell.getBoundingClientRect();
      await expect(box.right).toBeLessThanOrEqual(width);
      await expect(box.width).toBeGreaterThan(0);
    }
    const region = canvas.getByRole('region', { name: 'What a longer term costs' });
    await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth);
  },
};
export const Twenty: Story = {
  args: {
    label: 'Many',
    columns,
    rows: Array.from({ length: 20 }, (_, at) => ({ label: `Row ${at + 1}`, values: [true, false, longWord] })),
  },
};
