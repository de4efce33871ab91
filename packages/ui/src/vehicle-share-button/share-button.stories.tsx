import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { ShareButton } from './share-button';

const meta: Meta<typeof ShareButton> = {
  title: 'Vehicle/Share button',
  component: ShareButton,
  args: { url: '/cars/2023-toyota-rav4', onCopied: fn() },
};
export default meta;

type Story = StoryObj<typeof ShareButton>;

/** Copies the whole address, says so for a moment, then is itself again. */
export const Copies: Story = {
  play: async ({ canvas, args }) => {
    const written = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const address = new URL('/cars/2023-toyota-rav4', window.location.href).href;
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toBeVisible();
    await expect(written).toHaveBeenCalledWith(address);
    await expect(args.onCopied).toHaveBeenCalledWith(address);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Share' })).toBeVisible(), { timeout: 10_000 });
    written.mockRestore();
  },
};

/** Where the browser refuses, nothing claims to be copied. */
export const Refused: Story = {
  play: async ({ canvas, args }) => {
    const written = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Refused'));
    const older = spyOn(document, 'execCommand').mockReturnValue(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(await canvas.findByRole('button', { name: 'Not copied' })).toBeVisible();
    await expect(args.onCopied).not.toHaveBeenCalled();
    written.mockRestore();
    older.mockRestore();
  },
};
