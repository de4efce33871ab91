'use client';

import { Button } from '@forecourt/ui/button';
import { SelectField } from '@forecourt/ui/field';
import { readOrder, type WatchOrder, watchOrders } from './watch-order';
import * as styles from './watched-list.css';
import { watchlistPageWords as words } from './watchlist-words';

/** How the watchlist is ordered: a form of its address without scripts, at once with them. */
export const OrderForm = ({
  order,
  onOrder,
}: {
  readonly order: WatchOrder;
  readonly onOrder: (order: WatchOrder) => void;
}) => (
  <form method="get" className={styles.order}>
    <SelectField
      label={words.orderBy}
      name="order"
      value={order}
      options={watchOrders.map((value) => ({ value, label: words.orders[value] }))}
      onChange={(event) => onOrder(readOrder(event.currentTarget.value))}
    />
    <span className={styles.unscripted}>
      <Button type="submit" kind="outlined">
        {words.applyOrder}
      </Button>
    </span>
  </form>
);
