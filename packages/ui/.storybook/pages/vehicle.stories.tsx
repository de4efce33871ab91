import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { Breadcrumbs } from '../../src/breadcrumbs/breadcrumbs';
import { Disclaimer } from '../../src/calculator-panel/disclaimer';
import type { DetailSection } from '../../src/detail-layout/detail-layout-props';
import { DetailPictures } from '../../src/detail-layout/detail-pictures';
import { Gallery } from '../../src/gallery/gallery';
import { HoursTable } from '../../src/hours-table/hours-table';
import { KeyFacts } from '../../src/key-facts/key-facts';
import { MapCard } from '../../src/map-card/map-card';
import type { PriceValue } from '../../src/price/price';
import { ShareBar } from '../../src/share-bar/share-bar';
import { SimilarVehicles } from '../../src/similar-vehicles/similar-vehicles';
import { SpecificationGroups } from '../../src/specification-list/specification-groups';
import { StickyVehicleBar } from '../../src/sticky-bar/sticky-vehicle-bar';
import { VehicleBottomBar } from '../../src/sticky-bar/vehicle-bottom-bar';
import { TextLink } from '../../src/text-link/text-link';
import type { VehicleAction, VehicleTag } from '../../src/vehicle-card/vehicle-card-props';
import { VehicleComments } from '../../src/vehicle-comments/vehicle-comments';
import { FeatureList } from '../../src/vehicle-feature-list/feature-list';
import { PhoneCard } from '../../src/vehicle-phone-card/phone-card';
import { VehicleLocationLine } from '../../src/vehicle-purchase-panel/contact-line';
import { PurchasePrice } from '../../src/vehicle-purchase-panel/purchase-panel';
import { VehicleActions } from '../../src/vehicle-purchase-panel/vehicle-actions';
import { VehicleHeading } from '../../src/vehicle-purchase-panel/vehicle-heading';
import { ShareButton } from '../../src/vehicle-share-button/share-button';
import { sampleCards, samplePictures, sampleRepayment } from '../sample-vehicles';
import { SampleEnquiryForm } from './enquiry-form';
import { panel, panelTitle } from './pages.css';
import { isWholePage, pageParameters, pageStory } from './site-page';
import type { TemplateChoice, VehiclePart } from './templates';

const meta: Meta = { title: 'Pages/Vehicle', tags: ['!autodocs'], parameters: pageParameters };
export default meta;

const heading = '2023 Toyota RAV4';
const subheading = 'GXL Hybrid AWD';
const smallPrint =
  'Estimate only: $184 a week for 5 years on a price of $38,990 with no deposit, at 8.49% p.a. (comparison rate 9.61% p.a.). Fees and charges are not in the repayment. WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.';
const smallPrintLimit = 190;
const { belowMarket, justIn, certified, demo } = sampleCards;

/** What differs between a vehicle for sale and one that is gone. */
type State = {
  readonly price: PriceValue | null;
  readonly tags: readonly VehicleTag[];
  readonly actions: readonly VehicleAction[];
  readonly notice?: string;
};

const forSale: State = {
  price: { kind: 'amount', amount: '$38,990', type: 'Drive away', was: '$40,990' },
  tags: [
    { kind: 'used', label: 'Used' },
    { kind: 'electric', label: 'Hybrid' },
  ],
  actions: [
    { label: 'Enquire Now', href: '#enquiry' },
    { label: 'Book a Test Drive', href: '/book-test-drive' },
    { label: 'Reserve Now $200', href: '/checkout' },
  ],
};

const sold: State = {
  price: null,
  tags: [{ kind: 'sold', label: 'Sold' }],
  actions: [{ label: 'Find Me Something Similar', href: '/search?make=toyota' }],
  notice: 'Unfortunately this vehicle recently sold',
};

const groups = [
  {
    key: 'overview',
    title: 'Overview',
    rows: [
      { label: 'Engine', value: '2.5 L hybrid' },
      { label: 'Transmission', value: 'Automatic' },
      { label: 'Drive', value: 'AWD' },
      { label: 'Fuel', value: 'Petrol hybrid' },
      { label: 'Body', value: 'SUV' },
      { label: 'Colour', value: 'Silver Sky' },
      { label: 'Seats', value: '5' },
      { label: 'Doors', value: '5' },
    ],
  },
  {
    key: 'economy',
    title: 'Engine and economy',
    rows: [{ label: 'Fuel use, combined', value: '4.8 L/100 km' }],
  },
  { key: 'towing', title: 'Size and towing', rows: [{ label: 'Towing capacity, braked', value: '1,500 kg' }] },
  { key: 'safety', title: 'Safety', rows: [{ label: 'ANCAP rating', value: '5 stars' }] },
  {
    key: 'history',
    title: 'History and identity',
    rows: [
      { label: 'Build date', value: 'March 2023' },
      { label: 'Registration', value: 'Until March 2027' },
      { label: 'Stock number', value: 'U10482' },
    ],
  },
];

const sections: Readonly<Record<VehiclePart, (template: TemplateChoice) => DetailSection>> = {
  comments: (template) => ({
    id: 'comments',
    ...template.comments,
    content: (
      <>
        <VehicleComments text="One owner from Tarragindi, serviced here every 10,000 km, with both keys and the books. Two marks on the rear bumper are in the pictures. The tyres were new in March." />
        <DetailPictures images={samplePictures.slice(1, 1 + template.commentPictures)} />
      </>
    ),
  }),
  specifications: (template) => ({
    id: 'specifications',
    title: 'Specifications',
    content: <SpecificationGroups groups={groups} {...template.specifications} />,
  }),
  features: () => ({
    id: 'features',
    title: 'Features',
    content: (
      <FeatureList
        features={['Adaptive cruise control', 'Reverse camera', 'Roof rails', 'Heated seats', 'Apple CarPlay']}
      />
    ),
  }),
};

const content = (state: State, template: TemplateChoice): ReactNode => {
  const isSold = state.price === null;
  const { DetailLayout, SimilarCard } = template;
  const crumbs = (
    <Breadcrumbs
      crumbs={[{ label: 'Home', href: '/' }, { label: 'Used cars', href: '/search/used-cars' }, { label: 'RAV4' }]}
    />
  );
  const inGallery = template.gallery.arrangement === 'full-bleed';
  const form = <SampleEnquiryForm id="enquiry-form" submitKind="ink" message={`Is the ${heading} still available?`} />;
  const enquiry = { id: 'enquiry', title: 'Enquire about this vehicle', content: form };
  const isPart = template.enquiryPlace === 'part';
  const parts = template.vehicle.map((name): DetailSection => {
    const section = sections[name](template);
    return template.halfParts.includes(name) ? { ...section, width: 'half' } : section;
  });
  const bar = {
    heading,
    subheading,
    price: state.price,
    actions: state.actions,
    ...(isSold ? {} : { repayment: sampleRepayment }),
    ...(state.notice === undefined ? {} : { notice: state.notice }),
  };
  const links = [...parts, ...(isSold ? [] : [{ ...enquiry, label: 'Enquire' }])].map(
    ({ id, title, label = title }) => ({ id, label }),
  );
  return (
    <DetailLayout
      {...(inGallery ? {} : { breadcrumbs: crumbs })}
      gallery={
        <Gallery
          label={`Pictures of ${heading}`}
          images={samplePictures}
          faded={isSold}
          {...(inGallery ? { over: crumbs } : {})}
          {...template.gallery}
        />
      }
      heading={
        <VehicleHeading
          heading={heading}
          subheading={subheading}
          tags={state.tags}
          details={[{ label: '24,180 km' }, { label: 'Stock U10482' }]}
          {...template.vehicleHeading}
        />
      }
      price={
        <PurchasePrice
          price={state.price}
          {...(isSold
            ? {}
            : {
                repayment: sampleRepayment,
                belowMarket: '$1,810 below market',
                disclaimer: <Disclaimer short={`${smallPrint.slice(0, smallPrintLimit)}…`} long={smallPrint} />,
              })}
          {...template.purchasePrice}
          {...(state.notice === undefined ? {} : { notice: state.notice })}
        />
      }
      actions={<VehicleActions actions={state.actions} {...template.vehicleActions} />}
      contact={
        <>
          <PhoneCard phone="07 3155 0140" masked="07 3155 ••••" href="tel:+61731550140" />
          <VehicleLocationLine name="Quillback Moorooka" detail="Open until 5:30 pm" href="#vehicle-map" />
        </>
      }
      tools={
        <ShareBar>
          <ShareButton />
        </ShareBar>
      }
      keyFacts={
        <KeyFacts
          facts={[
            { label: 'Kilometres', value: '24,180' },
            { label: 'Engine', value: '2.5 L hybrid' },
            { label: 'Transmission', value: 'Automatic' },
            { label: 'Drive', value: 'AWD' },
          ]}
        />
      }
      sections={parts}
      location={{
        title: 'Where it is',
        content: (
          <MapCard
            title="See it at Quillback Moorooka"
            addressLines={['418 Ipswich Road', 'Moorooka QLD 4105']}
            directionsHref="https://maps.example/directions"
            hours={
              <HoursTable
                caption="Opening hours, Quillback Moorooka"
                rows={[
                  { day: 'Mon-Fri', hours: '8:30 am - 5:30 pm', today: true },
                  { day: 'Sat', hours: '8:30 am - 5 pm' },
                  { day: 'Sun', hours: 'Closed' },
                ]}
              />
            }
            layout={template.place}
          >
            <span>Open now</span>
          </MapCard>
        ),
      }}
      similar={
        <SimilarVehicles
          title="Similar vehicles"
          action={<TextLink href="/search">See all vehicles</TextLink>}
          vehicles={[belowMarket, justIn, certified, demo].map((card) => ({
            key: card.href,
            card: <SimilarCard {...card} />,
          }))}
          {...template.similar}
        />
      }
      {...(!isSold && isPart ? { enquiry } : {})}
      {...(!isSold && !isPart
        ? {
            aside: (
              <section id="enquiry" aria-labelledby="enquiry-title" className={panel}>
                <h2 id="enquiry-title" className={panelTitle}>
                  {enquiry.title}
                </h2>
                {form}
              </section>
            ),
          }
        : {})}
      stickyBar={
        <StickyVehicleBar
          {...bar}
          screens={template.stickyBar.screens}
          {...(template.stickyBar.withSections ? { sections: links } : {})}
        />
      }
      bottomBar={
        <VehicleBottomBar
          {...bar}
          shortLabel="Enquire"
          call={{ href: 'tel:+61731550140', label: 'Call 07 3155 0140' }}
          until={template.stickyBar.screens === 'everywhere' ? 'phone' : 'handheld'}
        />
      }
    />
  );
};

const vehiclePage = (state: State) =>
  pageStory({
    page: 'vehicle',
    path: '/cars/2023-toyota-rav4-gxl-u10482',
    content: (template) => content(state, template),
  });

export const ForSale: StoryObj = {
  ...vehiclePage(forSale),
  play: async (context) => {
    await isWholePage(context);
    await expect(context.canvas.getByRole('heading', { name: 'Enquire about this vehicle' })).toBeVisible();
  },
};

/** Grey pictures, a sentence in place of the price, one way on, and nothing to enquire with. */
export const Sold: StoryObj = {
  ...vehiclePage(sold),
  play: async (context) => {
    await isWholePage(context);
    await expect(context.canvas.getAllByText('Unfortunately this vehicle recently sold').length).toBeGreaterThan(0);
    await expect(context.canvas.queryByRole('heading', { name: 'Enquire about this vehicle' })).toBeNull();
  },
};
