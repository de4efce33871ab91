import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide, keys } from '../../.storybook/guide';
import { longWord } from '../../.storybook/sample-site';
import { TextLink } from '../text-link/text-link';
import { OwnCarLine, ValuationPanel } from './valuation-panel';

const meta: Meta<typeof ValuationPanel> = {
  title: 'Vehicle/Valuation panel',
  component: ValuationPanel,
  subcomponents: { OwnCarLine },
  tags: ['stable'],
  decorators: [(Story) => <div style={{ maxWidth: '40rem' }}>{Story()}</div>],
  parameters: guide({
    anatomy: ['Label', 'Price and its range', 'Lines of the reckoning', 'Total', 'Note'],
    do: ['What the dealer offers for a shopper’s own vehicle, with how it was reckoned.'],
    dont: ['Never a figure without its range, its last day and its sample.', 'For a vehicle of the stock use Price.'],
    accessibility: ['A named region; the reckoning is a list of terms, each amount read with its name.'],
    keyboard: keys.links,
    content: ['The figure has its range, its last day and its sample.', 'Deductions say why.'],
  }),
};
export default meta;

type Story = StoryObj<typeof ValuationPanel>;

export const Offer: Story = {
  args: {
    label: 'Our estimate for your 2021 Kia Rio',
    price: '$16,400',
    children: <p>Between $14,750 and $18,850 once we have seen it. It holds until 27 November 2026.</p>,
    lines: [
      { label: 'Advertised on average', amount: '$20,000' },
      { label: 'Preparing, warranting and selling it (12%)', amount: '−$2,400' },
      { label: 'Outside (2%)', amount: '−$400' },
      { label: 'Service history (4%)', amount: '−$800' },
    ],
    note: 'From 24 comparable cars (Kia Rio) advertised by dealers. Confidence: high.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('$16,400')).toHaveLength(2);
    await expect(canvas.getByText('−$2,400')).toBeVisible();
  },
};

export const NoFigure: Story = {
  args: {
    label: 'We cannot put a figure on it from here',
    price: null,
    children: <p>For a vehicle of more than 7 years we give no estimate online. Somebody who sees it can.</p>,
  },
};

export const LongWords: Story = {
  args: { ...Offer.args, label: longWord, children: <p>{longWord}</p>, note: longWord },
};

export const OwnCar: StoryObj<typeof OwnCarLine> = {
  render: () => (
    <OwnCarLine name="2021 Kia Rio" facts="Sport, 45,000 km" action={<TextLink href="/trade-in">Change</TextLink>} />
  ),
};
