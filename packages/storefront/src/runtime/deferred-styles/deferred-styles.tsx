'use client';

import { createContext, type ReactNode, useContext } from 'react';
import type { DeferredPart, DeferredSheets } from '../routes/deferred-parts';

const DeferredSheetsContext = createContext<DeferredSheets>({});

/** Tells the parts of a page that are deferred where their style sheets are. */
export const DeferredSheetsProvider = ({
  sheets,
  children,
}: {
  readonly sheets: DeferredSheets;
  readonly children: ReactNode;
}) => (
  // In development components bring their own, as they stand in the editor.
  <DeferredSheetsContext value={process.env.NODE_ENV === 'development' ? {} : sheets}>{children}</DeferredSheetsContext>
);

/** Address of a deferred part's style sheet; undefined where components bring their own. */
export const useDeferredSheet = (part: DeferredPart): string | undefined => useContext(DeferredSheetsContext)[part];

/**
 * The style sheet of a deferred part. Whatever stands beside it within the same `Suspense` is shown once the
 * sheet is there; drawn by the server it stands in the head of the page.
 */
export const DeferredStyles = ({ part }: { readonly part: DeferredPart }) => {
  const address = useDeferredSheet(part);
  return address === undefined ? null : <link rel="stylesheet" href={address} precedence="deferred" />;
};
