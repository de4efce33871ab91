import { hrefs } from '@forecourt/config/hrefs';
import type { PublicSite } from '@forecourt/config/public-site';
import { leadReference } from '@forecourt/domain/enquiry';
import { enquiryCategorySchema } from '@forecourt/domain/lead';
import { type CarType, carTypeLabel, carTypeSchema } from '@forecourt/domain/vehicle';
import { LinkButton } from '@forecourt/ui/button';
import { NotFoundPanel, SuccessPanel } from '@forecourt/ui/page-layout';
import { nothingSent, successOf, successSteps, successText } from '../../features/enquiry/success-words';
import type { Template } from '../../runtime/template/template-definition';
import { type PageQuery, queryOf, requireSite, type SitePage } from '../../site/data/site-page';
import { mainLocation } from '../../site/shell/header-view';
import { isLeadTaken } from './is-lead-taken';

const read = (query: PageQuery) => {
  const values = queryOf(query);
  const category = enquiryCategorySchema.nullable().catch(null).parse(values.get('category'));
  const carType = carTypeSchema.nullable().catch(null).parse(values.get('car_type'));
  const isSold = values.get('sold') === '1';
  return { category, carType, isSold, lead: values.get('lead') };
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

/**
 * Confirms an enquiry by its kind and car type, with next steps (ROUTE-10, FORM-03): one that the API knows, by the id
 * in the address, which says nothing of the person.
 */
export const successPage = (_template: Template): SitePage => ({
  Page: async ({ params, searchParams }) => {
    const site = await requireSite(params);
    const { category, carType, isSold, lead } = read(await searchParams);
    if (lead === null || !(await isLeadTaken(site.website_id, lead))) return <NothingSent site={site} />;
    const more = onward(site, carType);
    const phone = mainLocation(site)?.phone;
    const success = successOf(category);
    return (
      <SuccessPanel
        title={success.title}
        text={successText(site.name, isSold)}
        facts={[
          { label: 'Reference', value: leadReference(lead) },
          ...(phone ? [{ label: 'Phone', value: phone }] : []),
        ]}
        actions={
          <>
            <LinkButton href={more.href}>{more.label}</LinkButton>
            <LinkButton href={hrefs(site).home} kind="outlined">
              Home
            </LinkButton>
          </>
        }
        steps={successSteps(success, isSold)}
      />
    );
  },
  metadata: async ({ params, searchParams }) => {
    const site = await requireSite(params);
    const isTaken = await isLeadTaken(site.website_id, read(await searchParams).lead);
    return {
      title: isTaken ? 'Thank you' : nothingSent.title,
      alternates: { canonical: '/success' },
      robots: { index: false },
    };
  },
});
