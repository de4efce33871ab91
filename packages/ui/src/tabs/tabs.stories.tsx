import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { guide } from '../../.storybook/guide';
import { longWord } from '../../.storybook/sample-site';
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
  parameters: guide({
    use: ['For parts of equal weight of which one is looked at: kinds of enquiry, departments.'],
    avoid: ['What everybody needs is not hidden in a tab.', 'Ways to other pages are links, not tabs.'],
    accessibility: [
      'Arrow keys, Home and End walk the tabs; Enter or Space opens one.',
      'Hidden parts stay in the page; without scripts and on paper all of them show.',
      'Many tabs scroll sideways.',
    ],
  }),
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

export const ByPointer: StoryObj<typeof Tabs> = {
  args: { onTab: fn(), defaultTab: 'test-drive' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Choose a day.')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Trade-in' }));
    await waitFor(() => expect(canvas.getByText('Value your car.')).toBeVisible());
    await expect(args.onTab).toHaveBeenCalledWith('trade-in');
  },
};

export const Many: StoryObj<typeof Tabs> = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  args: {
    tabs: [longWord, ...Array.from({ length: 11 }, (_, place) => `Department ${place + 2}`)].map((label) => ({
      id: label,
      label,
      content: <p>{label}</p>,
    })),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const One: StoryObj<typeof Tabs> = {
  args: { tabs: [{ id: 'sales', label: 'Sales', content: <p>Open until 5:30 pm.</p> }] },
};

export const OnNight: StoryObj<typeof Tabs> = { globals: { ground: 'night' } };
