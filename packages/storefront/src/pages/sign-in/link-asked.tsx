'use client';

import { Alert } from '@forecourt/ui/alert';
import { useEffect, useRef } from 'react';
import { signInWords } from './sign-in-words';

const { byEmail: words } = signInWords;

/** A link was asked for. Whether one is on its way, the words do not tell: whose addresses are known is nobody's business. */
export const LinkAsked = ({ takesFocus }: { readonly takesFocus: boolean }) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The form is gone: who cannot see that is read what came of it.
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  return (
    <div ref={box} tabIndex={-1}>
      <Alert tone="success">
        <p>{words.asked}</p>
        <p>{words.askedMore}</p>
      </Alert>
    </div>
  );
};
