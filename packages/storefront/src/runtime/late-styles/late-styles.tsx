'use client';

import { createContext, type ReactNode, useContext } from 'react';
import type { LatePart, LateSheets } from '../routes/late-parts';

const LateSheetsContext = createContext<LateSheets>({});

/** Tells the parts of a page that come late where their style sheets are. */
export const LateSheetsProvider = ({
  sheets,
  children,
}: {
  readonly sheets: LateSheets;
  readonly children: ReactNode;
}) => (
  // In development components bring their own, as they stand in the editor.
  <LateSheetsContext value={process.env.NODE_ENV === 'development' ? {} : sheets}>{children}</LateSheetsContext>
);

/** Address of a late part's style sheet; undefined where components bring their own. */
export const useLateSheet = (part: LatePart): string | undefined => useContext(LateSheetsContext)[part];

/**
 * The style sheet of a part that comes late. Whatever stands beside it within the same `Suspense` is shown once the
 * sheet is there; drawn by the server it stands in the head of the page.
 */
export const LateStyles = ({ part }: { readonly part: LatePart }) => {
  const address = useLateSheet(part);
  return address === undefined ? null : <link rel="stylesheet" href={address} precedence="late" />;
};
