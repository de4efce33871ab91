import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

/** Characters of all HTML that is kept: some seven thousand cards. */
const mostCharacters = 24 * 1024 * 1024;

const createKeptHtml = () =>
  new LRUCache<string, string>({ maxSize: mostCharacters, sizeCalculation: ({ length }) => length });

/**
 * What is drawn once for all who ask, see `DrawnOnce`: on the server HTML by its name, null in a browser. Throws where the
 * HTML belongs to one page alone.
 */
export type DrawHtml = (name: string, draw: () => ReactNode) => string;

/** Identifiers of `useId`, which are counted through a page, and what React fetches ahead of a part drawn by itself. */
const ofOnePage = /\s(?:id|for|name|aria-[a-z]+)="[^"]*_R_|<link rel="preload"/;

const drawApart = (draw: () => ReactNode): string => {
  const html = renderToString(draw());
  const [found] = ofOnePage.exec(html) ?? [];
  if (found !== undefined)
    throw new Error(
      `What is drawn once for all pages holds${found.replace('<', ' <')}: it would be wrong in a second page. Draw it with each.`,
    );
  return html;
};

/** @param kept where HTML is kept by the digest of its name; null keeps none. */
export const createDrawHtml = (kept: LRUCache<string, string> | null = createKeptHtml()): DrawHtml => {
  return (name, draw) => {
    if (kept === null) return drawApart(draw);
    // A name is longer than what is drawn.
    const digest = hash('sha1', name);
    const known = kept.get(digest);
    if (known !== undefined) return known;
    const html = drawApart(draw);
    kept.set(digest, html);
    return html;
  };
};

// In development a component may have changed by the next request.
export const drawHtml: DrawHtml | null = createDrawHtml(
  process.env.NODE_ENV === 'production' ? createKeptHtml() : null,
);
