import { type TestDrive, type TestDriveFault, testDriveDone, testDriveFaults } from '@forecourt/api-contract';
import { siteCapabilities } from '@forecourt/config/capabilities';
import { hrefs } from '@forecourt/config/hrefs';
import type { PublicSite } from '@forecourt/config/public-site';
import { Alert } from '@forecourt/ui/alert';
import { Breadcrumbs } from '@forecourt/ui/breadcrumbs';
import { LinkButton } from '@forecourt/ui/button';
import { Cluster } from '@forecourt/ui/layout';
import { EnquiryLayout, NotFoundPanel, SummaryCard } from '@forecourt/ui/page-layout';
import { SpecificationList } from '@forecourt/ui/specification-list';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { bookedDriveWords as words } from '../../features/enquiry/test-drive/booked-drive-words';
import { CalendarLink, DirectionsLink, driveFacts, lostVehicle } from '../../features/enquiry/test-drive/drive-facts';
import { driveTitle, isDriveOver, overText } from '../../features/enquiry/test-drive/drive-standing';
import { loadVehicleView } from '../../features/vehicle/load-vehicle-view';
import { RepaymentTerms, VehicleInBrief } from '../../features/vehicle/vehicle-in-brief';
import { ViewDetails } from '../../features/vehicle/view-details';
import { api } from '../../runtime/service-access/api';
import type { Template } from '../../runtime/template/template-definition';
import { loadVehicle } from '../../site/data/load-vehicle';
import { type PageProps, queryOf, requireSite, type SitePage } from '../../site/data/site-page';
import * as styles from './booked-drive-page.css';
import { DriveChanges } from './drive-changes';

type BookedParams = { readonly site: string; readonly token: string };

const tokenForm = /^[\w.~-]{20,300}$/;

const wordOf = <Word extends string>(known: readonly Word[], given: string | null): Word | null =>
  known.find((word) => word === given) ?? null;

/** The test drive of an address, asked of the API at each request: it is one shopper's own, and no part of any cached page. */
const loadBooked = cache(async (websiteId: string, token: string, near: string | undefined) =>
  tokenForm.test(token) ? api().getTestDrive(websiteId, token, near, { cache: 'no-store' }) : null,
);

/** The page's test drive, and what its address says has been done or not. */
const load = async ({ params, searchParams }: PageProps<BookedParams>) => {
  const site = await requireSite(params);
  const query = queryOf(await searchParams);
  const near = query.get('near') ?? '';
  const drive = await loadBooked(site.website_id, (await params).token, near === '' ? undefined : near);
  return {
    site,
    drive,
    done: wordOf(testDriveDone, query.get('done')),
    fault: wordOf(testDriveFaults, query.get('fault')),
  };
};

/** The vehicle as the site shows it now; null where it has no page any more, and while that cannot be said. */
const loadDriven = async (site: PublicSite, { vehicle }: TestDrive) => {
  if (vehicle === null || vehicle.slug === null) return null;
  try {
    const found = await loadVehicle(site.website_id, vehicle.slug);
    return found.found ? { vehicle: found.vehicle, view: await loadVehicleView(site, found) } : null;
  } catch (error) {
    console.error(`The vehicle of a test drive on ${site.website_id} could not be read.`, error);
    return null;
  }
};

interface Stands {
  readonly drive: TestDrive;
  /** The site takes test drives: another one can be booked. */
  readonly isOffered: boolean;
}

/** What was done just now, or why not; and what has become of the vehicle. */
const Notices = ({
  drive,
  isOffered,
  done,
  fault,
}: Stands & {
  readonly done: (typeof testDriveDone)[number] | null;
  readonly fault: TestDriveFault | null;
}) => {
  const lost = isDriveOver(drive) ? null : lostVehicle(drive);
  return (
    <>
      {done !== null && (
        <Alert tone="success" title={words.done[done].title}>
          <p>{words.done[done].text}</p>
        </Alert>
      )}
      {fault !== null && (
        <Alert tone="danger">
          <p>{words.faults[fault]}</p>
          {fault === 'taken' && drive.nearest.length > 0 && (
            <p>
              {words.nearest} {drive.nearest.map(({ label }) => label).join('; ')}.
            </p>
          )}
        </Alert>
      )}
      {drive.state === 'cancelled' && done === null && <Alert tone="caution">{overText(drive, isOffered)}</Alert>}
      {drive.state !== 'cancelled' && drive.is_past && <Alert>{overText(drive, isOffered)}</Alert>}
      {lost !== null && (
        <Alert tone="caution" title={lost.title}>
          <p>{lost.text}</p>
        </Alert>
      )}
    </>
  );
};

/** The vehicle of a test drive, as it is now. */
const Driven = ({
  site,
  drive,
  driven,
}: {
  readonly site: PublicSite;
  readonly drive: TestDrive;
  readonly driven: Awaited<ReturnType<typeof loadDriven>>;
}) => {
  if (driven !== null)
    return (
      <VehicleInBrief view={driven.view}>
        <ViewDetails site={site} vehicle={driven.vehicle} />
      </VehicleInBrief>
    );
  return <SummaryCard title={drive.vehicle?.name ?? words.anyVehicle} />;
};

/** Ways on: to the calendar and the place, to similar vehicles, or to another test drive. */
const Ways = ({ site, drive, isOffered }: { readonly site: PublicSite } & Stands) => {
  const to = hrefs(site);
  const { vehicle } = drive;
  const isOver = isDriveOver(drive);
  const isLost = lostVehicle(drive) !== null && vehicle !== null && vehicle.make !== '';
  return (
    <Cluster>
      {isOver && isOffered && <LinkButton href={to.testDrive()}>{words.again}</LinkButton>}
      {!isOver && (
        <>
          <CalendarLink token={drive.token} kind="primary" />
          <DirectionsLink drive={drive} />
        </>
      )}
      {isLost && (
        <LinkButton href={to.modelSearch(vehicle)} kind="outlined">
          {words.similar}
        </LinkButton>
      )}
    </Cluster>
  );
};

/** There is none at the address any more. */
const NoDrive = ({ site }: { readonly site: PublicSite }) => {
  const to = hrefs(site);
  return (
    <NotFoundPanel
      title={words.notHere.title}
      text={words.notHere.text}
      ways={[
        { label: words.again, href: to.testDrive() },
        { label: words.notHere.contact, href: to.contact },
        { label: words.notHere.home, href: to.home },
      ]}
    />
  );
};

/**
 * A test drive that is booked, for whoever has its address: when, where and of what as it is now; moved, cancelled, put into
 * a calendar. Source: TDRV-01.
 */
export const bookedDrivePage = (template: Template): SitePage<BookedParams> => ({
  Page: async (props) => {
    const { site, drive, done, fault } = await load(props);
    const to = hrefs(site);
    const isOffered = siteCapabilities(site).testDrive;
    // A dealer who offers none any more keeps those that are booked; where there never was one, nothing stands here.
    if (drive === null && !isOffered) notFound();
    if (drive === null) return <NoDrive site={site} />;
    const driven = await loadDriven(site, drive);
    const isOver = isDriveOver(drive);
    return (
      <EnquiryLayout
        arrangement={driven === null ? 'beside' : template.look.enquiryPage}
        breadcrumbs={<Breadcrumbs crumbs={[{ label: words.home, href: to.home }, { label: words.crumb }]} />}
        title={driveTitle(drive)}
        {...(isOver ? {} : { lead: words.states[drive.state] })}
        about={<Driven site={site} drive={drive} driven={driven} />}
        {...(driven === null ? {} : { beneath: <RepaymentTerms view={driven.view} /> })}
      >
        <div className={styles.root}>
          <Notices drive={drive} isOffered={isOffered} done={done} fault={fault} />
          <SpecificationList columns={1} rows={driveFacts(drive, 'own')} />
          <Ways site={site} drive={drive} isOffered={isOffered} />
          {!isOver && site.testDrive.bring.length > 0 && (
            <ul className={styles.bring}>
              {site.testDrive.bring.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
          <DriveChanges drive={drive} fault={fault} />
        </div>
      </EnquiryLayout>
    );
  },
  metadata: async (props) => {
    const { drive } = await load(props);
    return {
      title: drive === null ? words.notHere.title : driveTitle(drive),
      robots: { index: false, follow: false },
    };
  },
});
