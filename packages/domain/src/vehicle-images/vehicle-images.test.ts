import { aVehicle } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { isPlaceholderImage, primaryImage, vehicleImages } from './vehicle-images';

const image = (url: string) => ({ url, thumb_url: url });

describe('isPlaceholderImage', () => {
  it.each([
    '/images/no-image.png',
    'https://cdn.example/no_photo.jpg',
    'https://cdn.example/stock/coming-soon.jpg',
    '/img/image-coming-soon.svg',
    '/img/placeholder.png',
    '/img/car-placeholder-2.png',
    '/img/default-car.jpg',
    'null',
    ' ',
    '',
    null,
  ])('[GALL-01] counts %s as a placeholder', (url) => {
    expect(isPlaceholderImage(url)).toBe(true);
  });

  it.each([
    '/media/2f9c.jpg',
    'https://cdn.example/stock/nissan-note.jpg',
    'https://placeholder-motors.example/stock/1.jpg',
    '/media/snow-image.jpg',
    '/media/defaulted-loan-car.jpg',
  ])('counts %s as a picture', (url) => {
    expect(isPlaceholderImage(url)).toBe(false);
  });
});

describe('vehicleImages', () => {
  it('[GALL-01] leaves out stand-ins and repeats and keeps the order', () => {
    const images = ['/media/b.jpg', '/img/no-image.png', '/media/a.jpg', '/media/b.jpg'].map(image);
    expect(vehicleImages(aVehicle({ images })).map(({ url }) => url)).toEqual(['/media/b.jpg', '/media/a.jpg']);
  });

  it('falls back on the primary picture, when it is one', () => {
    const bare = aVehicle({ images: [], primary_image_url: '/media/only.jpg' });
    expect(vehicleImages(bare)).toEqual([image('/media/only.jpg')]);
    expect(vehicleImages({ ...bare, primary_image_url: '/no-image.png' })).toEqual([]);
    expect(vehicleImages({ ...bare, primary_image_url: null })).toEqual([]);
  });
});

describe('primaryImage', () => {
  it('is the primary picture, else the first real one, else none', () => {
    const images = [image('/no-image.png'), image('/media/a.jpg')];
    expect(primaryImage(aVehicle({ images, primary_image_url: '/media/p.jpg' }))).toBe('/media/p.jpg');
    expect(primaryImage(aVehicle({ images, primary_image_url: '/no-image.png' }))).toBe('/media/a.jpg');
    expect(primaryImage(aVehicle({ images: [], primary_image_url: null }))).toBeNull();
  });
});
