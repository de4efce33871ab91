import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { guide, keys } from '../../.storybook/guide';
import { longWord, sampleMakes, samplePicture, samplePlaces } from '../../.storybook/sample-site';
import { sampleCards } from '../../.storybook/sample-vehicles';
import type { HomeBody } from '../home-bodies/home-bodies';
import { HomeBodyLineup, HomeBodyPicker, HomeBodyRange } from '../home-bodies/home-body-sections';
import { HomeMakeLedger } from '../home-makes/home-make-sections';
import { ResultsGrid } from '../search-results/results-list';
import { VehicleCardGrid } from '../vehicle-card/vehicle-card-grid';
import { HomeFeatured } from './home-featured';
import { HomeLocationCards, HomeLocationShowcase, HomeLocations } from './home-locations';
import { HomeReasons } from './home-reasons';

const meta: Meta = {
  title: 'Page/Home sections',
  subcomponents: { HomeFeatured, HomeLocationCards, HomeLocationShowcase, HomeLocations, HomeReasons },
  tags: ['stable'],
  parameters: {
    layout: 'fullscreen',
    ...guide({
      anatomy: ['Title and lead', 'Link to everything', 'Tiles, rows or cards'],
      do: [
        'The parts of a home page, each a section with its head; a template chooses tiles, ledger, rows or cards.',
        'Bodies and makes lead into the search, featured shows a few vehicles, reasons say what is promised, locations where to go.',
      ],
      dont: ['Two sections that lead to the same results.', 'Places in full are location cards.'],
      accessibility: [
        'Every section is named by its heading.',
        'Tiles and rows are lists of links whose names hold the count.',
      ],
      keyboard: keys.links,
      content: ['Counts with their noun, prices with “from”.', 'The link names its goal: “See all 1,284 vehicles”.'],
    }),
  },
};
export default meta;

const bodies: readonly HomeBody[] = [
  { label: 'SUVs', href: '/search/suv-cars', count: 1_412, note: 'from $18,990', image: samplePicture(), shape: 'suv' },
  { label: 'Utes', href: '/search/ute-cars', count: 188, note: 'from $16,500', shape: 'ute' },
  { label: 'Hatches', href: '/search/hatch-cars', count: 164, shape: 'hatch' },
  { label: 'Caravans', href: '/search/caravans', count: 31, shape: 'caravan' },
];
const makes = sampleMakes.map(({ label, href, note }) => ({
  name: label,
  href,
  ...(note === undefined ? {} : { note }),
}));
const link = { label: 'See all 1,284', href: '/search' };

export const BodyTiles: StoryObj = {
  render: () => <HomeBodyPicker title="Start with the shape" bodies={bodies} link={link} />,
  play: async ({ canvasElement }) => {
    const suvs = within(canvasElement).getByRole('link', { name: /SUVs/ });
    await expect(suvs).toHaveTextContent('1,412');
    await expect(suvs).toHaveAttribute('href', '/search/suv-cars');
  },
};

export const BodyLineup: StoryObj = { render: () => <HomeBodyLineup title="Choose a body" bodies={bodies} /> };

export const BodyRange: StoryObj = { render: () => <HomeBodyRange title="The range" bodies={bodies} link={link} /> };

export const MakeLedger: StoryObj = {
  render: () => <HomeMakeLedger title="Every make on the yard" lead="921 vehicles, counted today" makes={makes} />,
};

/** Counts as a column of bare figures; those who listen hear of what. */
export const MakeLedgerCounts: StoryObj = {
  render: () => (
    <HomeMakeLedger
      title="Every make on the yard"
      lead="921 vehicles in stock, counted today"
      makes={makes.map(({ name, href }, place) => ({ name, href, count: 1_214 - place * 150 }))}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Toyota 1,214 in stock' })).toBeVisible();
  },
};

export const Featured: StoryObj = {
  render: () => (
    <HomeFeatured title="Fresh this week" link={link}>
      <ResultsGrid items={[{ key: 'one', content: <VehicleCardGrid {...sampleCards.justIn} /> }]} />
    </HomeFeatured>
  ),
};

export const Reasons: StoryObj = {
  render: () => (
    <HomeReasons
      title="What you can count on"
      reasons={[
        {
          figure: '3 years',
          title: 'Warranty on used cars',
          text: 'Any distance, honoured at every workshop of ours.',
        },
        { figure: '146', title: 'Checks before it is listed', text: 'The report is on its page, faults included.' },
        { title: 'Personalised finance', text: 'One application, and a person who explains the answer.' },
      ]}
    />
  ),
};

export const LocationRows: StoryObj = {
  render: () => <HomeLocations title="Two locations" locations={samplePlaces} />,
  play: async ({ canvasElement }) => {
    const places = within(canvasElement);
    await expect(places.getByRole('link', { name: 'Get Directions, Aspley' })).toBeVisible();
    await expect(places.getAllByRole('link', { name: '07 3155 0140' })[0]).toHaveAttribute('href', 'tel:+61731550140');
  },
};

/** One or two places stand large; more of them are rows. */
export const LocationShowcase: StoryObj = {
  render: () => (
    <>
      <HomeLocationShowcase title="Where we are" locations={samplePlaces.slice(0, 1)} />
      <HomeLocationShowcase title="Two locations" locations={samplePlaces} />
      <HomeLocationShowcase
        title="Three locations"
        locations={[
          ...samplePlaces,
          { name: 'Springwood', addressLines: ['8 Cinderella Drive', 'Springwood QLD 4127'] },
        ]}
      />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('418 Ipswich Road')).toHaveLength(2);
    await expect(canvas.getAllByRole('table', { name: 'Opening hours, Moorooka' })).toHaveLength(2);
    await expect(canvas.getByText('8 Cinderella Drive, Springwood QLD 4127')).toBeVisible();
  },
};

export const LocationCards: StoryObj = {
  render: () => <HomeLocationCards title="Find the yard" locations={samplePlaces} />,
};

export const LongWords: StoryObj = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  render: () => (
    <>
      <HomeBodyPicker
        title={longWord}
        bodies={[{ label: longWord, href: '/one', count: 12, shape: 'van' }, ...bodies]}
      />
      <HomeBodyLineup title="Line-up" bodies={[{ label: longWord, href: '/two', shape: 'van' }, ...bodies]} />
      <HomeMakeLedger title="Ledger" makes={[{ name: longWord, href: '/four', note: '12' }, ...makes]} />
      <HomeReasons title="Reasons" reasons={[{ figure: longWord, title: longWord, text: longWord }]} />
      <HomeLocations title="Places" locations={[{ name: longWord, addressLines: [longWord], status: longWord }]} />
      <HomeLocationShowcase title="Large" locations={[{ name: longWord, addressLines: [longWord, longWord] }]} />
      <HomeLocationCards title="Cards" locations={[{ name: longWord, addressLines: [longWord], note: longWord }]} />
    </>
  ),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const OneOfEach: StoryObj = {
  render: () => (
    <>
      <HomeMakeLedger title="One brand" makes={makes.slice(0, 1)} />
      <HomeLocations title="One location" locations={samplePlaces.slice(0, 1)} />
      <HomeLocationCards title="Find the yard" locations={samplePlaces.slice(0, 1)} />
    </>
  ),
};
