'use client';

import { ErrorSummary, type FieldProblem } from '@forecourt/ui/form-layout';

/** What is wrong with a step that was sent; each line leads to its field. */
export const OwnCarProblems = ({ problems }: { readonly problems: readonly FieldProblem[] }) => (
  <ErrorSummary problems={problems} />
);
