import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { guide, keys } from '../../.storybook/guide';
import { VehicleComments } from './vehicle-comments';

const comments = `One owner from Tarragindi, serviced here every 10,000 km, with both keys and the full book.

Two small stone chips on the bonnet, shown in picture 9. Front tyres were replaced in August; the rears have about 20,000 km left. The tow bar is the genuine 1,500 kg kit with wiring for a caravan.

Registered until August 2027. Roof racks, rubber mats and the second battery for the fridge stay with the car. Come and drive it on any day but Sunday; the coffee is better than you expect.`;

const meta: Meta<typeof VehicleComments> = {
  title: 'Vehicle/Comments',
  component: VehicleComments,
  tags: ['stable'],
  args: { text: comments },
  parameters: guide({
    anatomy: ['The dealer’s words, cut', 'Button', 'Words while there are none'],
    do: [
      'What the dealer says about this one vehicle.',
      'Give the words for a vehicle whose comments are still to come.',
    ],
    dont: [
      'Not for facts: they are in key facts and specifications.',
      'Not for text of the maker that every such model has.',
    ],
    accessibility: ['The whole text is in the page; the button says whether it is open.'],
    keyboard: keys.buttons,
    content: ['First what is special about this one.', 'No prices: they change, the comment does not.'],
  }),
};
export default meta;

type Story = StoryObj<typeof VehicleComments>;

const shown = (canvasElement: HTMLElement): string => canvasElement.querySelector('p')?.innerText ?? '';

export const Cut: Story = {
  name: '[VDP-03] Cut at 400 characters, whole after a press',
  play: async ({ canvas, canvasElement }) => {
    const before = shown(canvasElement);
    await expect(before.endsWith('…')).toBe(true);
    await expect(before.length).toBeLessThanOrEqual(401);
    await expect(before.length).toBeGreaterThan(380);
    await userEvent.click(canvas.getByRole('button', { name: 'Show More', expanded: false }));
    await expect(shown(canvasElement)).toContain('better than you expect.');
    await userEvent.click(canvas.getByRole('button', { name: 'Show Less', expanded: true }));
    await expect(shown(canvasElement)).toBe(before);
  },
};

export const Full: Story = {
  name: '[VDP-03] Whole where the dealer wants it so',
  args: { limit: null },
  play: async ({ canvas, canvasElement }) => {
    await expect(shown(canvasElement)).toContain('better than you expect.');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Pending: Story = {
  name: '[VDP-03] Pending where there are none',
  args: { text: '  ' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Dealer comments are pending. Please check back here later.')).toBeVisible();
  },
};
