import { describe, expect, it } from 'vitest';
import { icons } from './icons';

describe('icons', () => {
  it.each(Object.entries(icons))('%s has shapes to draw', (_name, shapes) => {
    expect(shapes.length).toBeGreaterThan(0);
    for (const [element, attributes] of shapes) {
      expect(['path', 'circle', 'rect', 'line', 'polyline', 'polygon', 'ellipse']).toContain(element);
      expect(Object.keys(attributes).length).toBeGreaterThan(0);
    }
  });
});
