import { describe, expect, it } from 'vitest';
import { indexHosts, type Site } from './host-index';

const site = (slug: string, hosts: string[]): Site => ({
  website_id: slug,
  slug,
  name: slug,
  template: 'a',
  hosts,
  tagline: '',
});
const harbour = site('harbour', ['harbour.example', 'www.harbour.example']);
const yard = site('yard', ['yard.example']);

describe('indexHosts', () => {
  const resolve = indexHosts([harbour, yard], { demoHosts: false });

  it('[SITE-02] finds a site by its exact host only', () => {
    expect(resolve('yard.example')).toEqual({ kind: 'site', site: yard });
    for (const name of ['example', 'x.yard.example', 'yard.example.com', 'yardexample', 'yard', '', '__proto__']) {
      expect(resolve(name)).toEqual({ kind: 'unknown' });
    }
  });

  it('[ROUTE-14] knows the first host as canonical and the others as its aliases', () => {
    expect(resolve('harbour.example')).toEqual({ kind: 'site', site: harbour });
    expect(resolve('www.harbour.example')).toEqual({ kind: 'alias', site: harbour, canonical: 'harbour.example' });
  });

  it('accepts {slug}.localhost in demos only, and never over a host that a document lists', () => {
    expect(resolve('yard.localhost')).toEqual({ kind: 'unknown' });
    const taken = site('other', ['other.localhost', 'yard.localhost']);
    const demo = indexHosts([harbour, yard, taken], { demoHosts: true });
    expect(demo('harbour.localhost')).toEqual({ kind: 'site', site: harbour });
    expect(demo('yard.localhost')).toEqual({ kind: 'alias', site: taken, canonical: 'other.localhost' });
  });

  it('leaves a host with the site that claimed it first', () => {
    const thief = site('thief', ['yard.example']);
    expect(indexHosts([yard, thief], { demoHosts: false })('yard.example')).toEqual({ kind: 'site', site: yard });
  });
});
