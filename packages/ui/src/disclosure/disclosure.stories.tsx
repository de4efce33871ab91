import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { guide, keys } from '../../.storybook/guide';
import { longWord } from '../../.storybook/sample-site';
import { CheckboxField } from '../field/checkbox-field';
import { Accordion, Disclosure } from './disclosure';

const meta: Meta<typeof Disclosure> = {
  title: 'Controls/Disclosure',
  component: Disclosure,
  subcomponents: { Accordion },
  tags: ['stable'],
  parameters: guide({
    anatomy: ['Title', 'Count of what is chosen inside', 'Sign that it folds', 'Content'],
    do: [
      'For what few need at once: a group of filters, an answer, conditions.',
      'An accordion for questions; give it a group where only one may be open.',
    ],
    dont: [
      'Do not fold away what a decision needs, such as a rate or a price type.',
      'Two or three parts of equal weight stand open under each other.',
    ],
    accessibility: [
      'A details element: works without scripts, opens for the search of the page, says whether it is open.',
      'The count of what is chosen inside is part of its name.',
    ],
    keyboard: keys.fold,
    content: ['The title says what is inside; a question is written as one.', 'No “Click to open”.'],
  }),
};
export default meta;

type Story = StoryObj<typeof Disclosure>;

export const Filter: Story = {
  render: () => (
    <Disclosure title="Condition" count={2} open>
      <CheckboxField label="Used" count={875} defaultChecked />
      <CheckboxField label="Demo" count={97} defaultChecked />
      <CheckboxField label="New" count={312} />
    </Disclosure>
  ),
};

export const Questions: Story = {
  render: () => (
    <Accordion
      group="questions"
      items={[
        { title: 'What is my car worth?', content: <p>Send us its registration and we answer within a day.</p> },
        { title: 'Do you pay out finance?', content: <p>Yes, we settle it with your lender.</p> },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    const questions = within(canvasElement);
    await userEvent.click(questions.getByText('What is my car worth?'));
    await userEvent.click(questions.getByText('Do you pay out finance?'));
    await expect(questions.getByText('Yes, we settle it with your lender.')).toBeVisible();
    await expect(canvasElement.querySelectorAll('details[open]')).toHaveLength(1);
  },
};

export const Closed: Story = {
  args: { title: 'Body', children: <p>SUV, ute, hatch.</p> },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('SUV, ute, hatch.')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Body'));
    await expect(canvas.getByText('SUV, ute, hatch.')).toBeVisible();
    await expect(canvasElement.querySelector('details')).toHaveAttribute('open');
  },
};

/** Without a group each opens by itself. */
export const SeveralOpen: Story = {
  render: () => (
    <Accordion
      items={[
        { title: 'One', content: <p>First answer.</p> },
        { title: 'Two', content: <p>Second answer.</p> },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('One'));
    await userEvent.click(canvas.getByText('Two'));
    await expect(canvas.getByText('First answer.')).toBeVisible();
    await expect(canvas.getByText('Second answer.')).toBeVisible();
  },
};

export const OnNight: Story = {
  globals: { ground: 'night' },
  args: { title: 'Conditions', children: <p>In full.</p> },
};

export const LongWords: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  args: { title: longWord, count: 12, open: true, children: <p>{longWord}</p> },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
