import { type DocumentEntry, documentTable, type RouteEntry, routeTable } from './route-table';

/** A generated file: its path below the app, and its text. */
export interface RouteFile {
  readonly path: string;
  readonly text: string;
  /** The style sheet that holds the rules of every component it reaches. */
  readonly styles?: string;
}

/** Stands in every generated file; what carries it and is no longer in the table is removed. */
export const generatedMark = 'Written from the route table of @forecourt/storefront';
const header = `// ${generatedMark} by \`npm run routes\`. Do not edit.
`;

/** From a file in `app/[site]/{folder}` back to the root of the app. */
const up = (folder: string): string => '../'.repeat(2 + (folder === '' ? 0 : folder.split('/').length));

// Next reads these two by the letter, so they are written out and not imported.
const cachedForGood = `export const revalidate = false;\n`;
const atEachRequest = `export const dynamic = 'force-dynamic';\n`;

/** The names that a route drawn at each request imports, in the order of the alphabet, as the linter wants them. */
const withForOneClient = (name: string): string => [name, 'forOneClient'].sort().join(', ');

/**
 * Folder of a template app's style sheets, one for the frame of its pages and one for each page: `writeRouteStyles`
 * writes them from the components that each of these files reaches, before the app is built.
 */
export const stylesFolder = 'route-styles';

/** Each slot is a file of its own: a page gets the code of those that it draws, and of no others. */
const slotFile = (slot: string): string => slot.replace(/(?!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

const templateImports = (root: string, slots: readonly string[], styles: string): string =>
  [
    `import '${root}${stylesFolder}/${styles}.css';`,
    ...slots
      .toSorted((one, other) => (slotFile(one) < slotFile(other) ? -1 : 1))
      .map((slot) => `import { ${slot} } from '${root}slots/${slotFile(slot)}';`),
    `import { template } from '${root}template';\n`,
  ].join('\n');

/** What a page's factory is called with. */
const templateWith = (slots: readonly string[]): string =>
  slots.length === 0 ? 'template' : `{ ...template, slots: { ${slots.join(', ')} } }`;

const pageFile = ([name, { folder, page, rendering, slots = [], styles = name }]: [string, RouteEntry]): RouteFile => ({
  path: ['app/[site]', folder, 'page.tsx'].filter(Boolean).join('/'),
  styles,
  text:
    rendering === 'cached'
      ? `${header}import { ${page} } from '@forecourt/storefront/server';
${templateImports(up(folder), slots, styles)}
const page = ${page}(${templateWith(slots)});

export const generateMetadata = page.metadata;
${cachedForGood}/** None at build: each page is rendered at its first request and kept. */
export const generateStaticParams = () => [];
export default page.Page;
`
      : `${header}import { ${withForOneClient(page)} } from '@forecourt/storefront/server';
${templateImports(up(folder), slots, styles)}
const page = ${page}(${templateWith(slots)});

export const generateMetadata = forOneClient(page.metadata);
${atEachRequest}export default forOneClient(page.Page);
`,
});

const documentFile = ({ folder, handler, rendering }: DocumentEntry): RouteFile => ({
  path: `app/[site]/${folder}/route.ts`,
  text:
    rendering === 'cached'
      ? `${header}import { ${handler} } from '@forecourt/storefront/server';
import { template } from '${up(folder)}template';

${cachedForGood}export const generateStaticParams = () => [];
export const GET = ${handler}(template);
`
      : `${header}import { ${withForOneClient(handler)} } from '@forecourt/storefront/server';
import { template } from '${up(folder)}template';

${atEachRequest}export const GET = forOneClient(${handler}(template));
`,
});

/** The sheet of what stands around every page. */
export const frameStyles = 'frame';
const shellSlots = ['Footer', 'Header'] as const;

const layoutFile: RouteFile = {
  path: 'app/[site]/layout.tsx',
  styles: frameStyles,
  text: `${header}import '@forecourt/ui/styles.css';
import { siteLayout } from '@forecourt/storefront/server';
import '../../fonts.css';
import '../../theme.css';
${templateImports('../../', shellSlots, frameStyles)}
const layout = siteLayout(${templateWith(shellSlots)});

export const generateMetadata = layout.metadata;
export const viewport = layout.viewport;
export default layout.Layout;
`,
};

const boundaryFile = (path: string, name: string): RouteFile => ({
  path,
  styles: frameStyles,
  text: `${path.endsWith('error.tsx') ? `'use client';\n` : ''}${header}export { ${name} as default } from '@forecourt/storefront/client';
`,
});

/** Everything below `app/` of a template app. */
export const routeFiles = (): readonly RouteFile[] => [
  layoutFile,
  boundaryFile('app/[site]/not-found.tsx', 'PageNotFound'),
  boundaryFile('app/[site]/cars/[slug]/not-found.tsx', 'VehicleNotFound'),
  boundaryFile('app/[site]/error.tsx', 'PageError'),
  boundaryFile('app/global-error.tsx', 'SiteError'),
  ...Object.entries(routeTable).map(pageFile),
  ...Object.values(documentTable).map(documentFile),
];
