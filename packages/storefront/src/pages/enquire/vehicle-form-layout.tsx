import { hrefs } from '@forecourt/config/hrefs';
import type { PublicSite } from '@forecourt/config/public-site';
import type { Vehicle } from '@forecourt/domain/vehicle';
import { EnquiryLayout } from '@forecourt/ui/page-layout';
import type { ReactNode } from 'react';
import { RepaymentTerms, VehicleInBrief } from '../../features/vehicle/vehicle-in-brief';
import type { VehicleView } from '../../features/vehicle/vehicle-view';
import { ViewDetails } from '../../features/vehicle/view-details';
import type { Template } from '../../runtime/template/template-definition';
import { Trail } from '../../site/structured-data/trail';

/** A page about one vehicle below its own: its words and form, with the vehicle in brief beside them. */
export const VehicleFormLayout = ({
  site,
  vehicle,
  view,
  template,
  crumb,
  title,
  lead,
  children,
}: {
  readonly site: PublicSite;
  readonly vehicle: Vehicle;
  readonly view: VehicleView;
  readonly template: Pick<Template, 'look'>;
  /** The page's own name in the way to it. */
  readonly crumb: string;
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}) => (
  <EnquiryLayout
    arrangement={template.look.enquiryPage}
    breadcrumbs={
      <Trail
        origin={site.canonicalOrigin}
        crumbs={[
          ...view.crumbs.slice(0, -1),
          { label: view.heading, href: hrefs(site).vehicle(vehicle) },
          { label: crumb },
        ]}
      />
    }
    title={title}
    lead={lead}
    about={
      <VehicleInBrief view={view}>
        <ViewDetails site={site} vehicle={vehicle} />
      </VehicleInBrief>
    }
    beneath={<RepaymentTerms view={view} />}
  >
    {children}
  </EnquiryLayout>
);
