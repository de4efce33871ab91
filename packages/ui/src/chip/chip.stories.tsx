import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TextButton } from '../text-link/text-link';
import { Chip, ChipList } from './chip';

const remove = fn();

const meta: Meta<typeof Chip> = { title: 'Controls/Chip', component: Chip };
export default meta;

export const Filters: StoryObj<typeof Chip> = {
  render: () => (
    <ChipList label="Filters in force">
      <Chip label="Demo" onRemove={remove} />
      <Chip label="$15,000 to $65,000" href="/search?km=0:75000" />
      <Chip label="Under 75,000 km" href="/search?price=15000:65000" />
      <TextButton>Clear Filters</TextButton>
    </ChipList>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Remove Demo' }));
    await expect(remove).toHaveBeenCalledOnce();
  },
  beforeEach: () => {
    remove.mockClear();
  },
};
