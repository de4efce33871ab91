import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide, keys } from '../../.storybook/guide';
import { samplePicture } from '../../.storybook/sample-site';
import { LinkButton } from '../button';
import { VehiclePicture } from '../vehicle-picture';
import { NoticeBar } from './notice-bar';
import { PageHead } from './page-head';

const meta = {
  title: 'Page/Head',
  component: PageHead,
  subcomponents: { NoticeBar },
  tags: ['stable'],
  parameters: guide({
    anatomy: ['Breadcrumbs', 'Title', 'Lead', 'Picture'],
    do: [
      'Above the parts of a page to read: about us, service, warranty; of a brand, of a model.',
      'Choose the look by the template, once, and not by the page.',
      'The lead says in a sentence or two what the page is good for.',
    ],
    dont: [
      'Not on a page that opens with a hero.',
      'Do not centre it. A picture stands beside it only where the page is about one thing to see.',
    ],
    accessibility: ['The title is the one h1 of the page.', 'The breadcrumbs stand before it, and lead back.'],
    keyboard: keys.links,
    content: ['The title is the page’s name in the navigation, or near to it.', 'The lead is one or two sentences.'],
  }),
  args: { title: 'Warranty', lead: 'What is covered, for how long, and what to do when something goes wrong.' },
} satisfies Meta<typeof PageHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Column: Story = { args: { look: 'column' } };
export const Stage: Story = { args: { look: 'stage' } };
export const Plate: Story = { args: { look: 'plate' } };
const pictured = {
  title: 'Toyota HiLux',
  lead: '3 in stock, from $24,490 drive away.',
  actions: <LinkButton href="/search/toyota/hilux">See all 3</LinkButton>,
  media: <VehiclePicture image={{ ...samplePicture(0), fit: 'cover' }} sizes="48rem" />,
} as const;
export const ColumnWithPicture: Story = { args: { ...pictured, look: 'column' } };
export const StageWithPicture: Story = { args: { ...pictured, look: 'stage' } };
export const PlateWithPicture: Story = { args: { ...pictured, look: 'plate' } };
export const LongWords: Story = {
  args: { look: 'stage', title: 'Vehicleregistrationcertificatereplacement and everything that belongs to it' },
};
export const UnderANotice: Story = {
  render: (args) => (
    <>
      <NoticeBar>Preview of /warranty, a draft: shoppers do not see this.</NoticeBar>
      <PageHead {...args} />
    </>
  ),
};
