import type { Meta, StoryObj } from '@storybook/react-vite';
import { useReducer } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { guide, keys } from '../../.storybook/guide';
import { longWord, samplePicture } from '../../.storybook/sample-site';
import { Button } from '../button/button';
import { TextField } from '../field/text-field';
import { SitePopup, type SitePopupProps } from './site-popup';

const key = 'story-popup';

/** A caller that makes its function anew with each render. */
const Redrawn = ({ isExpired, ...popup }: SitePopupProps) => {
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  return (
    <>
      <Button onClick={redraw}>Draw again</Button>
      <SitePopup {...popup} isExpired={() => isExpired?.() === true} />
    </>
  );
};

const meta: Meta<typeof SitePopup> = {
  title: 'Overlays/Site popup',
  component: SitePopup,
  tags: ['stable'],
  beforeEach: () => localStorage.removeItem(key),
  args: {
    title: 'End of year clearance',
    text: 'Every demo is priced to go by 31 December, with the rate beside the repayment as always.',
    image: samplePicture(5),
    action: { label: 'See the demos', href: '/search/demo-cars' },
    identity: 'eoy-2026',
    storageKey: key,
  },
  render: (popup) => (
    <>
      <p>The page behind.</p>
      <SitePopup {...popup} />
    </>
  ),
  parameters: guide({
    anatomy: ['Picture', 'Title', 'Text', 'Action or form', 'Cross'],
    do: [
      'For one promotion a site wants everybody to see once; closing it is remembered for that promotion and site.',
      'Load it lazily and place it once, in the site layout.',
      'Pass whether it is over as a callback: a cached page may be older than the expiry.',
    ],
    dont: [
      'News that must stay in reach belongs in the announcement bar.',
      'Never for consent, cookies or a newsletter, and never a second one.',
    ],
    accessibility: [
      'A modal dialog named by its title: focus moves in, Escape, the cross and a press outside close it.',
      'It is not in the HTML of the page: crawlers and readers without scripts meet the page alone.',
      'It is at most 600 px wide and 80vh high and scrolls inside; nothing behind it moves.',
    ],
    keyboard: keys.dialog,
    content: ['Title, one sentence, one action.', 'Say until when it holds, and the conditions.'],
  }),
};
export default meta;

type Story = StoryObj<typeof SitePopup>;

export const Shown: Story = {
  name: 'Visible by default, at most 600 px by 80vh',
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'End of year clearance' });
    await expect(dialog).toBeVisible();
    await expect(dialog.contains(document.activeElement)).toBe(true);
    const box = dialog.getBoundingClientRect();
    await expect(box.width).toBeLessThanOrEqual(600);
    await expect(box.height).toBeLessThanOrEqual(window.innerHeight * 0.8 + 1);
  },
};

export const Closed: Story = {
  name: 'Closing is remembered per site',
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(localStorage.getItem(key)).toBe('eoy-2026');
  },
};

export const ByKeyboard: Story = {
  name: 'Escape closes it for good',
  play: async ({ canvas }) => {
    await canvas.findByRole('dialog');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'See the demos' })).toHaveFocus();
    // The browser turns Escape into this event; keys made by a script do not.
    canvas.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(localStorage.getItem(key)).toBe('eoy-2026');
  },
};

export const FollowedIsClosed: Story = {
  name: 'Following it closes it',
  play: async ({ canvas, canvasElement }) => {
    // Stays in the story: its link leads nowhere.
    canvasElement.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(await canvas.findByRole('link', { name: 'See the demos' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(localStorage.getItem(key)).toBe('eoy-2026');
  },
};

export const StaysClosed: Story = {
  name: 'Stays closed on the next page',
  beforeEach: ({ args }) => localStorage.setItem(key, args.identity),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The page behind.')).toBeVisible();
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

export const AnotherIsNews: Story = {
  name: 'Another promotion shows again',
  beforeEach: () => localStorage.setItem(key, 'easter-2026'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('dialog')).toBeVisible();
  },
};

export const Expired: Story = {
  name: 'Hidden after its expiry',
  args: { isExpired: fn(() => true) },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(args.isExpired).toHaveBeenCalled());
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(localStorage.getItem(key)).toBeNull();
  },
};

export const OnTheServer: Story = {
  name: 'Not there before the client mounts',
  args: { isExpired: () => true },
  play: async ({ args }) => {
    await expect(renderToString(<SitePopup {...args} isExpired={() => false} />)).toBe('');
  },
};

export const WithForm: Story = {
  name: 'An accepted form is remembered, a refused one is not, and it stays',
  args: {
    action: undefined,
    form: (onSent) => (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (new FormData(event.currentTarget).get('name') !== '') onSent();
        }}
      >
        <TextField label="Name" name="name" />
        <Button type="submit">Send enquiry</Button>
      </form>
    ),
  },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog');
    await expect(localStorage.getItem(key)).toBeNull();
    const send = within(dialog).getByRole('button', { name: 'Send enquiry' });
    await userEvent.click(send);
    await expect(localStorage.getItem(key)).toBeNull();
    await userEvent.type(within(dialog).getByLabelText('Name'), 'Ada');
    await userEvent.click(send);
    await expect(localStorage.getItem(key)).toBe('eoy-2026');
    await expect(dialog).toBeVisible();
  },
};

const isOver = fn(() => false);
export const AskedOnce: Story = {
  name: 'Asked once for each promotion, however often it is drawn',
  args: { isExpired: isOver },
  render: (popup) => <Redrawn {...popup} />,
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    localStorage.removeItem(key);
    isOver.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Draw again' }));
    await expect(isOver).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

export const WordsAlone: Story = { args: { image: undefined, action: undefined } };

/** Long text scrolls inside; the cross stays. */
export const Long: Story = {
  args: {
    text: Array.from({ length: 30 }, (_, line) => `Condition ${line + 1}: ${longWord}.`).join('\n'),
    image: undefined,
    action: undefined,
  },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog');
    await expect(dialog.getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight * 0.8 + 1);
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await expect(within(dialog).getByRole('button', { name: 'Close' })).toBeVisible();
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };
