import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import { guide } from '../../.storybook/guide';
import { sampleHotspots, sampleInteriorHotspots, samplePanorama, sampleSpin } from '../../.storybook/sample-spin';
import { samplePictures } from '../../.storybook/sample-vehicles';
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs';
import { GalleryViews } from './gallery-views';

const gallery = { label: 'Pictures of 2023 Toyota RAV4', images: samplePictures };
const spin = { ...sampleSpin, hotspots: sampleHotspots };
const interior = { ...samplePanorama, hotspots: sampleInteriorHotspots };

const meta: Meta<typeof GalleryViews> = {
  title: 'Vehicle/Gallery views',
  component: GalleryViews,
  tags: ['stable'],
  args: { gallery, spin, interior },
  parameters: guide({
    anatomy: ['Switch of the views', 'Spin, pictures, interior or video', 'Their own controls'],
    do: [
      'At the head of a vehicle page: it takes whatever there is of spin, pictures, interior and video.',
      'Set the view it starts with from the dealer’s setting; a vehicle without a spin starts with its pictures.',
      'Word the switch with counts where it helps: "24 photos".',
    ],
    dont: [
      'Not in a list of results: one picture is enough there.',
      'Do not leave out the pictures because there is a spin.',
    ],
    accessibility: [
      'The switch is a group of toggle buttons; the chosen one is marked by more than its ground.',
      'The focus stays on the switch when the view changes.',
      'Every view has the size of the others before it comes: nothing on the page moves.',
      'Who leaves the pictures comes back to the first of them.',
    ],
    keyboard: [
      ['Tab', 'Moves to the switch, then into the view'],
      ['Enter, Space', 'Shows a view'],
      ['Arrow keys', 'In a view: turn or look around'],
    ],
    content: ['Views are nouns with a count where it helps: “24 photos”, “Interior”.'],
  }),
};
export default meta;

type Story = StoryObj<typeof GalleryViews>;
type Canvas = ReturnType<typeof within>;

const phone = { viewport: { value: 'mobile2', isRotated: false } };
const crumbs = (
  <Breadcrumbs crumbs={[{ label: 'Home', href: '/' }, { label: 'Used cars', href: '/search' }, { label: 'RAV4' }]} />
);
const chosen = (canvas: Canvas) => canvas.getByRole('button', { pressed: true }).textContent;
const choose = async (canvas: Canvas, name: string) => {
  await userEvent.click(canvas.getByRole('button', { name }));
  await waitFor(() => expect(chosen(canvas)).toBe(name));
};

export const StartsWithSpinner: Story = {
  name: '[GALL-02/default] Starts with the spinner, leads to gallery and interior',
  args: { onView: fn() },
  play: async ({ canvas, args }) => {
    await expect(chosen(canvas)).toBe('Spinner');
    await expect(await canvas.findByRole('slider', { name: sampleSpin.label })).toBeVisible();
    await choose(canvas, 'Gallery');
    await expect(canvas.getByText('1 of 6')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Gallery' })).toHaveFocus();
    await choose(canvas, 'Interior');
    await expect(await canvas.findByRole('region', { name: samplePanorama.label })).toBeVisible();
    await expect(args.onView).toHaveBeenLastCalledWith('interior');
  },
};

export const GalleryBySetting: Story = {
  name: '[GALL-02/gallery-by-setting] Starts with the gallery where the dealer has set it',
  args: { defaultView: 'gallery' },
  play: async ({ canvas }) => {
    await expect(chosen(canvas)).toBe('Gallery');
    await expect(canvas.getByText('1 of 6')).toBeVisible();
  },
};

export const NoSpin: Story = {
  name: '[GALL-02/no-spin] Starts with the gallery where there is no spin',
  args: { spin: undefined },
  play: async ({ canvas }) => {
    await expect(chosen(canvas)).toBe('Gallery');
    await expect(canvas.queryByRole('button', { name: 'Spinner' })).toBeNull();
  },
};

export const LeavingResets: Story = {
  name: '[GALL-02/reset] Leaving the gallery resets its index',
  args: { defaultView: 'gallery' },
  play: async ({ canvas }) => {
    await waitFor(async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Picture 4 of 6' }));
      await expect(canvas.getByText('4 of 6')).toBeVisible();
    });
    await choose(canvas, 'Interior');
    await expect(canvas.queryByText('4 of 6')).toBeNull();
    await choose(canvas, 'Gallery');
    await expect(await canvas.findByText('1 of 6')).toBeVisible();
  },
};

/** Each view stands where the others do: the picture keeps its place and size. */
export const KeepsItsPlace: Story = {
  args: { defaultView: 'gallery' },
  play: async ({ canvas }) => {
    const height = () => {
      const frame = canvas.getByRole('group', { name: 'Views' }).parentElement?.nextElementSibling;
      return Math.round(frame?.getBoundingClientRect().height ?? 0);
    };
    const before = height();
    await expect(before).toBeGreaterThan(100);
    await choose(canvas, 'Interior');
    await expect(height()).toBe(before);
    await choose(canvas, 'Spinner');
    await expect(height()).toBe(before);
  },
};

export const WithVideo: Story = {
  args: {
    video: { title: 'Walkaround of the 2023 Toyota RAV4', source: { kind: 'youtube', id: 'aB3_x-9ZkQw' } },
    labels: { spinner: '360°', gallery: '6 photos' },
  },
  play: async ({ canvas }) => {
    await choose(canvas, 'Video');
    await expect(canvas.getByRole('button', { name: /^Play video/ })).toBeVisible();
  },
};

export const OnPhone: Story = { ...WithVideo, globals: phone, play: undefined };

export const OnSmallPhone: Story = { ...OnPhone, globals: { viewport: { value: 'mobile1', isRotated: false } } };

export const FullBleed: Story = {
  ...WithVideo,
  parameters: { layout: 'fullscreen' },
  args: { ...WithVideo.args, gallery: { ...gallery, arrangement: 'full-bleed', backdrop: 'hall', over: crumbs } },
  play: undefined,
};

export const FullBleedGallery: Story = { ...FullBleed, args: { ...FullBleed.args, defaultView: 'gallery' } };

export const FullBleedOnPhone: Story = { ...FullBleed, globals: phone };

/** Pictures alone need no switch. */
export const PicturesOnly: Story = {
  args: { spin: undefined, interior: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group', { name: 'Views' })).toBeNull();
  },
};

export const SpinOnly: Story = {
  args: { gallery: { ...gallery, images: [] }, interior: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('slider', { name: sampleSpin.label })).toBeVisible();
    await expect(canvas.queryByRole('group', { name: 'Views' })).toBeNull();
  },
};

/** Another company keeps the spin: the way there, in a tab of its own. */
export const SpinElsewhere: Story = {
  args: {
    spin: undefined,
    interior: undefined,
    spinElsewhere: { title: '360 degree view of 2023 Toyota RAV4', href: 'https://spins.example/show?id=7' },
    defaultView: 'gallery',
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Spinner/ }));
    const link = canvas.getByRole('link', { name: 'Open in a new tab: 360 degree view of 2023 Toyota RAV4' });
    await expect(link).toHaveAttribute('href', 'https://spins.example/show?id=7');
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

export const Nothing: Story = {
  args: { gallery: { ...gallery, images: [], shape: 'suv' }, spin: { ...sampleSpin, frames: [] }, interior: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Photos on the way')).toBeVisible();
  },
};
