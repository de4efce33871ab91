import type { Order } from '@forecourt/api-contract';
import { LinkButton } from '@forecourt/ui/button';
import { OrderSummary } from '@forecourt/ui/order-summary';
import { NextSteps } from '@forecourt/ui/page-layout';
import type { PhoneLink } from '@forecourt/ui/site-header';
import { SpecificationList } from '@forecourt/ui/specification-list';
import { TextLink } from '@forecourt/ui/text-link';
import { orderWords } from '../../features/order/order-words';
import { CancelOrder } from './cancel-order';
import { HoldLine } from './hold-line';
import { lastDayInWords } from './order-moments';
import * as styles from './order-page.css';
import { orderSummary } from './order-view';
import type { OrderAgain } from './order-ways';
import { standingView } from './standing-view';
import { StepHeading } from './step-heading';

const words = orderWords.standing;

/** An order that is held, given up, paid back or done: how it stands, what is next, its papers, and the way out of it. */
export const OrderStanding = ({
  order,
  state,
  token,
  call,
  again,
  now,
}: {
  readonly order: Order;
  readonly state: 'held' | 'cancelled' | 'refunded' | 'completed';
  readonly token: string;
  readonly call: PhoneLink | null;
  /** Where it is begun again; null where the vehicle cannot be had any more. */
  readonly again: OrderAgain | null;
  readonly now: Date;
}) => {
  const view = standingView(state, order);
  const { receipt_path: receipt, receipt_pdf_path: receiptPdf = null } = order.payment;
  const isBuying = order.kind === 'buy' && order.lines.length > 0;
  return (
    <section aria-labelledby="order-step" className={styles.step}>
      <StepHeading title={view.title} lead={view.text} />
      {state === 'held' && order.held_until !== null && (
        <HoldLine until={order.held_until} timeZone={order.time_zone} now={now} reloads />
      )}
      <SpecificationList columns={1} rows={view.facts} />
      {view.steps.length > 0 && <NextSteps title={words.next} steps={view.steps.map((text) => ({ text }))} level={3} />}
      {receipt !== null && (
        <div className={styles.part}>
          <h3 className={styles.partTitle}>{words.documents}</h3>
          <p>
            <a href={receipt}>{order.payment.receipt_pdf_path === null ? words.payment : words.receipt}</a>
          </p>
          {receiptPdf !== null && (
            <p>
              <a href={receiptPdf}>{words.receiptPdf}</a>
            </p>
          )}
        </div>
      )}
      {isBuying && (state === 'held' || state === 'completed') && (
        <OrderSummary title={orderWords.review.summary} headingLevel={3} {...orderSummary(order)} />
      )}
      {state === 'held' && (
        <div className={styles.part}>
          <h3 className={styles.partTitle}>{orderWords.review.rights}</h3>
          <p>{order.law.cooling_off}</p>
          {order.law.finance !== null && <p>{order.law.finance}</p>}
        </div>
      )}
      <div className={styles.ways}>
        {state !== 'held' && again !== null && <LinkButton href={again.href}>{again.label}</LinkButton>}
        {call !== null && (
          <p>
            {words.questions} <TextLink href={call.href}>{orderWords.call(call.label)}</TextLink>
          </p>
        )}
      </div>
      <p className={styles.small}>
        {words.link} {words.linkUntil(lastDayInWords(order.link_ends_at, order.time_zone))}
      </p>
      <CancelOrder order={order} token={token} />
    </section>
  );
};
