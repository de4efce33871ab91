import type { Meta, StoryObj } from '@storybook/react-vite';
import { KeyFacts } from './key-facts';

const meta: Meta<typeof KeyFacts> = {
  title: 'Vehicle/Key facts',
  component: KeyFacts,
  args: {
    facts: [
      { label: 'Odometer', value: '24,180 km' },
      { label: 'Engine', value: '2.5 L hybrid' },
      { label: 'Transmission', value: 'Automatic' },
      { label: 'Drive', value: 'AWD' },
    ],
  },
};
export default meta;

export const Four: StoryObj<typeof KeyFacts> = {};
