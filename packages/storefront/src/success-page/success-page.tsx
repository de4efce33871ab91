import { hrefs, type PublicSite } from '@forecourt/config';
import { type CarType, carTypeLabel, carTypeSchema, enquiryCategorySchema } from '@forecourt/domain';
import { LinkButton, SuccessPanel } from '@forecourt/ui';
import { type PageQuery, queryOf, requireSite, type SitePage } from '../site/site-page';
import { mainLocation } from '../site-shell/header-view';
import type { Template } from '../template-definition/template-definition';
import { leadReference, successSteps, successText, successTitle } from './success-words';

const read = (query: PageQuery) => {
  const values = queryOf(query);
  const category = enquiryCategorySchema.nullable().catch(null).parse(values.get('category'));
  const carType = carTypeSchema.nullable().catch(null).parse(values.get('car_type'));
  const lead = values.get('lead');
  const isSold = values.get('sold') === '1';
  return { category, carType, isSold, reference: lead !== null && /^[0-9a-f-]{36}$/i.test(lead) ? lead : null };
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

/** Confirms an enquiry by its kind and car type, with next steps (ROUTE-10, FORM-03). */
export const successPage = (_template: Template): SitePage => ({
  Page: async ({ params, searchParams }) => {
    const site = await requireSite(params);
    const { category, carType, isSold, reference } = read(await searchParams);
    const more = onward(site, carType);
    const phone = mainLocation(site)?.phone;
    return (
      <SuccessPanel
        title={successTitle(category)}
        text={successText(site.name, isSold)}
        facts={[
          ...(reference === null ? [] : [{ label: 'Reference', value: leadReference(reference) }]),
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
        steps={successSteps(category, isSold)}
      />
    );
  },
  metadata: async ({ params }) => {
    await requireSite(params);
    return { title: 'Thank you', alternates: { canonical: '/success' }, robots: { index: false } };
  },
});
