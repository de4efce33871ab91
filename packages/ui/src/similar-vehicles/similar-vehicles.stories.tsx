import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
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
  parameters: { layout: 'fullscreen' },
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
    await expect(canvas.queryByRole('button')).toBeNull();
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
