import { expect, it } from 'vitest';
import { photoWords } from './photo-words';

it('the words of the photo form name the limit of 48 MB together where so many photos can exceed it', () => {
  expect(photoWords.lead(8)).toContain('Up to 8 photos of 12 MB each, 48 MB together;');
  expect(photoWords.lead(5)).toContain('48 MB together');
  expect(photoWords.lead(4)).not.toContain('together');
  expect(photoWords.lead(1)).toContain('One more photo of 12 MB at most;');
});
