import { hrefs } from '@forecourt/config/hrefs';
import { Breadcrumbs } from '@forecourt/ui/breadcrumbs';
import { Section } from '@forecourt/ui/layout';
import { PageHead } from '@forecourt/ui/page-content';
import type { BlockTemplate } from '../../features/content/block-renderer';
import { blockRenderers } from '../../features/content/block-renderers';
import { findPageContent } from '../../features/content/load-content';
import { PageBlocks } from '../../features/content/page-blocks';
import { financePages, financeWords as words } from '../../features/finance/finance-words';
import { indexing } from '../../site/crawlers/indexing';
import type { SitePage } from '../../site/data/site-page';
import { breadcrumbData } from '../../site/structured-data/breadcrumb-data';
import { JsonLd } from '../../site/structured-data/json-ld';
import {
  AskedVehicleTerms,
  FinanceCalculatorPart,
  FinancedVehicle,
  FinanceForm,
  LenderTerms,
  WithoutVehicle,
} from './finance-parts';
import { loadFinance } from './load-finance';

/**
 * Finance: how it works in the dealer's words, the calculator, the lender's terms, questions, and the form (ROUTE-01,
 * ROUTE-09). Blocks before the first questions stand above the calculator, the others below the terms.
 */
export const financePage = (template: BlockTemplate): SitePage => ({
  Page: async (props) => {
    const { site, asked, car } = await loadFinance(props);
    const to = hrefs(site);
    const content = await findPageContent(site.website_id, 'finance');
    const { head = {}, blocks = [] } = content ?? {};
    const title = head.title ?? financePages.finance.title;
    const crumbs = [{ label: words.home, href: to.home }, { label: title }];
    const firstQuestions = blocks.findIndex(({ type }) => type === 'faq');
    const turn = firstQuestions === -1 ? blocks.length : firstQuestions;
    const drawn = { renderers: blockRenderers, site, template, path: to.finance };
    return (
      <>
        <PageHead
          breadcrumbs={<Breadcrumbs crumbs={crumbs} />}
          title={title}
          lead={head.lead ?? financePages.finance.lead}
          look={template.look.pageHead}
        />
        <PageBlocks blocks={blocks.slice(0, turn)} {...drawn} />
        <FinanceCalculatorPart site={site} asked={asked} car={car} />
        <LenderTerms site={site} />
        <PageBlocks blocks={blocks.slice(turn)} {...drawn} />
        <Section title={words.formTitle}>
          {car.kind === 'car' ? (
            <>
              <FinancedVehicle site={site} {...car} />
              <AskedVehicleTerms site={site} car={car} />
            </>
          ) : car.kind === 'none' ? null : (
            <WithoutVehicle site={site} kind={car.kind} />
          )}
          <FinanceForm site={site} asked={asked} car={car} kind="finance" path={to.finance} />
        </Section>
        <JsonLd data={breadcrumbData(crumbs, site.canonicalOrigin)} />
      </>
    );
  },
  metadata: async (props) => {
    const { site, isAsked } = await loadFinance(props);
    const { head = {} } = (await findPageContent(site.website_id, 'finance')) ?? {};
    return {
      title: head.title ?? financePages.finance.title,
      description: head.description ?? head.lead ?? financePages.finance.lead,
      alternates: { canonical: hrefs(site).finance },
      ...indexing(!isAsked),
    };
  },
});
