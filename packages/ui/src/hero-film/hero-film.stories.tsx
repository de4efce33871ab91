import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide, keys } from '../../.storybook/guide';
import { samplePicture } from '../../.storybook/sample-site';
import { HeroCinematic } from '../hero/hero-cinematic';
import { HeroPlate } from '../hero/hero-plate';
import { HeroStage } from '../hero/hero-stage';
import { HeroFilm } from './hero-film';

const meta: Meta<typeof HeroFilm> = {
  title: 'Page/HeroFilm',
  component: HeroFilm,
  tags: ['experimental'],
  // No film comes with the stories: what is seen is the picture that stands until one plays, or where none can.
  args: { src: '/no-such-film.mp4', place: 'over' },
  parameters: {
    layout: 'fullscreen',
    ...guide({
      anatomy: ['The film over the photo', 'Button to stop and start'],
      do: ['A short film without sound over the photo of a hero.'],
      dont: ['Films that say something: nobody hears them, and some never see them. Use VideoFrame.'],
      accessibility: [
        'It is decoration: those who listen are told nothing of it.',
        'A button stops it. It never starts where less motion or less data is wished.',
      ],
      keyboard: keys.buttons,
      content: ['The button says what it does: “Pause film”.'],
    }),
  },
  render: ({ src }) => {
    const hero = {
      title: 'Made for the long way.',
      image: samplePicture(5),
      imageFit: 'cover',
      film: (place: 'behind' | 'over') => <HeroFilm src={src} place={place} />,
    } as const;
    return (
      <>
        <HeroStage {...hero} />
        <HeroCinematic {...hero} />
        <HeroPlate {...hero} />
      </>
    );
  },
};
export default meta;

type Story = StoryObj<typeof HeroFilm>;

/** Where the film cannot be had the picture stays, and there is no button that does nothing. */
export const PictureStays: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('presentation').length).toBeGreaterThan(0);
    await expect(canvas.queryByRole('button', { name: 'Pause the film' })).toBeNull();
  },
};
