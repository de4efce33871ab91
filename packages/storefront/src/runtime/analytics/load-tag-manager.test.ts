import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadTagManager, tagManagerAddress } from './load-tag-manager';

const settings = {
  id: 'GTM-ABC1234',
  scriptUrl: 'https://www.googletagmanager.com/gtm.js',
  dataLayer: 'dataLayer',
  hosts: [],
  consent: true,
};
const address = 'https://www.googletagmanager.com/gtm.js?id=GTM-ABC1234&l=dataLayer';

const aPage = () => {
  const remembered = new Map<string, string>();
  const scripts: { src: string }[] = [];
  return {
    remembered,
    scripts,
    window: {
      location: { pathname: '/search' },
      localStorage: { getItem: (key: string) => remembered.get(key) ?? null },
    } as {
      location: { pathname: string };
      localStorage: Pick<Storage, 'getItem'>;
      dataLayer?: unknown[];
    },
    document: {
      scripts,
      createElement: () => ({ src: '' }),
      head: { append: (script: { src: string }) => scripts.push(script) },
    },
  };
};
let page: ReturnType<typeof aPage>;
beforeEach(() => {
  page = aPage();
  for (const name of ['window', 'document'] as const) vi.stubGlobal(name, page[name]);
});
afterEach(() => void vi.unstubAllGlobals());
const asked = () => page.scripts.map(({ src }) => src);

describe('a tag manager', () => {
  it('is loaded from its own address with id and list', () => {
    expect(tagManagerAddress(settings)).toBe(address);
    expect(tagManagerAddress({ ...settings, scriptUrl: 'https://tags.example/x.js?v=1', dataLayer: 'own' })).toBe(
      'https://tags.example/x.js?v=1&id=GTM-ABC1234&l=own',
    );
  });

  it('waits for consent where the site requires it, and leaves the list untouched until then', () => {
    loadTagManager(settings, 'agreed');
    expect(asked()).toEqual([]);
    expect(page.window.dataLayer).toBeUndefined();
    page.remembered.set('agreed', 'yes');
    loadTagManager(settings, 'agreed');
    loadTagManager(settings, 'agreed');
    expect(asked()).toEqual([address]);
  });

  it('finds the events that were pushed before it loaded', () => {
    page.window.dataLayer = [{ event: 'call_dealer' }];
    loadTagManager({ ...settings, consent: false }, 'agreed');
    expect(page.window.dataLayer).toEqual([
      { event: 'call_dealer' },
      { 'gtm.start': expect.any(Number), event: 'gtm.js' },
    ]);
    expect(asked()).toEqual([address]);
  });

  it('is not loaded on a page whose address is a key, and finds no list there', () => {
    page.window.location.pathname = '/apply-for-finance/one-shoppers-key';
    loadTagManager({ ...settings, consent: false }, 'agreed');
    expect(asked()).toEqual([]);
    expect(page.window.dataLayer).toBeUndefined();
    page.window.location.pathname = '/apply-for-finance';
    loadTagManager({ ...settings, consent: false }, 'agreed');
    expect(asked()).toEqual([address]);
  });

  it('is not loaded where the browser cannot remember the consent', () => {
    page.window.localStorage = {
      getItem: () => {
        throw new DOMException('Refused', 'SecurityError');
      },
    };
    loadTagManager(settings, 'agreed');
    expect(asked()).toEqual([]);
  });
});
