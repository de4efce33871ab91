'use client';

import { setElementVars } from '@vanilla-extract/dynamic';
import { type ReactNode, useEffect, useRef } from 'react';
import { codeLength } from './code';
import * as styles from './code-field.css';

const cells = Array.from({ length: codeLength }, (_, place) => `cell-${place + 1}`);

/** Digits that are measured together, so that a rounded pixel does not count. */
const measured = '0123456789';

/** The six cells under a field, and how wide its digits are, anew whenever another typeface or size has come. */
export const CodeFrame = ({ children }: { readonly children: ReactNode }) => {
  const frame = useRef<HTMLDivElement>(null);
  const ruler = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    if (ruler.current === null) return;
    const observer = new ResizeObserver(([entry]) => {
      const width = entry?.borderBoxSize[0]?.inlineSize ?? 0;
      if (frame.current !== null && width > 0)
        setElementVars(frame.current, { [styles.digitWidth]: `${width / measured.length}px` });
    });
    observer.observe(ruler.current);
    return () => observer.disconnect();
  }, []);

  return (
    <div className={styles.box}>
      <div ref={frame} className={styles.frame}>
        <div aria-hidden="true" className={styles.cells}>
          {cells.map((cell) => (
            <span key={cell} className={styles.cell} />
          ))}
          <span ref={ruler} className={styles.ruler}>
            {measured}
          </span>
        </div>
        <div className={styles.opening}>{children}</div>
      </div>
    </div>
  );
};
