import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { guide } from '../../.storybook/guide';
import { samplePictures } from '../../.storybook/sample-vehicles';
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs';
import { tones } from '../stage/stage.css';
import { Gallery, type GalleryProps } from './gallery';

const meta: Meta<typeof Gallery> = {
  title: 'Vehicle/Gallery',
  component: Gallery,
  tags: ['stable'],
  args: { label: 'Pictures of 2023 Toyota RAV4', images: samplePictures },
  parameters: guide({
    anatomy: [
      'The picture on its stage',
      'Previous and next',
      'Count',
      'Thumbnails, from the fourth picture on',
      'Full screen',
    ],
    do: [
      'For the pictures of one vehicle, on its own page: framed within a column, or full-bleed over the screen.',
      'Leave placeholder addresses out before: they count as no picture.',
      'Put it into the views of a vehicle where there is a spin or an interior as well.',
    ],
    dont: [
      'Not for cards: they show one picture.',
      'Not for slides of other content: that is the carousel.',
      'Do not lay words over the middle of a picture.',
    ],
    accessibility: [
      'A region with the role description "carousel"; the arrow keys turn it round the ends, Home and End lead to them.',
      'A finger turns it as the browser scrolls, before any script and without; the strip is no stop of the tab key.',
      'The count is announced; pictures out of sight are hidden from listeners and from the tab key.',
      'Thumbnails are buttons named "Picture 3 of 14", the current one is marked.',
      'Full screen is a modal dialog: Escape closes it and the focus goes back.',
      'A picture that does not come is replaced by a drawing with words.',
    ],
    keyboard: [
      ['Tab', 'Moves to the buttons and thumbnails'],
      ['Arrow left, Arrow right', 'Turn, round the ends'],
      ['Home, End', 'Turn to the first and the last'],
      ['Escape', 'Closes the full screen'],
    ],
    content: ['Words of a picture: year, make, model, colour and side.', 'The label names the vehicle.'],
  }),
};
export default meta;

type Story = StoryObj<typeof Gallery>;

const phone = { viewport: { value: 'mobile2', isRotated: false } };
const crumbs = (
  <Breadcrumbs crumbs={[{ label: 'Home', href: '/' }, { label: 'Used cars', href: '/search' }, { label: 'RAV4' }]} />
);

/** The strip of pictures, which scrolls, and which of them it shows, from 0. */
const stripIn = (element: ParentNode) => {
  const strip = element.querySelector('[aria-hidden="false"]')?.parentElement;
  if (!strip) throw new Error('There is no strip of pictures.');
  return { strip, shown: () => strip.scrollLeft / strip.clientWidth };
};
/** As a finger would: the strip scrolls without a call to the gallery. */
const swipeTo = (strip: HTMLElement, slide: number) =>
  strip.scrollTo({ left: slide * strip.clientWidth, behavior: 'instant' });
const keysAtOnce = (target: Element, ...keys: readonly string[]) => {
  for (const key of keys) target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
};

/** Turned by button, key and thumbnail, round and round. */
export const Framed: Story = {
  name: '[GALL-01/keyboard] Turned by button, arrow key and thumbnail',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 of 6')).toBeVisible();
    const next = canvas.getByRole('button', { name: 'Next picture' });
    await userEvent.click(next);
    await expect(await canvas.findByText('2 of 6')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await canvas.findByText('3 of 6')).toBeVisible();
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect(await canvas.findByText('6 of 6')).toBeVisible();
    await userEvent.click(next);
    await expect(await canvas.findByText('1 of 6')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous picture' }));
    await expect(await canvas.findByText('6 of 6')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Picture 4 of 6' }));
    await expect(await canvas.findByText('4 of 6')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Picture 4 of 6' })).toHaveAttribute('aria-current', 'true');
  },
};

/** Turned by hand: count, thumbnails and what is hidden follow, and keys go on from there. */
export const Swiped: Story = {
  name: '[GALL-01/swipe] The count follows the strip, whoever turns it',
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, canvasElement }) => {
    const { strip, shown } = stripIn(canvasElement);
    swipeTo(strip, 2);
    await expect(await canvas.findByText('3 of 6')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Picture 3 of 6' })).toHaveAttribute('aria-current', 'true');
    await waitFor(() => expect(strip.children[2]).toHaveAttribute('aria-hidden', 'false'));
    await expect(strip.children[0]).toHaveAttribute('aria-hidden', 'true');
    // All of them count, though the strip is drawn after the last.
    keysAtOnce(canvas.getByRole('region'), 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft');
    await expect(await canvas.findByText('6 of 6')).toBeVisible();
    await waitFor(() => expect(shown()).toBe(5));
    swipeTo(strip, 4);
    await expect(await canvas.findByText('5 of 6')).toBeVisible();
    await expect(strip).toHaveAttribute('tabindex', '-1');
  },
};

/** Where motion is welcome it scrolls: keys go on from where the last one leads, and the count from page to page. */
export const OnItsWay: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: () => {
    const asked = window.matchMedia.bind(window);
    const motion = spyOn(window, 'matchMedia').mockImplementation((query) =>
      asked(query.includes('prefers-reduced-motion') ? 'not all' : query),
    );
    return () => motion.mockRestore();
  },
  play: async ({ canvas, canvasElement }) => {
    const { strip, shown } = stripIn(canvasElement);
    const count = canvas.getByText('1 of 6');
    const counts: (string | null)[] = [];
    new MutationObserver(() => counts.push(count.textContent)).observe(count, { characterData: true, subtree: true });
    // Once it is measured.
    swipeTo(strip, 1);
    await waitFor(() => expect(counts).toEqual(['2 of 6']));
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft']) {
      const moved = new Promise((resolve) => strip.addEventListener('scroll', resolve, { once: true }));
      keysAtOnce(canvas.getByRole('region'), key);
      await moved;
    }
    await waitFor(() => expect(shown()).toBe(3));
    await expect(counts).toEqual(['2 of 6', '3 of 6', '4 of 6', '5 of 6', '4 of 6']);
  },
};

const FromTheServer = (props: GalleryProps) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current: element } = box;
    if (element === null) return undefined;
    element.innerHTML = renderToString(<Gallery {...props} />);
    swipeTo(stripIn(element).strip, 1);
    const root = hydrateRoot(element, <Gallery {...props} />);
    // Not while the one around it is drawn.
    return () => queueMicrotask(() => root.unmount());
  }, [props]);
  return <div ref={box} />;
};

/** A finger was there before the scripts: they go on from the picture that it has led to. */
export const SwipedBeforeScripts: Story = {
  name: '[GALL-01/swipe] The count tells where the strip stands when scripts come',
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => <FromTheServer {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('2 of 6')).toBeVisible();
    await expect(stripIn(canvasElement).shown()).toBe(1);
    keysAtOnce(canvas.getByRole('region'), 'ArrowRight');
    await expect(await canvas.findByText('3 of 6')).toBeVisible();
  },
};

/** A strip of another width shows the same picture. */
export const TurnedScreen: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [
    (Story) => (
      <div data-testid="screen" style={{ width: '40rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const { strip, shown } = stripIn(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Picture 4 of 6' }));
    await waitFor(() => expect(shown()).toBe(3));
    const before = strip.clientWidth;
    for (const width of ['20rem', '33.3rem']) {
      canvas.getByTestId('screen').style.width = width;
      await waitFor(() => expect(strip.clientWidth).not.toBe(before));
      await waitFor(() => expect(Math.abs(shown() - 3)).toBeLessThan(0.01));
    }
    await expect(canvas.getByText('4 of 6')).toBeVisible();
  },
};

/** In one block in the corner, with fewer thumbnails. */
export const CornerControls: Story = {
  args: { controls: 'corner', thumbs: 5 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^Picture \d of 6$/ })).toHaveLength(4);
    await expect(canvas.getByRole('button', { name: '2 more pictures, open full screen' })).toBeVisible();
  },
};

export const FramedOnPhone: Story = { globals: phone };

export const FullBleed: Story = {
  parameters: { layout: 'fullscreen' },
  args: { arrangement: 'full-bleed', over: crumbs },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Used cars' })).toBeVisible();
    // Whatever ground suits the paint: on the dark stage a thumbnail stands on a dark one.
    const grounds = canvas
      .getAllByRole('button', { name: /^Picture \d of 6$/ })
      .map((thumb) => thumb.firstElementChild?.classList.contains(tones.night));
    await expect(grounds).toEqual(Array(6).fill(true));
    await userEvent.click(canvas.getByRole('button', { name: 'Next picture' }));
    await expect(await canvas.findByText('2 of 6')).toBeVisible();
  },
};

export const FullBleedOnPhone: Story = { ...FullBleed, globals: phone, play: undefined };

/** Over the whole screen: holds the focus, turns by key, closes on Escape and gives back focus and place. */
export const FullScreen: Story = {
  name: '[GALL-01/fullscreen] Over the whole screen and back',
  play: async ({ canvas, canvasElement }) => {
    const trigger = canvas.getByRole('button', { name: 'Full screen' });
    await userEvent.click(trigger);
    const dialog = await canvas.findByRole('dialog', { name: 'Pictures of 2023 Toyota RAV4' });
    await expect(dialog).toHaveProperty('open', true);
    await expect(dialog.matches(':modal')).toBe(true);
    await expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Next picture' }));
    await expect(await within(dialog).findByText('2 of 6')).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect(await within(dialog).findByText('6 of 6')).toBeVisible();
    // Escape is the browser's: it asks the dialog to cancel.
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(trigger).toHaveFocus();
    await expect(await canvas.findByText('6 of 6')).toBeVisible();
    await waitFor(() => expect(stripIn(canvasElement).shown()).toBe(5));
    // It opens with the picture that is in view.
    await userEvent.click(trigger);
    const again = await canvas.findByRole('dialog', { name: 'Pictures of 2023 Toyota RAV4' });
    await expect(within(again).getByText('6 of 6')).toBeVisible();
    const { strip, shown } = stripIn(again);
    await waitFor(() => expect(shown()).toBe(5));
    for (const slide of [4, 5]) {
      swipeTo(strip, slide);
      await expect(await within(again).findByText(`${slide + 1} of 6`)).toBeVisible();
    }
    again.dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByText('6 of 6')).toBeVisible();
  },
};

/** Keys that come with the opening, however fast, all count. */
export const KeysAtOnce: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, canvasElement }) => {
    const opening = new MutationObserver(() => {
      const dialog = canvasElement.querySelector('dialog');
      if (dialog === null) return;
      opening.disconnect();
      keysAtOnce(dialog, 'ArrowRight', 'ArrowRight');
    });
    opening.observe(canvasElement, { childList: true, subtree: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Full screen' }));
    const dialog = await canvas.findByRole('dialog', { name: 'Pictures of 2023 Toyota RAV4' });
    await expect(await within(dialog).findByText('3 of 6')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await within(dialog).findByText('4 of 6')).toBeVisible();
  },
};

/** Three pictures have no thumbnails; the first is fetched at once, the second before all others, the third when near. */
export const ThreePictures: Story = {
  name: '[GALL-01/priority] Three pictures: no thumbnails, the first two with priority',
  args: { images: samplePictures.slice(0, 3) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button', { name: /^Picture \d/ })).toBeNull();
    const fetched = [...canvasElement.querySelectorAll('img')].map(
      ({ loading, fetchPriority }) => `${loading} ${fetchPriority}`,
    );
    await expect(fetched).toEqual(['eager high', 'lazy high', 'lazy auto']);
  },
};

/** The fourth brings the thumbnails. */
export const FourPictures: Story = {
  name: '[GALL-01/thumbnails] Thumbnails with more than three pictures only',
  args: { images: samplePictures.slice(0, 4) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^Picture \d of 4$/ })).toHaveLength(4);
  },
};

/** A single picture has nothing to turn. */
export const OnePicture: Story = {
  args: { images: samplePictures.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Next picture' })).toBeNull();
    await expect(canvas.queryByText(/ of 1$/)).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Full screen' })).toBeVisible();
  },
};

export const NoPicture: Story = {
  args: { images: [], shape: 'ute', emptyNote: 'Stock U10482' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Photos on the way')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const NoPictureFullBleed: Story = {
  parameters: { layout: 'fullscreen' },
  args: { images: [], arrangement: 'full-bleed', over: crumbs },
};

export const Sold: Story = { args: { faded: true } };

/** A picture that does not come gives way to a drawing; the place keeps its size. */
export const BrokenPicture: Story = {
  args: {
    images: samplePictures.map((image, place) => (place === 0 ? { ...image, src: '/never-comes.webp' } : image)),
  },
  play: async ({ canvas }) => {
    const words = await canvas.findByText('Picture not available');
    const box = words.closest('button')?.getBoundingClientRect();
    await expect(Math.round(((box?.width ?? 0) / (box?.height ?? 1)) * 100)).toBe(150);
    await expect(canvas.getByText('1 of 6')).toBeVisible();
  },
};

export const BrokenPictureFullBleed: Story = {
  ...BrokenPicture,
  parameters: { layout: 'fullscreen' },
  args: { ...BrokenPicture.args, arrangement: 'full-bleed', over: crumbs },
  play: undefined,
};
