import type { FinanceApplication } from '@forecourt/api-contract';
import { applicationTerms } from '@forecourt/config/capabilities';
import { hrefs } from '@forecourt/config/hrefs';
import { financeApplicationPath, pages } from '@forecourt/config/pages';
import type { PublicSite } from '@forecourt/config/public-site';
import { calendarDateIn, stateTimeZone } from '@forecourt/domain/calendar';
import { applicationSteps } from '@forecourt/domain/finance-application';
import { leadReference } from '@forecourt/domain/lead';
import type { Vehicle } from '@forecourt/domain/vehicle';
import { type ApplicationSettings, creditLine } from '@forecourt/finance';
import { Alert } from '@forecourt/ui/alert';
import { Breadcrumbs } from '@forecourt/ui/breadcrumbs';
import { Button } from '@forecourt/ui/button';
import { EnquiryLayout, NotFoundPanel } from '@forecourt/ui/page-layout';
import { Stepper } from '@forecourt/ui/stepper';
import { TextLink } from '@forecourt/ui/text-link';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { ApplicationRules } from '../../features/finance/application-rules';
import { lookForVehicle } from '../../features/vehicle/find-vehicle-by-id';
import { loadVehicleView } from '../../features/vehicle/load-vehicle-view';
import { RepaymentTerms, VehicleInBrief } from '../../features/vehicle/vehicle-in-brief';
import { ViewDetails } from '../../features/vehicle/view-details';
import { api } from '../../runtime/service-access/api';
import type { Template } from '../../runtime/template/template-definition';
import { queryOf, requireSite, type SitePage } from '../../site/data/site-page';
import { ApplicationCheck } from './application-check';
import * as styles from './application-page.css';
import { ApplicationStep } from './application-step';
import {
  type ApplicationState,
  affordabilityOf,
  type ShownStep,
  shownFaults,
  shownStep,
  wayOf,
} from './application-view';
import { applicationWords as words } from './application-words';

type ApplicationParams = { readonly site: string; readonly token: string };

const tokenForm = /^[\w-]{20,64}$/;

/** What was typed, asked of the API at each request: it is one shopper's own, and no part of any cached page. */
const loadApplication = cache(async (websiteId: string, token: string) =>
  tokenForm.test(token) ? api().getFinanceApplication(websiteId, token, { cache: 'no-store' }) : null,
);

const dayOf = (instant: string, timeZone: string): string =>
  new Date(instant).toLocaleDateString('en-AU', { day: 'numeric', month: 'long', year: 'numeric', timeZone });

const stateOf = (site: PublicSite, terms: ApplicationSettings, application: FinanceApplication): ApplicationState => ({
  answers: application.answers,
  tried: application.tried,
  needs: terms,
  today: calendarDateIn(stateTimeZone(site.state), new Date()),
});

/** The page's title: its step, and whether something is to be mended (WCAG 2.4.2). */
const titleOf = (state: ApplicationState, step: ShownStep): string => {
  if (step === 'check') return `${words.checkTitle}: ${words.title}`;
  const error = shownFaults(state, step).length > 0 ? `${words.error}: ` : '';
  return `${error}${applicationSteps[step].title}: ${words.title}`;
};

/** The vehicle that is applied for, with the way back to it. */
const AppliedVehicle = async ({
  site,
  car,
}: {
  readonly site: PublicSite;
  readonly car: { readonly vehicle: Vehicle };
}) => {
  const view = await loadVehicleView(site, car);
  return (
    <>
      <VehicleInBrief view={view}>
        <ViewDetails site={site} vehicle={car.vehicle} />
      </VehicleInBrief>
      <RepaymentTerms view={view} />
    </>
  );
};

/** An application for finance, one step at a time, for whoever has its address. Source: FORM-06. */
export const financeApplicationPage = (_template: Template): SitePage<ApplicationParams> => ({
  Page: async ({ params, searchParams }) => {
    const site = await requireSite(params);
    const terms = applicationTerms(site);
    if (terms === null) notFound();
    const to = hrefs(site);
    const { token } = await params;
    const application = await loadApplication(site.website_id, token);
    if (application === null || application.lead_id !== null)
      return (
        <NotFoundPanel
          title={application === null ? words.goneTitle : words.sentTitle}
          text={application?.lead_id == null ? words.gone : words.sent(leadReference(application.lead_id))}
          ways={[
            ...(application === null ? [{ label: words.beginAgain, href: pages.applyForFinance.address }] : []),
            { label: words.contact, href: to.contact },
            { label: words.home, href: to.home },
          ]}
        />
      );
    const query = queryOf(await searchParams);
    const car = application.car_id === null ? 'none' : await lookForVehicle(site, application.car_id);
    const state = stateOf(site, terms, application);
    const step = shownStep(state, query.get('step') ?? '');
    const way = wayOf(state, step);
    const own = financeApplicationPath(token);
    const address = new URL(own, site.canonicalOrigin).href;
    const actionOf = (what: string) => `/api/finance-applications/${what}?token=${encodeURIComponent(token)}`;
    const credit = creditLine(site.finance.credit);
    return (
      <EnquiryLayout
        breadcrumbs={
          <Breadcrumbs
            crumbs={[
              { label: words.home, href: to.home },
              { label: words.finance, href: to.finance },
              { label: words.title },
            ]}
          />
        }
        title={words.title}
        {...(credit === null ? {} : { lead: credit })}
        beneath={
          <>
            {typeof car === 'object' && <AppliedVehicle site={site} car={car} />}
            <ApplicationRules terms={terms} />
          </>
        }
      >
        <div className={styles.root}>
          <Stepper label={words.stepper} steps={way.parts} current={way.current} />
          {query.get('notice') === 'wait' && (
            <Alert tone="caution" title={words.waitTitle}>
              <p>{words.wait}</p>
            </Alert>
          )}
          {query.get('notice') === 'saved' && (
            <Alert tone="success" title={words.savedTitle}>
              <p className={styles.savedLink}>{address}</p>
              <p>{words.saved(dayOf(application.expires_at, stateTimeZone(site.state)))}</p>
              <TextLink href={`mailto:?subject=${encodeURIComponent(words.title)}&body=${encodeURIComponent(address)}`}>
                {words.mailLink}
              </TextLink>
            </Alert>
          )}
          {step === 'check' ? (
            <ApplicationCheck
              state={state}
              hint={affordabilityOf(state.answers, site.finance.interestRate)}
              lender={terms.lender}
              hrefOf={(name) => financeApplicationPath(token, name)}
              action={actionOf('send')}
            />
          ) : (
            <ApplicationStep state={state} step={step} lender={terms.lender} action={actionOf('step')} />
          )}
          <details className={styles.removal}>
            <summary className={styles.removalSign}>{words.remove}</summary>
            <form method="post" action={actionOf('delete')}>
              <Button type="submit" kind="danger" size="small">
                {words.removeNow}
              </Button>
            </form>
          </details>
        </div>
      </EnquiryLayout>
    );
  },
  metadata: async ({ params, searchParams }) => {
    const site = await requireSite(params);
    const terms = applicationTerms(site);
    const application = terms === null ? null : await loadApplication(site.website_id, (await params).token);
    const robots = { index: false, follow: false };
    if (terms === null || application === null || application.lead_id !== null) return { title: words.title, robots };
    const state = stateOf(site, terms, application);
    const step = shownStep(state, queryOf(await searchParams).get('step') ?? '');
    return { title: titleOf(state, step), robots };
  },
});
