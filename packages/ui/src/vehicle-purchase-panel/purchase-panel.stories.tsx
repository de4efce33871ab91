import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleRepayment } from '../../.storybook/sample-vehicles';
import { Button } from '../button/button';
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
  args: {
    heading: '2023 Toyota RAV4',
    subheading: 'GXL Hybrid AWD',
    tags: [
      { kind: 'electric', label: 'Hybrid' },
      { kind: 'certified', label: '146-point check' },
    ],
    price: { kind: 'amount', amount: 38_990, type: 'Drive away', was: 40_990 },
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
