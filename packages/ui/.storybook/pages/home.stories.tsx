import type { Meta, StoryObj } from '@storybook/react-vite';
import { Fragment, type ReactNode } from 'react';
import { BudgetPanel, type BudgetPanelProps } from '../../src/budget-panel/budget-panel';
import { HeroSearchForm } from '../../src/hero/hero-search-form';
import type { HomeBody } from '../../src/home-bodies/home-bodies';
import { HomeFeatured } from '../../src/home-sections/home-featured';
import { HomeReasons } from '../../src/home-sections/home-reasons';
import { Section } from '../../src/layout/section';
import { VehicleCardList } from '../../src/vehicle-card/vehicle-card-list';
import { sampleFormats } from '../sample-finance';
import { sampleMakes, samplePicture, samplePlaces } from '../sample-site';
import { sampleCards } from '../sample-vehicles';
import { lastPart } from './pages.css';
import { isWholePage, pageParameters, pageStory } from './site-page';
import type { HomePart, TemplateChoice } from './templates';

const meta: Meta = { title: 'Pages/Home', tags: ['!autodocs'], parameters: pageParameters };
export default meta;

const { belowMarket, justIn, certified, demo, comingSoon, preorder, reserved, noPhoto } = sampleCards;
const fleet = [belowMarket, justIn, certified, demo, reserved, preorder, comingSoon, noPhoto];
const link = { label: 'See all 1,284 vehicles', href: '/search' };

const bodies: readonly HomeBody[] = [
  { label: 'SUVs', href: '/search/suv', count: 412, note: 'from $18,990', image: samplePicture(), shape: 'suv' },
  { label: 'Utes', href: '/search/ute', count: 188, note: 'from $16,500', shape: 'ute' },
  { label: 'Hatches', href: '/search/hatch', count: 164, note: 'from $9,990', shape: 'hatch' },
  { label: 'Vans', href: '/search/van', count: 73, note: 'from $21,990', shape: 'van' },
  { label: 'Trucks', href: '/search/truck', count: 48, note: 'from $34,990', shape: 'truck' },
  { label: 'Caravans', href: '/search/caravan', count: 31, note: 'from $28,500', shape: 'caravan' },
];

const makes = sampleMakes.map(({ label, href, note }) => ({
  name: label,
  href,
  count: Number.parseInt(note ?? '0', 10),
}));

const searchForm = (
  <HeroSearchForm
    action="/search"
    label="Find a car"
    query={{ label: 'Search', placeholder: 'Make, model or stock no.' }}
    selects={[
      { name: 'make', label: 'Make', placeholder: 'Any make', options: [{ value: 'Mazda', label: 'Mazda' }] },
      { name: 'body', label: 'Body', placeholder: 'Any body', options: [{ value: 'suv', label: 'SUV' }] },
    ]}
    submitLabel="Show me 1,284 vehicles"
  />
);

/** The rules are the finance package's; here stands what it answers for these values. */
const budget: BudgetPanelProps = {
  title: 'What can I spend?',
  action: '/search',
  start: { period: 'weekly', repayments: { weekly: 200, monthly: 600 }, deposit: 2000, type: '' },
  scales: {
    repayment: { weekly: { min: 0, max: 500, step: 5 }, monthly: { min: 0, max: 2500, step: 50 } },
    deposit: { min: 0, max: 20_000, step: 500 },
  },
  types: [{ value: '', label: 'Any vehicle' }],
  settle: (value) => (Number.isNaN(value) ? 0 : value),
  dollars: sampleFormats.dollars,
  sum: ({ repayment, deposit, period }) => repayment * (period === 'weekly' ? 52 : 12) * 5 + deposit,
  found: { label: '348 vehicles Found', disabled: false, note: null },
  note: 'A guide to price before interest and fees. At 9.95% p.a. (comparison rate 11.08% p.a.), $200 a week for 5 years repays $40,937.',
};

const parts: Readonly<Record<HomePart, (template: TemplateChoice) => ReactNode>> = {
  featured: ({ Featured, featured: { layout, count } }) => (
    <HomeFeatured title="Worth a look" link={link}>
      <VehicleCardList label="Worth a look" layout={layout}>
        {fleet.slice(0, count).map((card) => (
          <li key={card.href}>
            <Featured {...card} />
          </li>
        ))}
      </VehicleCardList>
    </HomeFeatured>
  ),
  makes: ({ HomeMakes }) => <HomeMakes title="Shop by make" makes={makes} />,
  bodies: ({ HomeBodies }) => <HomeBodies title="Start with the shape" bodies={bodies} />,
  budget: () => (
    <Section space="above">
      <BudgetPanel {...budget} size="wide" />
    </Section>
  ),
  reasons: () => (
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
  locations: ({ HomeLocations }) => <HomeLocations title="Our locations" locations={samplePlaces} />,
};

/** The front door: the hero with the way into the stock, then the template's parts in its order. */
export const Home: StoryObj = {
  ...pageStory({
    page: 'home',
    path: '/',
    content: (template) => (
      <>
        <template.Hero
          title="Eight brands. One straight price."
          text="1,284 vehicles in two Brisbane locations, with the interest rate beside every repayment."
          image={{ ...samplePicture(), alt: '2023 Toyota RAV4 (illustration)' }}
          caption={{ label: '2023 Toyota RAV4, $38,990 drive away', href: belowMarket.href }}
          searchForm={template.heroForm === 'budget' ? <BudgetPanel {...budget} /> : searchForm}
          quickLinks={[
            { label: 'New cars', href: '/search/new-cars' },
            { label: 'Used cars', href: '/search/used-cars' },
          ]}
        />
        <div className={lastPart}>
          {template.home.map((name) => (
            <Fragment key={name}>{parts[name](template)}</Fragment>
          ))}
        </div>
      </>
    ),
  }),
  play: isWholePage,
};
