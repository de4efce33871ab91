import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Tabs } from './tabs';

const meta: Meta<typeof Tabs> = {
  title: 'Controls/Tabs',
  component: Tabs,
  args: {
    label: 'What would you like to do?',
    tabs: [
      { id: 'enquiry', label: 'Enquiry', content: <p>Ask about this car.</p> },
      { id: 'test-drive', label: 'Test drive', content: <p>Choose a day.</p> },
      { id: 'trade-in', label: 'Trade-in', content: <p>Value your car.</p> },
    ],
  },
};
export default meta;

export const ByKeyboard: StoryObj<typeof Tabs> = {
  play: async ({ canvasElement }) => {
    const tabs = within(canvasElement);
    const first = tabs.getByRole('tab', { name: 'Enquiry' });
    await expect(first).toHaveAttribute('aria-selected', 'true');
    first.focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await waitFor(() => expect(tabs.getByText('Choose a day.')).toBeVisible());
    // The former panel leaves once its motion has ended.
    await waitFor(() => expect(tabs.getByText('Ask about this car.')).not.toBeVisible());
  },
};
