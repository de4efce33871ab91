import type { Order, OrderNotice } from '@forecourt/api-contract';
import { siteCapabilities } from '@forecourt/config/capabilities';
import { hrefs } from '@forecourt/config/hrefs';
import { isOnSite } from '@forecourt/config/page-access';
import { orderPath, pages, signInPath } from '@forecourt/config/pages';
import type { PublicSite } from '@forecourt/config/public-site';
import { calendarDateIn, dayInWords } from '@forecourt/domain/calendar';
import type { OrderStepName } from '@forecourt/domain/order';
import { Breadcrumbs } from '@forecourt/ui/breadcrumbs';
import { LinkButton } from '@forecourt/ui/button';
import { EnquiryLayout, NotFoundPanel } from '@forecourt/ui/page-layout';
import { notFound } from 'next/navigation';
import { FeaturedRow } from '../../features/lists';
import type { AskedFor } from '../../features/lists/server';
import { OrderNoticeAlert, readNotice } from '../../features/order/order-notice';
import { orderWords as words } from '../../features/order/order-words';
import { loadVehicleView } from '../../features/vehicle/load-vehicle-view';
import type { TemplateWith } from '../../runtime/template/template-definition';
import { type PageProps, queryOf, requireSite, type SitePage } from '../../site/data/site-page';
import { placeCall } from '../../site/places/place-call';
import { siteCall } from '../../site/shell/header-view';
import { CancelOrder } from './cancel-order';
import { chargedWords } from './charged-words';
import { reloadsAtEnd } from './hold-clock-view';
import { HoldLine } from './hold-line';
import { loadBeside } from './load-beside';
import { loadOrder } from './load-order';
import * as styles from './order-page.css';
import { OrderReview } from './order-review';
import { OrderStanding } from './order-standing';
import { OrderStep, type OrderTerms } from './order-step';
import { OrderVehicleCard } from './order-vehicle';
import { type OrderScreen, orderScreen, shownFaults } from './order-view';
import { OrderWay } from './order-way';
import { againOf, stepHrefs, vehicleHref } from './order-ways';
import { SavedLink } from './saved-link';
import { standingView } from './standing-view';
import { StepHeading } from './step-heading';
import { WaitingPayment } from './waiting-payment';

type OrderParams = { readonly site: string; readonly token: string };

/** The page of an order as it is drawn. */
interface Drawn {
  readonly site: PublicSite;
  readonly order: Order;
  readonly token: string;
  readonly screen: OrderScreen;
  /** The vehicle as the site shows it; null where it shows it no more. */
  readonly found: AskedFor | null;
  readonly now: Date;
}

const callOf = ({ site, found }: Pick<Drawn, 'site' | 'found'>) =>
  placeCall(found?.location, found?.vehicle.car_type ?? null) ?? siteCall(site);

const termsOf = (drawn: Drawn): OrderTerms => {
  const { site, found } = drawn;
  const can = siteCapabilities(site);
  const dealership = site.dealerships.find(({ slug }) => slug === found?.vehicle.dealership_slug);
  return {
    valuesTradeIns: can.tradeIn,
    hasFinance: can.finance,
    delivers: site.flags.delivery && dealership?.delivers === true,
    vehicleHref: vehicleHref(drawn),
  };
};

const SteppedOrder = ({ step, ...drawn }: Drawn & { readonly step: OrderStepName }) => {
  const { order, token, screen, now } = drawn;
  // As the API leads whoever presses without being signed in.
  const own = orderPath(token);
  return (
    <>
      <OrderWay order={order} step={step} hrefOf={stepHrefs(drawn)} />
      {order.held_until !== null && (
        <HoldLine until={order.held_until} timeZone={order.time_zone} now={now} reloads={reloadsAtEnd(screen)} />
      )}
      {step === 'review' ? (
        <OrderReview
          site={drawn.site}
          order={order}
          token={token}
          hrefOf={stepHrefs(drawn)}
          signInHref={signInPath({ type: 'checkout', redirect: own, back: own })}
          call={callOf(drawn)}
        />
      ) : (
        <OrderStep order={order} step={step} token={token} terms={termsOf(drawn)} />
      )}
      <CancelOrder order={order} token={token} />
    </>
  );
};

const OverOrder = (drawn: Drawn) => (
  <section aria-labelledby="order-step" className={styles.step}>
    <StepHeading title={words.over.title} lead={words.over.text(chargedWords(drawn.order.payment))} />
    <div className={styles.ways}>
      <LinkButton href={stepHrefs(drawn)(drawn.order.open_step ?? 'review')}>{words.over.again}</LinkButton>
    </div>
    <CancelOrder order={drawn.order} token={drawn.token} />
  </section>
);

const LostOrder = ({ why, ...drawn }: Drawn & { readonly why: keyof typeof words.lost }) => {
  const { site, found, order } = drawn;
  return (
    <section aria-labelledby="order-step" className={styles.step}>
      <StepHeading title={words.lost[why].title} lead={words.lost[why].text(chargedWords(order.payment))} />
      <div className={styles.ways}>
        {why === 'reserved' && found !== null && (
          <LinkButton href={hrefs(site).enquire(found.vehicle)}>{words.enquire}</LinkButton>
        )}
        <LinkButton href={hrefs(site).search()} kind="outlined">
          {words.search}
        </LinkButton>
      </div>
    </section>
  );
};

/** A payment that does not fit: nothing comes by itself, so whoever waits is told whom to call. */
const CheckedPayment = (drawn: Drawn) => {
  const call = callOf(drawn);
  return (
    <section aria-labelledby="order-step" className={styles.step}>
      <StepHeading title={words.checking.title} lead={words.checking.text} />
      <div className={styles.ways}>
        {call === null ? (
          <LinkButton href={hrefs(drawn.site).contact}>{words.contact}</LinkButton>
        ) : (
          <LinkButton href={call.href} icon="phone">
            {words.call(call.label)}
          </LinkButton>
        )}
        <LinkButton href={orderPath(drawn.token)} kind="outlined">
          {words.checking.look}
        </LinkButton>
      </div>
    </section>
  );
};

/** What stands in the middle of the page. */
const Screen = ({ screen, ...drawn }: Drawn) => {
  const given = { ...drawn, screen };
  switch (screen.kind) {
    case 'step':
      return <SteppedOrder {...given} step={screen.step} />;
    case 'waiting':
      return (
        <section aria-labelledby="order-step" className={styles.step}>
          <StepHeading title={words.waiting.title} />
          <WaitingPayment ownHref={orderPath(drawn.token)} reviewHref={stepHrefs(drawn)('review')} />
        </section>
      );
    case 'checking':
      return <CheckedPayment {...given} />;
    case 'over':
      return <OverOrder {...given} />;
    case 'lost':
      return <LostOrder {...given} why={screen.why} />;
    case 'standing':
      return (
        <OrderStanding
          order={drawn.order}
          state={screen.state}
          token={drawn.token}
          call={callOf(drawn)}
          again={againOf(drawn)}
          now={drawn.now}
        />
      );
  }
};

/** What a screen is called, in the page's own title. */
const screenTitle = (screen: OrderScreen, order: Order): string => {
  switch (screen.kind) {
    case 'step': {
      const title = order.steps.find(({ name }) => name === screen.step)?.title ?? '';
      return shownFaults(order, screen.step).length > 0 ? `${words.error}: ${title}` : title;
    }
    case 'waiting':
      return words.waiting.title;
    case 'checking':
      return words.checking.title;
    case 'over':
      return words.over.title;
    case 'lost':
      return words.lost[screen.why].title;
    case 'standing':
      return standingView(screen.state, order).title;
  }
};

/** That no money came, for whoever comes back from the processor to pay again. */
const paymentNotice = ({ payment }: Order, screen: OrderScreen): OrderNotice | null =>
  payment.state === 'declined' && screen.kind === 'step' && screen.step === 'review' ? 'declined' : null;

/** Nothing is at this address any more; on a site that never had orders there is no such page at all. */
const GoneOrder = ({ site }: { readonly site: PublicSite }) => {
  if (!isOnSite(pages.purchase, site)) notFound();
  const to = hrefs(site);
  return (
    <NotFoundPanel
      title={words.gone.title}
      text={words.gone.text}
      ways={[
        { label: words.contact, href: to.contact },
        { label: words.search, href: to.search() },
        { label: words.home, href: to.home },
      ]}
    />
  );
};

const read = async ({ params, searchParams }: PageProps<OrderParams>) => {
  const site = await requireSite(params);
  const { token } = await params;
  const query = queryOf(await searchParams);
  const order = await loadOrder(site.website_id, token);
  return { site, token, query, order };
};

/** An order from its first step to its end, for whoever has its link. Source: RSRV-01, FORM-06. */
export const orderPage = (template: TemplateWith<'Featured'>): SitePage<OrderParams> => ({
  Page: async (props) => {
    const { site, token, query, order } = await read(props);
    if (order === null) return <GoneOrder site={site} />;
    const screen = orderScreen(order, query.get('step'));
    const notice = readNotice(query) ?? paymentNotice(order, screen);
    const to = hrefs(site);
    const { found, others } = await loadBeside(site, order, screen);
    const drawn: Drawn = { site, order, token, screen, found, now: new Date() };
    const own = vehicleHref(drawn);
    return (
      <>
        <EnquiryLayout
          arrangement={template.look.enquiryPage}
          breadcrumbs={
            <Breadcrumbs
              crumbs={[
                { label: words.home, href: to.home },
                ...(own === null ? [] : [{ label: order.vehicle.name, href: own }]),
                { label: words.title[order.kind] },
              ]}
            />
          }
          title={words.title[order.kind]}
          about={
            <OrderVehicleCard
              vehicle={order.vehicle}
              view={found === null ? null : await loadVehicleView(site, found)}
              href={own}
            />
          }
        >
          <div className={styles.root}>
            <OrderNoticeAlert notice={notice} />
            {notice === 'saved' && (
              <SavedLink
                address={new URL(orderPath(token), site.canonicalOrigin).href}
                until={dayInWords(calendarDateIn(order.time_zone, new Date(order.link_ends_at)))}
              />
            )}
            <Screen {...drawn} />
          </div>
        </EnquiryLayout>
        {others !== null && (
          <FeaturedRow
            site={site}
            title={words.similar}
            link={{ label: words.search, href: to.search() }}
            hits={others}
            template={template}
            isLast
          />
        )}
      </>
    );
  },
  metadata: async (props) => {
    const { query, order } = await read(props);
    const robots = { index: false, follow: false };
    if (order === null) return { title: words.gone.title, robots };
    const screen = orderScreen(order, query.get('step'));
    return { title: `${screenTitle(screen, order)}: ${words.title[order.kind]}`, robots };
  },
});
