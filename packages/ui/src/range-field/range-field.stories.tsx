import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RangeField } from './range-field';
import { SliderField } from './slider-field';

const meta: Meta<typeof RangeField> = {
  title: 'Fields/Range',
  component: RangeField,
  args: { label: 'Price', min: 0, max: 100_000, step: 1000, value: [15_000, 65_000], prefix: '$', onCommit: fn() },
};
export default meta;

type Story = StoryObj<typeof RangeField>;

export const Price: Story = {};

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const range = within(canvasElement);
    const lowest = range.getByRole('slider', { name: 'Lowest price' });
    await expect(lowest).toHaveAttribute('aria-valuetext', '$15,000');
    lowest.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onCommit).toHaveBeenLastCalledWith([16_000, 65_000]);
    await userEvent.keyboard('{End}');
    await expect(args.onCommit).toHaveBeenLastCalledWith([65_000, 65_000]);
  },
};

export const ByTyping: Story = {
  play: async ({ canvasElement, args }) => {
    const highest = within(canvasElement).getByRole('textbox', { name: 'To, price' });
    await userEvent.clear(highest);
    await userEvent.type(highest, '250000{Enter}');
    await expect(args.onCommit).toHaveBeenLastCalledWith([15_000, 100_000]);
    await expect(highest).toHaveValue('$100,000');
    await userEvent.clear(highest);
    await userEvent.type(highest, '9000');
    await userEvent.tab();
    await expect(args.onCommit).toHaveBeenLastCalledWith([15_000, 15_000]);
  },
};

const Term = () => {
  const [years, setYears] = useState(5);
  return (
    <SliderField
      label="Term"
      value={years}
      min={1}
      max={7}
      step={0.5}
      format={(value) => `${value} years`}
      onChange={setYears}
    />
  );
};

export const Single: Story = {
  render: () => <Term />,
  play: async ({ canvasElement }) => {
    const slider = within(canvasElement).getByRole('slider', { name: 'Term' });
    slider.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(slider).toHaveAttribute('aria-valuetext', '4.5 years');
  },
};
