import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide, keys } from '../../.storybook/guide';
import { sampleFormats } from '../../.storybook/sample-finance';
import { Stack } from '../layout/layout';
import { nightScope } from '../theme/scopes.css';
import { type GaugeFigures, PriceGauge } from './price-gauge';

const { dollars } = sampleFormats;
const lowest = 37_400;
const highest = 44_200;
const figuresAt = (price: number, band: GaugeFigures['band']): GaugeFigures => ({
  price: dollars(price),
  market: { min: dollars(lowest), max: dollars(highest) },
  average: '$40,800',
  fill: (highest - price) / (highest - lowest),
  band,
});

const meta: Meta<typeof PriceGauge> = {
  title: 'Vehicle/Price gauge',
  component: PriceGauge,
  tags: ['stable'],
  args: { figures: figuresAt(38_990, 'high'), verdict: '$1,810 below market', sample: '43 similar cars' },
  decorators: [(Story) => <div style={{ maxWidth: '24rem' }}>{Story()}</div>],
  parameters: guide({
    anatomy: ['The bands: below, average, above', 'Our price', 'Verdict', 'What it is compared with'],
    do: [
      'Small under the price of a purchase panel, large as a part of the page with what it compares.',
      'Always say in words how many vehicles it compares with; the large one also says how sure it is.',
    ],
    dont: [
      'With fewer than eight comparable vehicles give no figures: then nothing is drawn and no room is kept.',
      'Do not show it for sold, reserved or unpriced vehicles.',
    ],
    accessibility: [
      'The scale is one image whose name says our price, the range and the average; its parts are not read one by one.',
      'The verdict is in words; the bands only repeat it. With forced colours they keep their edges.',
    ],
    keyboard: keys.none,
    content: [
      'The verdict in words: “$1,900 below the average of 34 like it”.',
      'Say the number compared and the day.',
    ],
  }),
};
export default meta;

type Story = StoryObj<typeof PriceGauge>;

const wide: Story['decorators'] = [(Story) => <div style={{ width: 'min(46rem, calc(100vw - 2rem))' }}>{Story()}</div>];

export const Below: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: '$38,990 in a market range of $37,400 to $44,200, average $40,800' }),
    ).toBeVisible();
    await expect(canvas.getByText('43 similar cars')).toBeVisible();
  },
};

export const Fair: Story = {
  args: { figures: figuresAt(41_100, 'middle'), verdict: 'Good Deal', sample: '12 similar cars' },
};

export const AtTheTop: Story = { args: { figures: figuresAt(44_200, 'low'), verdict: 'Good Deal' } };

export const AtTheBottom: Story = { args: { figures: figuresAt(36_000, 'high'), verdict: 'Great Deal' } };

/** A part of the page: what it compares, and how sure it is. */
export const Large: Story = {
  args: {
    size: 'large',
    verdict: 'Great Deal',
    sample: '$1,810 under the Queensland average of $40,800, from 43 comparable cars advertised by other dealers.',
    note: 'Based on advertised, not sold, prices. Our own stock is not counted. Confidence: high.',
    flagLabel: 'This one',
  },
  decorators: wide,
};

export const LargeAtTheEnds: Story = {
  args: { size: 'large', flagLabel: 'This one' },
  decorators: wide,
  render: (gauge) => (
    <Stack gap={6}>
      <PriceGauge {...gauge} figures={figuresAt(37_400, 'high')} verdict="Great Deal" />
      <PriceGauge {...gauge} figures={figuresAt(44_200, 'low')} verdict="Good Deal" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Below eight comparable vehicles there are no figures. */
export const TooFewToCompare: Story = {
  args: { figures: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.queryByText('43 similar cars')).toBeNull();
  },
};

export const TwelveDigits: Story = {
  args: {
    size: 'large',
    flagLabel: 'This one',
    verdict: '$123,456,789,012 below market',
    figures: {
      price: '$987,654,321,012',
      market: { min: '$900,000,000,000', max: '$999,999,999,999' },
      average: '$950,000,000,000',
      fill: 0.12,
      band: 'low',
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const OnNight: Story = {
  decorators: [
    (Story) => (
      <div className={nightScope} style={{ padding: '1.5rem', background: 'var(--fc-color-page)' }}>
        {Story()}
      </div>
    ),
  ],
};
