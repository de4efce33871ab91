import type { TestDrive } from '@forecourt/api-contract';
import { siteCapabilities } from '@forecourt/config/capabilities';
import { hrefs } from '@forecourt/config/hrefs';
import type { PublicSite } from '@forecourt/config/public-site';
import type { EnquiryCategory } from '@forecourt/domain/enquiry';
import { enquiryCategorySchema, leadReference } from '@forecourt/domain/lead';
import { type CarType, carTypeLabel, carTypeSchema, vehicleName } from '@forecourt/domain/vehicle';
import { LinkButton } from '@forecourt/ui/button';
import { NotFoundPanel, SuccessPanel } from '@forecourt/ui/page-layout';
import { TextLink } from '@forecourt/ui/text-link';
import { nothingSent, successOf, successSteps, successText, successWords } from '../../features/enquiry/success-words';
import { driveFacts } from '../../features/enquiry/test-drive/drive-facts';
import { comingText, driveTitle, isDriveOver, overText } from '../../features/enquiry/test-drive/drive-standing';
import { FeaturedRow } from '../../features/lists';
import { type AskedFor, loadFollowing } from '../../features/lists/server';
import { loadVehicleView } from '../../features/vehicle/load-vehicle-view';
import { RepaymentTerms } from '../../features/vehicle/vehicle-in-brief';
import type { TemplateLook, TemplateWith } from '../../runtime/template/template-definition';
import { type PageQuery, queryOf, requireSite, type SitePage } from '../../site/data/site-page';
import { OpenNow } from '../../site/places/open-now';
import { placeCall } from '../../site/places/place-call';
import { timedLocation } from '../../site/places/timed-location';
import { mainLocation } from '../../site/shell/header-view';
import { Trail } from '../../site/structured-data/trail';
import { AskedVehicle } from './asked-vehicle';
import { BookedDriveWays } from './booked-drive';
import { loadBookedDrive } from './load-booked-drive';
import { loadLead } from './load-lead';
import { PhotoUpload } from './photo-upload';
import { SenderName } from './sender-name';

const read = (query: PageQuery) => {
  const values = queryOf(query);
  const category = enquiryCategorySchema.nullable().catch(null).parse(values.get('category'));
  const carType = carTypeSchema.nullable().catch(null).parse(values.get('car_type'));
  const isSold = values.get('sold') === '1';
  return {
    category,
    carType,
    isSold,
    lead: values.get('lead'),
    back: `/success?${values}`,
    added: Number(/^[1-9]$/.exec(values.get('photos') ?? '')?.[0] ?? 0),
    fault: values.get('photo_fault') ?? '',
  };
};

const onward = (site: PublicSite, carType: CarType | null) => {
  const to = hrefs(site);
  return carType === null
    ? { label: 'See our stock', href: to.search() }
    : {
        label: `More ${carTypeLabel(carType, site.vehicle).toLowerCase()} stock`,
        href: to.search({ car_type: [carType] }),
      };
};

/** Opened without an enquiry: nothing is thanked for that was never sent. */
const NothingSent = ({ site }: { readonly site: PublicSite }) => {
  const to = hrefs(site);
  return (
    <NotFoundPanel
      title={nothingSent.title}
      text={nothingSent.text}
      ways={[
        { label: nothingSent.contact, href: to.contact },
        { label: nothingSent.search, href: to.search() },
        { label: nothingSent.home, href: to.home },
      ]}
    />
  );
};

/** The vehicle that was asked about, where the site still shows it, is what the enquiry came from. */
const crumbsOf = (site: PublicSite, asked: AskedFor | null) => {
  const to = hrefs(site);
  return [
    { label: 'Home', href: to.home },
    ...(asked === null ? [] : [{ label: vehicleName(asked.vehicle), href: to.vehicle(asked.vehicle) }]),
    { label: successWords.trail },
  ];
};

/** How many vehicles to go on with: whole rows of each layout. */
const mostNext: Readonly<Record<TemplateLook['featured']['layout'], number>> = {
  ...{ grid: 6, 'grid-rail': 6, 'grid-4': 4 },
  ...{ tiles: 4, 'tiles-rail': 4, wide: 4, rows: 4 },
};

/** The test drive that an enquiry booked; null for other enquiries. */
const driveOf = async ({ website_id }: PublicSite, category: EnquiryCategory | null, leadId: string) =>
  category === 'test-drive' ? loadBookedDrive(website_id, leadId) : null;

/** What to bring to a test drive, after what happens next. */
const bringSteps = ({ testDrive }: Pick<PublicSite, 'testDrive'>) => testDrive.bring.map((text) => ({ text }));

/** What happens next; nothing after a test drive that is over. */
const stepsOf = (site: PublicSite, category: EnquiryCategory | null, isSold: boolean, drive: TestDrive | null) => {
  if (drive !== null && isDriveOver(drive)) return [];
  return [...successSteps(successOf(category), isSold), ...(drive === null ? [] : bringSteps(site))];
};

/** The words under the heading: who answers, or when the test drive is. */
const Said = ({
  leadId,
  drive,
  site,
  location,
  isSold,
}: {
  readonly leadId: string;
  readonly drive: TestDrive | null;
  readonly site: PublicSite;
  readonly location: PublicSite['locations'][number] | undefined;
  readonly isSold: boolean;
}) => {
  if (drive !== null && isDriveOver(drive)) return overText(drive, siteCapabilities(site).testDrive);
  return (
    <>
      <SenderName leadId={leadId} />
      {drive === null ? successText(location?.name ?? site.name, isSold) : comingText(drive)}{' '}
      {drive === null && location !== undefined && <OpenNow location={timedLocation(location)} />}
    </>
  );
};

/** How soon the dealer answers, and the number to call meanwhile. */
const contactFacts = (site: PublicSite, location: PublicSite['locations'][number] | undefined) => {
  const call = placeCall(location, null);
  const { replyTime } = site.enquiry;
  return [
    ...(replyTime === undefined ? [] : [{ label: successWords.reply, value: replyTime }]),
    ...(call === null ? [] : [{ label: 'Phone', value: <TextLink href={call.href}>{call.label}</TextLink> }]),
  ];
};

/**
 * Confirms an enquiry by its kind and car type, with next steps (ROUTE-10, FORM-03): one that the API knows, by the id
 * in the address, which says nothing of the person; the vehicle that it was about, who answers when, and what to look
 * at meanwhile.
 */
export const successPage = (template: TemplateWith<'Featured'>): SitePage => ({
  Page: async ({ params, searchParams }) => {
    const site = await requireSite(params);
    const { category, carType, isSold, lead: leadId, ...came } = read(await searchParams);
    const lead = await loadLead(site.website_id, leadId);
    if (lead === null) return <NothingSent site={site} />;
    const { asked: found, next, isSimilar } = await loadFollowing(site, lead.vehicle_slug);
    const asked = found === null ? null : { ...found, view: await loadVehicleView(site, found) };
    const more = onward(site, carType);
    const location = asked?.location ?? mainLocation(site);
    const drive = await driveOf(site, category, lead.lead_id);
    const isOver = drive !== null && isDriveOver(drive);
    return (
      <>
        <SuccessPanel
          breadcrumbs={<Trail crumbs={crumbsOf(site, asked)} origin={site.canonicalOrigin} />}
          title={isOver ? driveTitle(drive) : successOf(category).title}
          text={<Said {...{ drive, site, location, isSold }} leadId={lead.lead_id} />}
          facts={[
            ...(drive === null || isOver ? [] : driveFacts(drive, 'confirming')),
            { label: 'Reference', value: leadReference(lead.lead_id) },
            ...(drive === null ? contactFacts(site, location) : []),
          ]}
          {...(asked === null
            ? {}
            : { about: <AskedVehicle site={site} {...asked} />, terms: <RepaymentTerms view={asked.view} /> })}
          actions={
            drive === null ? (
              <>
                <LinkButton href={more.href}>{more.label}</LinkButton>
                <LinkButton href={hrefs(site).home} kind="outlined">
                  Home
                </LinkButton>
              </>
            ) : (
              <BookedDriveWays drive={drive} />
            )
          }
          steps={stepsOf(site, category, isSold, drive)}
          tone={template.look.accent}
        />
        {lead.photos !== null && <PhotoUpload photos={lead.photos} {...came} />}
        <FeaturedRow
          site={site}
          title={isOver ? successWords.others : isSimilar ? successWords.similar : successWords.next}
          link={more}
          hits={next.slice(0, mostNext[template.look.featured.layout])}
          template={template}
          isLast
        />
      </>
    );
  },
  metadata: async ({ params, searchParams }) => {
    const site = await requireSite(params);
    const { category, lead: leadId } = read(await searchParams);
    const lead = await loadLead(site.website_id, leadId);
    const drive = lead === null ? null : await driveOf(site, category, lead.lead_id);
    const thanks = drive !== null && isDriveOver(drive) ? driveTitle(drive) : 'Thank you';
    return {
      title: lead === null ? nothingSent.title : thanks,
      alternates: { canonical: '/success' },
      robots: { index: false },
    };
  },
});
