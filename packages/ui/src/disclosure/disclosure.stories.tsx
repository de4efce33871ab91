import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { CheckboxField } from '../field/checkbox-field';
import { Accordion, Disclosure } from './disclosure';

const meta: Meta<typeof Disclosure> = { title: 'Controls/Disclosure', component: Disclosure };
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
