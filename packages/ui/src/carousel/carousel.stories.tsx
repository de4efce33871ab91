import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import { guide } from '../../.storybook/guide';
import { sampleCards } from '../../.storybook/sample-vehicles';
import { nightScope } from '../theme/scopes.css';
import { VehicleCardGrid } from '../vehicle-card/vehicle-card-grid';
import { Carousel } from './carousel';

const words = [
  'Picked it up on a Saturday and had the plates on by lunch.',
  'They found the tow bar I wanted at another yard and had it fitted.',
  'No pressure. I drove three and took the first one home.',
  'Traded in the old ute without leaving my desk.',
  'Service reminders come by text, and the coffee is good.',
];
const said = words.map((text, place) => ({ key: String(place), content: <blockquote>{text}</blockquote> }));
const vehicles = Object.values(sampleCards)
  .slice(0, 6)
  .map((card) => ({ key: card.href, content: <VehicleCardGrid {...card} /> }));

const meta: Meta<typeof Carousel> = {
  title: 'Content/Carousel',
  component: Carousel,
  tags: ['stable'],
  args: { label: 'What our customers say', slides: said, indicator: 'count' },
  parameters: guide({
    anatomy: ['The strip of slides', 'Previous and next', 'Dots or a count'],
    do: [
      'For a few slides of any content that are seen one page at a time: words of customers, offers, banners.',
      'Choose how many stand beside each other on phone, tablet and desktop; 1.2 on a phone lets the next one show.',
      'Dots for up to seven pages, the count for more.',
    ],
    dont: [
      'Not for the pictures of a vehicle: that is the gallery.',
      'Not for similar vehicles or a row of cards: those rows scroll, which a trackpad can do too.',
      'Not for what everyone must read: most people see the first slide only.',
      'It never turns by itself and has no setting for it.',
    ],
    accessibility: [
      'A named region with the role description "carousel" around a list.',
      'Buttons, swipe, arrow keys, Home and End turn it; the buttons are disabled at the ends.',
      'The strip scrolls, yet is no stop of the tab key: the buttons turn it.',
      'Slides out of sight cannot be tabbed into.',
      'The count is announced when it changes; a dot says its page.',
      'Under reduced motion pages change at once; before and without scripts the strip scrolls by finger and key.',
    ],
    keyboard: [
      ['Tab', 'Moves to the buttons and into the slides in sight'],
      ['Arrow left, Arrow right', 'Turn a page'],
      ['Home, End', 'Turn to the first and the last page'],
    ],
    content: [
      'The label says what the slides are: “What buyers say”.',
      'Each slide makes sense alone: few people see the second.',
    ],
  }),
};
export default meta;

type Story = StoryObj<typeof Carousel>;
type Canvas = ReturnType<typeof within>;

const phone = { viewport: { value: 'mobile2', isRotated: false } };
const press = async (canvas: Canvas, name: string) => userEvent.click(canvas.getByRole('button', { name }));

/** Turned by button and key, and ended at both ends. */
export const Count: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 of 5')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await press(canvas, 'Next');
    await expect(await canvas.findByText('2 of 5')).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect(await canvas.findByText('5 of 5')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled());
    canvas.getByRole('button', { name: 'Previous' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(await canvas.findByText('4 of 5')).toBeVisible();
  },
};

export const Dots: Story = {
  args: { indicator: 'dots' },
  play: async ({ canvas }) => {
    const third = await canvas.findByRole('button', { name: 'Page 3 of 5' });
    await userEvent.click(third);
    await waitFor(() => expect(third).toHaveAttribute('aria-current', 'true'));
  },
};

/** Turned by hand: the count follows, and the buttons go on from there. */
export const Swiped: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 of 5')).toBeVisible();
    const strip = canvas.getByRole('list');
    await expect(strip).toHaveAttribute('tabindex', '-1');
    strip.scrollTo({ left: strip.scrollWidth, behavior: 'instant' });
    await expect(await canvas.findByText('5 of 5')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled());
    await press(canvas, 'Previous');
    await expect(await canvas.findByText('4 of 5')).toBeVisible();
    await waitFor(() => expect(strip.children[4]).toHaveAttribute('inert'));
  },
};

/** Several beside each other turn a page at a time; what is out of sight is not reached by tab. */
export const Cards: Story = {
  args: { label: 'Just in', slides: vehicles, perView: { phone: 1.2, tablet: 2, desktop: 3 }, indicator: 'count' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^1 of \d$/)).toBeVisible();
    await waitFor(async () => {
      const slides = [...(canvas.getAllByRole('list')[0]?.children ?? [])];
      await expect(slides[0]).not.toHaveAttribute('inert');
      await expect(slides.at(-1)).toHaveAttribute('inert');
    });
  },
};

/** Pages begin with their first slide, wherever a finger leaves off. */
export const CardsSwiped: Story = {
  ...Cards,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/^1 of \d$/)).toBeVisible();
    const strip = canvasElement.querySelector('ul');
    const second = strip?.children[1];
    if (strip === null || !(second instanceof HTMLElement)) throw new Error('There are no slides.');
    strip.scrollTo({ left: second.offsetLeft, behavior: 'instant' });
    await expect(strip.scrollLeft).toBe(0);
    await press(canvas, 'Next');
    await expect(await canvas.findByText(/^2 of \d$/)).toBeVisible();
    await waitFor(() => expect(strip.scrollLeft).toBeGreaterThan(100));
  },
};

export const CardsOnPhone: Story = { ...Cards, globals: phone, play: undefined };

/** A single slide has nothing to turn. */
export const OneSlide: Story = {
  args: { slides: said.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** What fits has nothing to turn. */
export const AllFit: Story = { args: { slides: said.slice(0, 3), perView: { phone: 1, tablet: 3, desktop: 3 } } };

export const NoSlides: Story = {
  args: { slides: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

/** What the server sends: every slide can be read and reached. */
export const FromTheServer: Story = {
  render: (args) => (
    <div
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the markup of our own component, as the server sends it
      dangerouslySetInnerHTML={{ __html: renderToStaticMarkup(<Carousel {...args} />) }}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvasElement.querySelector('[inert]')).toBeNull();
  },
};

export const OnNight: Story = {
  args: { indicator: 'dots' },
  decorators: [
    (Story) => (
      <div className={nightScope} style={{ background: 'var(--fc-color-page)', padding: '2rem' }}>
        <Story />
      </div>
    ),
  ],
};

const longest = 'Rindfleischetikettierungsueberwachungsaufgabenuebertragungsgesetz';

export const LongWords: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  args: { slides: [{ key: 'long', content: <blockquote>{longest}</blockquote> }, ...said] },
};
