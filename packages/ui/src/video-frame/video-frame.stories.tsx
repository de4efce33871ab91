import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { guide } from '../../.storybook/guide';
import { samplePictures } from '../../.storybook/sample-vehicles';
import { VideoFrame } from './video-frame';
import { videoSourceOf } from './video-source';

const dashboard = samplePictures.at(-1);

const meta: Meta<typeof VideoFrame> = {
  title: 'Vehicle/Video frame',
  component: VideoFrame,
  tags: ['stable'],
  args: {
    title: 'Walkaround of the 2023 Toyota RAV4',
    source: { kind: 'youtube', id: 'aB3_x-9ZkQw' },
    ...(dashboard === undefined ? {} : { poster: { src: dashboard.src, alt: '', width: 780, height: 520 } }),
  },
  parameters: guide({
    anatomy: ['Poster', 'Play button', 'The player', 'Link'],
    do: [
      'For the one video of a vehicle or an offer; the address as the dealer pastes it goes through `videoSourceOf`.',
      'Give a poster: it is the only thing seen before play is pressed.',
    ],
    dont: [
      'Not for decoration that plays by itself.',
      'Never put an address into a frame by hand: what is not on the list is a link.',
    ],
    accessibility: [
      'The button says what it plays; the player has the title as its name and takes the focus.',
      'Nothing is fetched from another site before the press.',
      'Without scripts a link leads to the video.',
      'A file that does not play is announced, with a link to it.',
    ],
    keyboard: [
      ['Tab', 'Moves to Play, then into the player'],
      ['Enter, Space', 'Plays'],
    ],
    content: ['The title says what is shown: “Walkaround of the 2023 Toyota RAV4”.'],
  }),
};
export default meta;

type Story = StoryObj<typeof VideoFrame>;

/** 16 by 9, and nothing of another site before the press. */
export const YouTube: Story = {
  name: '[SPIN-03/video] 16:9, nothing from elsewhere before play is pressed',
  args: { onPlay: fn() },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvasElement.querySelector('iframe')).toBeNull();
    const button = canvas.getByRole('button', { name: 'Play video: Walkaround of the 2023 Toyota RAV4' });
    const { width, height } = button.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(16 / 9, 1);
    await expect(args.onPlay).not.toHaveBeenCalled();
  },
};

export const Vimeo: Story = { args: { source: { kind: 'vimeo', id: '76979871' } } };

/** A missing file: a message with a link to the file. */
export const FileFails: Story = {
  args: { source: { kind: 'file', src: 'data:video/mp4;base64,' }, onPlay: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Play video/ }));
    await expect(args.onPlay).toHaveBeenCalledOnce();
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The video could not be played.');
    await expect(canvas.getByRole('link', { name: 'Watch video' })).toBeVisible();
  },
};

export const NoPoster: Story = { args: { poster: undefined } };

/** A page that is not on the list is never framed. */
export const AnotherSite: Story = {
  args: { source: videoSourceOf('https://video.example/tour/7') },
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: 'Watch video: Walkaround of the 2023 Toyota RAV4' });
    await expect(link).toHaveAttribute('href', 'https://video.example/tour/7');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(canvasElement.querySelector('iframe, video')).toBeNull();
  },
};

export const Missing: Story = { args: { source: undefined } };

export const LongTitle: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  args: {
    title: 'Rindfleischetikettierungsueberwachungsaufgabenuebertragungsgesetz and a walkaround of the whole vehicle',
  },
};
