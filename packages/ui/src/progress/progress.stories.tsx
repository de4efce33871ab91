import type { Meta, StoryObj } from '@storybook/react-vite';
import { Progress } from './progress';

const meta: Meta<typeof Progress> = {
  title: 'Content/Progress',
  component: Progress,
  args: { label: 'Your application', value: 2, max: 4, text: 'Step 2 of 4' },
};
export default meta;

export const Steps: StoryObj<typeof Progress> = {};
