import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { guide } from '../../.storybook/guide';
import { Stack } from '../layout/layout';
import { Dialog } from '../modal/dialog';
import { nightScope } from '../theme/scopes.css';
import { ComboboxField } from './combobox-field';
import { makes, suburbs } from './sample-options';

const meta: Meta<typeof ComboboxField> = {
  title: 'Fields/Combobox',
  component: ComboboxField,
  args: {
    label: 'Make',
    name: 'make',
    placeholder: 'Any make',
    noMatch: 'No make begins with that.',
    options: makes,
    onChange: fn(),
  },
  parameters: guide({
    use: [
      'One choice of more than about fifteen: makes, models, suburbs.',
      'Give a count where the choice leads to results, and a note where two options share a name.',
      'Above a few hundred options pass onSearch and answer with the best matches only.',
    ],
    avoid: [
      'Fewer than fifteen options: a select field, or radio cards for two to six, are quicker and open the wheel of a phone.',
      'Words that need not be in the list: a search field or a text field.',
      'Several choices at once: a list of checkboxes.',
    ],
    accessibility: [
      'It is an editable combobox with a listbox: arrow keys move, Enter chooses, Escape closes and keeps what was chosen.',
      'The first match is picked out while typing, so a few letters and Enter are enough.',
      'No match and loading are announced politely; hint and error are the description of the input.',
      'A popup goes into the dialog around it, opens where there is room and never exceeds the screen.',
      'Without scripts the browser’s own list stands in its place and sends the same value.',
    ],
  }),
};
export default meta;

type Story = StoryObj<typeof ComboboxField>;

const body = within(document.body);

export const Empty: Story = {};

export const Filled: Story = {
  args: { defaultValue: 'mercedes-benz' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('combobox', { name: 'Make' })).toHaveValue('Mercedes-Benz');
    await expect(canvasElement.querySelector('input[name="make"]')).toHaveValue('mercedes-benz');
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const make = canvas.getByRole('combobox', { name: 'Make' });
    await userEvent.type(make, 'skod');
    await waitFor(() => expect(body.getByRole('option', { name: /Škoda/ })).toBeVisible());
    await expect(body.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await expect(make).toHaveValue('Škoda');
    await expect(args.onChange).toHaveBeenLastCalledWith('škoda', expect.objectContaining({ label: 'Škoda' }));
    await expect(canvasElement.querySelector('input[name="make"]')).toHaveValue('škoda');
    await waitFor(() => expect(body.queryByRole('listbox')).toBeNull());
    // What answers nothing is given up, what was chosen stays.
    await userEvent.type(make, 'xyz');
    await userEvent.keyboard('{Escape}');
    await userEvent.tab();
    await waitFor(() => expect(make).toHaveValue('Škoda'));
  },
};

/** Every make is there at once, under its heading, and the list scrolls within the screen. */
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Make' }));
    const list = await body.findByRole('listbox');
    await expect(within(list).getAllByRole('option')).toHaveLength(makes.length);
    await expect(within(list).getByRole('group', { name: 'Popular makes' })).toBeVisible();
    const { left, right, bottom } = list.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const NoMatch: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Make' }), 'zzz');
    await waitFor(() => expect(body.getByText('No make begins with that.')).toBeVisible());
  },
};

export const Cleared: Story = {
  args: { defaultValue: 'kia' },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(canvas.getByRole('combobox', { name: 'Make' })).toHaveValue('');
    await expect(args.onChange).toHaveBeenLastCalledWith('', undefined);
    await expect(canvasElement.querySelector('input[name="make"]')).toHaveValue('');
  },
};

const Asking = () => {
  const [answer, setAnswer] = useState<typeof suburbs>([]);
  const [chosen, setChosen] = useState('');
  return (
    <ComboboxField
      label="Suburb or postcode"
      name="suburb"
      noMatch="No suburb or postcode begins with that."
      options={answer}
      value={chosen}
      onChange={setChosen}
      onSearch={(typed) =>
        setAnswer(typed === '' ? [] : suburbs.filter(({ label, note }) => `${label} ${note}`.includes(typed)))
      }
    />
  );
};

/** The owner finds the options; the chosen one keeps its name when the answers change. */
export const Searched: Story = {
  render: () => <Asking />,
  play: async ({ canvas, canvasElement }) => {
    const suburb = canvas.getByRole('combobox', { name: 'Suburb or postcode' });
    await userEvent.type(suburb, '4106');
    await waitFor(() => expect(body.getAllByRole('option')).toHaveLength(2));
    await userEvent.click(body.getByRole('option', { name: /Rocklea/ }));
    await expect(suburb).toHaveValue('Rocklea');
    await expect(canvasElement.querySelector('input[name="suburb"]')).toHaveValue('4106-rocklea');
  },
};

export const Loading: Story = {
  args: { label: 'Suburb or postcode', options: [], onSearch: fn(), loading: true, placeholder: 'Moorooka or 4105' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'moor');
    await waitFor(() => expect(body.getByText('Loading')).toBeVisible());
    await expect(body.queryByText('No make begins with that.')).toBeNull();
  },
};

export const Invalid: Story = {
  args: { id: 'make', hint: 'As the papers say it.', error: 'Choose the make of your car.' },
  play: async ({ canvas }) => {
    const make = canvas.getByRole('combobox', { name: 'Make' });
    await expect(make).toBeInvalid();
    await expect(make).toHaveAccessibleDescription('As the papers say it. Choose the make of your car.');
    await expect(make).toHaveAttribute('id', 'make');
  },
};

export const Disabled: Story = {
  args: { label: 'Model', placeholder: 'Choose a make first', options: [], disabled: true },
};

export const LongWords: Story = {
  args: {
    label: 'Dealership',
    optional: true,
    placeholder: 'Any',
    options: [
      {
        value: 'long',
        label: 'Quillback Featherstonehaugh-Nguyen & Wollondilly-Shoalhaven Commercial Vehicles',
        note: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch Industrial Estate',
        count: 123_456,
      },
      { value: 'shut', label: 'Closed for renovation', disabled: true },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const list = await body.findByRole('listbox');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};

/** The popup is put into the dialog, which makes everything outside itself inert. */
export const InDialog: Story = {
  render: (args) => (
    <Dialog open onClose={fn()} title="Tell me when it is here">
      <Stack>
        <ComboboxField {...args} />
      </Stack>
    </Dialog>
  ),
  play: async ({ args }) => {
    const dialog = within(await body.findByRole('dialog'));
    const make = dialog.getByRole('combobox', { name: 'Make' });
    await userEvent.click(make);
    await waitFor(() => expect(dialog.getByRole('listbox').getBoundingClientRect().height).toBeGreaterThan(200));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog.queryByRole('listbox')).toBeNull());
    await userEvent.type(make, 'vw');
    await userEvent.click(await dialog.findByRole('option', { name: /Volkswagen/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('volkswagen', expect.anything());
  },
};

export const AtNight: Story = {
  args: { defaultValue: 'mazda', hint: 'Or leave it open.' },
  decorators: [
    (Story) => (
      <div className={nightScope} style={{ padding: '2rem', background: 'var(--fc-color-page)' }}>
        <Story />
      </div>
    ),
  ],
};
