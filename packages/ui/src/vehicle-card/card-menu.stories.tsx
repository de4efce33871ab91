import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from '../../.storybook/guide';
import { longWord } from '../../.storybook/sample-site';
import { sampleCards } from '../../.storybook/sample-vehicles';
import { Container, Stack } from '../layout/layout';
import { CardMenu } from './card-menu';
import { CompareToggle } from './compare-toggle';
import { VehicleCardGrid } from './vehicle-card-grid';
import { VehicleCardRow } from './vehicle-card-row';
import { VehicleCardTile } from './vehicle-card-tile';
import { VehicleCardWide } from './vehicle-card-wide';

const card = sampleCards.belowMarket;
const most = card.actions.length;

const layouts = { grid: VehicleCardGrid, wide: VehicleCardWide, row: VehicleCardRow, tile: VehicleCardTile } as const;
const widths = { narrow: '20rem', wide: '42rem' } as const;

const meta: Meta<typeof CardMenu> = {
  title: 'Vehicle/Card menu',
  component: CardMenu,
  subcomponents: { CompareToggle, VehicleCardGrid, VehicleCardRow, VehicleCardTile, VehicleCardWide },
  tags: ['new'],
  decorators: [
    (Story) => (
      <Container as="main">
        <h1>Cards</h1>
        <Story />
      </Container>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    ...guide({
      anatomy: ['Button with three dots', 'The list of links'],
      do: ['In every vehicle card, after the things to do that stand on it.'],
      dont: ['Nothing that most shoppers look for: the first action of a card never is in it.'],
      accessibility: [
        'A button named for the vehicle that says whether its menu is open; links in a list, reached by Tab.',
        'Opens without scripts; Escape closes it and gives the focus back, a press elsewhere closes it too.',
      ],
      keyboard: [
        ['Tab', 'Moves to the button, then through the open list'],
        ['Enter, Space', 'Opens and closes it'],
        ['Escape', 'Closes it, and the focus goes back'],
      ],
      content: ['Entries are verbs: “Book a test drive”.'],
    }),
  },
};
export default meta;

type Story = StoryObj<typeof CardMenu>;

/** The things to do that can be seen, on the card and in its open menu. */
const shownIn = (place: HTMLElement): readonly string[] =>
  [...place.querySelectorAll('a')].flatMap((link) =>
    link.checkVisibility() && link.closest('h2') === null
      ? (link.textContent?.replace(card.heading, '').trim() ?? [])
      : [],
  );

const forms = Object.keys(layouts).flatMap((layout) =>
  Object.keys(widths).flatMap((width) =>
    Array.from({ length: most + 1 }, (_, count) => ({
      layout: layout as keyof typeof layouts,
      width: width as keyof typeof widths,
      count,
      name: `${layout}-${width}-${count}`,
    })),
  ),
);

/** However many things there are to do: a main one, one beside it, the rest in the menu; none lost, none twice. */
export const HoweverMany: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <Stack>
      {forms.map(({ layout, width, count, name }) => {
        const Card = layouts[layout];
        return (
          <div key={name} data-testid={name} style={{ width: widths[width], maxWidth: '100%' }}>
            <Card {...card} actions={card.actions.slice(0, count)} list={name} headingLevel={2} />
          </div>
        );
      })}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const { count, name } of forms) {
      const at = canvas.getByTestId(name);
      const wanted = card.actions.slice(0, count).map(({ label }) => label);
      await expect(shownIn(at), name).toEqual(wanted.slice(0, 2));
      const button = within(at).queryByRole('button', { name: `More for ${card.heading}` });
      await expect(button !== null, name).toBe(count > 2);
      if (button === null) continue;
      button.click();
      await expect(shownIn(at), name).toEqual(wanted);
      button.click();
    }
  },
};

/** All four open their menus by keyboard: Tab goes on into it, Escape gives the focus back. */
export const Open: Story = {
  render: () => (
    <Stack>
      {Object.entries(layouts).map(([name, Card]) => (
        <div key={name} data-testid={name}>
          <Card {...card} list={name} headingLevel={2} />
        </div>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const name of Object.keys(layouts)) {
      const at = within(canvas.getByTestId(name));
      const button = at.getByRole('button', { name: `More for ${card.heading}` });
      const menu = at.getByText('History Report').closest('menu');
      await expect(menu).not.toBeVisible();
      button.focus();
      await userEvent.keyboard('{Enter}');
      await expect(menu).toBeVisible();
      const target = [...(menu?.querySelectorAll('a') ?? [])].find((link) => link.checkVisibility());
      await expect(target?.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
      // It stays within the window.
      const box = menu?.getBoundingClientRect();
      await expect(box?.left).toBeGreaterThanOrEqual(0);
      await expect(box?.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    }
  },
};

/** Beside a box to compare, on a phone's width, with words that a dealer chose too long. */
export const Narrow: Story = {
  render: () => (
    <Stack>
      {Object.entries(layouts).map(([name, Card]) => (
        <div key={name} style={{ width: 'min(18rem, 100%)' }}>
          <Card
            {...card}
            actions={card.actions.map((action, place) =>
              place === 0 ? { ...action, label: 'Ask us about this vehicle' } : action,
            )}
            list={name}
            headingLevel={2}
            compare={<CompareToggle vehicle={card.heading} checked={false} onChange={fn()} />}
          />
        </div>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    for (const card of canvasElement.querySelectorAll('article')) {
      const edge = card.getBoundingClientRect().right + 1;
      for (const words of card.querySelectorAll('a, button')) {
        if (words.closest('[popover]') === null)
          await expect(words.getBoundingClientRect().right).toBeLessThanOrEqual(edge);
      }
    }
  },
};

/** Words without a place to break stay within an open menu, and it within the window. */
export const LongWords: Story = {
  render: () => (
    <VehicleCardGrid {...card} actions={[...card.actions, { label: longWord, href: '/long' }]} headingLevel={2} />
  ),
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: `More for ${card.heading}` }).click();
    const menu = canvas.getByText(longWord).closest('menu');
    await expect(menu).toBeVisible();
    await expect(menu?.scrollWidth).toBeLessThanOrEqual(menu?.clientWidth ?? 0);
    await expect(menu?.getBoundingClientRect().right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
