import type { OrderNotice } from '@forecourt/api-contract';
import { hrefs } from '@forecourt/config/hrefs';
import { EnquiryLayout } from '@forecourt/ui/page-layout';
import type { ReactNode } from 'react';
import { FeaturedRow } from '../../features/lists';
import { OrderNoticeAlert } from '../../features/order/order-notice';
import * as styles from '../../features/order/order-page.css';
import { orderWords as words } from '../../features/order/order-words';
import { ShutPurchase } from '../../features/order/shut-purchase';
import { StartOrder } from '../../features/order/start-order';
import { RepaymentTerms, VehicleInBrief } from '../../features/vehicle/vehicle-in-brief';
import { ViewDetails } from '../../features/vehicle/view-details';
import type { TemplateWith } from '../../runtime/template/template-definition';
import { Trail } from '../../site/structured-data/trail';
import type { loadPurchase } from './load-purchase';

/** A page about a vehicle before an order of it: its words, the way in or why there is none, and the vehicle in brief. */
export const PurchaseLayout = ({
  purchase: { site, vehicle, location, view, said, similar },
  template,
  crumb,
  title,
  lead,
  notice,
  children,
}: {
  readonly purchase: Awaited<ReturnType<typeof loadPurchase>>;
  readonly template: TemplateWith<'Featured'>;
  readonly crumb: string;
  readonly title: string;
  readonly lead: string;
  readonly notice: OrderNotice | null;
  /** What stands under the way in. */
  readonly children?: ReactNode;
}) => {
  const to = hrefs(site);
  return (
    <>
      <EnquiryLayout
        arrangement={template.look.enquiryPage}
        breadcrumbs={
          <Trail
            origin={site.canonicalOrigin}
            crumbs={[...said.crumbs.slice(0, -1), { label: said.heading, href: to.vehicle(vehicle) }, { label: crumb }]}
          />
        }
        title={title}
        lead={lead}
        about={
          <VehicleInBrief view={said}>
            <ViewDetails site={site} vehicle={vehicle} />
          </VehicleInBrief>
        }
        beneath={<RepaymentTerms view={said} />}
      >
        <div className={styles.parts}>
          <OrderNoticeAlert notice={notice} />
          {view.standing === 'open' ? (
            <StartOrder vehicle={vehicle} view={view} />
          ) : (
            view.standing !== 'sold' && <ShutPurchase {...{ site, vehicle, location }} standing={view.standing} />
          )}
          {children}
        </div>
      </EnquiryLayout>
      <FeaturedRow
        site={site}
        title={words.similar}
        link={{ label: words.search, href: to.search() }}
        hits={similar}
        template={template}
        isLast
      />
    </>
  );
};
