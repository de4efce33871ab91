import { GivenToasts, useToasts } from '@forecourt/ui/toast';
import {
  UiImage,
  type UiImageElementProps,
  UiLink,
  type UiLinkElementProps,
  UiProvider,
} from '@forecourt/ui/ui-provider';
import { LRUCache } from 'lru-cache';
import { AppRouterContext, type AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { type ComponentType, type ReactNode, useId, useState, useSyncExternalStore } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDrawHtml, type DrawHtml } from '../../runtime/drawn-once/draw-html';
import { DrawnOnce } from './drawn-once';
import { PictureQuality, SiteImage } from './site-image';
import { SiteLink } from './site-link';

const chosen = vi.hoisted((): { drawHtml: DrawHtml | null } => ({ drawHtml: null }));
vi.mock(import('../../runtime/drawn-once/draw-html'), async (original) => ({
  ...(await original()),
  get drawHtml() {
    return chosen.drawHtml;
  },
}));

// The design system's own come with styles, which are made by its build.
vi.mock('@forecourt/ui/toast', async () => {
  const { createContext, use } = await import('react');
  const Toasts = createContext<unknown>(undefined);
  return {
    GivenToasts: ({ toasts, children }: { readonly toasts: unknown; readonly children: ReactNode }) => (
      <Toasts value={toasts}>{children}</Toasts>
    ),
    useToasts: () => use(Toasts) ?? expect.fail('No toasts above it.'),
  };
});
vi.mock('@forecourt/ui/ui-provider', async () => {
  const { createContext, use } = await import('react');
  type Elements = { readonly Link?: ComponentType<UiLinkElementProps>; readonly Image?: typeof SiteImage };
  const Given = createContext<Elements>({});
  return {
    UiProvider: ({ children, ...elements }: Elements & { readonly children: ReactNode }) => (
      <Given value={elements}>{children}</Given>
    ),
    UiImage: (image: UiImageElementProps) => {
      const { Image = expect.fail('No image of the site.') } = use(Given);
      return <Image {...image} />;
    },
    UiLink: ({ href, prefetch, ...anchor }: UiLinkElementProps) => {
      const { Link } = use(Given);
      return Link === undefined ? <a href={href} {...anchor} /> : <Link href={href} prefetch={prefetch} {...anchor} />;
    },
  };
});

const toasts = { show: () => undefined, dismiss: () => undefined };
const router = { prefetch: () => undefined, push: () => undefined } as unknown as AppRouterInstance;
const picture = { src: '/media/abc', width: 600, height: 400, sizes: '50vw' };
let drawn: string[] = [];

/** With all that a card has: hooks, texts side by side, links and a picture of the site, toasts of its page. */
const Card = ({ name }: { readonly name: string }) => {
  drawn.push(name);
  const [pressed, setPressed] = useState(false);
  const saved = useSyncExternalStore(
    () => () => undefined,
    () => 3,
    () => 0,
  );
  const { show } = useToasts();
  return (
    <article>
      <UiImage {...picture} alt={`${name} & more`} />
      <UiLink href={`/cars/${name}`} prefetch={false} className="title" onClick={() => show({ message: name })}>
        {name} <b>{saved}</b> kept
      </UiLink>
      <button type="button" aria-pressed={pressed} onClick={() => setPressed(!pressed)}>
        Keep
      </button>
    </article>
  );
};

const page = (names: readonly string[], quality = 75) => (
  <AppRouterContext value={router}>
    <UiProvider Link={SiteLink} Image={SiteImage}>
      <PictureQuality value={quality}>
        <GivenToasts toasts={toasts}>
          <ul>
            {names.map((name) => (
              <DrawnOnce key={name} name={() => name}>
                <Card name={name} />
              </DrawnOnce>
            ))}
          </ul>
        </GivenToasts>
      </PictureQuality>
    </UiProvider>
  </AppRouterContext>
);

describe('DrawnOnce', () => {
  afterEach(() => {
    drawn = [];
    chosen.drawHtml = null;
  });

  it('sends the HTML that a browser would draw, so that React can hydrate it', () => {
    const asBrowsersDraw = renderToString(page(['rio', 'sonet']));
    chosen.drawHtml = createDrawHtml();
    for (let time = 0; time < 3; time += 1) expect(renderToString(page(['rio', 'sonet']))).toBe(asBrowsersDraw);
    expect(asBrowsersDraw).toContain('q=75');
  });

  it('draws content of one name once for all pages, and anew for another quality of pictures', () => {
    chosen.drawHtml = createDrawHtml();
    renderToString(page(['rio', 'sonet']));
    renderToString(page(['sonet', 'carnival', 'rio']));
    expect(drawn).toEqual(['rio', 'sonet', 'carnival']);
    expect(renderToString(page(['rio'], 40))).toContain('q=40');
    expect(drawn).toEqual(['rio', 'sonet', 'carnival', 'rio']);
  });

  it.each([
    ['useId', () => <label htmlFor={useId()}>Compare</label>, 'for="_R_'],
    ['a picture that is fetched ahead', () => <UiImage {...picture} alt="" priority />, '<link rel="preload"'],
  ])('refuses content with %s, which belongs to one page', (_, Content, found) => {
    for (const drawHtml of [createDrawHtml(), createDrawHtml(null)])
      expect(() =>
        drawHtml('content', () => (
          <UiProvider Image={SiteImage}>
            <Content />
          </UiProvider>
        )),
      ).toThrow(found);
  });

  it('drops what was unused for longest when it is full, and stores nothing when it is turned off', () => {
    const kept = new LRUCache<string, string>({ maxSize: 1_500, sizeCalculation: (html) => html.length });
    chosen.drawHtml = createDrawHtml(kept);
    for (const name of ['one', 'two', 'one', 'three', 'four', 'one', 'two']) renderToString(page([name]));
    expect(drawn.filter((name) => name === 'two')).toHaveLength(2);
    drawn = [];
    chosen.drawHtml = createDrawHtml(null);
    renderToString(page(['rio']));
    renderToString(page(['rio']));
    expect(drawn).toEqual(['rio', 'rio']);
  });
});
