import { type DocumentRow, documents, type PageRow, pages } from '@forecourt/config/pages';
import { documentModules, type PageBinding, pageBindings } from './page-bindings';

/** A row of the page table with where its page is made. */
export interface PageRoute {
  readonly name: string;
  readonly row: PageRow;
  readonly binding: PageBinding;
}

/** A row of a document with where its handler is made. */
export interface DocumentRoute {
  readonly name: string;
  readonly row: DocumentRow;
  readonly module: string;
}

const bound = <Name extends string, Row, Place>(
  rows: Readonly<Record<Name, Row>>,
  places: Readonly<Record<Name, Place>>,
) => {
  const byName = new Map<string, Place>(Object.entries(places));
  return Object.entries<Row>(rows).map(([name, row]) => {
    const place = byName.get(name);
    if (place === undefined) throw new Error(`The row "${name}" is bound to no module.`);
    return { name, row, place };
  });
};

/** Every page of a template app. */
export const pageRoutes: readonly PageRoute[] = bound<keyof typeof pages, PageRow, PageBinding>(
  pages,
  pageBindings,
).map(({ place, ...route }) => ({ ...route, binding: place }));

/** Every document of a template app. */
export const documentRoutes: readonly DocumentRoute[] = bound<keyof typeof documents, DocumentRow, string>(
  documents,
  documentModules,
).map(({ place, ...route }) => ({ ...route, module: place }));

/** The factory that makes the page of a row. */
export const pageFactory = ({ name, binding }: PageRoute): string => binding.factory ?? `${name}Page`;

/** The factory that makes the handler of a document. */
export const documentFactory = ({ name }: DocumentRoute): string => `${name}Document`;
