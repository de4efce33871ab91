import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/layout';
import { Alert } from './alert';

const meta: Meta<typeof Alert> = { title: 'Content/Alert', component: Alert };
export default meta;

const texts = {
  info: 'Prices include delivery to a Queensland address.',
  success: 'Your enquiry is with the sales desk.',
  caution: 'This car is on hold for another buyer.',
  danger: 'An error occurred when submitting this form',
} as const;

export const Tones: StoryObj<typeof Alert> = {
  render: () => (
    <Stack>
      {(['info', 'success', 'caution', 'danger'] as const).map((tone) => (
        <Alert key={tone} tone={tone} title={`Alert: ${tone}`}>
          <p>
            {texts[tone]} <a href="/contact">Contact us</a>
          </p>
        </Alert>
      ))}
    </Stack>
  ),
};
