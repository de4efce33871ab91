import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import { Container } from '../layout/layout';
import { brandScope, nightScope } from '../theme/scopes.css';
import { type NextStep, NextSteps } from './next-steps';
import * as styles from './success-panel.css';

export type SuccessPanelProps = {
  readonly breadcrumbs?: ReactNode;
  /** The page's one `h1`: "Thanks. Your enquiry is with Moorooka." */
  readonly title: string;
  readonly text?: ReactNode;
  /** Reference, vehicle, location, telephone. */
  readonly facts?: readonly { readonly label: string; readonly value: ReactNode }[];
  /** What was asked about, as a `SummaryCard`. */
  readonly about?: ReactNode;
  /** Buttons onward; the first is the one most wanted. */
  readonly actions?: ReactNode;
  readonly steps?: readonly NextStep[];
  /** Small print of what `about` says, under everything. */
  readonly terms?: ReactNode;
  /** Its ground: filled with the brand, dark, or a sheet with a mark of success. */
  readonly tone?: keyof typeof styles.tones;
};

const scopes: Partial<Record<keyof typeof styles.tones, string>> = { brand: brandScope, night: nightScope };

/** It worked: what was sent, to whom, and what happens next. Source: ROUTE-10, FORM-03. */
export const SuccessPanel = ({
  breadcrumbs,
  title,
  text,
  facts = [],
  about,
  actions,
  steps = [],
  terms,
  tone = 'brand',
}: SuccessPanelProps) => (
  <Container className={styles.root}>
    {breadcrumbs !== undefined && <div className={styles.trail}>{breadcrumbs}</div>}
    <div className={classNames(scopes[tone], styles.panel, styles.tones[tone])}>
      <div>
        <h1 className={styles.title}>{title}</h1>
        {text !== undefined && <p className={styles.text}>{text}</p>}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
      {(facts.length > 0 || about !== undefined) && (
        <div className={styles.said}>
          {about}
          <dl className={styles.facts}>
            {facts.map(({ label, value }) => (
              <div key={label} className={styles.fact}>
                <dt className={styles.factName}>{label}</dt>
                <dd className={styles.factValue}>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </div>
    {steps.length > 0 && (
      <div className={styles.steps}>
        <NextSteps steps={steps} />
      </div>
    )}
    {terms !== undefined && <div className={styles.terms}>{terms}</div>}
  </Container>
);
