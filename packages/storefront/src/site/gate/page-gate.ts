import { type DocumentName, documents, type PageName, pages } from '@forecourt/config/pages';
import { headers } from 'next/headers';
import { loadSite } from '../data/load-site';
import type { SitePage } from '../data/site-page';
import { askVisitor } from './current-visitor';
import { createGate, type DocumentHandler } from './gate';

const gate = createGate({
  loadSite,
  readHeaders: headers,
  askVisitor,
});

/** The page of the table with this name, for those who may have it on its site. */
export const gatedPage = <Params extends { readonly site: string }>(
  name: PageName,
  page: SitePage<Params>,
): SitePage<Params> => gate.page(name, pages[name], page);

/** The document of the table with this name, where its site has it. */
export const gatedDocument = <Params extends { readonly site: string }>(
  name: DocumentName,
  handler: DocumentHandler<Params>,
): DocumentHandler<Params> => gate.document(documents[name], handler);
