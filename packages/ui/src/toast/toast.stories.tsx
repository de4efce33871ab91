import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { guide } from '../../.storybook/guide';
import { longWord } from '../../.storybook/sample-site';
import { Button } from '../button/button';
import { Cluster } from '../layout/layout';
import { defaultToastDuration, ToastProvider, useToasts } from './toast';

const meta: Meta<typeof ToastProvider> = {
  title: 'Overlays/Toast',
  component: ToastProvider,
  tags: ['stable'],
  parameters: guide({
    anatomy: ['What was done', 'One action', 'Dismiss'],
    do: [
      'For what was just done and needs no answer: saved, copied, removed, with one way to follow it up.',
      'Once around the page, in the layout.',
    ],
    dont: [
      'Never for errors of a form and never for what must be read.',
      'Never two: a new one takes the place of the old.',
    ],
    accessibility: [
      'A live region announces it when the reader is free.',
      'F6 leads to it, Escape and Dismiss close it; it stays for 1,000,000 ms unless told otherwise.',
      'Nothing depends on it: what it offers can be reached on the page too.',
    ],
    keyboard: [
      ['F6', 'Moves to the toast'],
      ['Tab', 'Moves to its action and Dismiss'],
      ['Escape', 'Dismisses it'],
    ],
    content: ['One short sentence in the past: “Link copied”.', 'The action is one word or two: “Undo”, “See saved”.'],
  }),
};
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

export const Escapes: Story = {
  name: '[TOST-01] Escape dismisses',
  render: sample,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Save' }));
    await userEvent.keyboard('{F6}{Escape}');
    await expect(page.queryByText('Saved to your watchlist')).toBeNull();
  },
};

const act = fn();
const UndoTrigger = ({ message }: { readonly message: string }) => {
  const { show } = useToasts();
  return <Button onClick={() => show({ message, action: { label: 'Undo', onAction: act } })}>Remove</Button>;
};

/** An action done on the spot takes the toast with it. */
export const ActionOnTheSpot: Story = {
  name: '[TOST-01] an action done on the spot',
  beforeEach: () => {
    act.mockClear();
  },
  render: () => (
    <ToastProvider>
      <UndoTrigger message="Car Removed" />
    </ToastProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await userEvent.keyboard('{F6}{Enter}');
    await expect(act).toHaveBeenCalledOnce();
    await expect(canvas.queryByText('Car Removed')).toBeNull();
  },
};

/** What a shopper sees; it stays until it is dismissed. */
export const Standing: Story = {
  render: sample,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByText('Saved to your watchlist')).toBeVisible();
  },
};

export const LongWords: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  render: () => (
    <ToastProvider>
      <UndoTrigger message={`${longWord} ${longWord} is now available in your watchlist`} />
    </ToastProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(canvas.getByText(/is now available/)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
    const box = canvas.getByRole('button', { name: 'Dismiss' }).getBoundingClientRect();
    await expect(box.right).toBeLessThanOrEqual(window.innerWidth);
  },
};
