import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, fireEvent, fn, mocked, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { guide } from '../../.storybook/guide';
import { sampleHotspots, sampleSpin } from '../../.storybook/sample-spin';
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs';
import { SpinViewer } from './spin-viewer';

const meta: Meta<typeof SpinViewer> = {
  title: 'Vehicle/Spin viewer',
  component: SpinViewer,
  tags: ['stable'],
  args: sampleSpin,
  parameters: guide({
    anatomy: ['The frame', 'Scale', 'Stop and start', 'Full screen', 'Points with notes', 'List of the notes'],
    do: [
      'For a vehicle photographed all round: 12 to 72 frames, evenly spaced, all of one size.',
      'Give the first frame as it should be seen in a list of results: it is the picture until the others have come.',
      'Pass hotspots where the dealer has notes; each names the frames on which its point is seen.',
      'Load it lazily where it is not the first thing on the page; the views of a vehicle do that.',
    ],
    dont: [
      'Not for a handful of pictures from chosen angles: that is a gallery.',
      'Not for a look around the cabin: that is the panorama.',
      'Do not start it turning from outside; it starts by itself and stops at the first touch.',
    ],
    accessibility: [
      'The scale is a native slider named after the view, with a value such as "View 7 of 36"; arrows, Home, End and page keys turn, and the arrows go on round past the ends.',
      'The turning can be stopped and started by a button, and never starts by itself under reduced motion.',
      'A finger that moves up or down scrolls the page.',
      'Points are buttons; a note is announced when it opens, closes on Escape and gives the focus back.',
      'Every note also stands in a list under the picture, which opens without scripts.',
    ],
    keyboard: [
      ['Tab', 'Moves to the scale, the buttons and points'],
      ['Arrow left, Arrow right', 'Turn by a view, round the ends'],
      ['Page Up, Page Down', 'Turn by several'],
      ['Home, End', 'Turn to the first and the last'],
      ['Escape', 'Closes a note, or the full screen'],
    ],
    content: ['Notes have a title and one or two sentences.', 'The alternative text names vehicle and colour.'],
  }),
};
export default meta;

type Story = StoryObj<typeof SpinViewer>;
type Canvas = ReturnType<typeof within>;

const phone = { viewport: { value: 'mobile2', isRotated: false } };
const crumbs = (
  <Breadcrumbs crumbs={[{ label: 'Home', href: '/' }, { label: 'Used cars', href: '/search' }, { label: 'RAV4' }]} />
);

/** The tests' browser asks for less motion; here it does not. */
const allowMotion = () => {
  const ask = window.matchMedia.bind(window);
  const spy = spyOn(window, 'matchMedia').mockImplementation((query) => {
    const answer = ask(query);
    return query.includes('reduced-motion')
      ? (Object.assign(new EventTarget(), { matches: false }) as MediaQueryList)
      : answer;
  });
  return () => spy.mockRestore();
};

const slider = (canvas: Canvas) => canvas.getByRole('slider', { name: sampleSpin.label });
const view = (canvas: Canvas) => slider(canvas).getAttribute('aria-valuetext');
const shows = (canvas: Canvas, words: string) => waitFor(() => expect(view(canvas)).toBe(words));
const loaded = (canvas: Canvas, count: number = sampleSpin.frames.length) =>
  waitFor(() => expect(canvas.getByText(new RegExp(` of ${count}$`))).toBeVisible());
const turntable = (element: HTMLElement) => {
  const found = element.querySelector('[data-picture]');
  if (found === null) throw new Error('There is no turntable.');
  return found;
};
const drag = (element: Element, from: number, to: number) => {
  const pointer = { pointerId: 1, button: 0, clientY: 200 };
  const capture = spyOn(element, 'setPointerCapture').mockImplementation(() => undefined);
  fireEvent.pointerDown(element, { ...pointer, clientX: from });
  fireEvent.pointerMove(element, { ...pointer, clientX: to });
  fireEvent.pointerUp(element, { ...pointer, clientX: to });
  capture.mockRestore();
};

export const Framed: Story = {};

/** Told by the server without a script: one picture with its words, nothing of the rest. */
export const FromTheServer: Story = {
  name: '[SPIN-01/first-frame] The server renders frame 1',
  render: (args) => (
    <div
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the markup of our own component, as the server sends it
      dangerouslySetInnerHTML={{ __html: renderToStaticMarkup(<SpinViewer {...args} hotspots={sampleHotspots} />) }}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    const pictures = canvasElement.querySelectorAll('img');
    await expect(pictures).toHaveLength(1);
    await expect(pictures[0]).toHaveAttribute('src', sampleSpin.frames[0]);
    await expect(canvas.getByRole('img', { name: sampleSpin.alt })).toHaveAttribute('loading', 'eager');
    await userEvent.click(canvas.getByText('Points of interest (4)'));
    await expect(canvas.getByText('Opens to 575 litres. A foot under the bumper is enough.')).toBeVisible();
  },
};

/** The rest comes once the browser is idle, or at once when it is touched. */
export const LoadsAtFirstTouch: Story = {
  name: '[SPIN-01/preload] The rest loads after idle or the first touch',
  beforeEach: () => {
    // A browser that is never idle.
    const spy = spyOn(window, 'requestIdleCallback').mockReturnValue(1);
    return () => spy.mockRestore();
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(window.requestIdleCallback).toHaveBeenCalled());
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(1);
    drag(turntable(canvasElement), 300, 300);
    await waitFor(() => expect(canvasElement.querySelectorAll('img')).toHaveLength(18));
    await loaded(canvas);
  },
};

export const LoadsWhenIdle: Story = {
  name: '[SPIN-01/preload] The rest loads when the browser is idle',
  beforeEach: () => {
    const spy = spyOn(window, 'requestIdleCallback').mockReturnValue(1);
    return () => spy.mockRestore();
  },
  play: async ({ canvas, canvasElement }) => {
    const asked = mocked(window.requestIdleCallback);
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(1);
    asked.mock.calls.at(-1)?.[0]({ didTimeout: false, timeRemaining: () => 20 });
    await loaded(canvas);
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(18);
  },
};

/** It turns until a hand is laid on it, and again at the press of a button. */
export const TurnsByItself: Story = {
  name: '[SPIN-01/autorotate] Turns a frame every 100 ms until it is touched',
  beforeEach: allowMotion,
  play: async ({ canvas, canvasElement }) => {
    await loaded(canvas);
    const stop = await canvas.findByRole('button', { name: 'Stop turning' });
    const every = spyOn(window, 'setInterval');
    await userEvent.click(stop);
    await canvas.findByRole('button', { name: 'Turn by itself' });
    const stopped = view(canvas);
    await new Promise((resolve) => setTimeout(resolve, 350));
    await expect(view(canvas)).toBe(stopped);
    await userEvent.click(canvas.getByRole('button', { name: 'Turn by itself' }));
    await waitFor(() => expect(view(canvas)).not.toBe(stopped));
    await expect(every).toHaveBeenCalledWith(expect.any(Function), 100);
    every.mockRestore();
    drag(turntable(canvasElement), 300, 300);
    await canvas.findByRole('button', { name: 'Turn by itself' });
    const held = view(canvas);
    await new Promise((resolve) => setTimeout(resolve, 350));
    await expect(view(canvas)).toBe(held);
  },
};

export const ReducedMotion: Story = {
  name: '[SPIN-01/reduced-motion] Never turns by itself where less motion is wanted',
  play: async ({ canvas }) => {
    await expect(window.matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
    await loaded(canvas);
    await new Promise((resolve) => setTimeout(resolve, 400));
    await shows(canvas, 'View 1 of 18');
    await expect(canvas.getByRole('button', { name: 'Turn by itself' })).toBeVisible();
  },
};

export const Dragged: Story = {
  name: '[SPIN-01/drag] One frame for each 20 px, both ways, round the ends',
  play: async ({ canvas, canvasElement }) => {
    await loaded(canvas);
    const table = turntable(canvasElement);
    drag(table, 300, 281);
    await shows(canvas, 'View 1 of 18');
    drag(table, 300, 240);
    await shows(canvas, 'View 4 of 18');
    drag(table, 240, 340);
    await shows(canvas, 'View 17 of 18');
    drag(table, 300, 260);
    await shows(canvas, 'View 1 of 18');
    await expect(getComputedStyle(table).touchAction).toBe('pan-y pinch-zoom');
  },
};

export const ByKeyboard: Story = {
  name: '[SPIN-01/keyboard] Arrows, Home and End turn it',
  play: async ({ canvas }) => {
    await loaded(canvas);
    slider(canvas).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await shows(canvas, 'View 18 of 18');
    await userEvent.keyboard('{ArrowRight}');
    await shows(canvas, 'View 1 of 18');
    await userEvent.keyboard('{ArrowRight}');
    await shows(canvas, 'View 2 of 18');
    await userEvent.keyboard('{End}');
    await shows(canvas, 'View 18 of 18');
    await userEvent.keyboard('{Home}');
    await shows(canvas, 'View 1 of 18');
  },
};

/** Frames that fail to load are reported once; the spin goes on with the others. */
export const SomeFramesFail: Story = {
  name: '[SPIN-01/preload-failure] Goes on with the frames it has',
  args: {
    frames: sampleSpin.frames.map((src, frame) => (frame === 3 || frame === 9 ? `/never-comes-${frame}.webp` : src)),
    onPreloadError: fn(),
  },
  play: async ({ canvas, canvasElement, args }) => {
    await loaded(canvas, 16);
    await expect(args.onPreloadError).toHaveBeenCalledTimes(2);
    await expect(args.onPreloadError).toHaveBeenCalledWith({ frame: 3, src: '/never-comes-3.webp' });
    drag(turntable(canvasElement), 300, 240);
    await shows(canvas, 'View 4 of 16');
    await waitFor(() => expect(canvasElement.querySelector('[data-shown]')).toHaveAttribute('data-frame', '4'));
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

export const AllFramesFail: Story = {
  args: { frames: ['/never-a.webp', '/never-b.webp'], onPreloadError: fn() },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('The 360 degree view could not be loaded.')).toBeVisible();
    await expect(args.onPreloadError).toHaveBeenCalledTimes(2);
    await expect(canvas.queryByRole('slider')).toBeNull();
  },
};

/** A single frame is a picture: nothing to turn. */
export const OneFrame: Story = {
  args: { frames: sampleSpin.frames.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('slider')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Turn by itself' })).toBeNull();
    await expect(canvas.getByRole('img', { name: sampleSpin.alt })).toBeVisible();
  },
};

export const FewFrames: Story = { args: { frames: sampleSpin.frames.filter((_, frame) => frame % 6 === 0) } };

export const NoFrames: Story = { args: { frames: [] } };

/** Photographs that fill the stage rather than stand on it. */
export const Photographs: Story = { args: { fit: 'cover' } };

export const Sold: Story = { args: { faded: true } };

/** Points follow the vehicle; one note is open at a time. */
export const Hotspots: Story = {
  name: '[SPIN-02/exterior] Points show on their frames, one note at a time',
  args: { hotspots: sampleHotspots },
  play: async ({ canvas, canvasElement }) => {
    await loaded(canvas);
    const point = (name: string) => canvas.queryByRole('button', { name, expanded: false });
    await waitFor(() => expect(point('Adaptive LED headlights')).toBeVisible());
    await expect(point('18 inch alloy wheels')).toBeNull();
    drag(turntable(canvasElement), 300, 260);
    await userEvent.click(await canvas.findByRole('button', { name: '18 inch alloy wheels' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Roof rails carry 80 kg.' }));
    await waitFor(() => expect(canvas.getAllByRole('button', { expanded: true })).toHaveLength(1));
    const rails = canvas.getByRole('button', { name: 'Roof rails carry 80 kg.' });
    // Stories share a page: one that has just ended may have taken the focus with it.
    rails.focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('button', { expanded: true })).toBeNull());
    await expect(rails).toHaveFocus();
    await userEvent.click(canvas.getByText('Points of interest (4)'));
    await userEvent.click(canvas.getByRole('button', { name: 'Show me Hands-free tailgate' }));
    await expect(await canvas.findByRole('button', { name: 'Hands-free tailgate', expanded: true })).toBeVisible();
    await shows(canvas, 'View 8 of 18');
  },
};

const noteInside = async (canvasElement: HTMLElement, canvas: Canvas) => {
  await loaded(canvas);
  await userEvent.click(canvas.getByRole('button', { name: 'Adaptive LED headlights' }));
  const note = await waitFor(() => {
    const found = canvas.getByText('They turn with the wheel and dip for oncoming cars.', {
      selector: '[aria-live] p',
    });
    return found.getBoundingClientRect();
  });
  await expect(note.left).toBeGreaterThanOrEqual(0);
  await expect(note.right).toBeLessThanOrEqual(canvasElement.ownerDocument.documentElement.clientWidth);
};

export const NoteOnPhone: Story = {
  globals: phone,
  args: { hotspots: sampleHotspots },
  play: ({ canvas, canvasElement }) => noteInside(canvasElement, canvas),
};

const longNote =
  'Serviced by the book at 15,000, 30,000 and 45,000 km with every receipt in the glovebox, and looked over again by our own workshop before it came to the yard: brakes, belts, battery and all four tyres.';

export const LongNote: Story = {
  args: {
    hotspots: [
      {
        id: 'long',
        title: 'Rindfleischetikettierungsueberwachung',
        description: longNote,
        positions: [{ frame: 0, x: 94, y: 92 }],
      },
    ],
  },
  play: async ({ canvas }) => {
    await loaded(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Rindfleischetikettierungsueberwachung' }));
    await expect(canvas.getByText(longNote, { selector: '[aria-live] p' })).toBeVisible();
  },
};

export const FramedOnPhone: Story = { globals: phone, args: { hotspots: sampleHotspots } };

export const FullBleed: Story = {
  parameters: { layout: 'fullscreen' },
  args: { arrangement: 'full-bleed', backdrop: 'hall', over: crumbs, hotspots: sampleHotspots },
};

export const FullBleedNote: Story = {
  ...FullBleed,
  play: async ({ canvas }) => {
    await loaded(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Adaptive LED headlights' }));
  },
};

export const FullBleedOnPhone: Story = { ...FullBleedNote, globals: phone };

/** Over the whole screen, at the frame where it was; Escape closes a note first. */
export const FullScreen: Story = {
  args: { hotspots: sampleHotspots },
  play: async ({ canvas, canvasElement }) => {
    await loaded(canvas);
    drag(turntable(canvasElement), 300, 260);
    await userEvent.click(canvas.getByRole('button', { name: 'Full screen' }));
    const dialog = within(await canvas.findByRole('dialog', { name: sampleSpin.label }));
    await expect(dialog.getByRole('slider')).toHaveAttribute('aria-valuetext', 'View 3 of 18');
    dialog.getByRole('slider').focus();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Full screen' })).toHaveFocus();
  },
};

/** What has come can be turned already; the rest is counted. */
export const Loading: Story = {
  beforeEach: () => {
    const decode = HTMLImageElement.prototype.decode;
    const spy = spyOn(HTMLImageElement.prototype, 'decode').mockImplementation(function come(this: HTMLImageElement) {
      const frame = Number(this.closest<HTMLElement>('[data-frame]')?.dataset.frame);
      return frame < 6 ? decode.call(this) : new Promise(() => undefined);
    });
    return () => spy.mockRestore();
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Loading 33%')).toBeVisible();
    drag(turntable(canvasElement), 300, 240);
    await waitFor(() => expect(canvasElement.querySelector('[data-shown]')).toHaveAttribute('data-frame', '3'));
  },
};
