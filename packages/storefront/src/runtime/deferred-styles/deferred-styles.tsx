'use client';

import { createContext, type ReactNode, useContext } from 'react';
import type { DeferredPart, DeferredSheets } from '../routes/deferred-parts';
import { LateSheet } from './late-sheet';

const DeferredSheetsContext = createContext<DeferredSheets>({});

/**
 * Tells the parts of a page that are deferred where their style sheets are, and gives the page the one for forced colours:
 * browsers fetch it last, and wait for it only where somebody has forced colours.
 */
export const DeferredSheetsProvider = ({
  sheets,
  forcedColors,
  children,
}: {
  readonly sheets: DeferredSheets;
  /** Address of the sheet for forced colours. */
  readonly forcedColors: string;
  readonly children: ReactNode;
}) =>
  // In development components bring their own, as they stand in the editor.
  process.env.NODE_ENV === 'development' ? (
    children
  ) : (
    <DeferredSheetsContext value={sheets}>
      <link rel="stylesheet" href={forcedColors} precedence="forced" media="(forced-colors: active)" />
      {children}
    </DeferredSheetsContext>
  );

/** Address of a deferred part's style sheet; undefined where components bring their own. */
export const useDeferredSheet = (part: DeferredPart): string | undefined => useContext(DeferredSheetsContext)[part];

/**
 * The style sheet of a deferred part. Whatever stands beside it within the same `Suspense` is shown once the
 * sheet is there; drawn by the server it stands in the head of the page.
 */
export const DeferredStyles = ({ part }: { readonly part: DeferredPart }) => {
  const address = useDeferredSheet(part);
  return address === undefined ? null : <LateSheet address={address} />;
};
