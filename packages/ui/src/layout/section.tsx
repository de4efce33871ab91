import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names/class-names';
import { brandScope, nightScope } from '../theme/scopes.css';
import { Container } from './layout';
import * as styles from './layout.css';

export type SectionProps = {
  readonly id?: string;
  readonly title?: string;
  /** Id of its heading, for a part inside that is named by it and has none of its own. */
  readonly titleId?: string;
  readonly lead?: ReactNode;
  /** A link or button at the end of the head; under it on a phone. */
  readonly action?: ReactNode;
  /** Ground of the section; `night` and `brand` re-map every colour inside. */
  readonly tone?: keyof typeof styles.sectionTones;
  readonly space?: keyof typeof styles.sectionSpaces;
  readonly level?: 2 | 3;
  readonly className?: string;
  readonly children?: ReactNode;
};

const scopes: Partial<Record<keyof typeof styles.sectionTones, string>> = { night: nightScope, brand: brandScope };

/** A part of the page with its head, on its ground, in the page's width. */
export const Section = ({
  id,
  title,
  titleId: givenTitleId,
  lead,
  action,
  tone = 'page',
  space = 'full',
  level = 2,
  className,
  children,
}: SectionProps) => {
  const ownTitleId = useId();
  const titleId = givenTitleId ?? ownTitleId;
  const Heading = level === 2 ? 'h2' : 'h3';
  const hasHead = title !== undefined || lead !== undefined || action !== undefined;
  return (
    <section
      id={id}
      aria-labelledby={title === undefined ? undefined : titleId}
      className={classNames(
        styles.section,
        styles.sectionSpaces[space],
        styles.sectionTones[tone],
        scopes[tone],
        className,
      )}
    >
      <Container>
        {hasHead && (
          <div className={styles.sectionHead}>
            <div className={styles.sectionWords}>
              {title !== undefined && (
                <Heading id={titleId} className={styles.sectionTitle}>
                  {title}
                </Heading>
              )}
              {lead !== undefined && <p className={styles.sectionLead}>{lead}</p>}
            </div>
            {action !== undefined && <div>{action}</div>}
          </div>
        )}
        {children}
      </Container>
    </section>
  );
};
