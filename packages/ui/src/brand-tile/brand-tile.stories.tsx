import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide, keys } from '../../.storybook/guide';
import { longWord } from '../../.storybook/sample-site';
import { Grid } from '../layout/layout';
import { BrandTile } from './brand-tile';

const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 48"><path d="M4 40 24 8l20 32zM60 8h48v8H76v8h28v8H76v8H60z" fill="#333"/></svg>`;
const logo = { src: `data:image/svg+xml,${encodeURIComponent(mark)}`, alt: '', width: 120, height: 48 };

const meta: Meta<typeof BrandTile> = {
  title: 'Content/Brand tile',
  component: BrandTile,
  tags: ['stable'],
  args: { name: 'Toyota', href: '/search/toyota', note: '214 in stock' },
  decorators: [
    (Story, { args, parameters }) => (
      <div style={{ maxWidth: parameters.storyWidth ?? (args.size === 'small' ? '8rem' : '14rem') }}>{Story()}</div>
    ),
  ],
  parameters: guide({
    anatomy: ['Mark, or the name in type', 'Name', 'Count or note', 'Text, on the page of brands'],
    do: [
      'For a make on the home page, in a menu and on the page of all brands.',
      'Small in menus, large on pages; with a few words of text on the page of brands.',
    ],
    dont: [
      'Do not hand over a mark that the dealer may not show: a name in type is the rule, not the exception.',
      'For a long list of makes take the ledger of home makes.',
    ],
    accessibility: ['One link; the mark is decoration, the name and the count are its name.'],
    keyboard: keys.links,
    content: ['The name as the maker writes it.', 'The count with its noun: “142 cars”.'],
  }),
};
export default meta;

type Story = StoryObj<typeof BrandTile>;

export const Lettering: Story = {
  name: 'Without a mark: the name in type',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Toyota 214 in stock' })).toHaveTextContent(/^Toyota214 in stock$/);
  },
};

export const Small: Story = { args: { size: 'small' } };

export const WithMark: Story = {
  args: { name: 'Example', logo },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByText('Example')).toBeVisible();
  },
};

export const WithText: Story = {
  args: { note: undefined, text: 'Cars, utes and vans at four of our locations, with their own workshop at Moorooka.' },
};

export const Together: Story = {
  parameters: { storyWidth: '70rem' },
  render: () => (
    <Grid columns={4}>
      {['Toyota', 'Mazda', 'BYD', 'Isuzu UTE', 'K', longWord].map((name) => (
        <BrandTile
          key={name}
          name={name}
          href={`/search/${name}`}
          note="12 in stock"
          logo={name === 'K' ? logo : null}
        />
      ))}
    </Grid>
  ),
};

export const OnNight: Story = { globals: { ground: 'night' } };
