import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide, keys } from '../../.storybook/guide';
import { sampleCards, samplePictures, sampleRepayment } from '../../.storybook/sample-vehicles';
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs';
import { Gallery } from '../gallery/gallery';
import { KeyFacts } from '../key-facts/key-facts';
import { MapCard } from '../map-card/map-card';
import { ShareBar } from '../share-bar/share-bar';
import { SimilarVehicles } from '../similar-vehicles/similar-vehicles';
import { SpecificationList } from '../specification-list/specification-list';
import { StickyVehicleBar } from '../sticky-bar/sticky-vehicle-bar';
import { VehicleBottomBar } from '../sticky-bar/vehicle-bottom-bar';
import { VehicleCardGrid } from '../vehicle-card/vehicle-card-grid';
import { VehicleCardTile } from '../vehicle-card/vehicle-card-tile';
import { VehicleCardWide } from '../vehicle-card/vehicle-card-wide';
import { VehicleComments } from '../vehicle-comments/vehicle-comments';
import { FeatureList } from '../vehicle-feature-list/feature-list';
import { PhoneCard } from '../vehicle-phone-card/phone-card';
import { VehicleLocationLine } from '../vehicle-purchase-panel/contact-line';
import { PurchasePrice } from '../vehicle-purchase-panel/purchase-panel';
import { VehicleActions } from '../vehicle-purchase-panel/vehicle-actions';
import { VehicleHeading } from '../vehicle-purchase-panel/vehicle-heading';
import { ShareButton } from '../vehicle-share-button/share-button';
import type { DetailLayoutProps } from './detail-layout-props';
import { DetailLedger } from './detail-ledger';
import { DetailPictures } from './detail-pictures';
import { DetailShowcase } from './detail-showcase';
import { DetailSidebar } from './detail-sidebar';

const meta: Meta<typeof DetailSidebar> = {
  title: 'Vehicle/Detail layout',
  component: DetailSidebar,
  subcomponents: { DetailLedger, DetailPictures, DetailShowcase },
  tags: ['stable'],
  parameters: {
    ...guide({
      anatomy: [
        'Breadcrumbs',
        'Gallery',
        'Heading, price and actions: the purchase',
        'Key facts',
        'Parts of the page, by name',
        'Location, similar vehicles, enquiry',
        'Disclaimer',
        'Bars at the edges of the screen',
      ],
      do: [
        'The whole page of one vehicle: sidebar for a group, showcase for one showroom, ledger for a yard.',
        'Hand the parts over; the layout decides where they stand at each width.',
      ],
      dont: [
        'Do not pick the layout by vehicle: a template has one.',
        'No part twice: on a phone it moves, it is not repeated.',
      ],
      accessibility: [
        'One h1, the vehicle’s name; each part is a region named by its heading.',
        'The order of reading is the same at every width.',
        'Skip links and section links lead to parts that are there.',
      ],
      keyboard: keys.links,
      content: ['Titles of parts are short nouns: “Features”, “Location”.'],
    }),
    layout: 'fullscreen',
  },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof DetailSidebar>;

const name = { heading: '2023 Toyota RAV4', subheading: 'GXL Hybrid AWD' };
const price = { kind: 'amount', amount: '$38,990', type: 'Drive away', was: '$40,990' } as const;
const tags = [
  { kind: 'electric', label: 'Hybrid' },
  { kind: 'certified', label: '146-point check' },
] as const;
const actions = [
  { label: 'Enquire Now', href: '#enquiry' },
  { label: 'Book a Test Drive', href: '/book-test-drive' },
  { label: 'Reserve Now $200', href: '/checkout' },
];
const links = [
  { label: 'Get Finance', href: '/finance' },
  { label: 'Value my trade-in', href: '/trade-in' },
];
const crumbs = (
  <Breadcrumbs
    crumbs={[{ label: 'Home', href: '/' }, { label: 'Used cars', href: '/search' }, { label: 'Stock U10482' }]}
  />
);
const pictures = { label: 'Pictures of 2023 Toyota RAV4', images: samplePictures };
const bar = { ...name, price, repayment: sampleRepayment, actions };
const sectionLinks = [
  { id: 'comments', label: 'Overview' },
  { id: 'specification', label: 'Specification' },
  { id: 'vehicle-map', label: 'Location' },
];
const { belowMarket, justIn, certified, demo } = sampleCards;
const others = (Card: typeof VehicleCardGrid) =>
  [belowMarket, justIn, certified, demo].map((card) => ({ key: card.href, card: <Card {...card} /> }));

/** The places that are filled alike in all layouts. */
const places: DetailLayoutProps = {
  gallery: <Gallery {...pictures} />,
  heading: <VehicleHeading {...name} tags={tags} />,
  price: <PurchasePrice price={price} repayment={sampleRepayment} belowMarket="$1,810 below market" />,
  actions: <VehicleActions actions={actions} links={links} />,
  contact: (
    <>
      <PhoneCard phone="07 3155 0140" masked="07 3155 ••••" href="tel:+61731550140" />
      <VehicleLocationLine name="Quillback Moorooka" detail="Open until 5:30 pm" href="#vehicle-map" />
    </>
  ),
  tools: (
    <ShareBar>
      <ShareButton />
    </ShareBar>
  ),
  keyFacts: (
    <KeyFacts
      facts={[
        { label: 'Kilometres', value: '24,180' },
        { label: 'Engine', value: '2.5 L hybrid' },
        { label: 'Transmission', value: 'Automatic' },
        { label: 'Drive', value: 'AWD' },
      ]}
    />
  ),
  sections: [
    {
      id: 'comments',
      title: 'From the dealer',
      content: <VehicleComments text="One owner from Tarragindi, serviced every 10,000 km, with both keys." />,
    },
    {
      id: 'specification',
      title: 'Specifications',
      content: (
        <SpecificationList
          rows={[
            { label: 'Body', value: 'SUV' },
            { label: 'Colour', value: 'Silver Sky' },
            { label: 'Braked towing', value: '1,500 kg' },
            { label: 'ANCAP', value: '5 stars' },
          ]}
        />
      ),
    },
    {
      id: 'features',
      title: 'Features',
      width: 'half',
      content: <FeatureList features={['Adaptive cruise control', 'Reverse camera', 'Roof rails']} columns={1} />,
    },
    { id: 'delivery', title: 'Delivery', width: 'half', content: <p>Anywhere in Australia, from our yard.</p> },
  ],
  location: {
    title: 'Location',
    content: <MapCard title="See it at Moorooka" addressLines={['418 Ipswich Road', 'Moorooka QLD 4105']} />,
  },
  disclaimer: <p>Pictures are illustrations.</p>,
};

const sidebar: DetailLayoutProps = {
  ...places,
  breadcrumbs: crumbs,
  similar: <SimilarVehicles title="Similar cars" vehicles={others(VehicleCardGrid)} />,
  stickyBar: <StickyVehicleBar {...bar} sections={sectionLinks} />,
  bottomBar: <VehicleBottomBar {...bar} actions={[{ label: 'Enquire', href: '#enquiry' }]} />,
};

const showcase: DetailLayoutProps = {
  ...places,
  sections: places.sections.map((section) =>
    section.id === 'comments'
      ? {
          ...section,
          content: (
            <>
              {section.content}
              <DetailPictures images={samplePictures.slice(1, 3)} />
            </>
          ),
        }
      : section,
  ),
  gallery: <Gallery {...pictures} arrangement="full-bleed" over={crumbs} />,
  heading: (
    <VehicleHeading
      {...name}
      second="beside"
      tags={tags}
      details={[{ label: 'Demo, 1,240 km' }, { label: 'Stock U10482' }]}
    />
  ),
  similar: <SimilarVehicles title="Similar vehicles" columns={2} vehicles={others(VehicleCardWide)} />,
  stickyBar: <StickyVehicleBar {...bar} screens="everywhere" sections={sectionLinks} />,
  bottomBar: <VehicleBottomBar {...bar} until="phone" actions={[{ label: 'Enquire', href: '#enquiry' }]} />,
};

const ledger: DetailLayoutProps = {
  ...places,
  breadcrumbs: crumbs,
  gallery: <Gallery {...pictures} controls="corner" thumbs={5} />,
  heading: (
    <VehicleHeading
      {...name}
      second="lighter"
      tags={tags}
      details={[{ label: 'Stock U10482' }, { label: 'Moorooka yard', href: '#vehicle-map' }]}
    />
  ),
  actions: <VehicleActions arrangement="pair" size="large" actions={actions.slice(0, 2)} />,
  aside: <p>The finance calculator stands here.</p>,
  similar: <SimilarVehicles title="Similar vehicles" vehicles={others(VehicleCardTile)} />,
  stickyBar: <StickyVehicleBar {...bar} screens="everywhere" />,
  bottomBar: <VehicleBottomBar {...bar} until="phone" actions={[{ label: 'Enquire', href: '#enquiry' }]} />,
};

const phone = { viewport: { value: 'mobile2', isRotated: false } };

/** Every place is on the page once, under one first heading, and nothing is wider than the screen. */
const whole: Story['play'] = async ({ canvas, canvasElement }) => {
  await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  for (const title of ['From the dealer', 'Specifications', 'Features', 'Delivery']) {
    await expect(canvas.getAllByRole('heading', { level: 2, name: title })).toHaveLength(1);
  }
  await expect(canvas.getByText('Kilometres')).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Show number' })).toBeVisible();
  await expect(canvas.getByText('Pictures are illustrations.')).toBeVisible();
  await expect(canvasElement.querySelectorAll('#vehicle-map')).toHaveLength(1);
  await expect(canvasElement.querySelectorAll('article')).toHaveLength(4);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
};

export const Sidebar: Story = { render: () => <DetailSidebar {...sidebar} />, play: whole };
export const SidebarOnPhone: Story = { ...Sidebar, globals: phone };
export const Showcase: Story = { render: () => <DetailShowcase {...showcase} />, play: whole };
export const ShowcaseOnPhone: Story = { ...Showcase, globals: phone };
export const Ledger: Story = { render: () => <DetailLedger {...ledger} />, play: whole };
export const LedgerOnPhone: Story = { ...Ledger, globals: phone };
