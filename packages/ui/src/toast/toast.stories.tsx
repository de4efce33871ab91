import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button';
import { Cluster } from '../layout/layout';
import { defaultToastDuration, ToastProvider, useToasts } from './toast';

const meta: Meta<typeof ToastProvider> = { title: 'Overlays/Toast', component: ToastProvider };
export default meta;

type Story = StoryObj<typeof ToastProvider>;

const Triggers = () => {
  const { show } = useToasts();
  return (
    <Cluster>
      <Button
        onClick={() => show({ message: 'Saved to your watchlist', action: { label: 'View List', href: '/watchlist' } })}
      >
        Save
      </Button>
      <Button kind="outlined" onClick={() => show({ message: 'Copied to your clipboard!', duration: 50 })}>
        Copy
      </Button>
    </Cluster>
  );
};

const sample = () => (
  <ToastProvider>
    <Triggers />
  </ToastProvider>
);

/** Two messages in a row: the later one takes the place of the earlier. */
export const OneAtATime: Story = {
  name: '[TOST-01] one at a time',
  render: sample,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(defaultToastDuration).toBe(1_000_000);
    await userEvent.click(page.getByRole('button', { name: 'Save' }));
    await userEvent.click(page.getByRole('button', { name: 'Copy' }));
    const messages = within(page.getByRole('region', { name: 'Messages' }));
    await expect(messages.queryByText('Saved to your watchlist')).toBeNull();
    await waitFor(() => expect(messages.queryByText('Copied to your clipboard!')).toBeNull());
    await userEvent.click(page.getByRole('button', { name: 'Save' }));
    await expect(messages.getAllByText(/./, { selector: 'p' })).toHaveLength(1);
  },
};

export const ByKeyboard: Story = {
  name: '[TOST-01] action and dismiss by keyboard',
  render: sample,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Save' }));
    await userEvent.keyboard('{F6}');
    await expect(page.getByRole('link', { name: 'View List' })).toHaveFocus();
    await userEvent.tab();
    await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(page.queryByText('Saved to your watchlist')).toBeNull();
  },
};
