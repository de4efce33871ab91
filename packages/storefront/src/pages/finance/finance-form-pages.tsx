import { applicationTerms } from '@forecourt/config/capabilities';
import { hrefs } from '@forecourt/config/hrefs';
import { pages } from '@forecourt/config/pages';
import { vehicleName } from '@forecourt/domain/vehicle';
import { Breadcrumbs } from '@forecourt/ui/breadcrumbs';
import { EnquiryLayout } from '@forecourt/ui/page-layout';
import { ApplicationRules } from '../../features/finance/application-rules';
import { ApplicationStart } from '../../features/finance/application-start';
import { type FinancePageName, financePages, financeWords as words } from '../../features/finance/finance-words';
import type { Template } from '../../runtime/template/template-definition';
import { indexing } from '../../site/crawlers/indexing';
import type { SitePage } from '../../site/data/site-page';
import { breadcrumbData } from '../../site/structured-data/breadcrumb-data';
import { JsonLd } from '../../site/structured-data/json-ld';
import {
  AskedVehicle,
  AskedVehicleTerms,
  BesideFinanceForm,
  FinanceCalculatorPart,
  FinanceForm,
  LenderTerms,
} from './finance-parts';
import { type AskedCar, loadFinance } from './load-finance';

type FormPageName = Exclude<FinancePageName, 'finance'>;

/** Where one of these pages stands without a query. */
const pathOf = (name: FormPageName): string =>
  name === 'personalisedFinance' ? '/personalised/finance' : pages[name].address;

/** `Finance for the 2022 Toyota HiLux` where a vehicle was named, else what the page is called. */
const titleOf = (name: FormPageName, car: AskedCar): string =>
  name === 'personalisedFinance' && car.kind === 'car'
    ? `Finance for the ${vehicleName(car.car.vehicle)}`
    : financePages[name].title;

/** A page that is there for a finance form, beside what it is about; the calculator and the terms stand below (ROUTE-01). */
const formPage =
  (name: FormPageName) =>
  (template: Template): SitePage => ({
    Page: async (props) => {
      const { site, asked, car } = await loadFinance(props);
      const to = hrefs(site);
      const { kind, lead } = financePages[name];
      const title = titleOf(name, car);
      const terms = name === 'applyForFinance' ? applicationTerms(site) : null;
      const crumbs = [
        { label: words.home, href: to.home },
        { label: financePages.finance.title, href: to.finance },
        { label: title },
      ];
      return (
        <>
          <EnquiryLayout
            arrangement={terms === null && car.kind === 'car' ? template.look.enquiryPage : 'beside'}
            breadcrumbs={<Breadcrumbs crumbs={crumbs} />}
            title={title}
            lead={terms === null ? lead : words.applyLead}
            {...(terms === null && car.kind !== 'none' ? { about: <AskedVehicle site={site} car={car} /> } : {})}
            beneath={
              terms === null ? (
                <BesideFinanceForm site={site} car={car} kind={kind} />
              ) : (
                // One comes back to these forms step by step: they come first.
                <>
                  <AskedVehicle site={site} car={car} />
                  <AskedVehicleTerms site={site} car={car} />
                  <ApplicationRules terms={terms} />
                </>
              )
            }
          >
            {terms === null ? (
              <FinanceForm site={site} asked={asked} car={car} kind={kind} path={pathOf(name)} />
            ) : (
              <ApplicationStart
                site={site}
                terms={terms}
                carId={car.kind === 'car' ? car.car.vehicle.id : null}
                budget={asked.budget}
              />
            )}
          </EnquiryLayout>
          <FinanceCalculatorPart site={site} asked={asked} car={car} />
          <LenderTerms site={site} />
          <JsonLd data={breadcrumbData(crumbs, site.canonicalOrigin)} />
        </>
      );
    },
    metadata: async (props) => {
      const { car, isAsked } = await loadFinance(props);
      return {
        title: titleOf(name, car),
        description: financePages[name].lead,
        alternates: { canonical: pathOf(name) },
        ...indexing(!isAsked),
      };
    },
  });

export const financeEnquiryPage = formPage('financeEnquiry');
export const applyForFinancePage = formPage('applyForFinance');
export const financePreApprovalPage = formPage('financePreApproval');
export const personalisedFinancePage = formPage('personalisedFinance');
