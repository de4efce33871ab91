import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { guide, keys } from '../../.storybook/guide';
import { nightScope } from '../theme/scopes.css';
import { VehicleProfile, type VehicleShape } from '../vehicle-profile/vehicle-profile';
import { RadioCards } from './radio-cards';

const bodies: readonly (readonly [VehicleShape, string])[] = [
  ['suv', 'SUV'],
  ['ute', 'Ute'],
  ['hatch', 'Hatch'],
  ['van', 'Van'],
];

const meta: Meta<typeof RadioCards> = {
  title: 'Fields/Radio cards',
  component: RadioCards,
  tags: ['stable'],
  args: {
    label: 'How shall we answer?',
    name: 'answer',
    options: [
      { value: 'call', label: 'Call me' },
      { value: 'write', label: 'Write to me' },
    ],
  },
  parameters: guide({
    anatomy: ['Question', 'Hint', 'Cards: radio, icon or picture, label, note', 'What is wrong'],
    do: [
      'One choice of two to six that are worth seeing side by side.',
      'A note where a choice has a consequence; an icon or a picture where it is recognised faster than read.',
      'Pictures on all cards or on none.',
    ],
    dont: [
      'More than six choices: a select field.',
      'Yes or no: a checkbox that says what yes means.',
      'Ways to other content: links.',
    ],
    accessibility: [
      'It is a radio group: one tab stop, arrow keys move and choose, the whole card can be pressed.',
      'Hint and error describe the group; the id is on the first radio, where the error summary leads.',
      'The radio itself shows what is chosen, so colour is never the only sign.',
      'Icons and pictures are decoration: the label says everything.',
    ],
    keyboard: keys.radios,
    content: ['The question is a question; the labels answer it.', 'Labels of one group have the same form.'],
  }),
};
export default meta;

type Story = StoryObj<typeof RadioCards>;

export const Empty: Story = {};

export const Chosen: Story = { args: { defaultValue: 'call', hint: 'We answer within two hours.' } };

export const ByKeyboard: Story = {
  args: { defaultValue: 'call' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Call me' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Write to me' })).toBeChecked();
    await userEvent.click(canvas.getByText('Call me'));
    await expect(canvas.getByRole('radio', { name: 'Call me' })).toBeChecked();
  },
};

export const Notes: Story = {
  args: {
    label: 'Where shall we meet?',
    name: 'place',
    defaultValue: 'yard',
    options: [
      { value: 'yard', label: 'At the yard', note: '418 Ipswich Road, Moorooka', icon: 'map-pin' },
      { value: 'home', label: 'At your place', note: 'Within 20 km, no charge', icon: 'car' },
      { value: 'call', label: 'By video call', note: 'We walk around it for you', icon: 'phone' },
    ],
  },
};

export const Pictures: Story = {
  args: {
    label: 'What are you looking for?',
    name: 'body',
    options: bodies.map(([shape, label]) => ({ value: shape, label, picture: <VehicleProfile shape={shape} /> })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Ute'));
    await expect(canvas.getByRole('radio', { name: 'Ute' })).toBeChecked();
  },
};

export const Six: Story = {
  args: {
    label: 'Condition',
    name: 'condition',
    optional: true,
    options: ['As new', 'Very good', 'Good', 'Fair', 'Poor', 'Not running'].map((label) => ({ value: label, label })),
  },
};

export const Invalid: Story = {
  args: { id: 'answer', hint: 'We answer within two hours.', error: 'Choose how we shall answer.' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'How shall we answer?' });
    await expect(group).toHaveAttribute('aria-invalid', 'true');
    await expect(group).toHaveAccessibleDescription('We answer within two hours. Choose how we shall answer.');
    await expect(canvas.getByRole('radio', { name: 'Call me' })).toHaveAttribute('id', 'answer');
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'write' } };

export const OneDisabled: Story = {
  args: {
    options: [
      { value: 'pick', label: 'Collect it' },
      { value: 'bring', label: 'Delivery', note: 'Not to this postcode', disabled: true },
    ],
  },
};

export const LongWords: Story = {
  args: {
    label: 'Who keeps the vehicle?',
    options: [
      {
        value: 'one',
        label: 'Wollondilly-Shoalhaven Commercial Vehicles',
        note: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch Industrial Estate',
      },
      { value: 'two', label: 'Donaudampfschifffahrtsgesellschaft', icon: 'truck' },
      { value: 'three', label: 'Me' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const AtNight: Story = {
  args: { defaultValue: 'call' },
  decorators: [
    (Story) => (
      <div className={nightScope} style={{ padding: '2rem', background: 'var(--fc-color-page)' }}>
        <Story />
      </div>
    ),
  ],
};
