import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { guide, keys } from '../../.storybook/guide';
import { ShareButton } from './share-button';

const meta: Meta<typeof ShareButton> = {
  title: 'Vehicle/Share button',
  component: ShareButton,
  tags: ['stable'],
  args: { url: '/cars/2023-toyota-rav4', onCopied: fn() },
  parameters: guide({
    anatomy: ['Icon', 'Words, which change'],
    do: ['Copies the link of the page and says so for 1.5 s; pass the toast in onCopied.'],
    dont: ['To share on a network open its page from a link instead.'],
    accessibility: ['Its words change in a live region.', 'Where the browser refuses it says so and claims nothing.'],
    keyboard: keys.buttons,
    content: ['“Share”, then “Link copied”; a failure says so.'],
  }),
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
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Share' })).toBeVisible());
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

export const Outlined: Story = { args: { kind: 'outlined', fullWidth: true, label: 'Copy link' } };

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const written = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    canvas.getByRole('button', { name: 'Share' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onCopied).toHaveBeenCalledOnce());
    written.mockRestore();
  },
};

export const OnNight: Story = { globals: { ground: 'night' } };
