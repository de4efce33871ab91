import type { PaymentView } from '@forecourt/api-contract';
import { hrefs } from '@forecourt/config/hrefs';
import { onlinePaymentAddress } from '@forecourt/config/pages';
import type { PublicSite } from '@forecourt/config/public-site';
import { Alert } from '@forecourt/ui/alert';
import { Button, LinkButton } from '@forecourt/ui/button';
import { Section } from '@forecourt/ui/layout';
import { PageHead, Prose } from '@forecourt/ui/page-content';
import { NotFoundPanel } from '@forecourt/ui/page-layout';
import { PrintPageButton } from '@forecourt/ui/vehicle-print';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { api } from '../../runtime/service-access/api';
import type { Template } from '../../runtime/template/template-definition';
import { requireSite, type SitePage } from '../../site/data/site-page';
import { Trail } from '../../site/structured-data/trail';
import * as styles from './payment-page.css';
import { paymentAction, paymentFacts, stateTone, takesPayments } from './payment-page-view';
import { refundRules, stateWords, paymentWords as words } from './payment-words';
import { WaitForPayment } from './wait-for-payment';

type PaymentParams = { readonly site: string; readonly token: string };

const tokenForm = /^[\w-]{20,200}\.[\w-]{20,100}$/;

/** Asked at each request: it is one person's own, and no part of any cached page. */
const loadPayment = cache(async (websiteId: string, token: string) =>
  tokenForm.test(token) ? api().getPayment(websiteId, token, { cache: 'no-store' }) : null,
);

/** The token as its address has it, without what Next leaves of its escapes. */
const tokenOf = async (params: Promise<PaymentParams>): Promise<string> => decodeURIComponent((await params).token);

const Facts = ({ view }: { readonly view: PaymentView }) => (
  <dl className={styles.facts}>
    {paymentFacts(view).map(({ label, value }) => (
      <div key={label} className={styles.fact}>
        <dt className={styles.label}>{label}</dt>
        <dd className={styles.value}>{value}</dd>
      </div>
    ))}
  </dl>
);

/** The one thing that can be done, where anything can. */
const Action = ({
  view,
  token,
  site,
}: {
  readonly view: PaymentView;
  readonly token: string;
  readonly site: PublicSite;
}) => {
  const action = paymentAction(view);
  switch (action.kind) {
    case 'pay':
      return (
        <form method="post" action="/api/online-payments/pay">
          <input type="hidden" name="payment" value={token} />
          <Button type="submit" size="large">
            {action.label}
          </Button>
        </form>
      );
    case 'look':
      return (
        <LinkButton href={`/api/payments/return?${new URLSearchParams({ payment: token })}`} kind="outlined">
          {words.look}
        </LinkButton>
      );
    case 'contact':
      return <LinkButton href={hrefs(site).contact}>{words.contact}</LinkButton>;
    default:
      return null;
  }
};

/** What the page says first: how the payment stands, or why it came back. */
const Standing = ({ view, notice }: { readonly view: PaymentView; readonly notice: 'away' | null }) => {
  if (notice === 'away' && view.state === 'review') return <Alert tone="danger">{words.away}</Alert>;
  if (view.state === 'review' && view.is_begun) return <Alert tone="caution">{words.notPaidYet}</Alert>;
  return <Alert tone={stateTone[view.state]}>{stateWords[view.state].text}</Alert>;
};

/**
 * One payment, for whoever has its link: to be looked over and paid, on its way, made with its receipt, declined or given
 * back. It works without scripts; with them, what is waited for shows itself. Source: SPNW-01, RSRV-01.
 */
export const paymentPage = (template: Template): SitePage<PaymentParams> => ({
  Page: async ({ params, searchParams }) => {
    const site = await requireSite(params);
    const token = await tokenOf(params);
    const view = await loadPayment(site.website_id, token);
    const to = hrefs(site);
    // Payments outlive the flags: one that is found is shown whatever the site does now.
    if (view === null && !takesPayments(site)) notFound();
    if (view === null)
      return (
        <NotFoundPanel
          title={words.gone}
          text={words.goneText}
          ways={[
            { label: words.contact, href: to.contact },
            { label: words.home, href: to.home },
          ]}
        />
      );
    const { title } = stateWords[view.state];
    const isInvoice = view.subject === 'invoice';
    const isPayable = paymentAction(view).kind === 'pay';
    const notice = (await searchParams).notice === 'away' ? 'away' : null;
    const parent =
      isInvoice && site.flags['online-payment'] ? [{ label: words.online, href: onlinePaymentAddress }] : [];
    return (
      <>
        <PageHead
          breadcrumbs={
            <Trail
              crumbs={[{ label: words.home, href: to.home }, ...parent, { label: title }]}
              origin={site.canonicalOrigin}
            />
          }
          title={title}
          look={template.look.pageHead}
        />
        <Section title={view.receipt === null ? words.details : words.notTaxInvoice} space="half">
          <div className={styles.sheet}>
            <Standing view={view} notice={notice} />
            {view.is_test && <Alert tone="info">{words.test}</Alert>}
            <Facts view={view} />
            <Prose>
              <p>{refundRules[view.purpose]}</p>
              {isPayable && <p>{words.redirects}</p>}
            </Prose>
            <div className={styles.actions}>
              <Action view={view} token={token} site={site} />
              {view.receipt !== null && <PrintPageButton size="medium">{words.print}</PrintPageButton>}
              {view.receipt !== null && (
                <LinkButton
                  href={`/api/payments/receipt.pdf?${new URLSearchParams({ payment: token })}`}
                  kind="outlined"
                  prefetch={false}
                >
                  {words.pdf}
                </LinkButton>
              )}
              {isPayable && parent.length > 0 && (
                <LinkButton href={onlinePaymentAddress} kind="outlined">
                  {words.change}
                </LinkButton>
              )}
              {view.return_path !== null && (
                <LinkButton href={view.return_path} kind="outlined">
                  {words.onward}
                </LinkButton>
              )}
            </div>
            {view.state === 'waiting' && <WaitForPayment token={token} />}
          </div>
        </Section>
      </>
    );
  },
  metadata: async ({ params }) => {
    const site = await requireSite(params);
    const view = await loadPayment(site.website_id, await tokenOf(params));
    return {
      title: view === null ? words.gone : stateWords[view.state].title,
      robots: { index: false, follow: false },
    };
  },
});
