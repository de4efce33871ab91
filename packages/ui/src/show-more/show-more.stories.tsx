import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ShowMore } from './show-more';

const comments =
  'One owner from Tarragindi, serviced at our own workshop every 10,000 km, with both keys and the full book. Two small stone chips on the bonnet, shown in picture 9. Front tyres were replaced in March and the rears have about 20,000 km left. The tow bar is the genuine 1,500 kg kit, fitted before first registration, with its own wiring loom and a brake controller under the dash.';

const meta: Meta<typeof ShowMore> = { title: 'Content/Show more', component: ShowMore, args: { text: comments } };
export default meta;

type Story = StoryObj<typeof ShowMore>;

export const Long: Story = {
  play: async ({ canvasElement }) => {
    const block = within(canvasElement);
    const button = block.getByRole('button', { name: 'Read all' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    await expect(block.getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true');
  },
};

export const Short: Story = {
  args: { text: 'One owner, full service history.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
