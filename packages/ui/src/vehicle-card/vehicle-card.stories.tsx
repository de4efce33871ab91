import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { guide } from '../../.storybook/guide';
import { sampleCards } from '../../.storybook/sample-vehicles';
import { Container } from '../layout/layout';
import { CompareToggle } from './compare-toggle';
import { FavouriteToggle } from './favourite-toggle';
import { VehicleCardGrid } from './vehicle-card-grid';
import { VehicleCardList } from './vehicle-card-list';
import type { VehicleCardProps } from './vehicle-card-props';
import { VehicleCardRow } from './vehicle-card-row';
import { VehicleCardSkeleton } from './vehicle-card-skeleton';
import { VehicleCardTile } from './vehicle-card-tile';
import { VehicleCardWide } from './vehicle-card-wide';

const meta: Meta<typeof VehicleCardGrid> = {
  title: 'Vehicle/Card',
  component: VehicleCardGrid,
  subcomponents: {
    CompareToggle,
    FavouriteToggle,
    VehicleCardList,
    VehicleCardRow,
    VehicleCardSkeleton,
    VehicleCardTile,
    VehicleCardWide,
  },
  tags: ['stable'],
  parameters: {
    layout: 'fullscreen',
    ...guide({
      anatomy: [
        'Picture on its stage, with tag and save',
        'Heading and subheading',
        'Price with its type',
        'Repayment with its rates',
        'Four facts',
        'Place and stock number',
        'Actions',
      ],
      do: [
        'Grid for photos three or four across; wide for a showroom two across; tile for a ruled grid.',
        'Row for a stock sheet: wide it is a line with columns, on a phone it is the compact card.',
      ],
      dont: ['Do not mix layouts in one list.', 'Leave out what is not known rather than filling a gap.'],
      accessibility: [
        'The title is the link and covers the card; save, compare and actions stand above it with names of their own.',
        'Every action says its vehicle to those who listen.',
        'State is in words: a tag or flag, a note, never a grey picture alone.',
      ],
      keyboard: [
        ['Tab', 'Moves to the title, then save, compare and the actions'],
        ['Enter', 'Opens the vehicle'],
        ['Enter, Space', 'Saves it, ticks it to compare'],
      ],
      content: [
        'Heading: year, make, model. Subheading: the variant.',
        'Facts in one order on every card; leave out what is not known.',
        'At most two actions.',
      ],
    }),
  },
  args: sampleCards.belowMarket,
  decorators: [
    (Story) => (
      <Container as="main">
        <h1>Used and demo cars</h1>
        <Story />
      </Container>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof VehicleCardGrid>;

const desktop = { viewport: { value: 'desktop', isRotated: false } };
const states: readonly (readonly [string, VehicleCardProps])[] = Object.entries(sampleCards);
const save = <FavouriteToggle vehicle="it" saved={false} onChange={fn()} />;

/** The photo card in all states. */
export const Grid: Story = {
  globals: desktop,
  render: () => (
    <VehicleCardList layout="grid" label="Vehicles">
      {states.map(([name, card]) => (
        <li key={name}>
          <VehicleCardGrid {...card} headingLevel={2} favourite={card.state === 'sold' ? undefined : save} />
        </li>
      ))}
    </VehicleCardList>
  ),
};

/** The showroom card in all states. */
export const Wide: Story = {
  globals: desktop,
  render: () => (
    <VehicleCardList layout="wide" label="Vehicles">
      {states.map(([name, card]) => (
        <li key={name}>
          <VehicleCardWide {...card} headingLevel={2} favourite={card.state === 'sold' ? undefined : save} />
        </li>
      ))}
    </VehicleCardList>
  ),
};

const Rows = () => (
  <VehicleCardList
    layout="rows"
    label="Vehicles"
    ticked
    heads={[
      { label: 'Vehicle' },
      { label: 'Odometer', href: '?sortBy=km-asc' },
      { label: 'Engine' },
      { label: 'Drive' },
      { label: 'Rated for', varies: true },
      { label: 'Price', href: '?sortBy=price-asc', sorted: 'ascending' },
    ]}
  >
    {states.map(([name, card]) => (
      <li key={name}>
        <VehicleCardRow
          {...card}
          headingLevel={2}
          compare={
            card.state === 'sold' ? null : (
              <CompareToggle vehicle={card.heading} checked={name === 'justIn'} onChange={fn()} />
            )
          }
        />
      </li>
    ))}
  </VehicleCardList>
);

/** The row of the stock sheet in all states. */
export const Ledger: Story = { globals: desktop, render: () => <Rows /> };

const LastFact = ({ varies }: { readonly varies: boolean }) => (
  <VehicleCardList
    layout="rows"
    label={varies ? 'Of several kinds' : 'Of one kind'}
    heads={[
      { label: 'Vehicle' },
      { label: 'Odometer' },
      { label: 'Engine' },
      { label: 'Drive' },
      { label: varies ? 'Key spec' : 'Towing', varies },
      { label: 'Price' },
    ]}
  >
    <li>
      <VehicleCardRow {...sampleCards.justIn} headingLevel={2} />
    </li>
  </VehicleCardList>
);

/**
 * Rows leave out the name of the last fact where the head of the list names it; where the fact differs from row to row,
 * each row names it.
 */
export const LastFactNamed: Story = {
  globals: desktop,
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <>
      <LastFact varies={false} />
      <LastFact varies />
    </>
  ),
  play: async ({ canvas }) => {
    const widthOf = (list: string) =>
      within(canvas.getByRole('list', { name: list }))
        .getByText('Towing')
        .getBoundingClientRect().width;
    await expect(widthOf('Of one kind')).toBeLessThanOrEqual(1);
    await expect(widthOf('Of several kinds')).toBeGreaterThan(20);
  },
};

/** The same rows on a phone. */
export const LedgerOnPhone: Story = { render: () => <Rows /> };

/** The ruled card for grids. */
export const Tiles: Story = {
  globals: desktop,
  render: () => (
    <VehicleCardList layout="tiles" label="Vehicles">
      {states.map(([name, card]) => (
        <li key={name}>
          <VehicleCardTile {...card} headingLevel={2} />
        </li>
      ))}
    </VehicleCardList>
  ),
};

/** On a phone a row to be walked along sideways, for the few vehicles of a home page. */
export const Rail: Story = {
  globals: { viewport: { value: 'mobile2', isRotated: false } },
  render: () => (
    <>
      {(
        [
          ['grid-rail', VehicleCardGrid],
          ['tiles-rail', VehicleCardTile],
        ] as const
      ).map(([layout, Card]) => (
        <VehicleCardList key={layout} layout={layout} label={layout}>
          {states.slice(0, 4).map(([name, card]) => (
            <li key={name}>
              <Card {...card} headingLevel={2} />
            </li>
          ))}
        </VehicleCardList>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const layout of ['grid-rail', 'tiles-rail']) {
      const list = canvas.getByRole('list', { name: layout });
      const [first, second] = within(list).getAllByRole('article');
      await expect(list.scrollWidth).toBeGreaterThan(list.clientWidth);
      // The next one shows, level with the first.
      await expect(second?.getBoundingClientRect().left).toBeLessThan(window.innerWidth);
      await expect(second?.getBoundingClientRect().top).toBe(first?.getBoundingClientRect().top);
      // Under the keyboard the row comes along.
      const [name] = within(list).getAllByRole('heading', { name: /HiAce LWB/ });
      within(name ?? list)
        .getByRole('link')
        .focus();
      await waitFor(() => expect(list.scrollLeft).toBeGreaterThan(0));
    }
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

/** Whatever there is to say of a vehicle, its price stands level with its neighbours': facts keep to one line. */
export const PricesStandLevel: Story = {
  globals: desktop,
  render: () => {
    const wordy = {
      ...sampleCards.justIn,
      href: '/cars/wordy',
      subheading: 'Wildtrak 2.0 Bi-Turbo 4x4 with everything that was ever made for it',
      facts: [
        { label: 'Odometer', value: '101,760 km' },
        { label: 'Fuel', value: 'Plug-in Hybrid' },
        { label: 'Transmission', value: 'Automatic' },
        { label: 'Drive', value: 'All-wheel drive' },
      ],
    };
    return (
      <>
        <div style={{ maxWidth: '58rem' }}>
          <VehicleCardList layout="grid" label="Photos">
            {[sampleCards.certified, wordy, sampleCards.demo].map((card) => (
              <li key={card.href}>
                <VehicleCardGrid {...card} headingLevel={2} />
              </li>
            ))}
          </VehicleCardList>
        </div>
        <VehicleCardList layout="wide" label="Showroom">
          {[sampleCards.certified, sampleCards.justIn].map((card) => (
            <li key={card.href}>
              <VehicleCardWide {...card} headingLevel={2} />
            </li>
          ))}
        </VehicleCardList>
      </>
    );
  },
  play: async ({ canvas }) => {
    const photos = within(canvas.getByRole('list', { name: 'Photos' }));
    const tops = photos
      .getAllByText(/^\$(46|61|24),\d{3}$/)
      .map((price) => Math.round(price.getBoundingClientRect().top));
    await expect(tops).toHaveLength(3);
    await expect(new Set(tops).size).toBe(1);
    const showroom = within(canvas.getByRole('list', { name: 'Showroom' }));
    const columns = showroom.getAllByRole('article').map((card) => {
      const price = within(card).getByText(/^\$(46|61),\d{3}$/);
      return Math.round(price.getBoundingClientRect().left - card.getBoundingClientRect().left);
    });
    await expect(new Set(columns).size).toBe(1);
  },
};

/** The places of cards on their way. */
export const Loading: Story = {
  render: () => (
    <>
      <p role="status">Loading vehicles</p>
      {(['grid', 'wide', 'rows', 'tiles'] as const).map((layout) => (
        <VehicleCardList key={layout} layout={layout} busy>
          <li>
            <VehicleCardSkeleton layout={layout === 'rows' ? 'row' : layout === 'tiles' ? 'tile' : layout} />
          </li>
        </VehicleCardList>
      ))}
    </>
  ),
};

const layouts = {
  grid: VehicleCardGrid,
  wide: VehicleCardWide,
  row: VehicleCardRow,
  tile: VehicleCardTile,
} as const;

/** What a press in the middle of an element falls on. */
const pressed = (element: Element): Element | null => {
  element.scrollIntoView({ block: 'center' });
  const box = element.getBoundingClientRect();
  return document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
};

/** A press anywhere on a card leads to the vehicle; what has an address of its own keeps it. */
export const WholeCardLeadsToTheVehicle: Story = {
  args: { ...sampleCards.belowMarket, headingLevel: 2 },
  render: (card) => (
    <>
      {Object.entries(layouts).map(([name, Card]) => (
        <div key={name}>
          <div data-testid={name}>
            <Card {...card} favourite={save} />
          </div>
          <div data-testid={`${name} to compare`}>
            <Card {...card} compare={<CompareToggle vehicle="it" checked={false} onChange={fn()} />} />
          </div>
        </div>
      ))}
    </>
  ),
  play: async ({ canvas, args }) => {
    for (const layout of Object.keys(layouts)) {
      const card = within(canvas.getByTestId(layout));
      const title = card.getByRole('link', { name: `${args.heading} ${args.subheading}` });
      await expect(title).toHaveAttribute('href', args.href);
      await expect(pressed(card.getByRole('img'))).toBe(title);
      await expect(pressed(card.getByText(/\$38,990/))).toBe(title);
      const toggle = card.getByRole('button', { name: 'Save it' });
      await expect(toggle.contains(pressed(toggle))).toBe(true);
    }
    for (const layout of Object.keys(layouts)) {
      const action = within(canvas.getByTestId(layout)).getByRole('link', { name: /^Quick Enquiry/ });
      await expect(action).toHaveAttribute('href', `${args.href}#enquiry`);
      await expect(action.contains(pressed(action))).toBe(true);
    }
    for (const layout of Object.keys(layouts)) {
      const box = within(canvas.getByTestId(`${layout} to compare`)).getByRole('checkbox', { name: 'Compare it' });
      await expect(box.contains(pressed(box))).toBe(true);
    }
  },
};

/** A sold vehicle has neither price nor repayment nor bargain: the app gives it none, and no layout brings one. */
export const SoldHasNoPrice: Story = {
  args: { ...sampleCards.sold, repayment: undefined, belowMarket: undefined, headingLevel: 2 },
  render: (card) => (
    <>
      {Object.entries(layouts).map(([name, Card]) => (
        <div key={name} data-testid={name}>
          <Card {...card} />
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const layout of Object.keys(layouts)) {
      const card = within(canvas.getByTestId(layout));
      await expect(card.queryByText(/\$/)).toBeNull();
      await expect(card.getByText('Unfortunately this vehicle recently sold')).toBeVisible();
      await expect(card.getByText('Sold')).toBeVisible();
      await expect(card.getByRole('link', { name: /^Find Me Something Similar/ })).toHaveAttribute(
        'href',
        '/search?make=mazda',
      );
    }
  },
};

/** A vehicle that is held keeps its price; the app gives it no repayment. */
export const ReservedHasNoRepayment: Story = {
  args: { ...sampleCards.reserved, repayment: undefined, headingLevel: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$11,490')).toBeVisible();
    await expect(canvas.queryByText(/a week/)).toBeNull();
  },
};

/** Words without a place to break stay within the card. */
export const LongWordsStayInside: Story = {
  args: { ...sampleCards.unbroken, headingLevel: 2 },
  render: (card) => (
    <>
      {Object.entries(layouts).map(([name, Card]) => (
        <div key={name} data-testid={name} style={{ width: 'min(20rem, 100%)' }}>
          <Card {...card} />
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const layout of Object.keys(layouts)) {
      const box = canvas.getByTestId(layout);
      const edge = box.getBoundingClientRect().right + 1;
      for (const words of box.querySelectorAll('h2, h2 *, dd, p, li')) {
        await expect(words.getBoundingClientRect().right).toBeLessThanOrEqual(edge);
      }
    }
  },
};
