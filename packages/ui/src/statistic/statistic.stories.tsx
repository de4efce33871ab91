import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { guide, keys } from '../../.storybook/guide';
import { longWord } from '../../.storybook/sample-site';
import { Button } from '../button/button';
import { Stack } from '../layout/layout';
import { brandScope, nightScope } from '../theme/scopes.css';
import { Counter } from './counter';
import { Statistic, StatisticGroup } from './statistic';

const meta: Meta<typeof Statistic> = {
  title: 'Content/Statistic',
  component: Statistic,
  subcomponents: { Counter, StatisticGroup },
  tags: ['stable'],
  args: { figure: '50+', label: 'locations' },
  render: (statistic) => (
    <StatisticGroup>
      <Statistic {...statistic} />
    </StatisticGroup>
  ),
  parameters: guide({
    anatomy: ['Figure', 'Label', 'Note'],
    do: [
      'Two to four figures that prove something about the dealer, in one group.',
      'A figure that changes while the page is open is a Counter; its value comes from the caller.',
    ],
    dont: ['For facts of a vehicle use KeyFacts.', 'Do not round up: a figure has to be true.'],
    accessibility: [
      'A list of terms: each figure is read with what it counts.',
      'A counter is not announced when it changes, and does not run under reduced motion.',
    ],
    keyboard: keys.none,
    content: ['Figure with unit, label in at most four words.', 'A note says of when or by whose count.'],
  }),
};
export default meta;

type Story = StoryObj<typeof Statistic>;

const Banner = () => (
  <StatisticGroup>
    <Statistic figure="50+" label="locations" />
    <Statistic figure="40+" label="brands" />
    <Statistic figure="30+" label="years" />
  </StatisticGroup>
);

export const One: Story = { args: { note: 'At 30 June' } };

export const StatsBanner: Story = {
  render: () => <Banner />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'locations',
      'brands',
      'years',
    ]);
    await expect(canvas.getByText('50+')).toBeVisible();
  },
};

export const OnNight: Story = {
  render: () => (
    <div className={nightScope} style={{ padding: '1.5rem', background: 'var(--fc-color-page)' }}>
      <Banner />
    </div>
  ),
};

export const OnBrand: Story = {
  render: () => (
    <div className={brandScope} style={{ padding: '1.5rem', background: 'var(--fc-color-page)' }}>
      <Banner />
    </div>
  ),
};

export const LongWords: Story = {
  render: () => (
    <StatisticGroup>
      <Statistic figure="123,456,789,012" label={longWord} note={longWord} />
      <Statistic figure="40+" label="brands" />
    </StatisticGroup>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

const Sales = () => {
  const [sales, setSales] = useState(3840);
  return (
    <Stack align="start">
      <StatisticGroup>
        <Statistic figure={<Counter value={sales} />} label="Sales this Month" />
      </StatisticGroup>
      <div data-story-control>
        <Button kind="outlined" onClick={() => setSales((before) => before + 192)}>
          A day later
        </Button>
      </div>
    </Stack>
  );
};

/** The counter has its value from the start and takes a new one; these tests run under reduced motion. */
export const Counting: Story = {
  render: () => <Sales />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('definition')).toHaveTextContent('3,840');
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getAllByText('4,032')).toHaveLength(2);
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};
