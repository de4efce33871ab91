import type { ReactNode } from 'react';
import { type LedgerHead, VehicleCardList } from '../vehicle-card/vehicle-card-list';
import * as styles from './results-list.css';

/** A place of the list: a vehicle's card or row, or something between them. */
export type ResultsItem = {
  readonly key: string;
  readonly content: ReactNode;
  /** Takes the whole width: an offer between vehicles. */
  readonly wide?: boolean;
};

export type ResultsListProps = {
  /** What the list holds, for those who listen. */
  readonly label?: string;
  readonly items: readonly ResultsItem[];
};

const places = (items: readonly ResultsItem[]) =>
  items.map(({ key, content, wide = false }) => (
    <li key={key} className={wide ? styles.wide : undefined}>
      {content}
    </li>
  ));

/** Photo cards, three in a row on wide screens. */
export const ResultsGrid = ({ label = 'Vehicles', items }: ResultsListProps) => (
  <VehicleCardList layout="grid" label={label}>
    {places(items)}
  </VehicleCardList>
);

/** Large cards, two in a row. */
export const ResultsWide = ({ label = 'Vehicles', items }: ResultsListProps) => (
  <VehicleCardList layout="wide" label={label}>
    {places(items)}
  </VehicleCardList>
);

export type ResultsLedgerProps = ResultsListProps & {
  /** Names of vehicle, four facts and price, six in all; those with an address sort. */
  readonly heads?: readonly LedgerHead[];
  /** Rows begin with a tick box. */
  readonly ticked?: boolean;
};

/** Rows under heads that stay in view. */
export const ResultsLedger = ({ label = 'Vehicles', items, heads, ticked }: ResultsLedgerProps) => (
  <VehicleCardList layout="rows" label={label} heads={heads} ticked={ticked}>
    {places(items)}
  </VehicleCardList>
);
