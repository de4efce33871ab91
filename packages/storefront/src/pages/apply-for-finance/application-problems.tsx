'use client';

import { ErrorSummary, type FieldProblem } from '@forecourt/ui/form-layout';
import { useEffect, useRef } from 'react';
import { focusFirst } from '../../runtime/first-focus/focus-first';

/** What has to be mended in a step that came back: it takes the focus, as a refused form's summary does (FORM-03). */
export const ApplicationProblems = ({ problems }: { readonly problems: readonly FieldProblem[] }) => {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => focusFirst(summary.current, { mayMove: true }), []);
  return <ErrorSummary ref={summary} problems={problems} />;
};
