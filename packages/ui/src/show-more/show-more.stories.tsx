import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { guide, keys } from '../../.storybook/guide';
import { longWord } from '../../.storybook/sample-site';
import { FoldedText } from './folded-text';
import { ShowMore } from './show-more';

const comments =
  'One owner from Tarragindi, serviced at our own workshop every 10,000 km, with both keys and the full book. Two small stone chips on the bonnet, shown in picture 9. Front tyres were replaced in March and the rears have about 20,000 km left. The tow bar is the genuine 1,500 kg kit, fitted before first registration, with its own wiring loom and a brake controller under the dash.';

const meta: Meta<typeof ShowMore> = {
  title: 'Content/Show more',
  component: ShowMore,
  subcomponents: { FoldedText },
  tags: ['stable'],
  args: { text: comments },
  parameters: guide({
    anatomy: ['Text, cut', 'Button'],
    do: [
      'Show more folds plain text after some lines; folded text cuts it at a character, or takes it cut already.',
      'Folded text for offers and reviews, where the words View more and View less are given.',
    ],
    dont: ['Never fold a price, a rate or a warning away.', 'Headed parts are a disclosure.'],
    accessibility: [
      'The button says whether the text is open and which text it belongs to.',
      'The whole text is in the page: without scripts and on paper it shows, and the page search finds it.',
    ],
    keyboard: keys.buttons,
    content: [
      'The button says “View more” and “View less”, and for those who listen of what.',
      'The first lines carry the sense.',
    ],
  }),
};
export default meta;

type Story = StoryObj<typeof ShowMore>;

export const Long: Story = {
  play: async ({ canvasElement }) => {
    const block = within(canvasElement);
    const button = block.getByRole('button', { name: 'Read all' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    await expect(block.getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true');
  },
};

export const Short: Story = {
  args: { text: 'One owner, full service history.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

export const CutAtACharacter: Story = {
  render: () => <FoldedText text={comments} limit={120} name="comments" />,
  play: async ({ canvas }) => {
    const rest = canvas.getByText(/brake controller/);
    await expect(rest).not.toBeVisible();
    const button = canvas.getByRole('button', { name: /^View more.*comments/, expanded: false });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(rest).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(rest).not.toBeVisible();
  },
};

/** The text comes cut already, with the full text beside it. */
export const CutAlready: Story = {
  render: () => <FoldedText text={`${comments.slice(0, 56)}…`} full={comments} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View more' }));
    await expect(canvas.getByText(/brake controller/)).toBeVisible();
    await expect(canvas.queryByText('…')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'View less' })).toBeVisible();
  },
};

/** A summary in other words gives way to the full text. */
export const SummaryFirst: Story = {
  render: () => <FoldedText text="One owner, serviced by us." full={comments} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View more' }));
    await expect(canvas.queryByText('One owner, serviced by us.')).toBeNull();
  },
};

export const LongWords: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  args: { text: longWord.repeat(12) },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
