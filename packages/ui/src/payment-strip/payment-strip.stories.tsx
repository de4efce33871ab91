import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { guide, keys } from '../../.storybook/guide';
import { longWord } from '../../.storybook/sample-site';
import { nightScope } from '../theme/scopes.css';
import { PaymentStrip } from './payment-strip';

const meta: Meta<typeof PaymentStrip> = {
  title: 'Page/Payment strip',
  component: PaymentStrip,
  tags: ['stable'],
  parameters: guide({
    anatomy: ['Names of the ways to pay'],
    do: ['In the footer and beside a checkout, to say what a dealer takes.'],
    dont: ['Do not put logos of card schemes into it: their owners license them.'],
    accessibility: ['A named list of words; nothing in it can be pressed.'],
    keyboard: keys.none,
    content: ['Names as their owners write them; no logos.'],
  }),
};
export default meta;

type Story = StoryObj<typeof PaymentStrip>;

export const All: Story = {
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: 'Accepted payments' }));
    await expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Mastercard',
      'Visa',
      'Maestro',
      'Google Pay',
      'Apple Pay',
    ]);
  },
};

export const Two: Story = { args: { payments: ['Visa', 'Mastercard'] } };

export const LongWords: Story = {
  args: { payments: [longWord, 'Visa'] },
  decorators: [(Story) => <div style={{ maxWidth: '12rem' }}>{Story()}</div>],
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
