import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide, keys } from '../../.storybook/guide';
import { longWord } from '../../.storybook/sample-site';
import { LinkButton } from '../button/link-button';
import { Stack } from '../layout/layout';
import { Alert } from './alert';

const meta: Meta<typeof Alert> = {
  title: 'Content/Alert',
  component: Alert,
  tags: ['stable'],
  parameters: guide({
    anatomy: ['Sign of the tone', 'Title, where it helps', 'What happened and what to do'],
    do: [
      'For what the page has to say about what was done, what went wrong or what to know first.',
      'Danger under a form that failed, success after something was sent, caution and info in the text.',
    ],
    dont: ['A mistake in a field stands at the field and in the error summary.', 'What passes by itself is a toast.'],
    accessibility: [
      'Danger is read out at once, success when the reader is free, the others when reached.',
      'The sign, its colour and the title say the same thing; the tone is never colour alone.',
    ],
    keyboard: keys.links,
    content: [
      'Say what happened, then how to mend it; no codes.',
      'A title is one short sentence; leave it out when the text is one.',
    ],
  }),
};
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

export const ReadOut: StoryObj<typeof Alert> = {
  render: () => (
    <Stack>
      <Alert tone="danger">An error occurred when submitting this form</Alert>
      <Alert tone="success">Your enquiry is with the sales desk.</Alert>
      <Alert>Prices include delivery.</Alert>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('An error occurred when submitting this form');
    await expect(canvas.getByRole('status')).toHaveTextContent('Your enquiry is with the sales desk.');
    await expect(canvas.getByText('Prices include delivery.').closest('[role]')).toBeNull();
  },
};

/** What may be done at once stands as a button below the words. */
export const WithAButton: StoryObj<typeof Alert> = {
  args: {
    tone: 'danger',
    title: "We couldn't update your results",
    children: (
      <Stack gap={2}>
        <p>
          Your last results are still shown. <a href="/contact">Contact us</a>
        </p>
        <p>
          <LinkButton href="/search" kind="outlined">
            Try again
          </LinkButton>
        </p>
      </Stack>
    ),
  },
  play: async ({ canvas }) => {
    const lineOf = (name: string) => getComputedStyle(canvas.getByRole('link', { name })).textDecorationLine;
    await expect([lineOf('Contact us'), lineOf('Try again')]).toEqual(['underline', 'none']);
  },
};

export const TitleAlone: StoryObj<typeof Alert> = { args: { tone: 'success', title: 'Sent' } };

export const OnNight: StoryObj<typeof Alert> = {
  globals: { ground: 'night' },
  args: { tone: 'danger', title: 'Not sent', children: 'Please try again in a minute.' },
};

export const LongWords: StoryObj<typeof Alert> = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  args: { tone: 'caution', title: longWord, children: <p>{longWord}</p> },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
