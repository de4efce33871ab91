'use client';

import { Alert } from '@forecourt/ui/alert';
import { TextButton } from '@forecourt/ui/text-link';
import { useEffect, useRef } from 'react';
import { dropQuote } from '../../calculators';
import * as styles from './enquiry-form.css';
import { enquiryWords } from './enquiry-words';

/** The figures that go with this enquiry, and the way to leave them out (FIN-07). It takes the focus when it comes. */
export const QuoteNote = ({ words }: { readonly words: string }) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  return (
    <Alert ref={box} tabIndex={-1} role="group" aria-label={enquiryWords.quote} title={enquiryWords.quote}>
      <p>{words}</p>
      <div className={styles.quoteOut}>
        <TextButton type="button" onClick={dropQuote}>
          {enquiryWords.quoteOut}
        </TextButton>
      </div>
    </Alert>
  );
};
