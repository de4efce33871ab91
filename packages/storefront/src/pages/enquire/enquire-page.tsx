import { hrefs } from '@forecourt/config/hrefs';
import { EnquiryLayout, SummaryCard } from '@forecourt/ui/page-layout';
import { Price } from '@forecourt/ui/price';
import { VehiclePicture } from '@forecourt/ui/vehicle-picture';
import { permanentRedirect } from 'next/navigation';
import { vehicleEnquiry } from '../../features/enquiry/form/enquiry-context-view';
import { EnquiryForm } from '../../features/enquiry/form/enquiry-form';
import { EnquiryWay } from '../../features/enquiry/form/enquiry-way';
import { vehicleView } from '../../features/vehicle/vehicle-view';
import type { Template } from '../../runtime/template/template-definition';
import { requireVehicle, type VehicleParams } from '../../site/data/require-vehicle';
import { requireSite, type SitePage } from '../../site/data/site-page';
import { Trail } from '../../site/structured-data/trail';

/** The enquiry about one vehicle on a page of its own: where cards lead, and where scripts are not needed. */
export const enquirePage = (template: Template): SitePage<VehicleParams> => ({
  Page: async ({ params }) => {
    const site = await requireSite(params);
    const { slug } = await params;
    const found = await requireVehicle(site, slug);
    const view = vehicleView(site, found, new Date());
    const to = hrefs(site);
    // A sold vehicle cannot be enquired about; its page says so and leads on.
    if (view.isSold) permanentRedirect(to.vehicle(found.vehicle));
    const [image = null] = view.images;
    const inSteps = site.forms.enquirySteps === 'steps';
    return (
      <EnquiryLayout
        arrangement={template.look.enquiryPage}
        breadcrumbs={
          <Trail
            origin={site.canonicalOrigin}
            crumbs={[
              ...view.crumbs.slice(0, -1),
              { label: view.heading, href: to.vehicle(found.vehicle) },
              { label: 'Enquire' },
            ]}
          />
        }
        title={`Enquire about this ${found.vehicle.make} ${found.vehicle.model}`}
        lead={`${found.location?.name ?? site.name} will answer you.`}
        aside={
          <SummaryCard
            media={<VehiclePicture image={image} shape={view.shape} sizes="(min-width: 75rem) 24rem, 100vw" priority />}
            title={view.heading}
            {...(view.subheading === undefined ? {} : { text: view.subheading })}
          >
            {view.price !== null && (
              <Price price={view.price} {...(view.repayment === undefined ? {} : { repayment: view.repayment })} />
            )}
          </SummaryCard>
        }
      >
        <EnquiryForm
          context={vehicleEnquiry(site, found.vehicle, 'vehicle', { inSteps })}
          {...(inSteps ? { Way: EnquiryWay } : {})}
        />
      </EnquiryLayout>
    );
  },
  metadata: async ({ params }) => {
    const site = await requireSite(params);
    const { slug } = await params;
    const found = await requireVehicle(site, slug);
    const view = vehicleView(site, found, new Date());
    return {
      title: `Enquire about ${view.fullName}`,
      alternates: { canonical: hrefs(site).enquire(found.vehicle) },
      robots: { index: false, follow: true },
    };
  },
});
