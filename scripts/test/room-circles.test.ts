import { describe, expect, it } from 'vitest';
import { roomCircles } from './room-circles.mjs';

const base = 'apps/api/src/ground';
const at = (from: string, to: string) => ({ from: `${base}/${from}`, to: `${base}/${to}` });

describe('roomCircles', () => {
  it('finds none among rooms that only use those below them, whatever their files and tests import', () => {
    const imports = [
      at('http/a.ts', 'database/b.ts'),
      at('http/a.ts', 'http/c.ts'),
      at('http/c.ts', 'http/a.ts'),
      at('jobs/a.ts', 'http/c.ts'),
      at('database/b.test.ts', 'http/a.ts'),
      at('database/b.ts', 'index.ts'),
      { from: `${base}/database/b.ts`, to: 'packages/config/src/http/a.ts' },
    ];
    expect(roomCircles(base, imports)).toEqual([]);
  });

  it('returns each circle once, as the imports that make it, through as many rooms as it has', () => {
    const pair = [at('http/a.ts', 'database/b.ts'), at('database/c.ts', 'http/d.ts')];
    const three = [at('x/a.ts', 'y/a.ts'), at('y/b.ts', 'z/a.ts'), at('z/b.ts', 'x/b.ts')];
    expect(roomCircles(base, [...pair, ...three])).toEqual([[pair[1], pair[0]], three]);
  });
});
