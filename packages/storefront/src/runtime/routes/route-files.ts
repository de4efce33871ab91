import { noParts, type TemplateParts } from '@forecourt/config/templates';
import { type DeferredPart, deferredParts } from './deferred-parts';
import {
  type DocumentRoute,
  documentFactory,
  documentRoutes,
  type PageRoute,
  pageFactory,
  pageRoutes,
} from './page-routes';

/** A generated file: its path from the app's folder, and its text. */
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

/** Names to import, in the order of the alphabet, as the linter wants them. */
const imported = (...names: readonly string[]): string => names.toSorted().join(', ');

/**
 * Folder of a template app's style sheets, one for the frame of its pages and one for each page: `writeRouteStyles`
 * writes them from the components that each of these files reaches, before the app is built.
 */
export const stylesFolder = 'route-styles';

const kebab = (name: string): string => name.replace(/(?!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

/** Each slot is a file of its own: a page gets the code of those that it draws, and of no others. */
const slotFile = kebab;

/** The sheet of a deferred part, below `stylesFolder`. */
export const deferredSheetFile = (part: DeferredPart): string => `deferred/${kebab(part)}.css`;

/** The rules for forced colours of all pages, below `stylesFolder`. */
export const forcedColorsSheetFile = 'forced-colors.css';

/** The theme as it is in development, below `stylesFolder`: otherwise it is a part of the frame's sheet. */
export const themeSheetFile = 'theme.css';

const slotImports = (root: string, slots: readonly string[]): string =>
  [
    ...slots
      .toSorted((one, other) => (slotFile(one) < slotFile(other) ? -1 : 1))
      .map((slot) => `import { ${slot} } from '${root}slots/${slotFile(slot)}';`),
    `import { template } from '${root}template';`,
  ].join('\n');

/** The component of a part of the template's own: `night-hours` is `NightHours`. */
const componentOf = (part: string): string =>
  part.replace(/(?:^|-)([a-z0-9])/g, (_, first: string) => first.toUpperCase());

const sectionImports = (root: string, sections: readonly string[]): string =>
  sections
    .toSorted()
    .map((name) => `import { ${componentOf(name)} } from '${root}sections/${name}';\n`)
    .join('');

const templateImports = (
  root: string,
  { slots, sections, styles }: { slots: readonly string[]; sections: readonly string[]; styles: string },
): string =>
  `import '${root}${stylesFolder}/${styles}.css';\n${sectionImports(root, sections)}${slotImports(root, slots)}\n`;

/** What a page's factory is called with. */
const templateWith = (slots: readonly string[], sections: readonly string[]): string => {
  if (slots.length === 0) return 'template';
  const own =
    sections.length === 0
      ? ''
      : `, sections: { ${sections.map((name) => `'${name}': ${componentOf(name)}`).join(', ')} }`;
  return `{ ...template, slots: { ${slots.join(', ')} }${own} }`;
};

const keptForGood = (page: string): string => `
export const generateMetadata = ${page}.metadata;
${cachedForGood}/** None at build: each page is rendered at its first request and cached. */
export const generateStaticParams = () => [];
export default ${page}.Page;
`;

/** Whether something decides who gets the page: then it stands behind the gate. */
const isGated = ({ capability, needsShopper = false }: PageRoute['row']): boolean =>
  capability !== undefined || needsShopper !== false;

/** A route file of a page. */
export const pageFile = (route: PageRoute, parts: TemplateParts = noParts): RouteFile => {
  const { name, row, binding } = route;
  const { folder, rendering } = row;
  const { slots = [], styles = name, ownSections = false } = binding;
  const sections = ownSections ? parts.sections : [];
  const factory = pageFactory(route);
  const gate = isGated(row) ? ['gatedPage'] : [];
  const made = `${factory}(${templateWith(slots, sections)})`;
  const page = isGated(row) ? `gatedPage('${name}', ${made})` : made;
  const path = ['app/[site]', folder, 'page.tsx'].filter(Boolean).join('/');
  const begin = (...names: readonly string[]) =>
    `${header}import { ${imported(factory, ...gate, ...names)} } from '@forecourt/storefront/server';
${templateImports(up(folder), { slots, sections, styles })}
const page = ${page};
`;
  const text =
    rendering === 'cached'
      ? `${begin()}${keptForGood('page')}`
      : `${begin('forOneClient')}
export const generateMetadata = forOneClient(page.metadata);
${atEachRequest}export default forOneClient(page.Page);
`;
  return { path, styles, text };
};

/** A route file of a page of the template's own, at its name. */
const ownPageFile = (name: string): RouteFile => {
  const styles = `own-${name}`;
  return {
    path: `app/[site]/${name}/page.tsx`,
    styles,
    text: `${header}import { ownPage } from '@forecourt/storefront/server';
import { ${componentOf(name)} } from '${up(name)}own-pages/${name}';
import '${up(name)}${stylesFolder}/${styles}.css';

const page = ownPage('${name}', ${componentOf(name)});
${keptForGood('page')}`,
  };
};

/** A route file of a document. */
export const documentFile = (route: DocumentRoute): RouteFile => {
  const { name, row } = route;
  const { folder, rendering, capability } = row;
  const factory = documentFactory(route);
  const gate = capability === undefined ? [] : ['gatedDocument'];
  const handler = capability === undefined ? `${factory}(template)` : `gatedDocument('${name}', ${factory}(template))`;
  const begin = (...names: readonly string[]) =>
    `${header}import { ${imported(factory, ...gate, ...names)} } from '@forecourt/storefront/server';
import { template } from '${up(folder)}template';
`;
  return {
    path: `app/[site]/${folder}/route.ts`,
    text:
      rendering === 'cached'
        ? `${begin()}
${cachedForGood}export const generateStaticParams = () => [];
export const GET = ${handler};
`
        : `${begin('forOneClient')}
${atEachRequest}export const GET = forOneClient(${handler});
`,
  };
};

/** The sheet of what stands around every page. */
export const frameStyles = 'frame';
const shellSlots = ['Footer', 'Header'] as const;

const layoutFile: RouteFile = {
  path: 'app/[site]/layout.tsx',
  styles: frameStyles,
  text: `${header}import '@forecourt/ui/styles.css';
import { siteLayout } from '@forecourt/storefront/server';
import '../../fonts.css';
import '../../${stylesFolder}/${themeSheetFile}';
import '../../${stylesFolder}/${frameStyles}.css';
${slotImports('../../', shellSlots)}
import { DeferredSheets } from '../deferred-sheets';

const layout = siteLayout({ ...template, DeferredSheets, slots: { ${shellSlots.join(', ')} } });

export const generateMetadata = layout.metadata;
export const viewport = layout.viewport;
export default layout.Layout;
`,
};

const deferredNames = Object.keys(deferredParts).sort() as DeferredPart[];

/** Addresses of style sheets: the bundler gives them to what runs in the browser alone. */
const deferredSheetsFile: RouteFile = {
  path: 'app/deferred-sheets.tsx',
  text: `'use client';
${header}import { DeferredSheetsProvider } from '@forecourt/storefront/deferred-styles';
import type { ReactNode } from 'react';
${deferredNames.map((part) => `import ${part} from '../${stylesFolder}/${deferredSheetFile(part)}?url';`).join('\n')}
import forcedColors from '../${stylesFolder}/${forcedColorsSheetFile}?url';

const sheets = {
${deferredNames.map((part) => `  ${part},`).join('\n')}
};

export const DeferredSheets = ({ children }: { readonly children: ReactNode }) => (
  <DeferredSheetsProvider sheets={sheets} forcedColors={forcedColors}>
    {children}
  </DeferredSheetsProvider>
);
`,
};

/** Type declarations for imported addresses of style sheets and of other files fetched by address. */
const addressFile: RouteFile = {
  path: 'app/style-addresses.d.ts',
  text: `${header}declare module '*?url' {
  const address: string;
  export default address;
}
`,
};

/** Run by Next before anything else of a page. */
const firstFile: RouteFile = {
  path: 'instrumentation-client.ts',
  text: `${header}import { leaveOldBrowsers } from '@forecourt/storefront/old-browsers';

leaveOldBrowsers();
`,
};

const boundaryFile = (path: string, name: string): RouteFile => ({
  path,
  styles: frameStyles,
  text: `${path.endsWith('error.tsx') ? `'use client';\n` : ''}${header}export { ${name} as default } from '@forecourt/storefront/client';
`,
});

/** Every file of a template app that is written from the table, and from what the template has of its own. */
export const routeFiles = (parts: TemplateParts = noParts): readonly RouteFile[] => [
  layoutFile,
  deferredSheetsFile,
  addressFile,
  firstFile,
  boundaryFile('app/[site]/not-found.tsx', 'PageNotFound'),
  boundaryFile('app/[site]/cars/[slug]/not-found.tsx', 'VehicleNotFound'),
  boundaryFile('app/[site]/error.tsx', 'PageError'),
  boundaryFile('app/global-error.tsx', 'SiteError'),
  ...pageRoutes.map((route) => pageFile(route, parts)),
  ...parts.pages.map(ownPageFile),
  ...documentRoutes.map(documentFile),
];

/** Longest line, as the formatter has it. */
const lineWidth = 120;

const exported = (names: readonly string[], from: string): string => {
  const line = `export { ${imported(...names)} } from '${from}';\n`;
  if (line.length <= lineWidth) return line;
  return `export {\n${names
    .toSorted()
    .map((name) => `  ${name},\n`)
    .join('')}} from '${from}';\n`;
};

/** What this package's server face exports of the table: the factories by which the route files make their pages. */
export const factoriesFile = (): RouteFile => {
  const byModule = new Map<string, readonly string[]>();
  const made = [
    ...pageRoutes.map((route) => [route.binding.module, pageFactory(route)] as const),
    ...documentRoutes.map((route) => [route.module, documentFactory(route)] as const),
  ];
  for (const [module, factory] of made) byModule.set(module, [...(byModule.get(module) ?? []), factory]);
  const lines = [...byModule]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([module, factories]) => exported(factories, `../${module}`));
  return { path: 'src/server/factories.ts', text: `${header}${lines.join('')}` };
};
