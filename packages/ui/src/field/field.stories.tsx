import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../layout/layout';
import { CheckboxField, RadioCards } from './checkbox-field';
import { SelectField } from './select-field';
import { TextAreaField } from './text-area-field';
import { EmailField, PhoneField, PostcodeField, TextField } from './text-field';

const meta: Meta<typeof TextField> = { title: 'Fields/Fields', component: TextField, args: { label: 'First Name' } };
export default meta;

type Story = StoryObj<typeof TextField>;

export const Text: Story = {};

export const All: Story = {
  render: () => (
    <Stack gap={5}>
      <TextField label="First Name" autoComplete="given-name" />
      <PhoneField label="Mobile Number" hint="We call or write before 5 pm." />
      <EmailField label="Email Address" />
      <PostcodeField label="Postcode" />
      <TextField label="Your current rego" optional />
      <TextField label="Deposit" prefix="$" inputMode="numeric" defaultValue="2,000" />
      <TextField label="Distance a week" suffix="km" inputMode="numeric" defaultValue="250" />
      <SelectField
        label="Location"
        placeholder="Choose a location"
        options={[
          { value: 'northside', label: 'Northside' },
          { value: 'bayside', label: 'Bayside' },
        ]}
      />
      <TextAreaField label="Message" />
      <CheckboxField label="Send me offers and service reminders. I can stop these at any time." defaultChecked />
      <RadioCards
        label="How shall we answer?"
        name="answer"
        defaultValue="call"
        options={[
          { value: 'call', label: 'Call me', note: 'Weekdays 8 to 6' },
          { value: 'write', label: 'Write to me' },
        ]}
      />
      <TextField label="Not open" disabled defaultValue="Locked by the lender" />
    </Stack>
  ),
};

export const Invalid: Story = {
  render: () => (
    <Stack gap={5}>
      <PostcodeField
        label="Postcode"
        id="postcode"
        hint="Where the car will live."
        error="Invalid postcode. Please enter a 4-digit number."
        defaultValue="345"
      />
      <SelectField label="Location" error="Choose a location." placeholder="Choose" options={[]} />
      <TextAreaField label="Message" error="Write a message." />
      <CheckboxField label="I agree to the terms of use" error="You must agree to the terms of use." />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const postcode = within(canvasElement).getByLabelText('Postcode');
    await expect(postcode).toBeInvalid();
    await expect(postcode).toHaveAccessibleDescription(
      'Where the car will live. Invalid postcode. Please enter a 4-digit number.',
    );
    await expect(postcode).toHaveAttribute('maxlength', '4');
  },
};
