import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { guide } from '../../.storybook/guide';
import { longWord } from '../../.storybook/sample-site';
import { PhoneCard } from './phone-card';

const meta: Meta<typeof PhoneCard> = {
  title: 'Vehicle/Phone card',
  component: PhoneCard,
  tags: ['stable'],
  args: { phone: '07 3155 0140', masked: '07 3155 ••••', href: 'tel:+61731550140', detail: 'Quillback Moorooka' },
  parameters: guide({
    anatomy: ['Masked number', 'Button to reveal', 'The number, a link', 'Detail'],
    do: ['A dealer’s number on a vehicle’s page, masked so that a reveal can be counted.'],
    dont: ['In headers and footers use a plain telephone link.'],
    accessibility: [
      'The mask is read as “Phone number hidden”; the focus goes to the number when it is revealed.',
      'Without scripts the number stands there unmasked.',
    ],
    keyboard: [
      ['Tab', 'Moves to the button or the number'],
      ['Enter, Space', 'Reveals it'],
      ['Enter', 'Calls'],
    ],
    content: ['The button: “Show number”.', 'Numbers in groups, with the area code.'],
  }),
};
export default meta;

type Story = StoryObj<typeof PhoneCard>;

/** Masked until it is asked for; then a link that calls, which has the focus. */
export const Masked: Story = {
  args: { onReveal: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('07 3155 ••••')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show number' }));
    const link = await canvas.findByRole('link', { name: '07 3155 0140' });
    await expect(link).toHaveAttribute('href', 'tel:+61731550140');
    await expect(link).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(args.onReveal).toHaveBeenCalledOnce();
  },
};

export const StartsRevealed: Story = {
  args: { startRevealed: true, onReveal: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: '07 3155 0140' })).toBeVisible();
    await expect(args.onReveal).not.toHaveBeenCalled();
  },
};

/** A reveal that cannot be logged is shown all the same; the failure goes to the console. */
export const LogFails: Story = {
  args: { onReveal: () => Promise.reject(new Error('The log did not answer.')) },
  play: async ({ canvas }) => {
    const written = spyOn(console, 'error').mockImplementation(() => undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'Show number' }));
    await expect(await canvas.findByRole('link', { name: '07 3155 0140' })).toBeVisible();
    await waitFor(() => expect(written).toHaveBeenCalledOnce());
    written.mockRestore();
  },
};

export const WithoutDetail: Story = { args: { detail: undefined } };

export const LongWords: Story = {
  args: { detail: longWord, phone: '+61 7 3155 0140 ext. 123456789012', startRevealed: true },
  decorators: [(Story) => <div style={{ maxWidth: '18rem' }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
