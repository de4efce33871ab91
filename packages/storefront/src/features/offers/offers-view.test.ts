import { anOffer, aPublicSite } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { offerOpening } from './offers-view';

const site = aPublicSite();
const shown = {
  ...anOffer({ id: 'tow-bar', name: 'Tow bar', image_url: '/media/tow-bar' }),
  dealership: { id: '1', slug: 'yard', name: 'The Yard' },
  vehicle: null,
  image_colour: null,
};

describe('an offer at the opening of a page', () => {
  it('shows its picture and links to the offer', () => {
    expect(offerOpening(site, shown)).toMatchObject({
      caption: { label: 'Tow bar', href: expect.stringMatching(/^\/offers\/.*tow-bar$/) },
      image: { src: '/media/tow-bar' },
      imageFit: 'cover',
    });
  });

  it('has no picture of its own when the offer has none', () => {
    const bare = { ...shown, image_url: null, image_or_model_image: null };
    expect(offerOpening(site, bare)).not.toHaveProperty('image');
  });
});
