import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { guide } from '../../.storybook/guide';
import { Stack } from '../layout/layout';
import { RadioCards } from '../radio-cards/radio-cards';
import { nightScope } from '../theme/scopes.css';
import { CheckboxField } from './checkbox-field';
import { SelectField } from './select-field';
import { TextAreaField } from './text-area-field';
import { EmailField, PhoneField, PostcodeField, TextField } from './text-field';
import { TickGroup } from './tick-group';

const meta: Meta<typeof TextField> = {
  title: 'Fields/Fields',
  component: TextField,
  subcomponents: { CheckboxField, SelectField, TextAreaField, EmailField, PhoneField, PostcodeField, TickGroup },
  tags: ['stable'],
  args: { label: 'First Name' },
  parameters: guide({
    anatomy: ['Label, with “Optional” where it is', 'Hint', 'Prefix and suffix', 'Input', 'What is wrong'],
    do: [
      'The field made for what is asked: phone, e-mail and postcode bring their keypad and let the browser fill them in.',
      'A hint for what one must know before typing; it stays in view.',
      'Mark what is optional; everything else is taken as required.',
      'Give autoComplete on names and addresses, and enterKeyHint="send" on the last field of a short form.',
    ],
    dont: [
      'A placeholder in place of a label: it is gone as soon as one types.',
      'Money, kilometres and percent: the amount field groups and checks them.',
      'A select field for fewer than six choices (radio cards) or for a great many, which want a search.',
      'Stopping people from typing: say what is wrong after they leave the field.',
    ],
    accessibility: [
      'Label, hint, unit and error are tied to the input; an error marks it invalid and says how to mend it.',
      'An error has a sign and words; colour is never alone.',
      'Text is 16 px at least, so that phones do not zoom in.',
      'Pass the id that the error summary links to; its link moves the focus into the field.',
      'Everything works without scripts: these are the browser’s own inputs.',
    ],
    keyboard: [
      ['Tab', 'Moves from field to field'],
      ['Enter', 'Sends the form from a line of text'],
      ['Space', 'Ticks a box; opens a select'],
      ['Arrow keys', 'Choose in a select'],
    ],
    content: [
      'A label is a noun, without a colon: “Mobile number”.',
      'A hint says what one must know before typing, in one sentence.',
      'An error says what to do: “Enter a postcode of four digits”.',
    ],
  }),
};
export default meta;

type Story = StoryObj<typeof TextField>;

const locations = [
  { value: 'northside', label: 'Northside' },
  { value: 'bayside', label: 'Bayside' },
  { value: 'closed', label: 'Moorooka (closed for renovation)', disabled: true },
];

export const Text: Story = {};

export const All: Story = {
  render: () => (
    <Stack gap={5}>
      <TextField label="First Name" autoComplete="given-name" />
      <PhoneField label="Mobile Number" hint="We call or write before 5 pm." />
      <EmailField label="Email Address" />
      <PostcodeField label="Postcode" />
      <TextField label="Your current rego" optional autoCapitalize="characters" spellCheck={false} />
      <TextField label="Deposit" prefix="$" inputMode="numeric" defaultValue="2,000" />
      <TextField label="Distance a week" suffix="km" inputMode="numeric" defaultValue="250" />
      <SelectField label="Location" placeholder="Choose a location" options={locations} />
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
  play: async ({ canvas }) => {
    const phone = canvas.getByLabelText('Mobile Number');
    await expect(phone).toHaveAttribute('type', 'tel');
    await expect(phone).toHaveAttribute('autocomplete', 'tel');
    await expect(canvas.getByLabelText('Email Address')).toHaveAttribute('inputmode', 'email');
    await expect(canvas.getByLabelText('Postcode')).toHaveAttribute('inputmode', 'numeric');
    await expect(canvas.getByLabelText('Postcode')).toHaveAttribute('autocomplete', 'postal-code');
    await expect(canvas.getByLabelText('Distance a week')).toHaveAccessibleDescription('km');
  },
};

export const Filled: Story = {
  render: () => (
    <Stack gap={5}>
      <TextField label="First Name" defaultValue="Marguerite" />
      <PhoneField label="Mobile Number" defaultValue="0412 555 678" />
      <EmailField label="Email Address" defaultValue="marguerite.fn@example.com" />
      <PostcodeField label="Postcode" defaultValue="4105" />
      <SelectField label="Location" defaultValue="bayside" options={locations} />
      <TextAreaField
        label="Message"
        defaultValue="Is the tow bar wired for electric brakes? I can come by on Saturday."
      />
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
      <EmailField
        label="Email Address"
        error="Enter the full address, such as name@example.com."
        defaultValue="priya@"
      />
      <SelectField label="Location" error="Choose a location." placeholder="Choose" options={[]} />
      <TextAreaField label="Message" error="Write a message." />
      <CheckboxField label="I agree to the terms of use" error="You must agree to the terms of use." />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const fields = within(canvasElement);
    const postcode = fields.getByLabelText('Postcode');
    await expect(postcode).toBeInvalid();
    await expect(postcode).toHaveAccessibleDescription(
      'Where the car will live. Invalid postcode. Please enter a 4-digit number.',
    );
    await expect(postcode).toHaveAttribute('maxlength', '4');
    const terms = fields.getByRole('checkbox', { name: 'I agree to the terms of use' });
    await expect(terms).toHaveAccessibleDescription('You must agree to the terms of use.');
  },
};

export const Disabled: Story = {
  render: () => (
    <Stack gap={5}>
      <TextField label="Rate" disabled defaultValue="8.49" suffix="% p.a." hint="Locked by the lender." />
      <SelectField label="Term" disabled defaultValue="northside" options={locations} />
      <TextAreaField label="Message" disabled defaultValue="Sent." />
      <CheckboxField label="Weekly" disabled defaultChecked />
      <CheckboxField label="Fortnightly" disabled />
    </Stack>
  ),
};

export const ByKeyboard: Story = {
  render: () => (
    <Stack gap={3}>
      <TextField label="First Name" />
      <SelectField label="Location" options={locations} />
      <CheckboxField label="Email me offers" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('Priya');
    await expect(canvas.getByLabelText('First Name')).toHaveValue('Priya');
    await userEvent.tab();
    await expect(canvas.getByLabelText('Location')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    // The words belong to the box: a finger need not hit it.
    await userEvent.click(canvas.getByText('Email me offers'));
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
};

export const LongWords: Story = {
  render: () => (
    <div style={{ maxWidth: '18rem' }}>
      <Stack gap={5}>
        <TextField
          label="The registration number of the vehicle which you would like to trade in with us"
          optional
          hint="Fahrzeugidentifizierungsnummerbescheinigung, as on the papers."
          error="Donaudampfschifffahrtsgesellschaftskapitän is not a registration number."
        />
        <TextField label="Distance" suffix="kilometres a week" defaultValue="999,999,999,999" />
        <SelectField
          label="Dealership"
          options={[{ value: 'a', label: 'Quillback Featherstonehaugh-Nguyen & Wollondilly Commercial Vehicles' }]}
        />
        <CheckboxField label="Wollondilly-Shoalhaven-Featherstonehaugh-Nguyenbrookfield" count={123_456} />
      </Stack>
    </div>
  ),
  play: async ({ canvas }) => {
    const widths = [...canvas.getAllByRole('textbox'), canvas.getByRole('combobox')].map(
      ({ clientWidth }) => clientWidth,
    );
    await expect(new Set(widths).size).toBe(1);
  },
};

/** Boxes that belong together; each goes by a name of its own. */
export const Ticks: Story = {
  render: () => (
    <TickGroup
      label="Additional services"
      options={[
        { name: 'wash', label: 'Wash and vacuum', ticked: true },
        { name: 'loan', label: 'A loan car for the day' },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Additional services' });
    await expect(group).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Wash and vacuum' })).toBeChecked();
    await userEvent.click(canvas.getByText('A loan car for the day'));
    await expect(canvas.getByRole('checkbox', { name: 'A loan car for the day' })).toBeChecked();
  },
};

export const AtNight: Story = {
  render: () => (
    <div className={nightScope} style={{ padding: '2rem', background: 'var(--fc-color-page)' }}>
      <Stack gap={5}>
        <TextField label="First Name" defaultValue="Marion" hint="As on your licence." />
        <SelectField label="Location" options={locations} />
        <PostcodeField label="Postcode" defaultValue="345" error="Invalid postcode. Please enter a 4-digit number." />
        <CheckboxField label="Email me offers" defaultChecked />
      </Stack>
    </div>
  ),
};
