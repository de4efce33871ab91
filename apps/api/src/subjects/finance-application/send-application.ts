import type { RotatedSecret } from '@forecourt/api-contract/service';
import { consentFields } from '@forecourt/domain/application-consents';
import { calendarDateIn, stateTimeZone } from '@forecourt/domain/calendar';
import {
  type ApplicationAnswers,
  type ApplicationStepName,
  answersAsked,
  openStep,
} from '@forecourt/domain/finance-application';
import { leadSubmissionSchema } from '@forecourt/domain/lead';
import type { ApplicationSettings } from '@forecourt/finance';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../ground/database/database';
import { messages, vehicles } from '../../ground/database/schema';
import { isAbout } from '../../ground/messages/about';
import { insertMessage } from '../../ground/messages/new-message';
import { applicationKind, type LeadContext, type SubmittedLead, submitLead } from '../leads';
import { type ApplicationRecord, holdApplication, presentAnswers, storeSent } from './application-store';

/** What came of sending an application. */
export type SentApplication =
  | { readonly kind: 'sent'; readonly lead: Extract<SubmittedLead, { kind: 'accepted' }> }
  /** A step still asks for something. */
  | { readonly kind: 'open'; readonly step: ApplicationStepName }
  /** It was sent before, or its time is over. */
  | { readonly kind: 'gone' };

const withoutConsents = (answers: ApplicationAnswers): ApplicationAnswers =>
  Object.fromEntries(Object.entries(answers).filter(([name]) => !consentFields.some((field) => field === name)));

/** The defaults that the page of the vehicle would have sent (FORM-04). */
const knownVehicle = async (tx: Tx, carId: string | null) => {
  const [found] =
    carId === null
      ? []
      : await tx
          .select({ make: vehicles.make, model: vehicles.model, stocknum: vehicles.stocknum, type: vehicles.car_type })
          .from(vehicles)
          .where(eq(vehicles.id, BigInt(carId)));
  return found === undefined
    ? {}
    : {
        'Vehicle Make': found.make,
        'Vehicle Model': found.model,
        stock_number: found.stocknum,
        car_type: found.type,
      };
};

/** The enquiry that an application comes with: who, how to reach them and what for. Nothing of their money is in it. */
const enquiryOf = async (tx: Tx, id: string, { answers }: ApplicationRecord, carId: string | null) =>
  leadSubmissionSchema.parse({
    userData: {
      name: answers.name,
      last_name: answers.last_name,
      email: answers.email,
      phone: answers.phone,
      postcode: answers.postcode,
      subject: answers.purpose,
      message: 'A full application for finance. It comes by a link of its own.',
      finance_consent: true,
      opt_in: false,
    },
    category: 'finance',
    idempotency_key: id,
    url: '/apply-for-finance',
    car_id: carId,
    ...(await knownVehicle(tx, carId)),
  });

/**
 * Sends an application, whole or not at all: it is sealed for those who deliver it, its enquiry is stored, and everyone who
 * gets that gets word of it, in one transaction.
 */
export const sendApplication = (
  context: LeadContext,
  { token, terms, key }: { readonly token: string; readonly terms: ApplicationSettings; readonly key: RotatedSecret },
): Promise<SentApplication> =>
  context.db.transaction(async (tx) => {
    const { site, now } = context;
    const held = await holdApplication(tx, site.website_id, token, now);
    if (held === null) return { kind: 'gone' };
    const { row } = held;
    const answers = answersAsked(presentAnswers(held.record, terms.lender), terms);
    const step = openStep(answers, terms, calendarDateIn(stateTimeZone(site.state), now));
    if (step !== null) return { kind: 'open', step };
    // What is asked no more, since another answer or the lender's needs have changed, goes nowhere; consents stand apart.
    const record = {
      ...held.record,
      answers: withoutConsents(answers),
      consents: held.record.consents.filter(({ field }) => answers[field] !== undefined),
    };
    const agreed = record.consents.find(({ field }) => field === 'agree_share');
    const agreedFinance = agreed === undefined ? {} : { agreedFinance: { wording: agreed.wording, at: agreed.at } };
    const submit = async (carId: string | null) =>
      submitLead({ ...context, db: tx, ...agreedFinance }, await enquiryOf(tx, row.id, record, carId));
    const first = await submit(row.car_id);
    // A vehicle that is no longer this site's is no reason to lose an application.
    const lead = first.kind === 'refused' ? await submit(null) : first;
    if (lead.kind === 'refused') throw new Error(`An application was refused: ${lead.reason}`);
    await storeSent(tx, { id: row.id, leadId: lead.lead_id, key, now, keepDays: terms.keepDays }, record);
    const points = await tx
      .select({ destination: messages.destination })
      .from(messages)
      .where(and(isAbout('lead', lead.lead_id), eq(messages.template, 'lead')));
    for (const { destination } of points)
      await insertMessage(tx, context, { kind: applicationKind, subjectId: lead.lead_id, destination, now });
    return { kind: 'sent', lead };
  });
