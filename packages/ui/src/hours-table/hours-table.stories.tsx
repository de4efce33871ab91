import type { Meta, StoryObj } from '@storybook/react-vite';
import { HoursTable } from './hours-table';

const meta: Meta<typeof HoursTable> = {
  title: 'Content/Hours table',
  component: HoursTable,
  args: {
    caption: 'Sales hours',
    rows: [
      { day: 'Monday to Friday', hours: '8:30 am to 5:30 pm', today: true },
      { day: 'Saturday', hours: '8:30 am to 5 pm' },
      { day: 'Sunday', hours: 'Closed' },
    ],
  },
};
export default meta;

export const Week: StoryObj<typeof HoursTable> = {};
