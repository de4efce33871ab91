import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { guide } from '../../.storybook/guide';
import { sampleCards } from '../../.storybook/sample-vehicles';
import { TextLink } from '../text-link/text-link';
import { VehicleCardGrid } from '../vehicle-card/vehicle-card-grid';
import { VehicleCardTile } from '../vehicle-card/vehicle-card-tile';
import { VehicleCardWide } from '../vehicle-card/vehicle-card-wide';
import { SimilarVehicles } from './similar-vehicles';

const { belowMarket, justIn, certified, demo, comingSoon, preorder } = sampleCards;
const six = [belowMarket, justIn, certified, demo, comingSoon, preorder];

const cards = (Card: typeof VehicleCardGrid, count = six.length) =>
  six.slice(0, count).map((card) => ({ key: card.href, card: <Card {...card} /> }));

const meta: Meta<typeof SimilarVehicles> = {
  title: 'Vehicle/Similar vehicles',
  component: SimilarVehicles,
  tags: ['stable'],
  parameters: {
    layout: 'fullscreen',
    ...guide({
      anatomy: ['Title and link', 'Cards in a row', 'Previous and next'],
      do: [
        'Under a vehicle, and on a page of a sold one: other vehicles the shopper may want, at most six.',
        'Show the places while they are being found; give an empty list when nothing was, and nothing is shown.',
        'Choose the card and the number beside each other by the template.',
      ],
      dont: [
        'Not for results of a search: those are a grid or a list with pages.',
        'Not for slides that are seen one at a time: that is the carousel.',
      ],
      accessibility: [
        'A list with the name of its heading; it scrolls by finger, wheel, trackpad and key.',
        'The buttons stand beside the heading where there is something to turn to, and are disabled at the ends.',
        'While it waits the list is marked busy.',
        'Under reduced motion it jumps; without scripts it scrolls.',
      ],
      keyboard: [
        ['Tab', 'Moves to the buttons and through the cards'],
        ['Arrow left, Arrow right', 'Scroll the row when it is focused'],
      ],
      content: ['The title says what they share: “More RAV4 like this”.'],
    }),
  },
  args: {
    title: 'Similar cars',
    action: <TextLink href="/search?make=toyota">See all 38 RAV4s</TextLink>,
    vehicles: cards(VehicleCardGrid),
  },
};
export default meta;

type Story = StoryObj<typeof SimilarVehicles>;

/** The buttons turn the row and stop at its ends. */
export const Four: Story = {
  play: async ({ canvas }) => {
    const back = await canvas.findByRole('button', { name: 'Earlier vehicles' });
    const on = canvas.getByRole('button', { name: 'Further vehicles' });
    const row = canvas.getByRole('list', { name: 'Similar cars' });
    await expect(back).toBeDisabled();
    await userEvent.click(on);
    await waitFor(() => expect(row.scrollLeft).toBeGreaterThan(100));
    await waitFor(() => expect(back).toBeEnabled());
    row.scrollTo({ left: row.scrollWidth, behavior: 'instant' });
    await waitFor(() => expect(on).toBeDisabled());
  },
};

export const Two: Story = { args: { columns: 2, vehicles: cards(VehicleCardWide) } };

export const Tiles: Story = { args: { vehicles: cards(VehicleCardTile) } };

export const OnPhone: Story = { globals: { viewport: { value: 'mobile2', isRotated: false } } };

/** What fits has nothing to turn. */
export const Few: Story = {
  args: { vehicles: cards(VehicleCardGrid, 3) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await expect(canvas.queryByRole('button', { name: /vehicles$/ })).toBeNull();
  },
};

export const Waiting: Story = { args: { vehicles: [], waiting: { count: 4, layout: 'grid' } } };

/** Nothing found or nothing to be had: no heading over an empty place. */
export const None: Story = {
  args: { vehicles: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

/** A single one needs no row. */
export const One: Story = { args: { vehicles: cards(VehicleCardGrid, 1) } };

const { longName, unbroken, sold, noPhoto } = sampleCards;

export const LongWords: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  args: {
    title: 'Similar Donaudampfschifffahrtsgesellschaftskapitaensmuetzen',
    vehicles: [longName, unbroken, sold, noPhoto].map((card) => ({
      key: card.href,
      card: <VehicleCardGrid {...card} />,
    })),
  },
};

export const OnNight: Story = { args: { tone: 'night' } };
