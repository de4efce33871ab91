import type { SiteDocument } from '@forecourt/config/site-document';
import { calendarDateIn, stateTimeZone } from '@forecourt/domain/calendar';
import { type ApplicationStepName, stepFaults, stepsAsked } from '@forecourt/domain/finance-application';
import type { ApplicationSettings } from '@forecourt/finance';
import type { Db } from '../../ground/database/database';
import { holdApplication, presentAnswers, storeApplication } from './application-store';
import { saveStep } from './save-step';

/** Where a shopper stands after a step was sent. */
export interface AfterStep {
  readonly step: ApplicationStepName | 'check';
  readonly notice?: 'saved';
}

/** What a shopper means to do after a step: go on, go back, or leave it for later. */
export type AfterStepWish = 'next' | 'back' | 'later';

/**
 * Stores a step as it was typed and says which comes next: itself while something is to be mended, else the next that is
 * asked. A step that is not asked is not stored: a lender that needs no identity gets none. Undefined where the
 * application is gone.
 */
export const storeStep = (
  db: Db,
  { site, terms, now }: { readonly site: SiteDocument; readonly terms: ApplicationSettings; readonly now: Date },
  {
    token,
    step,
    form,
    wish,
  }: {
    readonly token: string;
    readonly step: ApplicationStepName;
    readonly form: URLSearchParams;
    readonly wish: AfterStepWish;
  },
): Promise<AfterStep | undefined> =>
  db.transaction(async (tx) => {
    const held = await holdApplication(tx, site.website_id, token, now);
    if (held === null) return undefined;
    if (!stepsAsked(held.record.answers, terms).includes(step)) return { step: 'check' };
    const record = saveStep(held.record, step, form, { lender: terms.lender, at: now, isFinished: wish === 'next' });
    await storeApplication(tx, { id: held.row.id, token, now }, record);
    if (wish === 'later') return { step, notice: 'saved' };
    const answers = presentAnswers(record, terms.lender);
    const asked = stepsAsked(answers, terms);
    const at = asked.indexOf(step);
    if (wish === 'back') return { step: asked[Math.max(0, at - 1)] ?? step };
    const isWrong = stepFaults(step, answers, calendarDateIn(stateTimeZone(site.state), now)).length > 0;
    return { step: isWrong ? step : (asked[at + 1] ?? 'check') };
  });
