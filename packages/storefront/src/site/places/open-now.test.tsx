import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { OpenState } from './open-now';

describe('OpenState', () => {
  it.each([
    [true, 'Open now'],
    [false, 'Closed now'],
  ])('says in words and for the mark beside them that it is open: %s', (isOpen, words) => {
    expect(renderToStaticMarkup(<OpenState isOpen={isOpen} />)).toBe(`<span data-open="${isOpen}">${words}</span>`);
  });
});
