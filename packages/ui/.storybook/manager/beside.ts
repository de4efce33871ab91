import { type ThemeName, themes } from '../../src/themes';

/** How the toolbar's choice of a theme shows a story in all of them: columns, or one under another. */
export const comparisons = { beside: 'All, side by side', below: 'All, one under another' } as const;

export type Comparison = keyof typeof comparisons;

export const isComparison = (theme: unknown): theme is Comparison =>
  typeof theme === 'string' && Object.hasOwn(comparisons, theme);

/** The theme that the story's own frame wears in a comparison: the one that controls, play and axe look at. */
export const leadTheme: ThemeName = 'metro';

/** The themes that get a frame of their own beside it. */
export const otherThemes = (Object.keys(themes) as readonly ThemeName[]).filter((theme) => theme !== leadTheme);

export const titleOf = (theme: ThemeName): string => `${theme.charAt(0).toUpperCase()}${theme.slice(1)}`;

/** What of the toolbar holds in every theme. */
const carried = ['brand', 'ground', 'motion'] as const;

type Shown = {
  readonly storyId: string;
  /** As the toolbar holds them. */
  readonly globals: Readonly<Record<string, unknown>>;
  /** Changed arguments as Storybook writes them into addresses; empty for none. */
  readonly args: string;
};

/** The address of a story in a theme, from Storybook's own page. */
export const storyAddress = (theme: ThemeName, { storyId, globals, args }: Shown): string => {
  const worn = carried.flatMap((name) => (typeof globals[name] === 'string' ? [`${name}:${globals[name]}`] : []));
  const query = new URLSearchParams({ id: storyId, viewMode: 'story', globals: [`theme:${theme}`, ...worn].join(';') });
  if (args !== '') query.set('args', args);
  return `iframe.html?${query}`;
};

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const sheet = `*{box-sizing:border-box}body{margin:0;display:grid;gap:1px;height:100vh;background:#c9cdcb;font:600 12px/1.4 system-ui,sans-serif}
body.beside{grid-auto-flow:column;grid-auto-columns:minmax(0,1fr)}figure{margin:0;display:grid;grid-template-rows:auto minmax(0,1fr);background:#fff}
figcaption{padding:6px 12px;color:#48504d;background:#f3f4f3}iframe{width:100%;height:100%;border:0}`;

/**
 * A document with the story in every other theme. The frames stand in a document of their own, not in Storybook's: there
 * each would report to the toolbar, and the last one drawn would choose the theme.
 */
export const otherFrames = (comparison: Comparison, shown: Shown): string => {
  const figures = otherThemes.map(
    (theme) =>
      `<figure><figcaption>${titleOf(theme)}</figcaption><iframe title="${titleOf(theme)}" src="${escaped(storyAddress(theme, shown))}"></iframe></figure>`,
  );
  return `<!doctype html><html lang="en"><head><title>Other themes</title><style>${sheet}</style></head><body class="${comparison}">${figures.join('')}</body></html>`;
};
