import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { guide } from '../../.storybook/guide';
import { longWord } from '../../.storybook/sample-site';
import { sampleCards, sampleRepayment } from '../../.storybook/sample-vehicles';
import { IconButton } from '../button/icon-button';
import { Container } from '../layout/layout';
import { type ComparedVehicle, CompareTable } from './compare-table';

const vehicle = (name: keyof typeof sampleCards): ComparedVehicle => {
  const card = sampleCards[name];
  return {
    id: name,
    href: card.href,
    heading: card.heading,
    ...(card.subheading === undefined ? {} : { subheading: card.subheading }),
    image: card.image,
    ...(card.state === undefined ? {} : { state: card.state }),
    ...(card.note === undefined ? {} : { note: card.note }),
    tag: card.tag,
    price: card.price,
    ...(card.repayment === undefined ? {} : { repayment: sampleRepayment }),
    action: { label: 'Enquire', href: `${card.href}#enquiry` },
    control: <IconButton icon="x" label={`Remove ${card.heading} from compare`} />,
  };
};
const one = vehicle('belowMarket');
const two = vehicle('justIn');
const three = vehicle('certified');
const sold: ComparedVehicle = {
  ...vehicle('sold'),
  action: { label: 'Find Me Something Similar', href: '/search?make=mazda' },
};

const groups = [
  {
    title: 'Engine and driveline',
    lines: [
      { label: 'Odometer', values: ['24,180 km', '6,210 km', '15,760 km', '61,040 km'] },
      { label: 'Engine', values: ['2.5 L hybrid', '2.0 L turbo diesel', '2.8 L diesel', '2.0 L petrol'] },
      { label: 'Transmission', values: ['Automatic', 'Automatic', 'Automatic', 'Automatic'] },
      { label: 'Braked towing', values: ['1,500 kg', '3,500 kg', '1,500 kg', null] },
    ],
  },
  {
    title: 'Size',
    lines: [
      { label: 'Seats', values: ['5', '5', '3', '5'] },
      { label: 'Boot', values: [null, null, null, null] },
    ],
  },
];
const upTo = (count: number) =>
  groups.map(({ title, lines }) => ({
    title,
    lines: lines.map(({ label, values }) => ({ label, values: values.slice(0, count) })),
  }));

const desktop = { viewport: { value: 'desktop', isRotated: false } };

const meta: Meta<typeof CompareTable> = {
  title: 'Vehicle/Compare table',
  component: CompareTable,
  tags: ['stable'],
  args: { label: 'Comparison of 3 vehicles', vehicles: [one, two, three], groups: upTo(3) },
  globals: desktop,
  decorators: [
    (Story) => (
      <Container as="main">
        <h1>Compare</h1>
        <Story />
      </Container>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    ...guide({
      anatomy: [
        'Vehicles with picture, name and the way to take one out',
        'Price',
        'Groups of lines',
        'Mark at a line that differs',
        'Switch: only what differs',
      ],
      do: ['On the page that compares: one to four vehicles, price first, then what they have.'],
      dont: [
        'For the facts of one vehicle use SpecificationList.',
        'Do not shorten a line that is missing: pass null.',
      ],
      accessibility: [
        'A real table: every value is read with the name of its line and its vehicle.',
        'On a narrow screen it scrolls sideways as a named region that Tab reaches and arrow keys move.',
        'A line that differs has a mark and weight for the eye and a word in its name for the ear.',
        'A missing value is a hyphen, read as “Not known”.',
      ],
      keyboard: [
        ['Tab', 'Moves to the links, the switch and the table itself'],
        ['Arrow keys', 'Scroll the table when it is focused'],
        ['Space', 'Turns the switch'],
      ],
      content: ['Lines are named as on the vehicle’s page.', 'What is not known is null, not “N/A”.'],
    }),
  },
};
export default meta;

type Story = StoryObj<typeof CompareTable>;

export const Three: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'Odometer (differs)' })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'Transmission' })).toBeVisible();
    const rows = canvas.getAllByRole('row');
    await expect(rows[1]).toHaveTextContent('$38,990');
  },
};

export const OnlyWhatDiffers: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Show only what differs' }));
    await expect(canvas.queryByRole('rowheader', { name: 'Transmission' })).toBeNull();
    await expect(canvas.getByRole('rowheader', { name: 'Seats (differs)' })).toBeVisible();
  },
};

export const One: Story = { args: { label: 'Comparison of 1 vehicle', vehicles: [one], groups: upTo(1) } };

export const Two: Story = { args: { label: 'Comparison of 2 vehicles', vehicles: [one, two], groups: upTo(2) } };

/** A sold vehicle has no price: its note stands there. */
export const FourWithASoldOne: Story = {
  args: { label: 'Comparison of 4 vehicles', vehicles: [one, two, three, sold], groups: upTo(4) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Unfortunately this vehicle recently sold')).toBeVisible();
    await expect(canvas.getAllByText('Not known').length).toBeGreaterThan(0);
    await expect(canvas.getAllByText(/^\$38,990$/)).toHaveLength(1);
  },
};

/** It scrolls by the keyboard; the names of the lines stay. */
export const OnPhone: Story = {
  args: { label: 'Comparison of 4 vehicles', vehicles: [one, two, three, sold], groups: upTo(4) },
  globals: { viewport: { value: 'mobile2', isRotated: false } },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Comparison of 4 vehicles' });
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    region.focus();
    await expect(region).toHaveFocus();
    const name = canvas.getByRole('rowheader', { name: 'Seats (differs)' });
    const left = name.getBoundingClientRect().left;
    region.scrollTo({ left: 200, behavior: 'instant' });
    await expect(name.getBoundingClientRect().left).toBe(left);
  },
};

export const Extremes: Story = {
  args: {
    vehicles: [
      {
        ...one,
        heading: longWord,
        image: null,
        price: { kind: 'amount', amount: '$123,456,789,012', was: '$987,654,321,012', type: longWord },
      },
      { ...two, price: { kind: 'words', words: 'Enquire for price.' } },
    ],
    groups: [{ lines: [{ label: longWord, values: [longWord, null] }] }],
  },
};
