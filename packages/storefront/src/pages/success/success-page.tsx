import { hrefs } from '@forecourt/config/hrefs';
import type { PublicSite } from '@forecourt/config/public-site';
import { enquiryCategorySchema, leadReference } from '@forecourt/domain/lead';
import { locationPhone } from '@forecourt/domain/location';
import { type CarType, carTypeLabel, carTypeSchema, vehicleName } from '@forecourt/domain/vehicle';
import { LinkButton } from '@forecourt/ui/button';
import { NotFoundPanel, SuccessPanel } from '@forecourt/ui/page-layout';
import { TextLink } from '@forecourt/ui/text-link';
import { nothingSent, successOf, successSteps, successText, successWords } from '../../features/enquiry/success-words';
import { FeaturedRow } from '../../features/lists';
import { RepaymentTerms } from '../../features/vehicle/vehicle-in-brief';
import { vehicleView } from '../../features/vehicle/vehicle-view';
import type { TemplateWith } from '../../runtime/template/template-definition';
import { type PageQuery, queryOf, requireSite, type SitePage } from '../../site/data/site-page';
import { OpenNow } from '../../site/places/open-now';
import { phoneLink } from '../../site/places/phone';
import { timedLocation } from '../../site/places/timed-location';
import { mainLocation } from '../../site/shell/header-view';
import { Trail } from '../../site/structured-data/trail';
import { AskedVehicle } from './asked-vehicle';
import { type AskedFor, loadFollowing } from './load-following';
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

/** How many vehicles to go on with. */
const mostNext = 4;

/** How soon the dealer answers, and the number to call meanwhile. */
const contactFacts = (site: PublicSite, location: PublicSite['locations'][number] | undefined) => {
  const phone = location === undefined ? null : locationPhone(location, null);
  const call = phone === null ? null : phoneLink(phone);
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
    const asked = found === null ? null : { ...found, view: vehicleView(site, found, new Date()) };
    const more = onward(site, carType);
    const location = asked?.location ?? mainLocation(site);
    const success = successOf(category);
    return (
      <>
        <SuccessPanel
          breadcrumbs={<Trail crumbs={crumbsOf(site, asked)} origin={site.canonicalOrigin} />}
          title={success.title}
          text={
            <>
              <SenderName leadId={lead.lead_id} />
              {successText(location?.name ?? site.name, isSold)}{' '}
              {location !== undefined && <OpenNow location={timedLocation(location)} />}
            </>
          }
          facts={[{ label: 'Reference', value: leadReference(lead.lead_id) }, ...contactFacts(site, location)]}
          {...(asked === null
            ? {}
            : { about: <AskedVehicle site={site} {...asked} />, terms: <RepaymentTerms view={asked.view} /> })}
          actions={
            <>
              <LinkButton href={more.href}>{more.label}</LinkButton>
              <LinkButton href={hrefs(site).home} kind="outlined">
                Home
              </LinkButton>
            </>
          }
          steps={successSteps(success, isSold)}
          tone={template.look.accent}
        />
        {lead.photos !== null && <PhotoUpload photos={lead.photos} {...came} />}
        <FeaturedRow
          site={site}
          title={isSimilar ? successWords.similar : successWords.next}
          link={more}
          hits={next.slice(0, mostNext)}
          template={template}
        />
      </>
    );
  },
  metadata: async ({ params, searchParams }) => {
    const site = await requireSite(params);
    const lead = await loadLead(site.website_id, read(await searchParams).lead);
    return {
      title: lead === null ? nothingSent.title : 'Thank you',
      alternates: { canonical: '/success' },
      robots: { index: false },
    };
  },
});
