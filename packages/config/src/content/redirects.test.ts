import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redirectFaults, validateRedirects } from './redirects';

const document = (...redirects: readonly object[]) => ({ website_id: 'yard', key: 'redirects', redirects });
const faultsOf = (...redirects: readonly object[]) => {
  const checked = validateRedirects(document(...redirects));
  return checked.ok ? [] : checked.faults.map(({ path, reason }) => `${path}: ${reason}`);
};

describe('redirects', () => {
  it('are permanent by default', () => {
    expect(validateRedirects(document({ from: '/a', to: 'https://b.example/' }))).toMatchObject({
      ok: true,
      value: { redirects: [{ from: '/a', to: 'https://b.example/', status: 301 }] },
    });
  });

  it('that lead in a circle are refused once, with their way', () => {
    expect(
      faultsOf(
        { from: '/x', to: '/a' },
        { from: '/a', to: '/b?q=1' },
        { from: '/b', to: '/c#d' },
        { from: '/c', to: '/a/' },
      ),
    ).toEqual([
      'redirects[1].to: Leads in a circle: /a -> /b -> /c -> /a. Lead one of them elsewhere, or take it out.',
    ]);
    expect(faultsOf({ from: '/a', to: '/a' })).toEqual([expect.stringContaining('/a -> /a')]);
    expect(faultsOf({ from: '/a', to: '/b' }, { from: '/b', to: '/c' })).toEqual([]);
  });

  it('that form a circle through a host of the site are found when the hosts are known', () => {
    const round = [
      { from: '/a', to: 'https://www.yard.example/b/', status: 301 },
      { from: '/b', to: '/a', status: 302 },
    ] as const;
    expect(redirectFaults(round, ['yard.example', 'www.yard.example']).map(({ reason }) => reason)).toEqual([
      expect.stringContaining('/a -> /b -> /a'),
    ]);
    expect(redirectFaults(round, ['lane.example'])).toEqual([]);
  });

  it('are refused for an address named twice, and for an address that is no plain path', () => {
    expect(faultsOf({ from: '/a', to: '/b' }, { from: '/a', to: '/c' })).toEqual([
      'redirects[1].from: "/a" stands in redirects[0] already.',
    ]);
    for (const from of ['a', '/a?b', '/a#b', '/a/', '//a.example', '/%41'])
      expect(faultsOf({ from, to: '/b' }), from).toEqual([expect.stringContaining('redirects[0].from')]);
    expect(faultsOf({ from: '/a', to: 'javascript:x' })).toHaveLength(1);
    expect(faultsOf({ from: '/a', to: '/b', status: 307 })).toHaveLength(1);
  });

  it('that are accepted all come to an end', () => {
    const path = fc.constantFrom('/a', '/b', '/c', '/d', '/e');
    fc.assert(
      fc.property(fc.uniqueArray(fc.record({ from: path, to: path }), { selector: ({ from }) => from }), (list) => {
        if (faultsOf(...list).length > 0) return;
        const next = new Map<string, string>(list.map(({ from, to }) => [from, to]));
        for (const { from } of list) {
          let at: string | undefined = from;
          for (let hops = 0; at !== undefined; hops += 1, at = next.get(at)) expect(hops).toBeLessThanOrEqual(5);
        }
      }),
    );
  });
});
