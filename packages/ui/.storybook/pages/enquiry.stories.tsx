import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Breadcrumbs } from '../../src/breadcrumbs/breadcrumbs';
import { LinkButton } from '../../src/button/link-button';
import { EnquiryLayout, SummaryCard } from '../../src/page-layout/enquiry-layout';
import { SuccessPanel } from '../../src/page-layout/success-panel';
import { Price } from '../../src/price/price';
import { VehiclePicture } from '../../src/vehicle-picture/vehicle-picture';
import { samplePictures, sampleRepayment } from '../sample-vehicles';
import { SampleEnquiryForm } from './enquiry-form';
import { dealer, isWholePage, pageParameters, pageStory } from './site-page';

const meta: Meta = { title: 'Pages/Enquiry', tags: ['!autodocs'], parameters: pageParameters };
export default meta;

/** The enquiry on a page of its own, where cards lead. */
export const Enquiry: StoryObj = {
  ...pageStory({
    path: '/cars/2023-toyota-rav4-gxl-u10482/enquire',
    content: () => (
      <EnquiryLayout
        breadcrumbs={
          <Breadcrumbs
            crumbs={[
              { label: 'Home', href: '/' },
              { label: '2023 Toyota RAV4', href: '/cars/2023-toyota-rav4-gxl-u10482' },
              { label: 'Enquire' },
            ]}
          />
        }
        title="Enquire about this Toyota RAV4"
        lead="Quillback Moorooka will answer you."
        about={
          <SummaryCard
            media={<VehiclePicture image={samplePictures[0] ?? null} corners="none" />}
            title="2023 Toyota RAV4"
            text="GXL Hybrid AWD"
          >
            <Price price={{ kind: 'amount', amount: '$38,990', type: 'Drive away' }} repayment={sampleRepayment} />
          </SummaryCard>
        }
      >
        <SampleEnquiryForm id="enquiry" message="Is the 2023 Toyota RAV4 still available?" />
      </EnquiryLayout>
    ),
  }),
  play: isWholePage,
};

/** Sent with empty fields: what is wrong stands above, leads to each field, and has the focus. */
export const Refused: StoryObj = {
  ...Enquiry,
  play: async (context) => {
    await isWholePage(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Send enquiry' }));
    const summary = await canvas.findByRole('alert');
    await expect(summary).toHaveFocus();
    await expect(within(summary).getAllByRole('link')).toHaveLength(3);
    await expect(canvas.getByLabelText(/^First Name/)).toBeInvalid();
  },
};

/** Where the form leads once it is sent. */
export const Sent: StoryObj = {
  ...pageStory({
    path: '/success',
    content: () => (
      <SuccessPanel
        title="Thanks. Your enquiry is with us."
        text={`${dealer} will be in touch.`}
        facts={[
          { label: 'Reference', value: '4c91d02a77be' },
          { label: 'Phone', value: '07 3155 0140' },
        ]}
        actions={
          <>
            <LinkButton href="/search/used-cars">More used stock</LinkButton>
            <LinkButton href="/" kind="outlined">
              Home
            </LinkButton>
          </>
        }
        steps={[
          { text: 'Your enquiry goes to someone who can answer it.' },
          { text: 'We check that the vehicle is still here and call or write to you.' },
          { text: 'If it suits you, we find a time for you to see it.' },
        ]}
      />
    ),
  }),
  play: isWholePage,
};
