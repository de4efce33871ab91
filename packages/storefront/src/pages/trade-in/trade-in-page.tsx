import { hrefs } from '@forecourt/config/hrefs';
import { pages } from '@forecourt/config/pages';
import { vehicleName } from '@forecourt/domain/vehicle';
import { Alert } from '@forecourt/ui/alert';
import { Breadcrumbs } from '@forecourt/ui/breadcrumbs';
import { EnquiryLayout } from '@forecourt/ui/page-layout';
import { Stepper } from '@forecourt/ui/stepper';
import { TextLink } from '@forecourt/ui/text-link';
import { redirect } from 'next/navigation';
import { findPageContent } from '../../features/content/load-content';
import { EnquiryForm } from '../../features/enquiry';
import { ownCarEnquiry } from '../../features/trade-in';
import { ownCarPath, ownCarStepNames } from '../../features/trade-in/own-car-query';
import { OwnCarStepForm } from '../../features/trade-in/own-car-step-form';
import { lookupWords, ownCarPages, ownCarWords as words } from '../../features/trade-in/own-car-words';
import { RegoLookup } from '../../features/trade-in/rego-lookup';
import { loadVehicleView } from '../../features/vehicle/load-vehicle-view';
import { RepaymentTerms, VehicleInBrief } from '../../features/vehicle/vehicle-in-brief';
import { ViewDetails } from '../../features/vehicle/view-details';
import type { Template } from '../../runtime/template/template-definition';
import { indexing } from '../../site/crawlers/indexing';
import { type PageProps, queryOf, requireSite, type SitePage } from '../../site/data/site-page';
import { breadcrumbData } from '../../site/structured-data/breadcrumb-data';
import { JsonLd } from '../../site/structured-data/json-ld';
import { loadOwnCar, type Towards, tradeTowards } from './load-own-car';
import { OwnCarContent } from './own-car-content';
import { OwnCarResult } from './own-car-result';
import * as styles from './trade-in-page.css';

type PageKind = keyof typeof ownCarPages;

/** The row of the page, the content below it, and the kind of its enquiry. */
const kinds = {
  'trade-in': { row: 'anyTradeIn', content: 'trade-in', category: 'trade-in' },
  sell: { row: 'sellYourCar', content: 'sell-your-car', category: 'sell' },
  'sell-mine': { row: 'sellMyCar', content: 'sell-your-car', category: 'sell' },
} as const;

const read = async ({ params, searchParams }: PageProps) => {
  const site = await requireSite(params);
  return { site, query: queryOf(await searchParams) };
};

/**
 * The content of the page of a kind, towards a vehicle in stock or not. While the search fails the page leaves the
 * vehicle out but keeps it in its address, so that the next step looks for it again.
 */
const pageOf = async (kind: PageKind, { site, query }: Awaited<ReturnType<typeof read>>, asked: Towards | null) => {
  const towards = asked?.kind === 'car' ? asked.found : null;
  const { row, content: key, category } = kinds[kind];
  const said = await findPageContent(site.website_id, key);
  const own = ownCarPages[kind];
  const to = hrefs(site);
  const head = kind === 'sell-mine' || said === null ? {} : said.head;
  return {
    category,
    blocks: said?.blocks ?? [],
    path: asked === null || asked.kind === 'gone' ? pages[row].address : to.tradeIn({ id: query.get('car_id') ?? '' }),
    title: towards === null ? (head.title ?? own.title) : `Trade in towards the ${vehicleName(towards.vehicle)}`,
    lead: head.lead ?? own.lead,
    crumbs: [
      { label: 'Home', href: to.home },
      ...(towards === null ? [] : [{ label: vehicleName(towards.vehicle), href: to.vehicle(towards.vehicle) }]),
      { label: own.crumb },
    ],
    isAsked: query.size > 0,
  };
};

const draw = async (
  kind: PageKind,
  template: Template,
  given: Awaited<ReturnType<typeof read>>,
  asks: Towards | null,
) => {
  const { site, query } = given;
  const page = await pageOf(kind, given, asks);
  const towards = asks?.kind === 'car' ? asks.found : null;
  const { asked, models, lookup, kinds, estimate } = await loadOwnCar(site, query);
  const { at, values } = asked;
  const vehicle = towards?.vehicle ?? null;
  const view = towards === null ? null : await loadVehicleView(site, towards);
  const way = (to: Parameters<typeof ownCarPath>[2]) => ownCarPath(page.path, values, to);
  return (
    <>
      <EnquiryLayout
        arrangement={template.look.enquiryPage}
        breadcrumbs={<Breadcrumbs crumbs={page.crumbs} />}
        title={page.title}
        lead={page.lead}
        {...(view === null
          ? {}
          : {
              about: (
                <VehicleInBrief view={view}>
                  {vehicle !== null && <ViewDetails site={site} vehicle={vehicle} />}
                </VehicleInBrief>
              ),
              beneath: <RepaymentTerms view={view} />,
            })}
      >
        {asks?.kind === 'gone' && (
          <div className={styles.notice}>
            <Alert tone="caution">{words.carGone}</Alert>
          </div>
        )}
        {at !== 'form' && (
          <div className={styles.way}>
            <Stepper
              label={words.way}
              current={at}
              steps={[...ownCarStepNames, 'result' as const].map((step, place, all) => ({
                key: step,
                label: words.steps[step],
                ...(step !== 'result' && place < all.indexOf(at) ? { href: way(step) } : {}),
              }))}
            />
          </div>
        )}
        {at === 'form' ? (
          <>
            <EnquiryForm
              context={ownCarEnquiry(site, page.category, { path: page.path, vehicle, car: null, typed: values })}
            />
            <p className={styles.aside}>
              <TextLink href={way(null)}>{words.back}</TextLink>
            </p>
          </>
        ) : at === 'result' ? (
          estimate !== null && (
            <OwnCarResult
              {...{ site, vehicle, estimate }}
              category={page.category}
              path={page.path}
              changeHref={way('car')}
            />
          )
        ) : (
          <>
            {lookup && at === 'car' && (
              <div className={styles.lookup}>
                <RegoLookup path={page.path} outcome={query.get('lookup') ?? ''} />
                <h2 className={styles.formTitle}>{lookupWords.or}</h2>
              </div>
            )}
            <OwnCarStepForm path={page.path} step={at} query={asked} models={models} kinds={kinds} />
            <p className={styles.aside}>
              {words.skipLead} <TextLink href={way('form')}>{words.skip}</TextLink>
            </p>
          </>
        )}
      </EnquiryLayout>
      {page.blocks.length > 0 && (
        <div className={styles.blocks}>
          <OwnCarContent blocks={page.blocks} site={site} template={template} />
        </div>
      )}
      <JsonLd data={breadcrumbData(page.crumbs, site.canonicalOrigin)} />
    </>
  );
};

/** A page that values any vehicle (TRAD-01). */
const valuing =
  (kind: PageKind) =>
  (template: Template): SitePage => ({
    Page: async (props) => draw(kind, template, await read(props), null),
    metadata: async (props) => {
      const given = await read(props);
      const { title, lead, isAsked } = await pageOf(kind, given, null);
      return {
        title,
        description: `${lead} ${given.site.name}.`,
        alternates: { canonical: pages[kinds[kind].row].address },
        ...indexing(!isAsked),
      };
    },
  });

export const anyTradeInPage = valuing('trade-in');
export const sellYourCarPage = valuing('sell');
export const sellMyCarPage = valuing('sell-mine');

/** Trading in towards one vehicle, by its id in `car_id` (ROUTE-11); without one it leads to the page for any. */
export const tradeInPage = (template: Template): SitePage => ({
  Page: async (props) => {
    const given = await read(props);
    const carId = given.query.get('car_id') ?? '';
    if (carId === '') redirect(pages.anyTradeIn.address);
    return draw('trade-in', template, given, await tradeTowards(given.site, carId));
  },
  metadata: async (props) => {
    const given = await read(props);
    const carId = given.query.get('car_id') ?? '';
    const towards = await tradeTowards(given.site, carId);
    const { title, lead, path } = await pageOf('trade-in', given, towards);
    return { title, description: lead, alternates: { canonical: path }, ...indexing(false) };
  },
});
