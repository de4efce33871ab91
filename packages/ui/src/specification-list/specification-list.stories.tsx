import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SpecificationList } from './specification-list';

const meta: Meta<typeof SpecificationList> = {
  title: 'Vehicle/Specification list',
  component: SpecificationList,
  args: {
    rows: [
      { label: 'Body', value: 'SUV' },
      { label: 'Engine', value: '2,487 cc, 4 cylinders' },
      { label: 'Braked towing', value: '1,500 kg' },
      { label: 'Series', value: '' },
      { label: 'Colour', value: 'Silver' },
    ],
  },
};
export default meta;

export const EmptyRowsLeftOut: StoryObj<typeof SpecificationList> = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('Series')).toBeNull();
    await expect(within(canvasElement).getAllByRole('term')).toHaveLength(4);
  },
};
