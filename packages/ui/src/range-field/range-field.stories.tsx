import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { guide } from '../../.storybook/guide';
import { nightScope } from '../theme/scopes.css';
import { RangeField } from './range-field';
import { SliderField } from './slider-field';

const meta: Meta<typeof RangeField> = {
  title: 'Fields/Range',
  component: RangeField,
  subcomponents: { SliderField },
  tags: ['stable'],
  args: { label: 'Price', min: 0, max: 100_000, step: 1000, value: [15_000, 65_000], prefix: '$', onCommit: fn() },
  parameters: guide({
    anatomy: ['Label', 'Two thumbs on a scale', 'Two fields', 'What was changed'],
    do: [
      'From and to of a number with known ends: price, kilometres, year.',
      'SliderField for one number whose effect shows while it moves, such as a term.',
      'Take onChange for what is shown at once and onCommit for what costs a search.',
    ],
    dont: [
      'One exact figure: an amount field.',
      'A handful of bands people think in: radio cards or checkboxes.',
      'Without scripts it cannot move: stand plain fields beside it, as the search filters do.',
    ],
    accessibility: [
      'Each thumb is a slider with a name and its figure in words; arrow keys go a step, Page Up and Page Down ten.',
      'Every range can be typed: nobody has to drag.',
      'Enter settles a typed figure without sending the form; Escape gives it up without closing the drawer.',
      'A figure that cannot be is moved to the nearest, and the sentence under the fields is announced.',
    ],
    keyboard: [
      ['Tab', 'Moves to each thumb and each field'],
      ['Arrow keys', 'Move a thumb by a step'],
      ['Page Up, Page Down', 'Move it by ten steps'],
      ['Home, End', 'Move it to its bound'],
      ['Enter', 'Settles a typed figure'],
      ['Escape', 'Gives a typed figure up'],
    ],
    content: ['Ends without a bound say so: “Any price”.', 'Figures have their unit.'],
  }),
};
export default meta;

type Story = StoryObj<typeof RangeField>;

export const Price: Story = {};

export const Whole: Story = { args: { value: [0, 100_000] } };

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const range = within(canvasElement);
    const lowest = range.getByRole('slider', { name: 'Lowest price' });
    await expect(lowest).toHaveAttribute('aria-valuetext', '$15,000');
    lowest.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onCommit).toHaveBeenLastCalledWith([16_000, 65_000]);
    await userEvent.keyboard('{PageUp}');
    await expect(args.onCommit).toHaveBeenLastCalledWith([26_000, 65_000]);
    await userEvent.keyboard('{End}');
    await expect(args.onCommit).toHaveBeenLastCalledWith([65_000, 65_000]);
  },
};

/** A finger drags the upper thumb down as far as the lower one. */
export const ByTouch: Story = {
  play: async ({ canvasElement, args }) => {
    const highest = within(canvasElement).getByRole('slider', { name: 'Highest price' });
    const thumb = highest.parentElement ?? highest;
    const track = thumb.parentElement ?? thumb;
    const { left, width, top, height } = track.getBoundingClientRect();
    const at = (share: number) => ({
      pointerId: 1,
      pointerType: 'touch',
      button: 0,
      buttons: 1,
      clientX: left + width * share,
      clientY: top + height / 2,
    });
    await fireEvent.pointerDown(thumb, at(0.65));
    await fireEvent.pointerMove(document, at(0.4));
    await fireEvent.pointerUp(document, { ...at(0.4), buttons: 0 });
    await expect(args.onCommit).toHaveBeenLastCalledWith([15_000, 40_000]);
  },
};

/** A figure that is being typed counts, also where the next press is on the other thumb. */
export const TypedThenDragged: Story = {
  play: async ({ canvasElement, args }) => {
    const range = within(canvasElement);
    const lowest = range.getByRole('textbox', { name: 'From, price' });
    await userEvent.clear(lowest);
    await userEvent.type(lowest, '20000');
    const thumb = range.getByRole('slider', { name: 'Highest price' }).parentElement;
    const track = thumb?.parentElement;
    const { left = 0, width = 0, top = 0 } = track?.getBoundingClientRect() ?? {};
    const at = (share: number) => ({
      pointerId: 1,
      button: 0,
      buttons: 1,
      clientX: left + width * share,
      clientY: top,
    });
    await fireEvent.pointerDown(thumb ?? canvasElement, at(0.65));
    await fireEvent.pointerMove(document, at(0.4));
    await fireEvent.pointerUp(document, { ...at(0.4), buttons: 0 });
    await expect(args.onCommit).toHaveBeenLastCalledWith([20_000, 40_000]);
    await expect(lowest).toHaveValue('$20,000');
  },
};

/** Both thumbs at the upper end: the direction of the pointer decides which one moves. */
export const OneOnTheOther: Story = {
  args: { value: [100_000, 100_000] },
  play: async ({ canvasElement, args }) => {
    const thumb = within(canvasElement).getByRole('slider', { name: 'Highest price' }).parentElement;
    const { left = 0, width = 0, top = 0 } = thumb?.parentElement?.getBoundingClientRect() ?? {};
    const at = (x: number) => ({ pointerId: 1, button: 0, buttons: 1, clientX: left + x, clientY: top });
    await fireEvent.pointerDown(thumb ?? canvasElement, at(width + 3));
    await fireEvent.pointerMove(document, at(width * 0.5));
    await fireEvent.pointerUp(document, { ...at(width * 0.5), buttons: 0 });
    await expect(args.onCommit).toHaveBeenLastCalledWith([50_000, 100_000]);
  },
};

export const ByTyping: Story = {
  play: async ({ canvasElement, args }) => {
    const range = within(canvasElement);
    const highest = range.getByRole('textbox', { name: 'To, price' });
    await expect(highest).toHaveAttribute('enterkeyhint', 'done');
    await userEvent.clear(highest);
    await userEvent.type(highest, '40k{Escape}');
    await expect(highest).toHaveValue('$65,000');
    await userEvent.clear(highest);
    await userEvent.type(highest, '48000{Enter}');
    await expect(args.onCommit).toHaveBeenLastCalledWith([15_000, 48_000]);
    await expect(range.queryByRole('alert')).toBeNull();
    await userEvent.clear(highest);
    await userEvent.type(highest, '30k{Enter}');
    await expect(args.onCommit).toHaveBeenLastCalledWith([15_000, 30_000]);
  },
};

/** No figure, or more than one: it stays to be mended, and nothing is searched. */
export const Unreadable: Story = {
  play: async ({ canvasElement, args }) => {
    const range = within(canvasElement);
    const highest = range.getByRole('textbox', { name: 'To, price' });
    for (const text of ['1e5', '25.5k?', 'a lot', '25,5']) {
      await userEvent.clear(highest);
      await userEvent.type(highest, `${text}{Enter}`);
      await expect(highest).toHaveValue(text);
      await expect(highest).toBeInvalid();
      await expect(highest).toHaveAccessibleDescription('Enter a figure, such as 65,000.');
    }
    await expect(args.onCommit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(highest).toHaveValue('$65,000');
    await expect(range.queryByRole('alert')).toBeNull();
  },
};

/** Typed beyond the bounds, and below the other end: the nearest is taken, and a sentence says why. */
export const OutOfBounds: Story = {
  play: async ({ canvasElement, args }) => {
    const range = within(canvasElement);
    const highest = range.getByRole('textbox', { name: 'To, price' });
    await userEvent.clear(highest);
    await userEvent.type(highest, '250000{Enter}');
    await expect(args.onCommit).toHaveBeenLastCalledWith([15_000, 100_000]);
    await expect(highest).toHaveValue('$100,000');
    await expect(range.getByRole('alert')).toHaveTextContent('Lowered to $100,000, the highest.');
    await expect(highest).toHaveAccessibleDescription('Lowered to $100,000, the highest.');
    await userEvent.clear(highest);
    await userEvent.type(highest, '9000');
    await userEvent.tab();
    await expect(args.onCommit).toHaveBeenLastCalledWith([15_000, 15_000]);
    await expect(range.getByRole('alert')).toHaveTextContent('Raised to $15,000, your lowest price.');
    range.getByRole('slider', { name: 'Highest price' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(range.queryByRole('alert')).toBeNull();
  },
};

/** What was said of one end goes when the other moves: it may not be true any more. */
export const OneThingSaid: Story = {
  play: async ({ canvasElement }) => {
    const range = within(canvasElement);
    const [lowest, highest] = [
      range.getByRole('textbox', { name: 'From, price' }),
      range.getByRole('textbox', { name: 'To, price' }),
    ];
    await userEvent.clear(lowest);
    await userEvent.type(lowest, '90000{Enter}');
    await expect(range.getByRole('alert')).toHaveTextContent('Lowered to $65,000, your highest price.');
    await userEvent.clear(highest);
    await userEvent.type(highest, '80,400{Enter}');
    await expect(range.getByRole('alert')).toHaveTextContent('Rounded to $80,000.');
  },
};

export const Years: Story = {
  args: {
    label: 'Year',
    min: 1998,
    max: 2026,
    step: 1,
    value: [2018, 2026],
    prefix: undefined,
    plain: true,
    hideLabel: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'From, year' })).toHaveValue('2018');
  },
};

export const Decimals: Story = {
  args: { label: 'Interest', min: 5.99, max: 15.99, step: 0.5, value: [5.99, 10.49], prefix: undefined, suffix: '%' },
  play: async ({ canvas }) => {
    const highest = canvas.getByRole('textbox', { name: 'To, interest' });
    await expect(highest).toHaveAttribute('inputmode', 'decimal');
    await userEvent.clear(highest);
    await userEvent.type(highest, '8.4{Enter}');
    await expect(highest).toHaveValue('8.49 %');
    await expect(highest).toHaveAccessibleDescription('Rounded to 8.49 %.');
  },
};

/** All that is in stock costs the same: there is nothing to move. */
export const OneFigure: Story = {
  args: { min: 30_000, max: 30_000, value: [30_000, 30_000] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider', { name: 'Lowest price' })).toBeDisabled();
    await expect(canvas.getByRole('textbox', { name: 'To, price' })).toHaveValue('$30,000');
  },
};

export const LongFigures: Story = {
  args: {
    label: 'Kilometres',
    min: 0,
    max: 999_999_999_999,
    step: 1000,
    value: [0, 999_999_999_999],
    prefix: undefined,
    suffix: 'km',
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const AtNight: Story = {
  decorators: [
    (Story) => (
      <div className={nightScope} style={{ padding: '2rem', background: 'var(--fc-color-page)' }}>
        <Story />
      </div>
    ),
  ],
};

const Term = ({ disabled = false }: { readonly disabled?: boolean }) => {
  const [years, setYears] = useState(5);
  return (
    <SliderField
      label="Term"
      value={years}
      min={1}
      max={7}
      step={0.5}
      disabled={disabled}
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

/** Locked by the lender. */
export const SingleDisabled: Story = { render: () => <Term disabled /> };
