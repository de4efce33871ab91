import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import { EmptyState } from '../empty-state/empty-state';
import { grid, gridColumns } from '../layout/layout.css';
import { OfferCard, type OfferCardProps } from '../offer-card/offer-card';

/** An offer with the key of its record. */
export type OfferListItem = OfferCardProps & { readonly key: string };

export type OfferListProps = {
  /** What the list holds, for those who listen. */
  readonly label?: string;
  readonly offers: readonly OfferListItem[];
  /** Cards beside each other on a desktop; one a row takes the wide card. */
  readonly columns?: 1 | 2 | 3;
  readonly emptyTitle?: string;
  readonly emptyText?: string;
  /** "Clear Filters". */
  readonly emptyActions?: ReactNode;
};

/** Offers beside each other, or why there are none. Source: OFFR-01. */
export const OfferList = ({
  label = 'Offers',
  offers,
  columns = 3,
  emptyTitle = 'No Results Available',
  emptyText = 'There appears to be no offers currently available that meet the conditions of your search',
  emptyActions,
}: OfferListProps) => {
  if (offers.length === 0) {
    return (
      <EmptyState title={emptyTitle} actions={emptyActions}>
        {emptyText}
      </EmptyState>
    );
  }
  return (
    <ul
      // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets
      role="list"
      aria-label={label}
      className={classNames(grid, gridColumns[columns])}
    >
      {offers.map(({ key, ...offer }) => (
        <li key={key}>
          <OfferCard layout={columns === 1 ? 'wide' : 'grid'} {...offer} />
        </li>
      ))}
    </ul>
  );
};
