import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { guide, keys } from '../../.storybook/guide';
import { longWord, sampleLinks } from '../../.storybook/sample-site';
import { samplePictures, sampleRepayment } from '../../.storybook/sample-vehicles';
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs';
import { Button } from '../button/button';
import { LinkButton } from '../button/link-button';
import { TextAreaField } from '../field/text-area-field';
import { TextField } from '../field/text-field';
import { FormCell, FormLayout } from '../form-layout/form-layout';
import { HeroSearchForm } from '../hero/hero-search-form';
import { ContentPage } from '../page-content/content-page';
import { Price } from '../price/price';
import { TextLink } from '../text-link/text-link';
import { VehiclePicture } from '../vehicle-picture/vehicle-picture';
import { EnquiryLayout, SummaryCard } from './enquiry-layout';
import { NextSteps } from './next-steps';
import { NotFoundPanel } from './not-found-panel';
import { SuccessPanel } from './success-panel';

const meta: Meta = {
  title: 'Page/Layouts',
  subcomponents: { EnquiryLayout, SummaryCard, NextSteps, NotFoundPanel, SuccessPanel },
  tags: ['stable'],
  parameters: {
    layout: 'fullscreen',
    ...guide({
      anatomy: ['Title and lead', 'The form or the words', 'What it is about', 'What happens next'],
      do: [
        'Whole pages around their content: enquiry, success, not found, content.',
        'The enquiry page keeps what it is about and what happens next beside the form.',
      ],
      dont: ['A form in a dialog has its own head and needs no layout.'],
      accessibility: [
        'One h1 a page; what stands beside the form is read where it is seen on a phone.',
        'Not found says so in the title and leads on.',
      ],
      keyboard: keys.links,
      content: [
        '“What happens next” are steps with who does what and by when.',
        'Success repeats what was sent and where the answer goes.',
      ],
    }),
  },
};
export default meta;

const crumbs = <Breadcrumbs crumbs={[{ label: 'Home', href: '/' }, { label: 'Enquire' }]} />;
const steps = [
  { text: 'We check that the car is still here and answer your question.' },
  { text: 'You choose a time, at the yard or at your place.' },
];

export const Enquiry: StoryObj = {
  render: () => (
    <EnquiryLayout
      breadcrumbs={crumbs}
      title="Ask us about this RAV4"
      lead="A person at Moorooka replies within two business hours."
      about={
        <SummaryCard
          media={<VehiclePicture image={samplePictures[0] ?? null} corners="none" />}
          title="2023 Toyota RAV4"
          text="GXL Hybrid AWD"
        >
          <Price price={{ kind: 'amount', amount: '$38,990', type: 'Drive away' }} repayment={sampleRepayment} />
        </SummaryCard>
      }
      beneath={<NextSteps steps={steps} />}
    >
      <FormLayout>
        <FormCell width="half">
          <TextField label="First Name" />
        </FormCell>
        <FormCell>
          <TextAreaField label="Message" />
        </FormCell>
        <FormCell>
          <Button type="submit">Send enquiry</Button>
        </FormCell>
      </FormLayout>
    </EnquiryLayout>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
};

/** A form that one comes back to step by step: on a phone it comes before what stands beside it elsewhere. */
export const FormFirst: StoryObj = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  render: () => (
    <EnquiryLayout
      title="Apply for finance"
      beneath={<SummaryCard title="Before you begin" text="What you type is encrypted." />}
    >
      <FormLayout>
        <FormCell>
          <TextField label="First Name" />
        </FormCell>
      </FormLayout>
    </EnquiryLayout>
  ),
  play: async ({ canvas }) => {
    const topOf = (element: Element) => element.getBoundingClientRect().top;
    await expect(topOf(canvas.getByLabelText('First Name'))).toBeLessThan(topOf(canvas.getByRole('complementary')));
  },
};

/** On a phone: the words, what the form is about, the form, and only then what comes with it. */
export const EnquiryOnAPhone: StoryObj = {
  ...Enquiry,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas }) => {
    const topOf = (element: Element) => element.getBoundingClientRect().top;
    const order = [
      canvas.getByRole('heading', { level: 1 }),
      canvas.getByRole('complementary', { name: 'About this enquiry' }),
      canvas.getByLabelText('First Name'),
      canvas.getByRole('complementary', { name: 'Good to know' }),
    ].map(topOf);
    await expect(order).toEqual(order.toSorted((one, other) => one - other));
  },
};

export const Success: StoryObj = {
  render: () => (
    <SuccessPanel
      title="Thanks, Priya. Your enquiry is with Moorooka."
      text="Tom will reply before 11:40 am today."
      facts={[
        { label: 'Reference', value: 'QB-204816' },
        { label: 'Answer', value: 'Within two working hours' },
      ]}
      about={
        <SummaryCard
          media={<VehiclePicture image={samplePictures[0] ?? null} shape="suv" sizes="24rem" />}
          title="2023 Toyota RAV4"
          text="GXL Hybrid"
        />
      }
      actions={
        <>
          <LinkButton href="/book-test-drive">Book a Test Drive</LinkButton>
          <TextLink href="/search">Keep browsing</TextLink>
        </>
      }
      steps={[{ when: 'Within the hour', text: 'Tom calls, or emails if you miss it.' }]}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Within the hour')).toBeVisible();
  },
};

export const SuccessTones: StoryObj = {
  render: () => (
    <>
      {(['night', 'surface'] as const).map((tone) => (
        <SuccessPanel
          key={tone}
          tone={tone}
          title="Sent. Reference 81442."
          text="Danh from the yard has your question."
          facts={[{ label: 'Car', value: '2022 Isuzu D-MAX' }]}
          actions={<LinkButton href="/search">Keep looking</LinkButton>}
        />
      ))}
    </>
  ),
};

export const NotFound: StoryObj = {
  render: () => (
    <NotFoundPanel
      title="We cannot find that vehicle"
      text="It may have been sold. These are the nearest places to look."
      searchForm={
        <HeroSearchForm
          action="/search"
          label="Find a car"
          selects={[]}
          query={{ label: 'Search' }}
          submitLabel="Search"
        />
      }
      ways={sampleLinks('All used cars', 'Special offers', 'Contact us')}
    />
  ),
  play: async ({ canvasElement }) => {
    const ways = within(within(canvasElement).getByRole('navigation', { name: 'Ways onward' }));
    await expect(ways.getAllByRole('link')).toHaveLength(3);
  },
};

export const Content: StoryObj = {
  render: () => (
    <ContentPage breadcrumbs={crumbs} title="Warranty" lead="Three years on every used car.">
      <p>
        The warranty follows the car, not the person. Ask at <a href="/contact">any location</a>.
      </p>
      <h2>What it covers</h2>
      <ul>
        <li>Engine and gearbox</li>
        <li>Electrics, apart from the battery</li>
      </ul>
      <h3>In numbers</h3>
      <table>
        <tbody>
          <tr>
            <th scope="row">Used</th>
            <td>3 years</td>
          </tr>
        </tbody>
      </table>
      <blockquote>Honoured at every workshop of ours.</blockquote>
    </ContentPage>
  ),
};

export const LongWords: StoryObj = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  render: () => (
    <>
      <EnquiryLayout title={longWord} lead={longWord} about={<SummaryCard title={longWord} text={longWord} />}>
        <p>{longWord}</p>
      </EnquiryLayout>
      <ContentPage title="Content">
        <p>{longWord}</p>
      </ContentPage>
      <NotFoundPanel title={longWord} ways={sampleLinks(longWord)} />
      <SuccessPanel title={longWord} facts={[{ label: longWord, value: longWord }]} steps={[{ text: longWord }]} />
    </>
  ),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
