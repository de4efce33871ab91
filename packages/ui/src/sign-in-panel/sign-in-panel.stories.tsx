import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide, keys } from '../../.storybook/guide';
import { longWord } from '../../.storybook/sample-site';
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs';
import { Button } from '../button/button';
import { CodeField } from '../code-field/code-field';
import { PhoneField } from '../field/text-field';
import { FormCell, FormLayout } from '../form-layout/form-layout';
import { TextButton, TextLink } from '../text-link/text-link';
import { SignInPanel, type SignInPanelProps } from './sign-in-panel';

const NumberForm = ({ error }: { readonly error?: string }) => (
  <FormLayout>
    <FormCell>
      <PhoneField
        name="phone"
        label="Mobile number"
        hint="An Australian number, such as 0412 345 678."
        autoComplete="tel"
        defaultValue={error === undefined ? undefined : '0412 345'}
        {...(error === undefined ? {} : { error })}
      />
    </FormCell>
    <FormCell>
      <Button type="submit" fullWidth>
        Send me a code
      </Button>
    </FormCell>
  </FormLayout>
);

const CodeForm = ({ error, checking = false }: { readonly error?: string; readonly checking?: boolean }) => (
  <FormLayout>
    <FormCell>
      <CodeField
        name="code"
        readOnly={checking}
        defaultValue={checking || error !== undefined ? '108174' : undefined}
        {...(error === undefined ? {} : { error })}
      />
    </FormCell>
    <FormCell>
      <Button type="submit" fullWidth loading={checking}>
        {checking ? 'Checking' : 'Sign in'}
      </Button>
    </FormCell>
  </FormLayout>
);

const terms = (
  <p>
    We use your number to sign you in and for what you ask us to tell you. See our <a href="/privacy">privacy policy</a>
    .
  </p>
);

const codeStep: SignInPanelProps['step'] = {
  kind: 'code',
  sentTo: { shown: '04•• ••• 678', spoken: 'the mobile number ending in 678' },
  changeNumber: <TextLink href="/sign-in">Change number</TextLink>,
  resend: { question: 'No code yet?', waiting: 'You can ask for another in 42 seconds.' },
};

const meta: Meta<typeof SignInPanel> = {
  title: 'Account/Sign-in panel',
  component: SignInPanel,
  tags: ['new'],
  args: {
    breadcrumbs: <Breadcrumbs crumbs={[{ label: 'Home', href: '/' }, { label: 'Sign in' }]} />,
    step: { kind: 'number' },
    title: 'Sign in or join',
    lead: 'We send a code to your mobile. There is no password to remember.',
    children: <NumberForm />,
    terms,
    benefits: {
      title: 'What your garage keeps',
      items: [
        { icon: 'heart', text: 'The vehicles you like, on every device, and what has become of their prices.' },
        { icon: 'search', text: 'Your searches, and a message when something new comes in.' },
        { icon: 'car', text: 'Your own cars, ready for a service or a trade-in.' },
      ],
    },
  },
  parameters: {
    layout: 'fullscreen',
    ...guide({
      anatomy: ['Breadcrumbs', 'Step and title', 'Lead', 'Error', 'The form', 'What an account is good for', 'Terms'],
      do: [
        'The page that a shopper signs in on: first the number, then the code that was sent to it.',
        'The same words for a number that has an account and for one that has none.',
        'Put what no field is to blame for into `error`: too many tries, a message that could not be sent.',
      ],
      dont: [
        'A mistake in the number or the code: it stands at its field.',
        'Counting down in what is read out: `waiting` is shown, `sent` is said.',
        'Leaving out the way back: a number is mistyped more often than a code.',
      ],
      accessibility: [
        'One h1 that says what to do now; the step is in words over it.',
        'An error is read out at once, a new code when the reader is free.',
        'The masked number is read out by its end, not by its dots.',
        'Each step is a page that works without scripts.',
      ],
      keyboard: keys.links,
      content: [
        'The title says what to do now: “Enter your code”.',
        'The same words whether the number has an account or not.',
      ],
    }),
  },
};
export default meta;

type Story = StoryObj<typeof SignInPanel>;

export const AskForNumber: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Sign in or join');
    await expect(canvas.getByText('Step 1 of 2')).toBeVisible();
    await expect(canvas.getByRole('complementary', { name: 'What your garage keeps' })).toBeVisible();
  },
};

export const NumberMistake: Story = {
  args: { children: <NumberForm error="Enter all ten digits, such as 0412 345 678. This has 7." /> },
};

export const NotSent: Story = {
  args: { error: 'We could not send the code just now. Please try again in a minute, or call us on 07 3155 0140.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We could not send the code just now.');
  },
};

const code: SignInPanelProps = {
  step: codeStep,
  title: 'Enter your code',
  lead: 'It is in the message we sent you, and works for five minutes.',
  children: <CodeForm />,
};

export const AskForCode: Story = {
  args: code,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Step 2 of 2')).toBeVisible();
    await expect(canvas.getByText('the mobile number ending in 678')).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Change number' })).toBeVisible();
    await expect(canvas.getByText('You can ask for another in 42 seconds.').closest('[role]')).toBeNull();
  },
};

export const CodeOnPhone: Story = { args: code, globals: { viewport: { value: 'phone-390', isRotated: false } } };

export const WrongCode: Story = {
  args: { ...code, children: <CodeForm error="That is not the code we sent. You have 4 tries left." /> },
};

export const Checking: Story = { args: { ...code, children: <CodeForm checking /> } };

export const SendAgain: Story = {
  args: {
    ...code,
    step: { ...codeStep, resend: { question: 'No code yet?', action: <TextButton>Send a new code</TextButton> } },
  },
};

export const SentAgain: Story = {
  args: {
    ...code,
    step: {
      ...codeStep,
      resend: {
        question: 'No code yet?',
        waiting: 'You can ask for another in 59 seconds.',
        sent: 'We sent a new code. The one before no longer works.',
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('We sent a new code.');
  },
};

export const WithoutBenefits: Story = { args: { benefits: undefined, terms: undefined } };

export const LongWords: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  args: {
    ...code,
    title: longWord,
    lead: longWord,
    error: longWord,
    benefits: { title: longWord, items: [{ text: longWord }] },
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
