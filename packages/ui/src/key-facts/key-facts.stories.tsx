import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { guide, keys } from '../../.storybook/guide';
import { longWord } from '../../.storybook/sample-site';
import { KeyFacts } from './key-facts';

const meta: Meta<typeof KeyFacts> = {
  title: 'Vehicle/Key facts',
  component: KeyFacts,
  tags: ['stable'],
  args: {
    facts: [
      { label: 'Odometer', value: '24,180 km' },
      { label: 'Engine', value: '2.5 L hybrid' },
      { label: 'Transmission', value: 'Automatic' },
      { label: 'Drive', value: 'AWD' },
    ],
  },
  parameters: guide({
    anatomy: ['Icon', 'Value', 'Name', 'What folds out below'],
    do: ['The four to eight facts that decide, at the head of a vehicle’s page.'],
    dont: ['For everything else that is known use SpecificationList.', 'Leave out facts that are not known.'],
    accessibility: ['A list of terms: each value is read with its name. Icons are decoration.'],
    keyboard: keys.fold,
    content: [
      'Values with their unit, as short as they read: “62,400 km”.',
      'Four to eight facts; leave out what is not known.',
    ],
  }),
};
export default meta;

export const Four: StoryObj<typeof KeyFacts> = {};

/** What follows comes out below, by hand or by key, and goes again. */
export const WithMore: StoryObj<typeof KeyFacts> = {
  name: '[VDP-01/key-info] four, then more on demand',
  args: {
    more: ['Body', 'Seats', 'Doors', 'Colour', 'Condition', 'Build date'].map((label) => ({ label, value: 'Grey' })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Odometer')).toBeVisible();
    await expect(canvas.getByText('Seats')).not.toBeVisible();
    await userEvent.click(canvas.getByText('More key facts'));
    await expect(canvas.getByText('Seats')).toBeVisible();
    await userEvent.click(canvas.getByText('Fewer key facts'));
    await expect(canvas.getByText('Seats')).not.toBeVisible();
  },
};

export const WithIcons: StoryObj<typeof KeyFacts> = {
  args: {
    facts: [
      { label: 'Odometer', value: '24,180 km', icon: 'fuel' },
      { label: 'Fuel', value: 'Hybrid', icon: 'fuel' },
      { label: 'Seats', value: '5', icon: 'user' },
    ],
  },
};

export const One: StoryObj<typeof KeyFacts> = { args: { facts: [{ label: 'Odometer', value: '24,180 km' }] } };

export const Eight: StoryObj<typeof KeyFacts> = {
  args: {
    facts: ['Odometer', 'Engine', 'Transmission', 'Drive', 'Consumption', 'Seats', 'Rego until', 'Warranty'].map(
      (label) => ({
        label,
        value: '24,180 km',
      }),
    ),
  },
};

/** Nothing is known: nothing stands there, no empty strip. */
export const None: StoryObj<typeof KeyFacts> = {
  args: { facts: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('dl')).toBeNull();
  },
};

export const LongWords: StoryObj<typeof KeyFacts> = {
  args: {
    facts: [
      { label: longWord, value: '1,234,567,890,123 km' },
      { label: 'Engine', value: longWord },
    ],
  },
  decorators: [(Story) => <div style={{ maxWidth: '18rem' }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    for (const words of canvasElement.querySelectorAll('dt, dd')) {
      await expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth);
    }
  },
};
