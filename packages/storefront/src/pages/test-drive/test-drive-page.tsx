import { hrefs } from '@forecourt/config/hrefs';
import { returnedFormPath } from '@forecourt/config/pages';
import type { PublicSite } from '@forecourt/config/public-site';
import { returnedFormField } from '@forecourt/domain/enquiry';
import { enquirySuccess } from '@forecourt/domain/enquiry-success';
import { vehicleName } from '@forecourt/domain/vehicle';
import { LinkButton } from '@forecourt/ui/button';
import { EnquiryLayout, NextSteps, SummaryCard } from '@forecourt/ui/page-layout';
import { redirect } from 'next/navigation';
import { testDriveWords as words } from '../../features/enquiry/test-drive/test-drive-words';
import { FeaturedRow } from '../../features/lists';
import { loadSimilar } from '../../features/lists/server';
import { loadStock } from '../../features/search/server';
import { RepaymentTerms, VehicleInBrief } from '../../features/vehicle/vehicle-in-brief';
import { ViewDetails } from '../../features/vehicle/view-details';
import type { TemplateWith } from '../../runtime/template/template-definition';
import { indexing } from '../../site/crawlers/indexing';
import { queryOf, type SitePage } from '../../site/data/site-page';
import { mainLocation } from '../../site/shell/header-view';
import { Trail } from '../../site/structured-data/trail';
import { type AskedCar, loadAsked, loadTestDrive } from './load-test-drive';
import { TestDriveBody } from './test-drive-body';

type Loaded = Awaited<ReturnType<typeof loadTestDrive>>;

/** How many vehicles stand below. */
const mostVehicles = 4;

const crumbsOf = ({ site, car, view }: Pick<Loaded, 'site' | 'car' | 'view'>) => {
  const to = hrefs(site);
  if (car.kind !== 'vehicle' || view === null) return [{ label: 'Home', href: to.home }, { label: words.crumb }];
  return [...view.crumbs.slice(0, -1), { label: view.heading, href: to.vehicle(car.vehicle) }, { label: words.crumb }];
};

const pageTitleOf = (car: AskedCar): string =>
  car.kind === 'vehicle' ? words.pageTitle(vehicleName(car.vehicle)) : words.title;

const leadOf = ({ site, car, slots, stage }: Loaded): string | undefined => {
  if (slots === null || stage === 'sold' || stage === 'reserved' || stage === 'full') return undefined;
  const place = car.kind === 'vehicle' ? car.found.location : mainLocation(site);
  return car.kind === 'vehicle' ? words.lead(place?.name ?? site.name, slots.length) : words.anyLead(slots.length);
};

/** The vehicle that is driven, or how to choose one. */
const About = ({ site, car, view }: Pick<Loaded, 'site' | 'car' | 'view'>) =>
  car.kind === 'vehicle' && view !== null ? (
    <VehicleInBrief view={view}>
      <ViewDetails site={site} vehicle={car.vehicle} />
    </VehicleInBrief>
  ) : (
    <SummaryCard title={words.which.title} text={words.which.text}>
      <div>
        <LinkButton href={hrefs(site).search()} kind="outlined">
          {words.which.choose}
        </LinkButton>
      </div>
    </SummaryCard>
  );

/** Vehicles to drive in its place, or at all. Without any, nothing. */
const Others = async ({
  site,
  car,
  stage,
  template,
}: Pick<Loaded, 'site' | 'car' | 'stage'> & { readonly template: TemplateWith<'Featured'> }) => {
  const isGone = car.kind === 'vehicle' && (stage === 'sold' || stage === 'reserved');
  if (car.kind === 'vehicle' && !isGone) return null;
  const hits = car.kind === 'vehicle' ? await loadSimilar(site, car.vehicle) : await someStock(site);
  return (
    <FeaturedRow
      site={site}
      title={isGone ? words.similar : words.which.stockTitle}
      link={{ label: isGone ? words.all : words.which.stock, href: hrefs(site).search() }}
      hits={hits.slice(0, mostVehicles)}
      template={template}
      isLast
    />
  );
};

/** Some of the stock; while the search fails none, which costs the page no more than that. */
const someStock = async (site: PublicSite) => {
  try {
    return (await loadStock(site)).hits.filter(({ available }) => available);
  } catch (error) {
    console.error(`Vehicles to drive could not be found on ${site.website_id}.`, error);
    return [];
  }
};

/**
 * Books a test drive of one vehicle, by its id in `car_id`, or of any (TDRV-01, ROUTE-13): where it begins, when, and who
 * comes. All choices but the time are its address, so that it works without scripts.
 */
export const testDrivePage = (template: TemplateWith<'Featured'>): SitePage => ({
  Page: async (props) => {
    // What was typed shows at its own address, which is a key.
    const returned = queryOf(await props.searchParams).get(returnedFormField) ?? '';
    if (returned !== '') redirect(returnedFormPath(returned));
    const loaded = await loadTestDrive(props);
    const { site, car, view, stage } = loaded;
    const lead = leadOf(loaded);
    return (
      <>
        <EnquiryLayout
          arrangement={car.kind === 'vehicle' ? template.look.enquiryPage : 'beside'}
          breadcrumbs={<Trail crumbs={crumbsOf(loaded)} origin={site.canonicalOrigin} />}
          title={car.kind === 'vehicle' ? words.ofVehicle(`${car.vehicle.make} ${car.vehicle.model}`) : words.title}
          {...(lead === undefined ? {} : { lead })}
          about={<About site={site} car={car} view={view} />}
          beneath={
            <>
              {view !== null && <RepaymentTerms view={view} />}
              {(stage === 'form' || stage === 'place') && (
                <NextSteps steps={enquirySuccess('test-drive').steps.map((text) => ({ text }))} />
              )}
            </>
          }
        >
          <TestDriveBody {...loaded} />
        </EnquiryLayout>
        <Others site={site} car={car} stage={stage} template={template} />
      </>
    );
  },
  metadata: async (props) => {
    const { site, query, car } = await loadAsked(props);
    const to = hrefs(site);
    return {
      title: pageTitleOf(car),
      description: `${words.description} ${site.name}.`,
      alternates: { canonical: to.testDrive(car.kind === 'vehicle' ? car.vehicle : null) },
      ...indexing(query.size === 0),
    };
  },
});
