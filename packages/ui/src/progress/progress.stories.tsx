import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide';
import { longWord } from '../../.storybook/sample-site';
import { Progress } from './progress';

const meta: Meta<typeof Progress> = {
  title: 'Content/Progress',
  component: Progress,
  args: { label: 'Your application', value: 2, max: 4, text: 'Step 2 of 4' },
  parameters: guide({
    use: ['How far something is: steps of a form, an upload.'],
    avoid: ['Where the length is not known show a spinner in the button or skeletons.'],
    accessibility: ['A progress element with its label; the words are its value for those who listen.'],
  }),
};
export default meta;

export const Steps: StoryObj<typeof Progress> = {};

export const Upload: StoryObj<typeof Progress> = {
  args: { label: 'Photos', value: 63, max: 100, text: '63%' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Photos' });
    await expect(bar).toHaveAttribute('value', '63');
    await expect(bar).toHaveAttribute('aria-valuetext', '63%');
  },
};
export const Empty: StoryObj<typeof Progress> = { args: { value: 0, text: 'Not begun' } };
export const Full: StoryObj<typeof Progress> = { args: { value: 4, text: 'Done' } };
export const WithoutWords: StoryObj<typeof Progress> = { args: { text: undefined } };
export const OnNight: StoryObj<typeof Progress> = { globals: { ground: 'night' } };
export const LongWords: StoryObj<typeof Progress> = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  args: { label: longWord, text: longWord },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
