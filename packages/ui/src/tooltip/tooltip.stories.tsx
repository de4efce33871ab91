import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { guide } from '../../.storybook/guide';
import { Button } from '../button/button';
import { Dialog } from '../modal/dialog';
import { TextLink } from '../text-link/text-link';
import { InfoTip } from './info-tip';
import { Tooltip } from './tooltip';

const meta: Meta<typeof Tooltip> = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: {
    content: 'Puts it beside up to three others.',
    children: <Button kind="outlined">Compare</Button>,
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', placeItems: 'center', minHeight: '12rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: guide({
    use: [
      'Tooltip: a few helpful words on a control that has a name of its own and works without them.',
      'InfoTip: a note that some need and most do not, such as what a comparison rate is. It works by touch.',
    ],
    avoid: [
      'Anything that must be read, such as a price’s conditions: it stands in the page.',
      'A hint for a field: its hint is always in view.',
      'A native title on the same control, which IconButton has: two notes would lie over each other.',
      'Links and buttons in a Tooltip: they cannot be reached; an InfoTip may hold a link.',
    ],
    accessibility: [
      'A tooltip opens on hover and on keyboard focus, stays while the pointer is on it and closes on Escape.',
      'Its words are the description of the control at all times, so nobody has to open it to hear them.',
      'Fingers cannot hover, and a press belongs to the control: on touch a tooltip does not open. Words that matter by touch go into an InfoTip, whose own button opens a popover.',
      'InfoTip moves the focus into its note and back; Escape and a press outside close it.',
    ],
  }),
};
export default meta;

type Story = StoryObj<typeof Tooltip>;

const body = within(document.body);
const words = 'Puts it beside up to three others.';
const shown = () => body.queryAllByText(words).find((element) => !element.hidden);

export const OnFocus: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Compare' });
    await expect(button).toHaveFocus();
    await waitFor(() => expect(shown()).toBeVisible());
    await expect(button).toHaveAccessibleDescription(words);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(shown()).toBeUndefined());
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription(words);
  },
};

export const OnHover: Story = {
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Compare' }));
    await waitFor(() => expect(shown()).toBeVisible());
  },
};

export const LongWords: Story = {
  args: {
    content:
      'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenbeschreibung is a long word, and this is more than a tooltip should say.',
  },
  play: async () => {
    await userEvent.tab();
    await waitFor(() => expect(body.queryAllByText(/Donaudampf/).length).toBeGreaterThan(1));
  },
};

/** The note of fingers: its own button, reached and closed by the keyboard too. */
export const Info: Story = {
  render: () => (
    <p>
      Comparison rate 9.61% p.a.{' '}
      <InfoTip label="About the comparison rate">
        Interest and fees in one figure, for a loan of $30,000 over 5 years.{' '}
        <TextLink href="#disclaimer">All conditions</TextLink>
      </InfoTip>
    </p>
  ),
  play: async ({ canvas }) => {
    const sign = canvas.getByRole('button', { name: 'About the comparison rate' });
    await userEvent.click(sign);
    const note = await body.findByRole('dialog', { name: 'About the comparison rate' });
    await waitFor(() => expect(within(note).getByRole('link', { name: 'All conditions' })).toBeVisible());
    const { left, right } = note.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
    await expect(sign).toHaveFocus();
  },
};

export const InfoOpen: Story = {
  render: () => (
    <p>
      Drive away{' '}
      <InfoTip label="What drive away holds">Registration, stamp duty and delivery are in the price.</InfoTip>
    </p>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(body.getByText(/stamp duty/)).toBeVisible());
  },
};

/** Escape closes the note, not the dialog around it. */
export const InDialog: Story = {
  render: () => (
    <Dialog open onClose={fn()} title="Your repayment">
      <p>
        Comparison rate <InfoTip label="About the comparison rate">Interest and fees in one figure.</InfoTip>
      </p>
    </Dialog>
  ),
  play: async () => {
    const dialog = within(await body.findByRole('dialog', { name: 'Your repayment' }));
    await userEvent.click(dialog.getByRole('button', { name: 'About the comparison rate' }));
    await waitFor(() => expect(dialog.getByText('Interest and fees in one figure.')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog.queryByText('Interest and fees in one figure.')).toBeNull());
  },
};
