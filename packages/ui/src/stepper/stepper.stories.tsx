import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide, keys } from '../../.storybook/guide';
import { nightScope } from '../theme/scopes.css';
import { Stepper } from './stepper';

const back = fn();

const meta: Meta<typeof Stepper> = {
  title: 'Controls/Stepper',
  component: Stepper,
  tags: ['stable'],
  args: {
    label: 'Your trade-in',
    current: 'condition',
    steps: [
      { key: 'car', label: 'Your car', href: '#car' },
      { key: 'condition', label: 'Its condition' },
      { key: 'you', label: 'About you' },
      { key: 'offer', label: 'Our estimate' },
    ],
  },
  parameters: guide({
    anatomy: ['Steps with their labels', 'Done, current, to come', 'One line on a phone'],
    do: [
      'A form of three to six steps that are gone one after the other.',
      'Give a step an address or a call only where it can be reached without losing what was typed.',
      'Put it over the heading of the step, once a page.',
    ],
    dont: [
      'Parts of one page: section links.',
      'Moving on: the form has its own Next and Back buttons, which say what they do.',
      'Work that runs by itself: a button that shows it is busy.',
    ],
    accessibility: [
      'It is a navigation with an ordered list; the current step has aria-current="step".',
      'Done steps say "Done" to those who listen and carry a tick, so colour is not the only sign.',
      'On a phone one line says "Step 2 of 4: Your car"; the strokes below stay the same list, and links in it stay links.',
      'Move the focus to the heading of the step when it changes.',
    ],
    keyboard: keys.links,
    content: ['Steps are nouns of one or two words: “Your car”.', '“Step 2 of 4” is said before the label.'],
  }),
};
export default meta;

type Story = StoryObj<typeof Stepper>;

export const Second: Story = {
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('navigation', { name: 'Your trade-in' }));
    const steps = list.getAllByRole('listitem');
    await expect(steps).toHaveLength(4);
    await expect(list.getByRole('link', { name: /Done: Your car/ })).toBeInTheDocument();
    const current = steps[1]?.querySelector('[aria-current="step"]');
    await expect(current).toHaveTextContent('Its condition');
    await expect(list.queryByRole('link', { name: /About you/ })).toBeNull();
  },
};

export const First: Story = { args: { current: 'car' } };

export const OtherWords: Story = {
  args: {
    current: 'you',
    summary: ({ step, of, label }) => `${label} (${step}/${of})`,
    doneLabel: 'Finished',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Finished: Your car/ })).toBeInTheDocument();
    await expect(canvas.getByText('About you (3/4)')).toBeInTheDocument();
  },
};

export const Last: Story = { args: { current: 'offer' } };

/** Steps of a form on one page, gone back to by a call; a later one was filled in before. */
export const OnOnePage: Story = {
  args: {
    current: 'you',
    done: ['car', 'condition', 'offer'],
    steps: [
      { key: 'car', label: 'Your car', note: '2019 Mazda CX-5', onSelect: back },
      { key: 'condition', label: 'Its condition', note: '5 of 5 answered', onSelect: back },
      { key: 'you', label: 'About you', note: '1 of 3 answered' },
      { key: 'offer', label: 'Our estimate', onSelect: fn() },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Its condition/ }));
    await expect(back).toHaveBeenCalled();
  },
};

export const LongWords: Story = {
  args: {
    current: 'two',
    steps: [
      { key: 'one', label: 'Identification and registration of your vehicle', href: '#one' },
      { key: 'two', label: 'Fahrzeugzustandsbeschreibung' },
      { key: 'three', label: 'Everything else we should know before we make you an offer' },
      { key: 'four', label: 'You' },
      { key: 'five', label: 'Appointment' },
      { key: 'six', label: 'Check and send' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const AtNight: Story = {
  decorators: [
    (Story) => (
      <div className={nightScope} style={{ padding: '2rem', background: 'var(--fc-color-page)' }}>
        <Story />
      </div>
    ),
  ],
};
