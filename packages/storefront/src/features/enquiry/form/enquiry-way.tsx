'use client';

import type { EnquiryStep } from '@forecourt/domain/enquiry';
import { FormCell } from '@forecourt/ui/form-layout';
import { Stepper } from '@forecourt/ui/stepper';
import * as styles from './enquiry-way.css';

export interface EnquiryWayProps {
  readonly steps: readonly EnquiryStep[];
  /** The step one stands at, from 0. */
  readonly at: number;
  /** Leads back to a step; absent while the form is being sent. */
  readonly onSelect?: (step: number) => void;
}

/** The steps of a form over its fields: how far one has come, and the way back (FORM-05). */
export const EnquiryWay = ({ steps, at, onSelect }: EnquiryWayProps) => (
  <FormCell>
    <div className={styles.way}>
      <Stepper
        label="Your enquiry"
        current={steps[at]?.key ?? ''}
        steps={steps.map(({ key, label }, index) => ({
          key,
          label,
          ...(index < at && onSelect !== undefined ? { onSelect: () => onSelect(index) } : {}),
        }))}
      />
    </div>
  </FormCell>
);
