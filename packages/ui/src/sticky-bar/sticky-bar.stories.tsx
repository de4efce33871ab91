import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { sampleRepayment } from '../../.storybook/sample-vehicles';
import { Container } from '../layout/layout';
import { StickyVehicleBar } from './sticky-vehicle-bar';
import { VehicleBottomBar } from './vehicle-bottom-bar';

const sections = [
  { id: 'overview', label: 'Overview' },
  { id: 'specification', label: 'Specification' },
  { id: 'finance', label: 'Finance' },
];

const Page = () => (
  <Container>
    {sections.map(({ id, label }) => (
      <section key={id} id={id} style={{ minHeight: '60rem' }}>
        <h2>{label}</h2>
      </section>
    ))}
  </Container>
);

const meta: Meta<typeof StickyVehicleBar> = {
  title: 'Vehicle/Sticky bar',
  component: StickyVehicleBar,
  parameters: { layout: 'fullscreen' },
  args: {
    heading: '2023 Toyota RAV4',
    subheading: 'GXL Hybrid AWD',
    price: { kind: 'amount', amount: 38_990, type: 'Drive away' },
    repayment: sampleRepayment,
    actions: [
      { label: 'Enquire Now', href: '#enquiry' },
      { label: 'Book a Test Drive', href: '/book-test-drive' },
    ],
    sections,
  },
  render: (bar) => (
    <>
      <StickyVehicleBar {...bar} />
      <Page />
    </>
  ),
  beforeEach: () => () => window.scrollTo({ top: 0, behavior: 'instant' }),
};
export default meta;

type Story = StoryObj<typeof StickyVehicleBar>;

const desktop = { viewport: { value: 'desktop', isRotated: false } };
const phone = { viewport: { value: 'mobile2', isRotated: false } };

const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' });

export const Revealed: Story = {
  name: '[VDP-05] comes after 500 pixels',
  globals: desktop,
  play: async ({ canvas }) => {
    scrollTo(500);
    await expect(canvas.queryByRole('link', { name: 'Enquire Now' })).toBeNull();
    scrollTo(501);
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Enquire Now' })).toBeVisible());
    await expect(canvas.getByText('$38,990')).toBeVisible();
    await expect(canvas.getByText(/comparison rate 9\.61% p\.a\./)).toBeVisible();
    scrollTo(0);
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Enquire Now' })).toBeNull());
  },
};

/** Stays at the top edge and marks the part that is read. */
export const InThePage: Story = {
  globals: desktop,
  args: { place: 'sticky' },
  play: async ({ canvas }) => {
    document.getElementById('specification')?.scrollIntoView({ behavior: 'instant' });
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Specification' })).toHaveAttribute('aria-current', 'true'),
    );
    await expect(canvas.getByRole('link', { name: 'Overview' })).not.toHaveAttribute('aria-current');
    await expect(Math.round(canvas.getByText('2023 Toyota RAV4').getBoundingClientRect().top)).toBeLessThan(40);
  },
};

export const WithoutSections: Story = { globals: desktop, args: { place: 'sticky', sections: [] } };

export const SectionsOnPhone: Story = { globals: phone, args: { place: 'sticky' } };

export const BottomBar: Story = {
  name: '[VDP-05] the bar of the phone steps forward after 900 pixels',
  globals: phone,
  render: ({ heading, price, repayment }) => (
    <>
      <Page />
      <VehicleBottomBar
        heading={heading}
        price={price}
        repayment={repayment}
        actions={[{ label: 'Enquire', href: '#enquiry' }]}
        call={{ href: 'tel:0731550140', label: 'Call 07 3155 0140' }}
      />
    </>
  ),
  play: async ({ canvas }) => {
    const action = canvas.getByRole('link', { name: 'Enquire' });
    await expect(action).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Call 07 3155 0140' })).toHaveAttribute('href', 'tel:0731550140');
    scrollTo(900);
    await waitFor(() => expect(canvas.getByText('2023 Toyota RAV4')).not.toBeVisible());
    scrollTo(901);
    await waitFor(() => expect(canvas.getByText('2023 Toyota RAV4')).toBeVisible());
    await expect(Math.round(action.getBoundingClientRect().bottom)).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const SoldBottomBar: Story = {
  globals: phone,
  render: ({ heading }) => (
    <VehicleBottomBar
      heading={heading}
      price={null}
      notice="Recently sold"
      actions={[{ label: 'Find Me Something Similar', href: '/search' }]}
    />
  ),
};
