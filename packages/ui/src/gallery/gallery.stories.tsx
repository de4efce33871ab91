import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { samplePictures } from '../../.storybook/sample-vehicles';
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs';
import { Gallery } from './gallery';

const meta: Meta<typeof Gallery> = {
  title: 'Vehicle/Gallery',
  component: Gallery,
  args: { label: 'Pictures of 2023 Toyota RAV4', images: samplePictures },
};
export default meta;

type Story = StoryObj<typeof Gallery>;

const phone = { viewport: { value: 'mobile2', isRotated: false } };
const crumbs = (
  <Breadcrumbs crumbs={[{ label: 'Home', href: '/' }, { label: 'Used cars', href: '/search' }, { label: 'RAV4' }]} />
);

/** Turned by button, key and thumbnail, round and round. */
export const Framed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 of 6')).toBeVisible();
    const next = canvas.getByRole('button', { name: 'Next picture' });
    await waitFor(async () => {
      await userEvent.click(next);
      await expect(canvas.getByText('2 of 6')).toBeVisible();
    });
    await userEvent.keyboard('{ArrowRight}');
    await expect(await canvas.findByText('3 of 6')).toBeVisible();
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect(await canvas.findByText('6 of 6')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Picture 4 of 6' }));
    await expect(await canvas.findByText('4 of 6')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Picture 4 of 6' })).toHaveAttribute('aria-current', 'true');
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
    await waitFor(async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next picture' }));
      await expect(canvas.getByText('2 of 6')).toBeVisible();
    });
  },
};

export const FullBleedOnPhone: Story = { ...FullBleed, globals: phone, play: undefined };

/** Over the whole screen: holds the focus, turns by key, closes on Escape and gives back focus and place. */
export const FullScreen: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Full screen' });
    await userEvent.click(trigger);
    const dialog = await canvas.findByRole('dialog', { name: 'Pictures of 2023 Toyota RAV4' });
    await expect(dialog).toHaveProperty('open', true);
    await expect(dialog.matches(':modal')).toBe(true);
    await expect(dialog.contains(document.activeElement)).toBe(true);
    await waitFor(async () => {
      await userEvent.click(within(dialog).getByRole('button', { name: 'Next picture' }));
      await expect(within(dialog).getByText('2 of 6')).toBeVisible();
    });
    await userEvent.keyboard('{End}');
    await expect(await within(dialog).findByText('6 of 6')).toBeVisible();
    // Escape is the browser's: it asks the dialog to cancel.
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(trigger).toHaveFocus();
    await expect(await canvas.findByText('6 of 6')).toBeVisible();
  },
};

/** Three pictures have no thumbnails; the first two are fetched at once and the third when it is near. */
export const ThreePictures: Story = {
  args: { images: samplePictures.slice(0, 3) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button', { name: /^Picture \d/ })).toBeNull();
    const fetched = [...canvasElement.querySelectorAll('img')].map((image) => image.loading);
    await expect(fetched).toEqual(['eager', 'eager', 'lazy']);
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

/** The place is there before the pictures are: same height with one that never comes. */
export const KeepsItsPlace: Story = {
  args: { images: samplePictures.map((image, place) => ({ ...image, src: `/never-comes-${place}.webp` })) },
  play: async ({ canvas }) => {
    const [picture] = canvas.getAllByRole('img');
    const box = picture?.closest('button')?.getBoundingClientRect();
    await expect(box?.width).toBeGreaterThan(0);
    await expect(Math.round(((box?.width ?? 0) / (box?.height ?? 1)) * 100)).toBe(150);
  },
};
