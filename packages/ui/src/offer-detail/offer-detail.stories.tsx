import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide, keys } from '../../.storybook/guide';
import { sampleMarkup } from '../../.storybook/sample-markup';
import { longWord } from '../../.storybook/sample-site';
import { samplePictures } from '../../.storybook/sample-vehicles';
import { Alert } from '../alert/alert';
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs';
import { Button } from '../button/button';
import { TextField } from '../field/text-field';
import { FormCell, FormLayout } from '../form-layout/form-layout';
import { TextLink } from '../text-link/text-link';
import { OfferDetail } from './offer-detail';

const disclaimer = `${'For private buyers who take delivery this month. '.repeat(8)}Ask the yard for the rest.`;
const html =
  sampleMarkup(`<p>Order a new dual-cab before the end of the month and we fit a <strong>tow bar</strong>, a tub liner and a
sports bar at no cost.</p><h2>What is fitted</h2><ul><li>Tow bar, 3,500 kg</li><li>Tub liner</li></ul>`);

const meta: Meta<typeof OfferDetail> = {
  title: 'Content/Offer detail',
  component: OfferDetail,
  tags: ['stable'],
  args: {
    breadcrumbs: (
      <Breadcrumbs
        crumbs={[
          { label: 'Home', href: '/' },
          { label: 'Special offers', href: '/special-offers' },
          { label: 'Offer' },
        ]}
      />
    ),
    title: 'Tow bar with every new ute',
    category: 'Accessory offer',
    image: samplePictures[0] ?? null,
    description: html,
    facts: [
      { label: 'Price', value: 'From $58,990, drive away' },
      { label: 'Who can have it', value: 'Private buyers who order from our stock.' },
      { label: 'How to get it', value: 'Ask for it with the form here, and name it when you order.' },
    ],
    disclaimer,
    ways: <TextLink href="/search">See the HiLux</TextLink>,
    aside: {
      title: 'Enquire about this offer',
      content: (
        <FormLayout>
          <FormCell>
            <TextField label="First Name" />
          </FormCell>
          <FormCell>
            <Button type="submit" fullWidth>
              Send enquiry
            </Button>
          </FormCell>
        </FormLayout>
      ),
    },
  },
  parameters: {
    layout: 'fullscreen',
    ...guide({
      anatomy: [
        'Breadcrumbs',
        'Title, category and end',
        'Figure',
        'Picture',
        'Description and facts',
        'Terms, whole',
        'Enquiry form beside it',
      ],
      do: [
        'For the page of one offer, with its enquiry form beside it.',
        'Hand over sanitised HTML and the terms, both whole: this page is opened to read them.',
      ],
      dont: ['In a list take the offer card.'],
      accessibility: [
        'One h1, the title; the form has a heading of its own.',
        'The order of reading is the offer, then the form, at every width.',
        'Nothing is folded away.',
      ],
      keyboard: keys.links,
      content: ['Terms are whole and in plain words.', 'Say who may have it, where and until when.'],
    }),
  },
};
export default meta;

type Story = StoryObj<typeof OfferDetail>;

export const Default: Story = {
  name: 'Text and terms are whole',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tub liner')).toBeVisible();
    await expect(canvas.getByText('Private buyers who order from our stock.')).toBeVisible();
    await expect(canvas.getByText(/Ask the yard for the rest\.$/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /View more/ })).toBeNull();
  },
};

/** Its rate never without the comparison rate, and its last day. */
export const FigureAndEnd: Story = {
  args: { figure: { kind: 'rate', interestRate: '5.99%', comparisonRate: '7.10%' }, ends: 'Ends 31 March 2027' },
};

export const WithoutPicture: Story = {
  name: 'Without a picture the offer is lettered',
  args: { image: null, description: sampleMarkup('<p>Short.</p>') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByText('Short.')).toBeVisible();
  },
};

export const Sold: Story = {
  name: 'For a vehicle that has sold there is no form',
  args: { closed: 'Sold', aside: { title: 'This vehicle has sold', content: <Alert>Ask for one like it.</Alert> } },
};

export const LongWords: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  args: { title: longWord, category: longWord, description: sampleMarkup(`<p>${longWord}</p>`), disclaimer: longWord },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
