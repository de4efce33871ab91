import type { Order } from '@forecourt/api-contract';
import type { PublicSite } from '@forecourt/config/public-site';
import { formatCents } from '@forecourt/domain/money';
import type { OrderStepName } from '@forecourt/domain/order';
import { Alert } from '@forecourt/ui/alert';
import { LinkButton } from '@forecourt/ui/button';
import { OrderSummary } from '@forecourt/ui/order-summary';
import type { PhoneLink } from '@forecourt/ui/site-header';
import { SpecificationList } from '@forecourt/ui/specification-list';
import { orderWords } from '../../features/order/order-words';
import { shownAnswers } from './answers-view';
import { isNothingCharged } from './charged-words';
import * as styles from './order-page.css';
import { isHeldOnline, orderSummary, priceChange, shownFaults } from './order-view';
import { PayForm } from './pay-form';
import { StepHeading } from './step-heading';

const words = orderWords.review;

/** What the shopper has answered, with the way to change each part. */
const Answers = ({ order, hrefOf }: { readonly order: Order; readonly hrefOf: (step: OrderStepName) => string }) =>
  order.steps
    .filter(({ name }) => name !== 'review')
    .map(({ name, title }) => (
      <div key={name} className={styles.answers}>
        <div className={styles.answersHead}>
          <h3 className={styles.partTitle}>{title}</h3>
          {/* A page of its own, so that it shows what is stored. */}
          <a href={hrefOf(name)} aria-label={`${orderWords.change}: ${title}`}>
            {orderWords.change}
          </a>
        </div>
        <SpecificationList columns={1} spacing="dense" rows={shownAnswers(order, name)} />
      </div>
    ));

/** The rights of the shopper, in the words of the law's table. */
const Rights = ({ law }: Pick<Order, 'law'>) => (
  <section className={styles.part} aria-labelledby="order-rights">
    <h3 id="order-rights" className={styles.partTitle}>
      {words.rights}
    </h3>
    <p>{law.cooling_off}</p>
    {law.finance !== null && <p>{law.finance}</p>}
  </section>
);

/** What stands in the place of the button where somebody has to sign in, or to answer something, first. */
const NotYet = ({
  order,
  signInHref,
  hrefOf,
}: {
  readonly order: Order;
  readonly signInHref: string;
  readonly hrefOf: (step: OrderStepName) => string;
}) => {
  const open = order.steps.find(({ name }) => name === order.open_step);
  if (open !== undefined && open.name !== 'review')
    return (
      <Alert tone="caution" title={words.open}>
        <a href={hrefOf(open.name)}>{words.openWay(open.title)}</a>
      </Alert>
    );
  return (
    <Alert tone="caution" title={orderWords.notices['sign-in'].title}>
      <p>{words.signInText}</p>
      <LinkButton href={signInHref}>{words.signIn}</LinkButton>
    </Alert>
  );
};

/** What stands in the place of the promise and the button where no hold can be had online: that it is so, and whom to call. */
const NoHold = ({ call }: { readonly call: PhoneLink | null }) => (
  <Alert tone="caution" title={orderWords.notices['not-online'].title}>
    <p>{orderWords.notices['not-online'].text}</p>
    {call !== null && (
      <LinkButton href={call.href} icon="phone">
        {orderWords.call(call.label)}
      </LinkButton>
    )}
  </Alert>
);

/** The rule of the money, and under it the button that pays or what has to be done before. */
const Promised = ({
  order,
  token,
  hrefOf,
  signInHref,
}: {
  readonly order: Order;
  readonly token: string;
  readonly hrefOf: (step: OrderStepName) => string;
  readonly signInHref: string;
}) => {
  const isReady = (order.open_step === null || order.open_step === 'review') && !order.needs_sign_in;
  const isDue = order.fee_cents > 0;
  return (
    <>
      <p>
        <strong>{order.law.refund}</strong>
      </p>
      {isDue && <p className={styles.small}>{words.payAway}</p>}
      {isReady ? (
        <PayForm
          token={token}
          kind={order.kind}
          label={isDue ? words.pay(formatCents(order.fee_cents)) : words.hold}
          seenCents={order.total_cents}
          faults={shownFaults(order, 'review')}
          isDue={isDue}
        />
      ) : (
        <NotYet {...{ order, signInHref, hrefOf }} />
      )}
    </>
  );
};

/** All of an order on one page: answers, what it comes to, the shopper's rights, and the button with its rule above it. */
export const OrderReview = ({
  site,
  order,
  token,
  hrefOf,
  signInHref,
  call,
}: {
  readonly site: PublicSite;
  readonly order: Order;
  readonly token: string;
  /** Where a step is changed. */
  readonly hrefOf: (step: OrderStepName) => string;
  readonly signInHref: string;
  /** Whom to call where nothing can be done here. */
  readonly call: PhoneLink | null;
}) => {
  const changed = priceChange(order);
  const canHold = isHeldOnline(site, order);
  const { due, ...summary } = orderSummary(order);
  return (
    <section aria-labelledby="order-step" className={styles.step}>
      <StepHeading
        title={order.steps.find(({ name }) => name === 'review')?.title ?? ''}
        lead={isNothingCharged(order.payment) ? words.lead : words.leadAgain}
      />
      {changed !== null && (
        <Alert tone="caution" title={changed}>
          <p>{words.priceLook}</p>
        </Alert>
      )}
      <Answers order={order} hrefOf={hrefOf} />
      <OrderSummary title={words.summary} headingLevel={3} {...summary} {...(canHold && due ? { due } : {})}>
        {order.total_cents === null ? words.noPrice : undefined}
      </OrderSummary>
      <Rights law={order.law} />
      <div className={styles.part}>
        {canHold ? <Promised {...{ order, token, hrefOf, signInHref }} /> : <NoHold call={call} />}
      </div>
    </section>
  );
};
