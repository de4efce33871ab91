import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, fireEvent, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { guide } from '../../.storybook/guide';
import { sampleInteriorHotspots, samplePanorama } from '../../.storybook/sample-spin';
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs';
import { PanoramaViewer } from './panorama-viewer';

const meta: Meta<typeof PanoramaViewer> = {
  title: 'Vehicle/Panorama viewer',
  component: PanoramaViewer,
  tags: ['stable'],
  args: samplePanorama,
  parameters: guide({
    anatomy: [
      'The painted view',
      'Buttons to look around, zoom and fill the screen',
      'Points with notes',
      'List of the notes',
    ],
    do: [
      'For one equirectangular picture of a cabin: the whole sphere, twice as wide as high, 3,000 to 4,000 pixels wide.',
      'Give the direction in which the look begins where the middle of the picture is not the dashboard.',
      'Notes name their direction in degrees; `directionOf` turns a place in per cent of the picture into one.',
      'Load it lazily: the painter comes only when the picture has come.',
    ],
    dont: [
      'Not for ordinary photos of the inside: those belong in the gallery.',
      'Not for a phone panorama that is only a strip: it would be bent out of shape.',
    ],
    accessibility: [
      'Buttons look around and zoom; arrow keys, plus and minus do the same from anywhere inside.',
      'A finger that moves up or down scrolls the page; over the whole screen it looks up and down.',
      'Without scripts, without WebGL, or where the picture may not be painted, the flat picture scrolls by finger and key.',
      'Points are buttons; every note also stands in a list below.',
      'Nothing moves by itself; under reduced motion a turn is immediate.',
    ],
    keyboard: [
      ['Tab', 'Moves to the buttons and points'],
      ['Arrow keys', 'Look around'],
      ['+ and −', 'Zoom in and out'],
      ['Escape', 'Closes a note, or the full screen'],
    ],
    content: ['Notes have a title and one or two sentences.', 'The label names the vehicle and says “interior”.'],
  }),
};
export default meta;

type Story = StoryObj<typeof PanoramaViewer>;
type Canvas = ReturnType<typeof within>;

const phone = { viewport: { value: 'mobile2', isRotated: false } };
const crumbs = (
  <Breadcrumbs crumbs={[{ label: 'Home', href: '/' }, { label: 'Used cars', href: '/search' }, { label: 'RAV4' }]} />
);

const ready = (canvas: Canvas) => canvas.findByRole('button', { name: 'Look right' });
const surface = (element: HTMLElement) => {
  const found = element.querySelector('[data-picture]');
  if (found === null) throw new Error('There is nothing to drag.');
  return found;
};
const left = (canvas: Canvas, name: string) =>
  canvas.getByRole('button', { name, expanded: false }).getBoundingClientRect().left;

/** Looked around in by button, key and drag: what is on the picture moves the other way. */
export const LookAround: Story = {
  name: '[SPIN-03/panorama] Looked around in by button, key, drag and zoom',
  // At the height of the eye, where no button of the foot comes over them.
  args: { hotspots: sampleInteriorHotspots.map((hotspot) => ({ ...hotspot, pitch: 0 })) },
  play: async ({ canvas, canvasElement }) => {
    const right = await ready(canvas);
    const start = left(canvas, '12.3 inch screen');
    await userEvent.click(right);
    await waitFor(() => expect(left(canvas, '12.3 inch screen')).toBeLessThan(start));
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(left(canvas, '12.3 inch screen')).toBeCloseTo(start, 0));
    const apart = left(canvas, 'Heated steering wheel') - start;
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
    await waitFor(() =>
      expect(left(canvas, 'Heated steering wheel') - left(canvas, '12.3 inch screen')).toBeGreaterThan(apart),
    );
    const table = surface(canvasElement);
    const capture = spyOn(table, 'setPointerCapture').mockImplementation(() => undefined);
    const before = left(canvas, '12.3 inch screen');
    fireEvent.pointerDown(table, { pointerId: 1, button: 0, clientX: 300, clientY: 200 });
    fireEvent.pointerMove(table, { pointerId: 1, clientX: 340, clientY: 200 });
    fireEvent.pointerUp(table, { pointerId: 1 });
    capture.mockRestore();
    await waitFor(() => expect(left(canvas, '12.3 inch screen')).toBeGreaterThan(before));
  },
};

/** A note is found from the list: the look turns to it. */
export const Hotspots: Story = {
  name: '[SPIN-02/interior] Points of the inside show in their direction, one note at a time',
  args: { hotspots: sampleInteriorHotspots },
  play: async ({ canvas }) => {
    await ready(canvas);
    await expect(canvas.queryByRole('button', { name: 'Leather seats, driver memory for two.' })).toBeNull();
    await userEvent.click(canvas.getByText('Points of interest (3)'));
    await userEvent.click(canvas.getByRole('button', { name: 'Show me Leather seats, driver memory for two.' }));
    const point = await canvas.findByRole('button', { name: 'Leather seats, driver memory for two.' });
    await expect(point).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.queryByRole('button', { name: '12.3 inch screen' })).toBeNull();
    point.focus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('button', { expanded: true })).toBeNull();
  },
};

export const Framed: Story = {};

export const OnPhone: Story = { globals: phone, args: { hotspots: sampleInteriorHotspots } };

export const FullBleed: Story = {
  parameters: { layout: 'fullscreen' },
  args: { arrangement: 'full-bleed', backdrop: 'hall', over: crumbs, hotspots: sampleInteriorHotspots },
};

export const FullBleedOnPhone: Story = { ...FullBleed, globals: phone };

export const FullScreen: Story = {
  play: async ({ canvas }) => {
    await ready(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Full screen' }));
    const dialog = within(await canvas.findByRole('dialog', { name: samplePanorama.label }));
    await expect(await dialog.findByRole('button', { name: 'Look up' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

/** What the server sends: the flat picture in a strip that scrolls, and the notes. */
export const FromTheServer: Story = {
  render: (args) => (
    <div
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the markup of our own component, as the server sends it
      dangerouslySetInnerHTML={{ __html: renderToStaticMarkup(<PanoramaViewer {...args} />) }}
    />
  ),
  args: { hotspots: sampleInteriorHotspots },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Interior of 2023 Toyota RAV4, flat picture' })).toBeVisible();
    await userEvent.click(canvas.getByText('Points of interest (3)'));
    await expect(canvas.getByText('Reach and height adjust by hand.')).toBeVisible();
  },
};

/** No WebGL: the flat picture scrolls, its points stand on it. */
export const NoWebGl: Story = {
  args: { hotspots: sampleInteriorHotspots },
  beforeEach: () => {
    const spy = spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    return () => spy.mockRestore();
  },
  play: async ({ canvas }) => {
    const strip = canvas.getByRole('region', { name: 'Interior of 2023 Toyota RAV4, flat picture' });
    await expect(await canvas.findByRole('button', { name: '12.3 inch screen' })).toBeVisible();
    await expect(strip.scrollWidth).toBeGreaterThan(strip.clientWidth);
    await expect(canvas.queryByRole('button', { name: 'Look right' })).toBeNull();
  },
};

/** The picture does not load: the viewer shows a sentence and calls `onFailure`. */
export const Failed: Story = {
  args: { src: '/never-comes.webp', onFailure: fn() },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('The interior could not be loaded.')).toBeVisible();
    await expect(args.onFailure).toHaveBeenCalledOnce();
  },
};

/** Until the picture has come. */
export const Loading: Story = {
  args: { src: 'data:image/webp;base64,' },
  beforeEach: () => {
    const spy = spyOn(HTMLImageElement.prototype, 'addEventListener').mockImplementation(() => undefined);
    return () => spy.mockRestore();
  },
  play: async ({ canvasElement }) => {
    // Its alternative text would stand in the frame in Firefox.
    await expect(canvasElement.querySelector('img')).toHaveStyle({ color: 'rgba(0, 0, 0, 0)' });
  },
};
