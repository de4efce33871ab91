import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide, keys } from '../../.storybook/guide';
import { SavedList, searches } from '../../.storybook/sample-account';
import { longWord } from '../../.storybook/sample-site';
import { Alert } from '../alert/alert';
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs';
import { Button } from '../button/button';
import { Stack } from '../layout/layout';
import { RecordList } from '../record-list/record-list';
import { RecordRow } from '../record-list/record-row';
import { AccountLayout } from './account-layout';

const meta: Meta<typeof AccountLayout> = {
  title: 'Account/Account layout',
  component: AccountLayout,
  tags: ['new'],
  args: {
    title: 'My garage',
    phone: { shown: '04•• ••• 678', spoken: 'the mobile number ending in 678' },
    current: 'saved',
    sections: [
      { key: 'saved', label: 'Saved vehicles', href: '/my-garage', count: { figure: 3, words: '3 vehicles' } },
      {
        key: 'searches',
        label: 'Saved searches',
        href: '/my-garage/searches',
        count: { figure: 2, words: '2 searches' },
      },
      { key: 'cars', label: 'My cars', href: '/my-garage/cars' },
      { key: 'enquiries', label: 'Enquiries', href: '/my-garage/enquiries' },
      { key: 'you', label: 'Details and privacy', href: '/my-garage/details' },
    ],
    signOut: (
      <form method="post" action="/sign-out">
        <Button type="submit" kind="outlined" size="small">
          Sign out
        </Button>
      </form>
    ),
  },
  render: (args) => (
    <AccountLayout
      {...args}
      breadcrumbs={<Breadcrumbs crumbs={[{ label: 'Home', href: '/' }, { label: args.title }]} />}
    >
      {args.children ?? <SavedList />}
    </AccountLayout>
  ),
  parameters: {
    layout: 'fullscreen',
    ...guide({
      anatomy: [
        'Breadcrumbs and the title of the open part',
        'Who is signed in: the masked number and Sign out',
        'Navigation of the parts',
        'Notice of what was just done',
        'The open part',
      ],
      do: [
        'Every page of a signed-in shopper: the garage, saved vehicles, searches, enquiries, details.',
        'Put what was just done into `notice`, over the part that is open.',
        'Sign out is a form with a button, so that it works without scripts.',
      ],
      dont: [
        'The sign-in page: the sign-in panel.',
        'The whole number: whoever looks over a shoulder needs no more than its end.',
        'Links to parts that the dealer does not have.',
      ],
      accessibility: [
        'The links are a navigation of their own; the open one has aria-current="page", a heavier word and a stroke.',
        'The dots of a masked number are not read out; its `spoken` words are.',
        'Below the desktop the links are a row that scrolls by itself; the open one is brought into it.',
      ],
      keyboard: keys.links,
      content: [
        'Parts are nouns: “Saved vehicles”, “Enquiries”.',
        'The notice is one sentence in the past: “Your details are saved.”',
      ],
    }),
  },
};
export default meta;

type Story = StoryObj<typeof AccountLayout>;

export const Saved: Story = {
  play: async ({ canvas }) => {
    const current = canvas.getByRole('link', { name: 'Saved vehicles (3 vehicles)' });
    await expect(current).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Enquiries' })).not.toHaveAttribute('aria-current');
    await expect(canvas.getByText('the mobile number ending in 678')).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('My garage');
  },
};

/** The link of the open part stands in the row on a phone. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone-390', isRotated: false } },
  args: { current: 'you' },
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole('link', { name: 'Details and privacy' }).getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const WithNotice: Story = {
  args: {
    current: 'searches',
    notice: <Alert tone="success">Your search is saved. We tell you by SMS when something new comes in.</Alert>,
    children: (
      <RecordList title="Saved searches" empty={{ title: 'No saved searches' }}>
        {searches.map((search) => (
          <RecordRow key={search.title} {...search} />
        ))}
      </RecordList>
    ),
  },
};

export const NothingYet: Story = {
  args: {
    sections: [
      { key: 'saved', label: 'Saved vehicles', href: '/my-garage', count: { figure: 0, words: 'No vehicles' } },
      { key: 'you', label: 'Details and privacy', href: '/my-garage/details' },
    ],
    children: (
      <Stack>
        <SavedList cards={[]} />
      </Stack>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Saved vehicles' })).toBeVisible();
  },
};

export const LongWords: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  args: {
    title: longWord,
    sections: [
      { key: 'saved', label: longWord, href: '/a' },
      { key: 'other', label: longWord, href: '/b', count: { figure: 12345, words: '12,345 vehicles' } },
    ],
    children: longWord,
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
