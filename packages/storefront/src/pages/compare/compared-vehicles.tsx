'use client';

import { CompareTable } from '@forecourt/ui/compare-table';
import type { ReactNode } from 'react';
import * as styles from './compare-page.css';
import { comparedGroups, comparedVehicle, type KeptVehicle } from './compare-view';
import { commonWords } from './compare-words';
import { FinanceTerms, type FinanceTermsById } from './finance-terms';

/** Up to four vehicles in one table, and what their repayments are examples of. Source: FAVS-01, FIN-10. */
export const ComparedVehicles = ({
  vehicles,
  controlOf,
  terms,
}: {
  readonly vehicles: readonly KeptVehicle[];
  /** What takes one out of the table; it stands at the head of its column. */
  readonly controlOf: (vehicle: KeptVehicle) => ReactNode;
  /** What came with the page of what their repayments are examples of. */
  readonly terms?: FinanceTermsById;
}) => (
  <div className={styles.compared}>
    <CompareTable
      label={commonWords.table(vehicles.length)}
      vehicles={vehicles.map((vehicle) => ({ ...comparedVehicle(vehicle), control: controlOf(vehicle) }))}
      groups={comparedGroups(vehicles)}
    />
    <FinanceTerms
      vehicles={vehicles.filter(({ card: { repayment } }) => repayment !== undefined).map(({ saved }) => saved)}
      {...(terms && { given: terms })}
    />
  </div>
);
