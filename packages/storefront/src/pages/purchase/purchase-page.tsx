import { hrefs } from '@forecourt/config/hrefs';
import { checkoutJourneyPath, purchasePath } from '@forecourt/config/pages';
import { vehicleName } from '@forecourt/domain/vehicle';
import { TextLink } from '@forecourt/ui/text-link';
import { permanentRedirect, redirect } from 'next/navigation';
import { readNotice } from '../../features/order/order-notice';
import * as styles from '../../features/order/order-page.css';
import { stepLines } from '../../features/order/order-steps-view';
import { orderWords } from '../../features/order/order-words';
import { type PurchaseView, purchaseWay } from '../../features/order/purchase-view';
import { StepLines } from '../../features/order/step-lines';
import type { TemplateWith } from '../../runtime/template/template-definition';
import type { VehicleParams } from '../../site/data/require-vehicle';
import { type PageProps, queryOf, requireSite, type SitePage } from '../../site/data/site-page';
import { loadPurchase } from './load-purchase';
import { PurchaseLayout } from './purchase-layout';

const words = orderWords.start;

/** The flow of a vehicle at one of its two addresses; the one that the site does not have leads on to the other. */
const load = async ({ params, searchParams }: PageProps<VehicleParams>, form: 'checkout' | 'buy-online') => {
  const site = await requireSite(params);
  const query = queryOf(await searchParams);
  const purchase = await loadPurchase(site, (await params).slug, query.get('kind'));
  const own = purchasePath(site.routes, purchase.vehicle);
  if (!own.endsWith(`/${form}`)) permanentRedirect(query.size === 0 ? own : `${own}?${query}`);
  // Its own page says that it has sold, and shows others.
  if (purchase.view.standing === 'sold') redirect(hrefs(site).vehicle(purchase.vehicle));
  return { purchase, query, own };
};

/** What stands under the way in: how it goes, for what is wanted, and where every step is explained. */
const HowItGoes = ({
  purchase: { site, vehicle },
  view,
}: {
  readonly purchase: Awaited<ReturnType<typeof loadPurchase>>;
  readonly view: Extract<PurchaseView, { standing: 'open' }>;
}) => (
  <>
    <p className={styles.small}>{words.kept}</p>
    <StepLines title={words.steps} lines={stepLines(site, vehicle, view.wanted)} />
    <p>
      <TextLink href={checkoutJourneyPath(vehicle)}>{words.journey}</TextLink>
    </p>
  </>
);

const purchaseAt =
  (form: 'checkout' | 'buy-online') =>
  (template: TemplateWith<'Featured'>): SitePage<VehicleParams> => ({
    Page: async (props) => {
      const { purchase, query } = await load(props, form);
      const { site, vehicle, view } = purchase;
      const way = purchaseWay(site, view);
      return (
        <PurchaseLayout
          purchase={purchase}
          template={template}
          crumb={words.crumb[way]}
          title={words.title[way](vehicleName(vehicle))}
          lead={words.lead[way]}
          notice={readNotice(query)}
        >
          {view.standing === 'open' && <HowItGoes purchase={purchase} view={view} />}
        </PurchaseLayout>
      );
    },
    metadata: async (props) => {
      const { purchase, own } = await load(props, form);
      const way = purchaseWay(purchase.site, purchase.view);
      return {
        title: words.title[way](purchase.said.fullName),
        alternates: { canonical: own },
        robots: { index: false, follow: true },
      };
    },
  });

/** Reserving or buying a vehicle, where its order begins (RSRV-01, ROUTE-02). */
export const purchasePage = purchaseAt('checkout');
/** The same at the other address that a site may have. */
export const buyOnlinePage = purchaseAt('buy-online');
