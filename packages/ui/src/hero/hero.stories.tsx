import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { guide } from '../../.storybook/guide';
import { longWord, samplePicture } from '../../.storybook/sample-site';
import { Segments } from '../segments/segments';
import { HeroCinematic } from './hero-cinematic';
import { HeroPlate } from './hero-plate';
import { HeroSearchForm } from './hero-search-form';
import { HeroStage } from './hero-stage';

const form = (
  <HeroSearchForm
    action="/search"
    label="Find a car"
    query={{ label: 'Search', placeholder: 'Make, model or stock no.' }}
    selects={[
      { name: 'make', label: 'Make', placeholder: 'Any make', options: [{ value: 'Mazda', label: 'Mazda' }] },
      { name: 'body', label: 'Body', placeholder: 'Any body', options: [{ value: 'suv', label: 'SUV' }] },
    ]}
    submitLabel="Show me 1,284 cars"
  />
);

const meta: Meta<typeof HeroStage> = {
  title: 'Page/Hero',
  component: HeroStage,
  subcomponents: { HeroCinematic, HeroPlate, HeroSearchForm },
  tags: ['stable'],
  parameters: {
    layout: 'fullscreen',
    ...guide({
      anatomy: ['Title', 'Text', 'Picture with its caption', 'Search form or budget finder', 'Quick links'],
      do: [
        'Opens the home page: stage for a group, cinematic for one model, plate for a yard with a budget finder.',
        'A cut-out stands on the ground; a photo fills it.',
        'The form asks for little and leads to the results by a plain address.',
      ],
      dont: ['One a page; other pages open with their title.', 'No text on the vehicle.'],
      accessibility: [
        'The title is the h1 of the page.',
        'The form is a GET form: it works without scripts and sends only what was chosen.',
      ],
      keyboard: [
        ['Tab', 'Moves through form, button and links'],
        ['Enter', 'Sends the form'],
      ],
      content: [
        'The title is one line, at most eight words, and says something only this dealer can.',
        'The button of the form says what comes: “Show me 1,284 vehicles”.',
      ],
    }),
  },
  args: {
    title: 'Twelve brands. One straight price.',
    text: '1,284 cars across five Brisbane locations, with the interest rate beside every repayment.',
    image: { ...samplePicture(), alt: '2023 Toyota RAV4 (illustration)' },
    caption: { label: '2023 Toyota RAV4, $38,990 drive away', href: '/cars/2023-toyota-rav4-gxl-u10482' },
    searchForm: form,
    quickLinks: [
      { label: 'New cars', href: '/search/new-cars' },
      { label: 'Used cars', href: '/search/used-cars' },
    ],
  },
};
export default meta;

type Story = StoryObj<typeof HeroStage>;

export const Stage: Story = {
  name: 'Stage: the form asks only for what was chosen',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const element = canvasElement.querySelector('form');
    if (element === null) throw new Error('The hero has no form.');
    await expect(element).toHaveAttribute('method', 'get');
    await userEvent.selectOptions(page.getByLabelText('Make'), 'Mazda');
    await expect([...new FormData(element).entries()]).toEqual([['make', 'Mazda']]);
    await userEvent.type(page.getByLabelText('Search'), 'U10482');
    await expect([...new FormData(element).entries()]).toEqual([
      ['query', 'U10482'],
      ['make', 'Mazda'],
    ]);
  },
};

/** One choice above the others: new, demo, used. */
export const StageWithConditions: Story = {
  args: {
    searchForm: (
      <HeroSearchForm
        action="/search"
        label="Find a car"
        first={
          <Segments
            label="Condition"
            name="car_type"
            defaultValue=""
            options={[
              { value: '', label: 'All cars' },
              { value: 'new', label: 'New' },
              { value: 'used', label: 'Used' },
            ]}
          />
        }
        selects={[
          { name: 'make', label: 'Make', placeholder: 'Any make', options: [{ value: 'Mazda', label: 'Mazda' }] },
        ]}
        submitLabel="Show me 1,284 cars"
      />
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const element = canvasElement.querySelector('form');
    if (element === null) throw new Error('The hero has no form.');
    await expect([...new FormData(element).entries()]).toEqual([]);
    await userEvent.click(canvas.getByRole('radio', { name: 'Used' }));
    await expect([...new FormData(element).entries()]).toEqual([['car_type', 'used']]);
  },
};

export const StageWithoutPicture: Story = { args: { image: undefined, caption: undefined } };

export const StagePhoto: Story = { args: { image: samplePicture(5), imageFit: 'cover', caption: undefined } };

export const Cinematic: Story = { args: { title: 'RAV4' }, render: (hero) => <HeroCinematic {...hero} /> };

/** The model is lettered; the title of the page stands with what it costs. */
export const CinematicVehicle: Story = {
  args: {
    title: 'Made for where the road goes next.',
    text: 'New, demonstrator and used, ready to drive.',
    vehicle: {
      model: 'RAV4',
      name: '2023 Toyota RAV4 GXL',
      href: '/cars/2023-toyota-rav4-gxl-u10482',
      price: { kind: 'amount', amount: '$38,990', type: 'Drive away' },
      repayment: { amount: '$187', period: 'week', interestRate: '8.99%', comparisonRate: '9.63%' },
      links: [
        { label: 'See 14 in stock', href: '/search/toyota/rav4' },
        { label: 'Book a test drive', href: '/book-test-drive?car_id=1' },
      ],
    },
    quickLinks: undefined,
  },
  render: (hero) => <HeroCinematic {...hero} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Made for where the road goes next.');
    await expect(canvas.getByText('9.63% p.a.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See 14 in stock' })).toBeVisible();
  },
};

/** A long model, no price that is an amount, one way on. */
export const CinematicVehicleAtWorst: Story = {
  args: {
    vehicle: {
      model: longWord,
      name: `2023 ${longWord}`,
      href: '/cars/long',
      price: { kind: 'words', words: 'Enquire for price.' },
      links: [{ label: longWord, href: '/cars/long' }],
    },
    quickLinks: undefined,
  },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  render: (hero) => <HeroCinematic {...hero} />,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const CinematicPhrase: Story = {
  args: { title: 'Ready for the Mallee', searchForm: undefined },
  render: (hero) => <HeroCinematic {...hero} />,
};

export const Plate: Story = {
  args: { title: 'Work back from the weekly.' },
  render: (hero) => <HeroPlate {...hero} />,
};

export const LongWords: Story = {
  args: { title: longWord, text: longWord, quickLinks: [{ label: longWord, href: '/search' }] },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  render: (hero) => (
    <>
      <HeroStage {...hero} searchForm={undefined} />
      <HeroCinematic {...hero} searchForm={undefined} />
      <HeroPlate {...hero} searchForm={undefined} />
    </>
  ),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'mobile2', isRotated: false } } };

/** Nothing but its title. */
export const TitleAlone: Story = {
  args: { text: undefined, image: undefined, caption: undefined, searchForm: undefined, quickLinks: undefined },
  render: (hero) => (
    <>
      <HeroStage {...hero} />
      <HeroCinematic {...hero} title="RAV4" />
      <HeroPlate {...hero} title="Work back from the weekly." />
    </>
  ),
};
