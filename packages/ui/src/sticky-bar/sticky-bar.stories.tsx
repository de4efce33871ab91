import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { guide, keys } from '../../.storybook/guide';
import { longWord } from '../../.storybook/sample-site';
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
  subcomponents: { VehicleBottomBar },
  tags: ['stable'],
  parameters: {
    layout: 'fullscreen',
    ...guide({
      anatomy: ['Vehicle', 'Price with its rates', 'Links to the parts', 'One action'],
      do: [
        'On a vehicle’s page: the sticky bar on desktops, the bottom bar on phones and tablets.',
        'Give the bottom bar until="phone" where a sticky bar serves tablets already.',
      ],
      dont: ['One bar at each edge, never two.', 'No second primary button in a bar.'],
      accessibility: [
        'A hidden bar is out of the tab order; nothing in the page moves when it comes.',
        'The page keeps room at its end, so that a bar covers nothing.',
      ],
      keyboard: keys.links,
      content: [
        'The name in one line, the action in two words: “Enquire now”.',
        'A repayment keeps its rates here too.',
      ],
    }),
  },
  args: {
    heading: '2023 Toyota RAV4',
    subheading: 'GXL Hybrid AWD',
    price: { kind: 'amount', amount: '$38,990', type: 'Drive away' },
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

/**
 * Moves the page until what follows is so, each time from its top: a browser that has just made its window another size
 * may not tell of the first movement.
 */
const onceMoved = (move: () => void, look: () => unknown) =>
  waitFor(() => {
    scrollTo(0);
    move();
    return look();
  });

export const Revealed: Story = {
  name: '[VDP-05] comes after 500 pixels',
  globals: desktop,
  play: async ({ canvas }) => {
    scrollTo(500);
    await expect(canvas.queryByRole('link', { name: 'Enquire Now' })).toBeNull();
    await onceMoved(
      () => scrollTo(501),
      () => expect(canvas.getByRole('link', { name: 'Enquire Now' })).toBeVisible(),
    );
    await expect(canvas.getByText('$38,990')).toBeVisible();
    await expect(canvas.getByText(/comparison rate 9\.61% p\.a\./)).toBeVisible();
    scrollTo(0);
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Enquire Now' })).toBeNull());
  },
};

/** Marks the part that is read, whichever way the page moves or jumps; none at its top, none past the last. */
export const MarksWhatIsRead: Story = {
  globals: desktop,
  args: { screens: 'everywhere' },
  render: (bar) => (
    <>
      <div style={{ height: '50rem' }} />
      <StickyVehicleBar {...bar} />
      <Page />
      <div style={{ height: '100rem' }} />
    </>
  ),
  play: async ({ canvas }) => {
    const isRead = async (read: string | null, move: () => void) => {
      for (const { label: name } of sections) {
        // Not by role: what is hidden has no name.
        const link = () => canvas.getByText(name, { selector: 'a' });
        await onceMoved(move, () =>
          name === read
            ? expect(link()).toHaveAttribute('aria-current', 'true')
            : expect(link()).not.toHaveAttribute('aria-current'),
        );
      }
    };
    const to = (id: string) => () => document.getElementById(id)?.scrollIntoView({ behavior: 'instant' });
    await isRead('Specification', to('specification'));
    await expect(Math.round(canvas.getByText('2023 Toyota RAV4').getBoundingClientRect().top)).toBeLessThan(40);
    await isRead('Overview', to('overview'));
    await isRead('Finance', to('finance'));
    // From behind the last part to above the first, at one jump.
    await isRead(null, () => scrollTo(document.documentElement.scrollHeight));
    await isRead(null, () => scrollTo(0));
    await isRead('Finance', to('finance'));
  },
};

export const WithoutSections: Story = {
  globals: desktop,
  args: { screens: 'everywhere', sections: [] },
  play: () => scrollTo(501),
};

/** The row runs to both edges of the screen, and the last of many can be reached. */
export const SectionsOnPhone: Story = {
  globals: phone,
  args: {
    screens: 'everywhere',
    sections: [...sections, { id: 'vehicle-map', label: 'Where it is' }, { id: 'enquiry', label: 'Enquire' }],
  },
  play: async ({ canvas }) => {
    // The row follows the part that is read; then it stays where it is put.
    await onceMoved(
      () => scrollTo(501),
      () => expect(canvas.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'true'),
    );
    const last = canvas.getByRole('link', { name: 'Enquire' });
    last.scrollIntoView({ inline: 'nearest', block: 'nearest' });
    await waitFor(() => expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

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

/** Few words on the button; the dealer's own stay its name. A rate keeps its "p.a.". */
export const ShortWords: Story = {
  globals: phone,
  render: ({ heading, price, repayment }) => (
    <VehicleBottomBar
      heading={heading}
      price={price}
      repayment={repayment}
      actions={[{ label: 'Enquire Now', href: '#enquiry' }]}
      shortLabel="Enquire"
      call={{ href: 'tel:0731550140', label: 'Call 07 3155 0140' }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Enquire Now' })).toHaveTextContent(/^Enquire$/);
    await expect(canvas.getByText(/comparison rate/).textContent).toBe('comparison rate 9.61%\u00a0p.a.');
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

export const WithoutPrice: Story = {
  globals: desktop,
  args: { screens: 'everywhere', price: { kind: 'words', words: 'Enquire for price.' }, repayment: undefined },
  play: () => scrollTo(501),
};

export const Sold: Story = {
  globals: desktop,
  args: {
    screens: 'everywhere',
    price: null,
    repayment: undefined,
    notice: 'Recently sold',
    actions: [{ label: 'Find Me Something Similar', href: '/search' }],
  },
  play: () => scrollTo(501),
};

const extremes = {
  heading: `2024 ${longWord}`,
  subheading: longWord,
  price: { kind: 'amount', amount: '$123,456,789,012', type: 'Excl. govt charges, plus GST' },
} as const;

/** The name gives way to price and action. */
export const Extremes: Story = {
  globals: desktop,
  args: { screens: 'everywhere', ...extremes },
  play: async ({ canvasElement }) => {
    scrollTo(501);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const ExtremesOnPhone: Story = {
  globals: phone,
  render: ({ repayment }) => (
    <VehicleBottomBar
      {...extremes}
      repayment={repayment}
      actions={[{ label: 'Enquire', href: '#enquiry' }]}
      call={{ href: 'tel:0731550140', label: 'Call 07 3155 0140' }}
    />
  ),
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole('link', { name: 'Enquire' }).getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};
