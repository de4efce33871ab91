import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { guide } from '../../.storybook/guide';
import { longWord } from '../../.storybook/sample-site';
import { sampleCards } from '../../.storybook/sample-vehicles';
import { Container } from '../layout/layout';
import { VehicleBottomBar } from '../sticky-bar/vehicle-bottom-bar';
import { CompareToggle } from '../vehicle-card/compare-toggle';
import { CompareTray, type CompareTrayProps, type TrayVehicle } from './compare-tray';

const vehicle = (card: 'belowMarket' | 'justIn' | 'certified' | 'noPhoto', price?: string): TrayVehicle => ({
  id: card,
  name: sampleCards[card].heading,
  image: sampleCards[card].image,
  ...(price === undefined ? {} : { price }),
});
const one = vehicle('belowMarket', '$38,990');
const two = vehicle('justIn', '$61,990');
const three = vehicle('certified', 'Enquire for price.');
const four: TrayVehicle = { ...vehicle('noPhoto', '$54,990'), shape: 'truck' };
const all = [one, two, three, four];

/** A page with ticks, whose list the tray shows. */
const Page = ({ vehicles, onRemove, ...tray }: CompareTrayProps) => {
  const [ticked, setTicked] = useState(vehicles);
  return (
    <Container as="main">
      <h1>Used vehicles</h1>
      {all.map((item) => (
        <div key={item.id}>
          <CompareToggle
            vehicle={item.name}
            checked={ticked.includes(item)}
            onChange={(checked) =>
              setTicked((before) => (checked ? [...before, item] : before.filter((kept) => kept !== item)))
            }
          />
        </div>
      ))}
      <CompareTray
        {...tray}
        vehicles={ticked}
        onRemove={(id) => {
          onRemove(id);
          setTicked((before) => before.filter((kept) => kept.id !== id));
        }}
      />
    </Container>
  );
};

const desktop = { viewport: { value: 'desktop', isRotated: false } };
const phone = { viewport: { value: 'mobile2', isRotated: false } };

const meta: Meta<typeof CompareTray> = {
  title: 'Vehicle/Compare tray',
  component: CompareTray,
  tags: ['stable'],
  parameters: {
    layout: 'fullscreen',
    ...guide({
      anatomy: ['How many are ticked', 'Thumbnails with a remove button each', 'Compare'],
      do: [
        'On result pages whose cards have a tick box to compare; one a page, always mounted.',
        'It floats over the foot of the screen and over the phone’s own bar; nothing in the page moves.',
      ],
      dont: ['Do not use it for favourites: they have no limit and no table.', 'Not on the page that compares.'],
      accessibility: [
        'Its count is read out politely at every change, with a sentence when one is missing or it is full.',
        'When a vehicle is removed the focus goes to the next remove button, or to the words that nothing is left.',
        'On a phone it is one line: the count and the button; the ticks on the cards take vehicles out.',
      ],
      keyboard: [
        ['Tab', 'Moves through the remove buttons to Compare'],
        ['Enter, Space', 'Takes a vehicle out'],
        ['Enter', 'Opens the comparison'],
      ],
      content: ['Say what is missing: “Tick one more to compare”.', 'Remove buttons name their vehicle.'],
    }),
  },
  args: { vehicles: [one, two], href: '/compare', onRemove: fn() },
  globals: desktop,
  render: (tray) => <Page {...tray} />,
};
export default meta;

type Story = StoryObj<typeof CompareTray>;

export const Empty: Story = {
  args: { vehicles: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Compare' })).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent('');
  },
};

export const First: Story = {
  args: { vehicles: [] },
  play: async ({ canvas }) => {
    const before = canvas.getByRole('heading').getBoundingClientRect().top;
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Compare 2023 Toyota RAV4' }));
    const tray = within(canvas.getByRole('region', { name: 'Compare' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('1 of 4 to compare. Tick one more to compare');
    await expect(tray.queryByRole('link')).toBeNull();
    await expect(canvas.getByRole('heading').getBoundingClientRect().top).toBe(before);
  },
};

export const Two: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Compare side by side' })).toHaveAttribute('href', '/compare');
  },
};

export const Full: Story = {
  args: { vehicles: all },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('4 of 4 to compare. Remove one to add another');
  },
};

export const RemovedByKeyboard: Story = {
  args: { vehicles: [one, two, three] },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Remove 2025 Ford Ranger from compare' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledWith('justIn');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Remove 2022 Toyota HiAce from compare' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Remove 2023 Toyota RAV4 from compare' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveFocus());
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing left to compare');
  },
};

export const OnPhone: Story = { globals: phone };

export const FullOnPhone: Story = { globals: phone, args: { vehicles: all } };

/** Over the bar at the foot of a phone. */
export const AboveTheBar: Story = {
  globals: phone,
  render: (tray) => (
    <>
      <Page {...tray} />
      <VehicleBottomBar
        heading="2023 Toyota RAV4"
        price={null}
        notice="389 vehicles"
        actions={[{ label: 'Show Me', href: '#' }]}
      />
    </>
  ),
  play: async ({ canvas }) => {
    const tray = canvas.getByRole('region', { name: 'Compare' }).getBoundingClientRect();
    const bar = canvas.getByRole('link', { name: 'Show Me' }).getBoundingClientRect();
    await expect(tray.bottom).toBeLessThanOrEqual(bar.top);
  },
};

export const LongWords: Story = {
  args: {
    vehicles: all.map((item) => ({ ...item, name: `${item.name} ${longWord}`, price: '$123,456,789,012' })),
  },
  render: (tray) => <CompareTray {...tray} />,
};
