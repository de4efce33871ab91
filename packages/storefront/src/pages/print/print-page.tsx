import { hrefs } from '@forecourt/config/hrefs';
import { pages } from '@forecourt/config/pages';
import { isAvailable } from '@forecourt/domain/vehicle';
import { KeyFacts } from '@forecourt/ui/key-facts';
import { SpecificationGroups } from '@forecourt/ui/specification-list';
import { VehicleComments } from '@forecourt/ui/vehicle-comments';
import { FeatureList } from '@forecourt/ui/vehicle-feature-list';
import { VehiclePicture } from '@forecourt/ui/vehicle-picture';
import { PrintSheet } from '@forecourt/ui/vehicle-print';
import { PurchasePrice, VehicleHeading } from '@forecourt/ui/vehicle-purchase-panel';
import { notFound } from 'next/navigation';
import { brochureFile } from '../../features/vehicle/brochure/brochure-file';
import { brochureView } from '../../features/vehicle/brochure/brochure-view';
import { vehicleEvents } from '../../features/vehicle/vehicle-events-view';
import { vehicleView } from '../../features/vehicle/vehicle-view';
import type { Template } from '../../runtime/template/template-definition';
import { loadVehicleOffer } from '../../site/data/load-vehicle-offer';
import { requireVehicle } from '../../site/data/require-vehicle';
import { type PageProps, requireSite, type SitePage } from '../../site/data/site-page';
import { Trail } from '../../site/structured-data/trail';
import { PrintActions } from './print-actions';

/** Pictures in the row of the sheet. */
const printedPictures = 3;

interface PrintParams {
  readonly site: string;
}

/** The vehicle that a request names, as its site prints it. Ends with a 404 where there is nothing to print. */
const printedVehicle = async ({ params, searchParams }: PageProps<PrintParams>) => {
  const site = await requireSite(params);
  const { car_id: slug } = await searchParams;
  if (typeof slug !== 'string') notFound();
  const shown = await requireVehicle(site, slug);
  if (!isAvailable(shown.vehicle)) notFound();
  const found = { ...shown, offer: await loadVehicleOffer(site, shown.vehicle) };
  const now = new Date();
  return { site, found, now, view: vehicleView(site, found, now) };
};

/** A vehicle for paper, by `?car_id={slug}` (ROUTE-10, PRNT-01). A sold one has none: paper outlives the sale. */
export const printPage = (template: Template): SitePage<PrintParams> => ({
  Page: async (props) => {
    const { site, found, now, view } = await printedVehicle(props);
    const { legal, place, asOf } = brochureView(site, found, now);
    return (
      <PrintSheet
        breadcrumbs={
          <Trail
            origin={site.canonicalOrigin}
            crumbs={[
              ...view.crumbs.slice(0, -1),
              { label: view.heading, href: hrefs(site).vehicle(found.vehicle) },
              { label: 'Print' },
            ]}
          />
        }
        heading={
          <VehicleHeading
            heading={view.heading}
            {...(view.subheading === undefined ? {} : { subheading: view.subheading })}
            {...(view.seal === undefined ? {} : { seal: view.seal })}
            tags={view.tags}
            details={view.details}
            {...template.look.vehicleHeading}
          />
        }
        price={
          <PurchasePrice
            price={view.price}
            {...(view.repayment === undefined ? {} : { repayment: view.repayment })}
            {...(view.note === undefined ? {} : { note: view.note })}
            {...template.look.purchasePrice}
          />
        }
        actions={
          <PrintActions
            brochure={brochureFile(hrefs(site), found.vehicle)}
            events={vehicleEvents(site, found.vehicle)}
          />
        }
        pictures={view.images
          .slice(0, printedPictures)
          .map((image) => <VehiclePicture key={image.src} image={image} shape={view.shape} sizes="33vw" priority />)}
        parts={[
          { id: 'facts', title: 'Key facts', content: <KeyFacts facts={view.facts} /> },
          {
            id: 'comments',
            title: 'From the dealer',
            content: <VehicleComments text={view.comments} limit={null} />,
          },
          ...(view.specifications.length === 0
            ? []
            : [
                {
                  id: 'specifications',
                  title: 'Specifications',
                  content: (
                    <SpecificationGroups groups={view.specifications} {...template.look.specifications} folds={false} />
                  ),
                },
              ]),
          ...(view.features.length === 0
            ? []
            : [{ id: 'features', title: 'Features', content: <FeatureList features={view.features} /> }]),
          ...(place === undefined
            ? []
            : [
                {
                  id: 'place',
                  title: place.name,
                  content: (
                    <p>
                      {[
                        ...place.address,
                        ...(place.phone === undefined ? [] : [place.phone]),
                        ...place.hours,
                        ...place.licences,
                      ].join(', ')}
                    </p>
                  ),
                },
              ]),
        ]}
        legal={[...(view.disclosure === undefined ? [] : [view.disclosure]), ...legal, asOf]}
      />
    );
  },
  metadata: async (props) => {
    const { found, view } = await printedVehicle(props);
    return {
      title: `Print ${view.fullName}`,
      alternates: { canonical: pages.print.address(found.vehicle) },
      robots: { index: false, follow: true },
    };
  },
});
