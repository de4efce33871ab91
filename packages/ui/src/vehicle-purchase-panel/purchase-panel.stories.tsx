import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { guide, keys } from '../../.storybook/guide';
import { longWord } from '../../.storybook/sample-site';
import { sampleRepayment } from '../../.storybook/sample-vehicles';
import { Button } from '../button/button';
import { Disclaimer } from '../calculator-panel/disclaimer';
import { PriceGauge } from '../price-gauge/price-gauge';
import { RepaymentBox } from '../repayment-box/repayment-box';
import { ShareBar } from '../share-bar/share-bar';
import { PhoneCard } from '../vehicle-phone-card/phone-card';
import { ShareButton } from '../vehicle-share-button/share-button';
import { VehicleLocationLine } from './contact-line';
import { PurchasePanel } from './purchase-panel';

const contact = (
  <>
    <PhoneCard phone="07 3155 0140" masked="07 3155 ••••" href="tel:+61731550140" />
    <VehicleLocationLine name="Quillback Moorooka" detail="Open until 5:30 pm" href="#vehicle-map" />
  </>
);

const tools = (
  <ShareBar>
    <Button kind="quiet" size="small" icon="heart">
      Save
    </Button>
    <ShareButton />
    <Button kind="quiet" size="small" icon="printer">
      Print
    </Button>
  </ShareBar>
);

const meta: Meta<typeof PurchasePanel> = {
  title: 'Vehicle/Purchase panel',
  component: PurchasePanel,
  subcomponents: { VehicleLocationLine },
  tags: ['stable'],
  args: {
    heading: '2023 Toyota RAV4',
    subheading: 'GXL Hybrid AWD',
    tags: [
      { kind: 'electric', label: 'Hybrid' },
      { kind: 'certified', label: '146-point check' },
    ],
    price: { kind: 'amount', amount: '$38,990', type: 'Drive away', was: '$40,990' },
    repayment: sampleRepayment,
    belowMarket: '$1,810 below market',
    actions: [
      { label: 'Enquire Now', href: '#enquiry' },
      { label: 'Book a Test Drive', href: '/book-test-drive' },
      { label: 'Reserve Now $200', href: '/checkout' },
    ],
    links: [
      { label: 'Get Finance', href: '/finance' },
      { label: 'Value my trade-in', href: '/trade-in' },
    ],
    contact,
    tools,
  },
  parameters: guide({
    anatomy: [
      'Tags',
      'Name and facts',
      'Price with type, repayment and rates',
      'Gauge',
      'Actions, one primary',
      'Phone and place',
      'Disclaimer',
    ],
    do: [
      'Once on a vehicle’s page: boxed beside the gallery, open where the page is one column.',
      'The first action is the one primary button of the page.',
      'The small print of a repayment stands with it, as the disclaimer of the price.',
    ],
    dont: [
      'Do not put forms into it: they have pages and dialogs of their own.',
      'No price and no repayment for a sold vehicle.',
    ],
    accessibility: [
      'A named region with the page’s first heading.',
      'Actions are links, so that they work without scripts and open in a new tab.',
    ],
    keyboard: keys.links,
    content: [
      'One primary action, in the shopper’s words: “Enquire now”.',
      'The disclaimer stands in the box, not in the footer.',
    ],
  }),
};
export default meta;

type Story = StoryObj<typeof PurchasePanel>;

export const Boxed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('2023 Toyota RAV4 GXL Hybrid AWD');
    await expect(canvas.getByRole('link', { name: 'Map: Quillback Moorooka' })).toHaveAttribute('href', '#vehicle-map');
  },
};

export const Open: Story = { args: { look: 'open', second: 'lighter', tagsPlace: 'below' } };

export const EnquireForPrice: Story = {
  args: { price: { kind: 'words', words: 'Enquire for price.' }, repayment: undefined, belowMarket: undefined },
};

/** A sold vehicle says so in place of its price. */
export const Sold: Story = {
  args: {
    price: null,
    repayment: undefined,
    belowMarket: undefined,
    notice: 'Unfortunately this vehicle recently sold',
    tags: [{ kind: 'sold', label: 'Sold' }],
    actions: [{ label: 'Find Me Something Similar', href: '/search?make=toyota' }],
    links: [],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Unfortunately this vehicle recently sold')).toBeVisible();
    await expect(canvas.queryByText(/\$/)).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Find Me Something Similar' })).toBeVisible();
  },
};

/** The gauge under the price, then the repayment at the same weight. */
export const WithGaugeAndRepaymentBox: Story = {
  args: {
    repayment: undefined,
    belowMarket: undefined,
    gauge: (
      <>
        <PriceGauge
          figures={{
            price: '$38,990',
            market: { min: '$37,400', max: '$44,200' },
            average: '$40,800',
            fill: 0.77,
            band: 'high',
          }}
          verdict="$1,810 below market"
          sample="43 similar cars"
        />
        <RepaymentBox repayment={sampleRepayment} basis="5 years, no deposit, no balloon." />
      </>
    ),
  },
  decorators: [(Story) => <div style={{ maxWidth: '26rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /in a market range of/ })).toBeVisible();
  },
};

const smallPrint = (
  <Disclaimer
    short="Estimate only: $184 a week for 5 years on a price of $38,990 with no deposit…"
    long="Estimate only: $184 a week for 5 years on a price of $38,990 with no deposit, at 8.49% p.a. (comparison rate 9.61% p.a.)."
  />
);

/** The repayment as three figures, and under them what it is an example of. */
export const RatesInCells: Story = {
  args: { rates: 'cells', disclaimer: smallPrint },
  decorators: [(Story) => <div style={{ maxWidth: '26rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('9.61%')).toBeVisible();
    await expect(canvas.getByText(/^Estimate only: .*…$/)).toBeVisible();
    await expect(canvas.getByText('Show More')).toBeVisible();
  },
};

/** The repayment at the end of the price, where there is room. */
export const RatesBeside: Story = {
  args: { rates: 'beside', terms: 'struck', look: 'open', second: 'lighter', disclaimer: smallPrint },
  decorators: [(Story) => <div style={{ maxWidth: '29rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const { left } = canvas.getByText(/^Comparison rate/).getBoundingClientRect();
    await expect(left).toBeGreaterThan(canvas.getByText('$38,990').getBoundingClientRect().right);
  },
};

/** A vehicle on hold: a price, no repayment. */
export const Reserved: Story = {
  args: {
    repayment: undefined,
    belowMarket: undefined,
    note: 'On hold for another buyer.',
    tags: [{ kind: 'reserved', label: 'Reserved' }],
    actions: [{ label: 'Enquire Now', href: '#enquiry' }],
  },
};

export const Preorder: Story = {
  args: {
    price: { kind: 'words', words: 'PREORDER' },
    repayment: undefined,
    belowMarket: undefined,
    tags: [{ kind: 'coming-soon', label: 'COMING EARLY 2026' }],
    actions: [{ label: 'Enquire Now', href: '#enquiry' }],
  },
};

export const OtherPrices: Story = {
  args: {
    price: {
      kind: 'amount',
      amount: '$38,990',
      type: 'Drive away',
      others: [
        { label: 'Offer price', amount: '$36,990' },
        { label: 'Subscription', amount: '$259', period: 'week' },
      ],
    },
  },
};

export const Sparse: Story = {
  args: { subheading: undefined, tags: [], links: [], contact: undefined, tools: undefined, belowMarket: undefined },
};

export const Extremes: Story = {
  args: {
    heading: `2024 ${longWord}`,
    subheading: `${longWord} ${longWord}`,
    price: { kind: 'amount', amount: '$123,456,789,012', type: longWord, was: '$987,654,321,012' },
    tags: [{ kind: 'custom', label: longWord }],
    actions: [{ label: `Enquire about the ${longWord}`, href: '#enquiry' }],
    links: [{ label: longWord, href: '/finance' }],
  },
  decorators: [(Story) => <div style={{ maxWidth: '20rem' }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

const enquireHere = fn();

/** An action that is done on the spot still is a link: pressed with a key for a new tab, it goes there. */
export const ActionOnTheSpot: Story = {
  args: { actions: [{ label: 'Enquire Now', href: '#elsewhere', onPress: enquireHere }] },
  play: async ({ canvas }) => {
    enquireHere.mockClear();
    const action = canvas.getByRole('link', { name: 'Enquire Now' });
    await userEvent.click(action);
    await expect(enquireHere).toHaveBeenCalledOnce();
    await expect(window.location.hash).not.toBe('#elsewhere');
    const elsewhere = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    action.addEventListener('click', (event) => event.preventDefault(), { once: true });
    action.dispatchEvent(elsewhere);
    await expect(enquireHere).toHaveBeenCalledOnce();
  },
};
