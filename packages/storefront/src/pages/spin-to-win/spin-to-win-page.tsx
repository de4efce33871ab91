import type { PrizeState } from '@forecourt/api-contract';
import { hrefs } from '@forecourt/config/hrefs';
import { pages, signInPath } from '@forecourt/config/pages';
import type { PublicSite } from '@forecourt/config/public-site';
import { eligibleWords, type PrizeCampaign } from '@forecourt/config/spin-to-win';
import { stateTimeZone } from '@forecourt/domain/calendar';
import { Section } from '@forecourt/ui/layout';
import { PageHead, Prose } from '@forecourt/ui/page-content';
import { PlainTable } from '@forecourt/ui/plain-table';
import { notFound } from 'next/navigation';
import { api } from '../../runtime/service-access/api';
import type { Template } from '../../runtime/template/template-definition';
import { requireSite, type SitePage } from '../../site/data/site-page';
import { currentVisitor } from '../../site/gate/current-visitor';
import { Trail } from '../../site/structured-data/trail';
import { SpinNotice } from './spin-notice';
import * as styles from './spin-page.css';
import { SpinPanel } from './spin-panel';
import { poolWords, prizeRows, spinStanding, termLines } from './spin-view';
import { spinWords as words } from './spin-words';

/** The campaign of a site that shows one. */
const campaignOf = (site: PublicSite): PrizeCampaign => {
  if (site.spinToWin === null) notFound();
  return site.spinToWin;
};

/** By what the draws can be checked. */
const Fairness = ({ state }: { readonly state: PrizeState }) => (
  <Section title={words.fair} space="half">
    <Prose>
      <p>{words.fairText}</p>
      <p className={styles.print}>
        {words.commitment}: {state.commitment}
      </p>
      {state.seed !== null && (
        <p className={styles.print}>
          {words.seed}: {state.seed}
        </p>
      )}
      <p>{words.draws(state.draws)}</p>
    </Prose>
  </Section>
);

/**
 * The prize wheel, with what the person who is signed in has drawn. Nobody else's page holds it, and what is drawn the
 * server decides. Source: SPNW-01, ROUTE-01.
 */
export const spinToWinPage = (template: Template): SitePage => ({
  Page: async ({ params }) => {
    const site = await requireSite(params);
    const campaign = campaignOf(site);
    const visitor = await currentVisitor(site.website_id);
    const shopper = visitor.kind === 'shopper' ? visitor.id : null;
    // Asked at each request: it is one person's own, and no part of any cached page.
    const state = await api().getPrizeState(site.website_id, shopper, { cache: 'no-store' });
    if (state === null) notFound();
    const to = hrefs(site);
    const standing = spinStanding(state, visitor);
    const signInHref = signInPath({
      type: 'spin-to-win',
      redirect: pages.spinToWin.address,
      back: pages.spinToWin.address,
    });
    return (
      <>
        <PageHead
          breadcrumbs={
            <Trail
              crumbs={[{ label: words.home, href: to.home }, { label: campaign.title }]}
              origin={site.canonicalOrigin}
            />
          }
          title={campaign.title}
          lead={campaign.intro === '' ? undefined : campaign.intro}
          look={template.look.pageHead}
        />
        <Section id="your-spin" title={standing === 'drawn' ? words.yourSpin : words.wheel}>
          <SpinPanel
            segments={campaign.prizes.map(({ id, name, wins }) => ({ id, label: name, wins }))}
            drawn={state.draw}
            redeem={campaign.redeem}
            timeZone={stateTimeZone(site.state)}
            form={
              standing === 'ready' ? { states: campaign.openTo, eligible: eligibleWords(campaign), signInHref } : null
            }
            notice={<SpinNotice standing={standing} campaign={campaign} signInHref={signInHref} />}
          />
        </Section>
        <Section title={words.prizes} lead={poolWords(campaign)} space="half">
          <div className={styles.notes}>
            <PlainTable label={words.prizes} columns={words.columns} rows={prizeRows(campaign, state)} />
            <p className={styles.quiet}>{words.chances}</p>
          </div>
        </Section>
        <Section id="terms" title={words.terms} space="half">
          <Prose>
            {termLines(campaign).map((line) => (
              <p key={line}>{line}</p>
            ))}
          </Prose>
        </Section>
        <Fairness state={state} />
      </>
    );
  },
  metadata: async ({ params }) => {
    const site = await requireSite(params);
    const { title } = campaignOf(site);
    return {
      title,
      description: `${title} at ${site.name}. ${words.once}`,
      alternates: { canonical: pages.spinToWin.address },
      robots: { index: false, follow: false },
    };
  },
});
