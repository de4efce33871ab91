import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { guide, keys } from '../../.storybook/guide';
import { searches } from '../../.storybook/sample-account';
import { longWord } from '../../.storybook/sample-site';
import { Button } from '../button/button';
import { LinkButton } from '../button/link-button';
import { TextButton } from '../text-link/text-link';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { RecordList, RecordListSkeleton } from './record-list';
import { RecordRow, type RecordRowProps } from './record-row';

const meta: Meta<typeof RecordList> = {
  title: 'Account/Record list',
  component: RecordList,
  subcomponents: { RecordListSkeleton, RecordRow },
  tags: ['new'],
  args: {
    title: 'Saved searches',
    lead: 'We look through new stock for you each morning.',
    empty: {
      title: 'No saved searches',
      text: 'Filter the vehicles as you like and press “Save this search”.',
      actions: <LinkButton href="/search">Search vehicles</LinkButton>,
    },
  },
  parameters: guide({
    anatomy: ['Heading of the list', 'Name of each record', 'Status', 'Facts', 'Actions', 'Empty state'],
    do: [
      'What an account holds besides vehicles: searches, own cars, enquiries, devices that are signed in, consents.',
      'Two or three facts that tell one record from another; the page of the record has the rest.',
      'Name the record in each action for those who listen.',
    ],
    dont: [
      'Vehicles: saved vehicles have a picture and a price.',
      'Figures to be compared down a column: a plain table.',
      'A row that is a link as a whole: it has buttons.',
    ],
    accessibility: [
      'A region with a heading, a list, and a heading for each record.',
      'The status is a word; its tone is a second sign.',
      'Actions stand under the words on a phone and beside them where there is room, in the same order.',
    ],
    keyboard: keys.linksAndButtons,
    content: [
      'The name tells one record from the next.',
      'The status is one or two words: “Answered”.',
      'Actions are verbs and name their record for those who listen.',
    ],
  }),
};
export default meta;

type Story = StoryObj<typeof RecordList>;

const rows = (records: readonly RecordRowProps[]) =>
  records.map((record) => <RecordRow key={record.title} {...record} />);

const remove = (name: string) => (
  <TextButton>
    Remove<VisuallyHidden>{` ${name}`}</VisuallyHidden>
  </TextButton>
);

export const Searches: Story = {
  args: { children: rows(searches) },
  play: async ({ canvas }) => {
    const section = within(canvas.getByRole('region', { name: 'Saved searches' }));
    await expect(section.getAllByRole('heading', { level: 3 })).toHaveLength(2);
    await expect(section.getByRole('link', { name: 'Show Toyota SUVs up to $40,000' })).toBeVisible();
    await expect(section.getByText('4 new')).toBeVisible();
  },
};

export const SearchesOnPhone: Story = {
  ...Searches,
  globals: { viewport: { value: 'phone-390', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const Enquiries: Story = {
  args: {
    title: 'Enquiries',
    lead: undefined,
    children: rows([
      {
        title: '2023 Toyota RAV4 GXL Hybrid AWD',
        href: '/cars/2023-toyota-rav4-gxl-u10482',
        status: { tone: 'waiting', label: 'With the sales desk' },
        facts: [
          { label: 'Sent', value: '27 November 2026, 4:10 pm' },
          { label: 'To', value: 'Moorooka' },
          { label: 'Reference', value: '019ab3f2' },
        ],
      },
      {
        title: 'Test drive of a 2025 Ford Ranger',
        status: { tone: 'good', label: 'Confirmed' },
        facts: [{ label: 'On', value: 'Monday 30 November, 10:30 am' }],
        actions: <TextButton>Change or cancel</TextButton>,
        children: 'Bring your driver licence. Parking is behind the workshop.',
      },
      {
        title: 'Trade-in of a 2016 Mazda 3',
        status: { tone: 'ended', label: 'Closed' },
        facts: [{ label: 'Sent', value: '2 March 2026' }],
      },
    ]),
  },
};

export const Devices: Story = {
  args: {
    title: 'Where you are signed in',
    lead: 'Sign out a device that you do not know.',
    action: (
      <Button kind="outlined" size="small">
        Sign out everywhere else
      </Button>
    ),
    children: rows([
      {
        title: 'Chrome on Windows',
        status: { tone: 'good', label: 'This device' },
        facts: [{ label: 'Since', value: '28 November 2026, 9:12 am' }],
      },
      {
        title: 'Safari on iPhone',
        facts: [{ label: 'Last seen', value: '25 November 2026' }],
        actions: remove('Safari on iPhone'),
      },
    ]),
  },
};

export const TitleAlone: Story = { args: { lead: undefined, children: rows([{ title: 'News by SMS' }]) } };

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No saved searches' })).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const Loading: Story = {
  render: () => <RecordListSkeleton title="Saved searches" label="Loading your saved searches" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your saved searches');
  },
};

export const OnNight: Story = { ...Enquiries, globals: { ground: 'night' } };

export const LongWords: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  args: {
    title: longWord,
    children: rows([
      {
        title: longWord,
        href: '/x',
        status: { tone: 'waiting', label: longWord },
        facts: [{ label: longWord, value: longWord }],
        actions: <TextButton>{longWord}</TextButton>,
      },
    ]),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
