import type { Order } from '@forecourt/api-contract';
import { formatCents } from '@forecourt/domain/money';
import { Button } from '@forecourt/ui/button';
import { orderWords } from '../../features/order/order-words';
import { chargedWords, isNothingCharged } from './charged-words';
import * as styles from './order-page.css';

const words = orderWords.standing;

const backWords = ({ cancel, payment }: Pick<Order, 'cancel' | 'payment'>): string => {
  if (cancel.refund_cents > 0) return words.giveUpRefund(formatCents(cancel.refund_cents));
  return isNothingCharged(payment) ? words.giveUpFree : chargedWords(payment);
};

/**
 * Gives an order up, with what comes back: folded, so that nobody does it by mistake, and one button behind it. No reason
 * is asked. Nothing where it may not be given up here.
 */
export const CancelOrder = ({
  order: { cancel, state, payment },
  token,
}: {
  readonly order: Pick<Order, 'cancel' | 'state' | 'payment'>;
  readonly token: string;
}) =>
  cancel.allowed ? (
    <details className={styles.fold}>
      <summary className={styles.foldSign}>{state === 'held' ? words.giveUp : words.giveUpStart}</summary>
      <form method="post" action="/api/orders/cancel" className={styles.part}>
        <input type="hidden" name="token" value={token} />
        <p>
          {state === 'held' ? `${words.giveUpLead} ` : ''}
          {backWords({ cancel, payment })}
        </p>
        <div>
          <Button type="submit" kind="danger" size="small">
            {words.giveUpNow}
          </Button>
        </div>
      </form>
    </details>
  ) : null;
