import type { ReactNode } from 'react';
import { type ThemeName, tokenName } from '../../src/themes';
import { type BrandName, brands } from '../brands';
import { type Globals, themeName } from '../dress';
import * as styles from './foundation.css';

const titles: Readonly<Record<ThemeName, string>> = {
  metro: 'Metro, the theme of template A',
  marque: 'Marque, the theme of template B',
  yard: 'Yard, the theme of template C',
};

const isBrand = (name: unknown): name is BrandName => typeof name === 'string' && name in brands;

const wornWords = (globals: Globals): string => {
  const brand = isBrand(globals.brand) && globals.brand !== 'none' ? `, worn by ${brands[globals.brand].title}` : '';
  return `${titles[themeName(globals)]}${brand}`;
};

/** A page of the foundation: what it shows, and in which theme. */
export const FoundationPage = ({
  title,
  lead,
  globals,
  children,
}: {
  readonly title: string;
  readonly lead: string;
  readonly globals: Globals;
  readonly children: ReactNode;
}) => (
  <main className={styles.root}>
    <header className={styles.head}>
      <p className={styles.worn}>{wornWords(globals)}</p>
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
    </header>
    {children}
  </main>
);

/** A part of a page: what it is at the left, the thing itself at the right. */
export const Part = ({
  title,
  words = [],
  children,
}: {
  readonly title: string;
  readonly words?: readonly string[];
  readonly children: ReactNode;
}) => (
  <section className={styles.part}>
    <div>
      <h2 className={styles.partTitle}>{title}</h2>
      {words.length > 0 && (
        <div className={styles.partWords}>
          {words.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      )}
    </div>
    <div>{children}</div>
  </section>
);

/** The value of a token in a style: `token('space', '4')`. */
export const token = (...path: readonly string[]): string => `var(${tokenName(path)})`;

/** What a foundation page is, as a story: the whole window, and nothing to set. */
export const foundationParameters = { layout: 'fullscreen', controls: { disable: true } } as const;
