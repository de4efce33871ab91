import { hrefs } from '@forecourt/config/hrefs';
import { onlinePaymentAddress } from '@forecourt/config/pages';
import { Alert } from '@forecourt/ui/alert';
import { LinkButton } from '@forecourt/ui/button';
import { Section } from '@forecourt/ui/layout';
import { PageHead, Prose } from '@forecourt/ui/page-content';
import { notFound } from 'next/navigation';
import { api } from '../../runtime/service-access/api';
import type { Template } from '../../runtime/template/template-definition';
import { requireSite, type SitePage } from '../../site/data/site-page';
import { Trail } from '../../site/structured-data/trail';
import { shownForm } from './form-problems';
import * as styles from './online-payment.css';
import { OnlinePaymentForm } from './online-payment-form';
import { onlinePaymentWords as words } from './online-payment-words';

/** Longest text that can be a form that came back. */
const longestReturned = 4000;

/** Pays an invoice or a deposit by its reference. Source: SPNW-01, ROUTE-01. */
export const onlinePaymentPage = (template: Template): SitePage => ({
  Page: async ({ params, searchParams }) => {
    const site = await requireSite(params);
    const { form } = await searchParams;
    const returned = typeof form === 'string' && form.length <= longestReturned ? form : null;
    const state = await api().getPaymentForm(site.website_id, returned, { cache: 'no-store' });
    if (state === null) notFound();
    const to = hrefs(site);
    return (
      <>
        <PageHead
          breadcrumbs={
            <Trail
              crumbs={[{ label: words.home, href: to.home }, { label: words.title }]}
              origin={site.canonicalOrigin}
            />
          }
          title={words.title}
          lead={words.lead}
          look={template.look.pageHead}
        />
        {state.is_taken ? (
          <Section title={words.formTitle} space="half">
            <div className={styles.sheet}>
              {state.is_test && <Alert tone="info">{words.test}</Alert>}
              <OnlinePaymentForm shown={shownForm(state.returned)} anyAmount={state.any_amount} />
              <Prose>
                <p>{words.terms}</p>
              </Prose>
            </div>
          </Section>
        ) : (
          <Section title={words.away} space="half">
            <div className={styles.sheet}>
              <Prose>
                <p>{words.awayText}</p>
              </Prose>
              <LinkButton href={to.contact}>{words.contact}</LinkButton>
            </div>
          </Section>
        )}
      </>
    );
  },
  metadata: async ({ params }) => {
    const site = await requireSite(params);
    return {
      title: words.title,
      description: `${words.title} at ${site.name}. ${words.lead}`,
      alternates: { canonical: onlinePaymentAddress },
      robots: { index: false, follow: false },
    };
  },
});
