import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { guide, keys } from '../../.storybook/guide';
import { SavedList, savedVehicles } from '../../.storybook/sample-account';
import { longWord } from '../../.storybook/sample-site';
import { sampleRepayment } from '../../.storybook/sample-vehicles';
import { TextAreaField } from '../field/text-area-field';
import { SavedVehicle, type SavedVehicleProps } from './saved-vehicle';
import { SavedVehicleList, SavedVehicleSkeleton } from './saved-vehicle-list';

const meta: Meta<typeof SavedVehicle> = {
  title: 'Account/Saved vehicle',
  component: SavedVehicle,
  subcomponents: { SavedVehicleList, SavedVehicleSkeleton },
  tags: ['new'],
  parameters: guide({
    anatomy: ['Picture and name, one link', 'Price, and what it was', 'State', 'Note', 'Actions'],
    do: [
      'The vehicles that a shopper keeps, in a `SavedVehicleList`, on the watchlist and in the garage.',
      'Say what the price was when it was saved only of the same kind of price: drive away against drive away.',
      'Keep what is sold or gone in the list, with a way to something similar, until the shopper takes it out.',
    ],
    dont: [
      'Search results: vehicle cards.',
      'A repayment of a vehicle that cannot be had; its rates stand with it wherever it is shown.',
      '"Was" for the price that a dealer advertised before: that is the `was` of a price.',
    ],
    accessibility: [
      'Lower and higher are words with a sign, never colour alone; the state is a word too.',
      'Picture and name are one link; note and actions stand outside of it.',
      'Each action names its vehicle for those who listen.',
      'The summary of the list is read out when it changes: something was removed, another order.',
    ],
    keyboard: keys.linksAndButtons,
    content: [
      '“$1,000 lower than when you saved it”: amount, then direction.',
      'Sold is said, with a way to something similar.',
    ],
  }),
};
export default meta;

type Story = StoryObj<typeof SavedVehicle>;

const alone = (vehicle: SavedVehicleProps): Story => ({
  args: vehicle,
  render: (args) => (
    <SavedVehicleList title="Saved vehicles" empty={{ title: 'Nothing saved yet' }}>
      <SavedVehicle {...args} />
    </SavedVehicleList>
  ),
});

export const Lower: Story = {
  ...alone(savedVehicles.lower),
  name: 'A lower price is said in words [WTCH-03]',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$1,500 lower')).toBeVisible();
    await expect(canvas.getByText('Was $40,490 when you saved it')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^2023 Toyota RAV4/ })).toHaveAttribute(
      'href',
      savedVehicles.lower.href,
    );
  },
};

export const Higher: Story = {
  ...alone({ ...savedVehicles.higher, since: { now: 'higher', was: '$23,990' } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Price is higher')).toBeVisible();
  },
};

export const Reserved: Story = {
  ...alone(savedVehicles.reserved),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Reserved')).toBeVisible();
    await expect(canvas.getByText('Same price as when you saved it')).toBeVisible();
  },
};

export const Announced: Story = alone(savedVehicles.announced);

export const Sold: Story = {
  ...alone(savedVehicles.sold),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sold')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Find something similar to 2019 Mazda 3/ })).toBeVisible();
  },
};

export const Gone: Story = {
  ...alone(savedVehicles.gone),
  name: 'What is gone from the site leads nowhere',
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('heading', { level: 3 })).queryByRole('link')).toBeNull();
    await expect(canvas.getByText('No longer listed')).toBeVisible();
  },
};

export const WithNote: Story = alone({
  ...savedVehicles.lower,
  repayment: sampleRepayment,
  children: (
    <TextAreaField
      label="My note"
      optional
      rows={2}
      defaultValue="Ask about the tow bar. The boot is big enough for the pram."
    />
  ),
});

export const List: Story = {
  render: () => <SavedList />,
  play: async ({ canvas }) => {
    const section = within(canvas.getByRole('region', { name: 'Saved vehicles' }));
    await expect(section.getAllByRole('article')).toHaveLength(6);
    await expect(canvas.getByLabelText('Order by')).toBeVisible();
  },
};

export const ListOnPhone: Story = {
  ...List,
  globals: { viewport: { value: 'phone-390', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const Empty: Story = {
  render: () => <SavedList cards={[]} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const Loading: Story = {
  render: () => <SavedVehicleSkeleton title="Saved vehicles" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your saved vehicles');
  },
};

export const OnNight: Story = { ...List, globals: { ground: 'night' }, play: async () => {} };

export const LongWords: Story = {
  ...alone({
    ...savedVehicles.lower,
    name: longWord,
    detail: longWord,
    location: longWord,
    facts: [longWord, 'Automatic'],
    price: { kind: 'amount', amount: '$123,456,789,012', type: longWord },
    since: { now: 'lower', was: '$123,456,789,012', by: '$123,456,789,012' },
    children: longWord,
  }),
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
