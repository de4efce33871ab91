import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { guide } from '../../.storybook/guide';
import { longWord, samplePhone } from '../../.storybook/sample-site';
import { DepartmentHours, type HoursDepartment } from './department-hours';
import { HolidayHoursDialog } from './holiday-hours-dialog';
import { type HoursRow, HoursTable } from './hours-table';

const week: readonly HoursRow[] = [
  { day: 'Mon-Fri', hours: '8:30 am to 5:30 pm', today: true },
  { day: 'Sat', hours: '8:30 am to 5:00 pm' },
  { day: 'Sun', hours: 'Closed' },
];
const holidays: readonly HoursRow[] = [
  { day: 'Today', hours: 'Closed', today: true },
  { day: 'Fri 25 Dec', hours: 'Closed' },
  { day: 'Sat 26 Dec', hours: '9:00 am to 1:00 pm' },
];
const departments: readonly HoursDepartment[] = [
  { id: 'sales', name: 'Sales', rows: week, phone: samplePhone },
  {
    id: 'service',
    name: 'Service',
    rows: [
      { day: 'Mon-Fri', hours: '7:30 am to 5:00 pm', today: true },
      { day: 'Sat', hours: 'Closed' },
      { day: 'Sun', hours: 'Closed' },
    ],
    special: { title: 'Special hours', rows: [{ day: 'Thu 26 Nov', hours: '7:30 am to 12:00 pm' }] },
  },
  { id: 'parts', name: 'Parts', rows: week },
];

const meta: Meta<typeof HoursTable> = {
  title: 'Content/Hours table',
  component: HoursTable,
  subcomponents: { DepartmentHours, HolidayHoursDialog },
  tags: ['stable'],
  args: { caption: 'Sales hours', rows: week },
  parameters: guide({
    anatomy: [
      'Caption, hidden',
      'A line a day, today marked',
      'Days that differ, under them',
      'Button to the special hours',
    ],
    do: [
      'For the opening hours of a place or a department, in words that the caller makes from its clock and zone.',
      'Departments stand as groups, each under its name.',
      'The holiday dialog takes the upcoming special hours and is nothing at all without any.',
    ],
    dont: ['For one line, as in a header or footer, hand over the phrase instead.'],
    accessibility: [
      'A table with a hidden caption that says whose hours they are.',
      'Today is marked with aria-current and by weight.',
      'The holiday dialog folds out in the page without scripts.',
    ],
    keyboard: [
      ['Tab', 'Moves to the button'],
      ['Enter, Space', 'Opens the special hours'],
      ['Escape', 'Closes them'],
    ],
    content: [
      'Times as people say them: “8:30 am to 5:30 pm”; “Closed”, never a dash.',
      'Special days with weekday and date.',
    ],
  }),
};
export default meta;

type Story = StoryObj<typeof HoursTable>;

export const Week: Story = {
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Sales hours' }));
    await expect(table.getByRole('row', { current: 'date' })).toHaveTextContent('Mon-Fri');
    await expect(table.getByText('Closed')).toBeVisible();
  },
};

export const SpecialDays: Story = {
  name: 'Special hours stand under the week',
  args: { special: { title: 'Special hours', rows: holidays } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'Special hours' })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'Fri 25 Dec' })).toBeVisible();
  },
};

export const Departments: Story = {
  name: 'Departments as groups',
  render: () => <DepartmentHours place="Moorooka" departments={departments} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('table')).toHaveLength(3);
    await expect(canvas.getByRole('table', { name: 'Service hours, Moorooka' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '07 3155 0140' })).toBeVisible();
  },
};

/** One department has no need of a title. */
export const OneDepartment: Story = {
  render: () => <DepartmentHours place="Moorooka" departments={departments.slice(0, 1)} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

export const HolidayHours: Story = {
  name: 'Holiday hours in a dialog',
  render: () => <HolidayHoursDialog place="Moorooka" rows={holidays} note="Call us about a vehicle on any day." />,
  play: async ({ canvas, canvasElement }) => {
    const trigger = canvasElement.querySelector('summary');
    if (trigger === null) throw new Error('The dialog has no trigger.');
    await userEvent.click(trigger);
    const dialog = await canvas.findByRole('dialog', { name: 'Holiday hours' });
    await expect(within(dialog).getByText('Sat 26 Dec')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(dialog).not.toBeVisible());
    await expect(trigger).toHaveFocus();
    await userEvent.click(trigger);
  },
};

export const NoHolidayHours: Story = {
  name: 'No dialog without upcoming special hours',
  render: () => <HolidayHoursDialog place="Moorooka" rows={[]} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('summary')).toBeNull();
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

export const LongWords: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  render: () => (
    <DepartmentHours
      place={longWord}
      departments={[
        { id: 'long', name: longWord, rows: [{ day: longWord, hours: longWord }] },
        { id: 'parts', name: longWord.toUpperCase(), rows: week, special: { title: longWord, rows: holidays } },
      ]}
    />
  ),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
