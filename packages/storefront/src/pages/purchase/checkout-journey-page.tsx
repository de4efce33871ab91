import { hrefs } from '@forecourt/config/hrefs';
import { checkoutJourneyPath } from '@forecourt/config/pages';
import type { OrderKind } from '@forecourt/domain/order';
import { vehicleName } from '@forecourt/domain/vehicle';
import { notFound, redirect } from 'next/navigation';
import { readNotice } from '../../features/order/order-notice';
import * as styles from '../../features/order/order-page.css';
import { stepLines } from '../../features/order/order-steps-view';
import { orderWords } from '../../features/order/order-words';
import { StepLines } from '../../features/order/step-lines';
import type { TemplateWith } from '../../runtime/template/template-definition';
import { type PageProps, queryOf, requireSite, type SitePage } from '../../site/data/site-page';
import { loadPurchase } from './load-purchase';
import { PurchaseLayout } from './purchase-layout';

const words = orderWords.start;

const load = async ({ params, searchParams }: PageProps) => {
  const site = await requireSite(params);
  const query = queryOf(await searchParams);
  const slug = query.get('car_id');
  if (slug === null) notFound();
  const purchase = await loadPurchase(site, slug, query.get('kind'));
  if (purchase.view.standing === 'sold') redirect(hrefs(site).vehicle(purchase.vehicle));
  return { purchase, query };
};

/** The steps to a vehicle of one's own, explained and begun, by `?car_id={slug}` (ROUTE-10, ROUTE-11). */
export const checkoutJourneyPage = (template: TemplateWith<'Featured'>): SitePage => ({
  Page: async (props) => {
    const { purchase, query } = await load(props);
    const { site, vehicle, view } = purchase;
    const kinds: readonly OrderKind[] = view.standing === 'open' ? view.kinds : [];
    return (
      <PurchaseLayout
        purchase={purchase}
        template={template}
        crumb={words.journeyCrumb}
        title={words.journeyTitle(vehicleName(vehicle))}
        lead={words.journeyLead}
        notice={readNotice(query)}
      >
        {kinds.map((kind) => (
          <StepLines
            key={kind}
            title={kind === 'reserve' ? words.journeyReserve : words.journeyBuy}
            lines={stepLines(site, vehicle, kind)}
          />
        ))}
        {view.standing === 'open' && (
          <>
            <section className={styles.part}>
              <h2 className={styles.title}>{words.money}</h2>
              <ul className={styles.points}>
                <li>{view.amount === null ? words.moneyNoFee : words.moneyFee(view.amount)}</li>
                {kinds.includes('buy') && <li>{words.moneyRest}</li>}
                <li>{words.moneyCard}</li>
              </ul>
            </section>
            <section className={styles.part}>
              <h2 className={styles.title}>{words.change}</h2>
              {words.changeText.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </section>
          </>
        )}
      </PurchaseLayout>
    );
  },
  metadata: async (props) => {
    const { purchase } = await load(props);
    return {
      title: words.journeyTitle(purchase.said.fullName),
      alternates: { canonical: checkoutJourneyPath(purchase.vehicle) },
      robots: { index: false, follow: true },
    };
  },
});
