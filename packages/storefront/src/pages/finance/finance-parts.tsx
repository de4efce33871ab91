import { hrefs } from '@forecourt/config/hrefs';
import type { PublicSite } from '@forecourt/config/public-site';
import { enquirySuccess } from '@forecourt/domain/enquiry-success';
import { noApproval } from '@forecourt/finance';
import { Section } from '@forecourt/ui/layout';
import { NextSteps, SummaryCard } from '@forecourt/ui/page-layout';
import { SpecificationList } from '@forecourt/ui/specification-list';
import { TextLink } from '@forecourt/ui/text-link';
import { LazySharedCalculator } from '../../features/calculators/lazy-shared-calculator';
import { sharedCalculatorView } from '../../features/calculators/shared-calculator-view';
import { EnquiryForm } from '../../features/enquiry/form/enquiry-form';
import { financeEnquiry } from '../../features/finance/finance-enquiry';
import { financeForm } from '../../features/finance/finance-form.css';
import { financeWords as words } from '../../features/finance/finance-words';
import { lenderTermsView } from '../../features/finance/lender-terms-view';
import { loadVehicleView } from '../../features/vehicle/load-vehicle-view';
import { RepaymentTerms, VehicleInBrief } from '../../features/vehicle/vehicle-in-brief';
import { ViewDetails } from '../../features/vehicle/view-details';
import * as styles from './finance-page.css';
import type { AskedCar, loadFinance } from './load-finance';

type Loaded = Awaited<ReturnType<typeof loadFinance>>;

/** The vehicle that is financed, with the way back to it. */
export const FinancedVehicle = async ({
  site,
  car,
}: { readonly site: PublicSite } & Extract<AskedCar, { kind: 'car' }>) => (
  <VehicleInBrief view={await loadVehicleView(site, car)}>
    <ViewDetails site={site} vehicle={car.vehicle} />
  </VehicleInBrief>
);

/** Said in place of a vehicle that cannot be financed, with the way on. */
export const WithoutVehicle = ({ site, kind }: { readonly site: PublicSite; readonly kind: 'gone' | 'held' }) => (
  <SummaryCard title={kind === 'held' ? words.heldTitle : words.goneTitle} text={words[kind]}>
    <TextLink href={hrefs(site).search()}>{words.stock}</TextLink>
  </SummaryCard>
);

/** The vehicle that was asked about, or why it cannot be; nothing where none was named. */
export const AskedVehicle = ({ site, car }: Pick<Loaded, 'site' | 'car'>) =>
  car.kind === 'car' ? (
    <FinancedVehicle site={site} {...car} />
  ) : car.kind === 'none' ? null : (
    <WithoutVehicle site={site} kind={car.kind} />
  );

/** What the repayment of the vehicle that was asked about is an example of, or the terms of its offer. */
export const AskedVehicleTerms = async ({ site, car }: Pick<Loaded, 'site' | 'car'>) =>
  car.kind === 'car' ? <RepaymentTerms view={await loadVehicleView(site, car.car)} /> : null;

/** What comes with the form, and what follows it. */
export const BesideFinanceForm = ({
  site,
  car,
  kind,
}: Pick<Loaded, 'site' | 'car'> & { readonly kind: FinanceKind }) => (
  <>
    <AskedVehicleTerms site={site} car={car} />
    <NextSteps title={words.next} steps={enquirySuccess(kind).steps.map((text) => ({ text }))} />
  </>
);

/** The kinds of enquiry of these pages. */
type FinanceKind = 'finance' | 'pre-approval';

/** The form, where `#finance-form` leads (ROUTE-09), with what it is not. */
export const FinanceForm = ({
  site,
  asked,
  car,
  kind,
  path,
}: Pick<Loaded, 'site' | 'asked' | 'car'> & { readonly kind: FinanceKind; readonly path: string }) => (
  <div id="finance-form" className={financeForm}>
    <EnquiryForm
      context={financeEnquiry(site, kind, { vehicle: car.kind === 'car' ? car.car.vehicle : null, asked, path })}
    />
    <p className={styles.smallPrint}>{noApproval}</p>
  </div>
);

const calculatorTitleId = 'finance-calculator-title';

/** The calculator, for the vehicle or for what the shopper means to spend. */
export const FinanceCalculatorPart = ({ site, asked, car }: Pick<Loaded, 'site' | 'asked' | 'car'>) => {
  const view = sharedCalculatorView(
    site,
    { vehicle: car.kind === 'car' ? car.car.vehicle : null, budget: asked.budget },
    new Date(),
  );
  return view === null ? null : (
    <Section titleId={calculatorTitleId} title={words.calculatorTitle} lead={words.calculatorLead}>
      <LazySharedCalculator title={words.calculatorTitle} labelledBy={calculatorTitleId} {...view} />
    </Section>
  );
};

/** Who lends, and on what terms. */
export const LenderTerms = ({ site }: { readonly site: PublicSite }) => {
  const view = lenderTermsView(site);
  return view === null ? null : (
    <Section title={words.termsTitle}>
      <div className={styles.terms}>
        <SpecificationList rows={view.rows} columns={1} />
        <p className={styles.smallPrint}>{view.smallPrint}</p>
      </div>
    </Section>
  );
};
