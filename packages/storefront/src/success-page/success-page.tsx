import { hrefs, type PublicSite } from '@forecourt/config';
import {
  type CarType,
  carTypeLabel,
  carTypeSchema,
  type EnquiryCategory,
  enquiryCategorySchema,
} from '@forecourt/domain';
import { LinkButton, SuccessPanel } from '@forecourt/ui';
import { type PageQuery, queryOf, requireSite, type SitePage } from '../site/site-page';
import { mainLocation } from '../site-shell/header-view';
import type { Template } from '../template-definition/template-definition';

const titles: Partial<Record<EnquiryCategory, string>> = {
  vehicle: 'Thanks. Your enquiry is with us.',
  quick: 'Thanks. Your enquiry is with us.',
  general: 'Thanks. Your message is with us.',
};

/** What happens next, by the kind of enquiry (ROUTE-10). */
const stepsFor = (category: EnquiryCategory | null, isSold: boolean): readonly { readonly text: string }[] => [
  { text: 'Someone who knows the answer reads it.' },
  isSold
    ? { text: 'We look for vehicles like it and call or write to you.' }
    : category === 'general'
      ? { text: 'You hear from us by phone or email.' }
      : { text: 'We check that the vehicle is still here and call or write to you.' },
  { text: 'If it suits you, we find a time for you to see it.' },
];

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
        title={titles[category ?? 'general'] ?? 'Thanks. We have it.'}
        text={
          isSold
            ? `That vehicle sold before your enquiry reached us. ${site.name} will be in touch about others like it.`
            : `${site.name} will be in touch.`
        }
        facts={[
          ...(reference === null ? [] : [{ label: 'Reference', value: reference.slice(-12) }]),
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
        steps={category === 'general' ? stepsFor(category, isSold).slice(0, 2) : stepsFor(category, isSold)}
      />
    );
  },
  metadata: async ({ params }) => {
    await requireSite(params);
    return { title: 'Thank you', alternates: { canonical: '/success' }, robots: { index: false } };
  },
});
