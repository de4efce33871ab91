import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names/class-names';
import { Container } from '../layout/layout';
import * as styles from './block-section.css';

export type BlockSectionProps = {
  readonly title?: string | undefined;
  readonly text?: string | undefined;
  /** A link under the head. */
  readonly action?: ReactNode;
  /** `parted`: the head beside the content where the theme has it so; `narrow`: as that, for forms, films and lines to read; `full`: always above it. */
  readonly width?: keyof typeof styles.widths;
  readonly children: ReactNode;
};

/** A part of a page that a dealer composes: its head, and under or beside it what it holds. Source: CONT-01. */
export const BlockSection = ({ title, text = '', action, width = 'parted', children }: BlockSectionProps) => {
  const titleId = useId();
  const hasHead = title !== undefined || text !== '' || action !== undefined;
  return (
    <section aria-labelledby={title === undefined ? undefined : titleId} className={styles.section}>
      <Container className={hasHead ? styles.widths[width] : undefined}>
        {hasHead && (
          <div className={styles.head}>
            {title !== undefined && (
              <h2 id={titleId} className={styles.title}>
                {title}
              </h2>
            )}
            {text !== '' && <p className={styles.text}>{text}</p>}
            {action}
          </div>
        )}
        <div className={classNames(styles.body, width === 'narrow' && styles.narrowBody)}>{children}</div>
      </Container>
    </section>
  );
};
