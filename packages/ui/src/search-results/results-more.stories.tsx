import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide, keys } from '../../.storybook/guide';
import { sampleCards } from '../../.storybook/sample-vehicles';
import { VehicleCardGrid } from '../vehicle-card/vehicle-card-grid';
import { VehicleCardList } from '../vehicle-card/vehicle-card-list';
import { ResultsMore } from './results-more';

const meta: Meta<typeof ResultsMore> = {
  title: 'Vehicle/Results more',
  component: ResultsMore,
  tags: ['stable'],
  args: { layout: 'grid', title: '301 more cars', label: 'Next page', href: '/search?page=2' },
  parameters: guide({
    anatomy: ['Title', 'How many more', 'Way to the next page'],
    do: ['As the last item of a list of cards that goes on on another page.'],
    dont: ['Rows fill their width: they need none.', 'It takes no part of the pagination away.'],
    accessibility: ['A link with its count and where it leads; where the row is full it is not rendered to anyone.'],
    keyboard: keys.links,
    content: ['The count with its noun: “28 more cars”.'],
  }),
};
export default meta;

type Story = StoryObj<typeof ResultsMore>;

const list = (count: number): NonNullable<Story['render']> =>
  function List(more) {
    return (
      <VehicleCardList layout="grid" label="Results">
        {[sampleCards.belowMarket, sampleCards.justIn, sampleCards.certified].slice(0, count).map((vehicle) => (
          <li key={vehicle.href}>
            <VehicleCardGrid {...vehicle} />
          </li>
        ))}
        <ResultsMore {...more} />
      </VehicleCardList>
    );
  };

const isSeen = (canvasElement: HTMLElement): boolean =>
  canvasElement.querySelector('a[rel="next"]')?.checkVisibility() ?? false;

export const CompletesARow: Story = { render: list(2) };

export const NeverAlone: Story = {
  render: list(3),
  play: async ({ canvasElement }) => {
    const across = getComputedStyle(canvasElement.querySelector('ul') ?? canvasElement).gridTemplateColumns.split(
      ' ',
    ).length;
    await expect(isSeen(canvasElement)).toBe(across === 2);
  },
};
