import { randomBytes } from 'node:crypto';
import type { RotatedSecret } from '@forecourt/api-contract/service';
import { consentFields, consentWordings } from '@forecourt/domain/application-consents';
import {
  type ApplicationAnswers,
  type ApplicationFieldName,
  type ApplicationStepName,
  applicationFieldNames,
  applicationStepNames,
  applicationWaitDays,
} from '@forecourt/domain/finance-application';
import { and, desc, eq, gt, isNotNull, lt, notInArray, type SQL, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import * as z from 'zod';
import type { Db, Tx } from '../../ground/database/database';
import { financeApplications, messages } from '../../ground/database/schema';
import { isAbout } from '../../ground/messages/about';
import { openText, sealText, secretName, secretNamed } from '../../ground/sealing/sealed-text';
import { tokenDigest } from '../../ground/sealing/token-digest';
import { applicationKey } from './application-keys';

const dayMs = 24 * 60 * 60 * 1000;
/** How long an application waits for its shopper to come back, in milliseconds from the last step. */
const waitingMs = applicationWaitDays * dayMs;

/** What is sealed of an application. */
export const recordSchema = z.object({
  answers: z.partialRecord(z.enum(applicationFieldNames as [ApplicationFieldName]), z.string()),
  tried: z.array(z.enum(applicationStepNames as [ApplicationStepName])),
  consents: z.array(z.object({ field: z.enum(consentFields), wording: z.string(), at: z.string() })),
});
export type ApplicationRecord = z.infer<typeof recordSchema>;

const readRecord = (text: string): ApplicationRecord => recordSchema.parse(JSON.parse(text));

/**
 * What an application answers now, with the boxes that are ticked: those whose words are today's. What was agreed to in
 * other words, for another lender, has to be agreed to again; pure.
 */
export const presentAnswers = ({ answers, consents }: ApplicationRecord, lender: string): ApplicationAnswers => {
  const wordings = consentWordings(lender);
  const ticked = consents.flatMap(({ field, wording }) => (wordings[field] === wording ? [[field, 'on']] : []));
  return { ...answers, ...Object.fromEntries(ticked) };
};

type Row = typeof financeApplications.$inferSelect;

/** Begins an application; gives the only key to it. */
export const beginApplication = async (
  db: Db,
  {
    websiteId,
    carId,
    answers,
    now,
  }: {
    readonly websiteId: string;
    readonly carId: string | null;
    /** What is known already. */
    readonly answers: ApplicationAnswers;
    readonly now: Date;
  },
): Promise<string> => {
  const token = randomBytes(24).toString('base64url');
  const id = uuidv7();
  const begun: ApplicationRecord = { answers, tried: [], consents: [] };
  await db.insert(financeApplications).values({
    id,
    token_digest: tokenDigest(token),
    website_id: websiteId,
    car_id: carId,
    sealed: sealText(token, applicationKey, JSON.stringify(begun), id),
    created_at: now,
    expires_at: new Date(now.getTime() + waitingMs),
  });
  return token;
};

const ofToken = (websiteId: string, token: string, now: Date) =>
  and(
    eq(financeApplications.token_digest, tokenDigest(token)),
    eq(financeApplications.website_id, websiteId),
    gt(financeApplications.expires_at, now),
  );

/** An application of a site by its token, with its sealed answers while it is open; null for an unknown token. */
export const findApplication = async (
  db: Pick<Db, 'select'>,
  websiteId: string,
  token: string,
  now: Date,
): Promise<{ readonly row: Row; readonly record: ApplicationRecord | null } | null> => {
  const [row] = await db
    .select()
    .from(financeApplications)
    .where(ofToken(websiteId, token, now));
  if (row === undefined) return null;
  return { row, record: row.lead_id === null ? readRecord(openText(token, applicationKey, row.sealed, row.id)) : null };
};

/** Holds an open application while it is changed: what two tabs send comes one after the other. */
export const holdApplication = async (
  tx: Tx,
  websiteId: string,
  token: string,
  now: Date,
): Promise<{ readonly row: Row; readonly record: ApplicationRecord } | null> => {
  const [row] = await tx
    .select()
    .from(financeApplications)
    .where(ofToken(websiteId, token, now))
    .for('update');
  return row === undefined || row.lead_id !== null
    ? null
    : { row, record: readRecord(openText(token, applicationKey, row.sealed, row.id)) };
};

/** Stores what an open application says now; its time begins anew. */
export const storeApplication = async (
  tx: Tx,
  { id, token, now }: { readonly id: string; readonly token: string; readonly now: Date },
  record: ApplicationRecord,
): Promise<void> => {
  await tx
    .update(financeApplications)
    .set({
      sealed: sealText(token, applicationKey, JSON.stringify(record), id),
      expires_at: new Date(now.getTime() + waitingMs),
    })
    .where(eq(financeApplications.id, id));
};

/** Seals an application anew for those who deliver it, as it is sent with its enquiry. */
export const storeSent = async (
  tx: Tx,
  {
    id,
    leadId,
    key,
    now,
    keepDays,
  }: {
    readonly id: string;
    readonly leadId: string;
    readonly key: RotatedSecret;
    readonly now: Date;
    readonly keepDays: number;
  },
  record: ApplicationRecord,
): Promise<void> => {
  await tx
    .update(financeApplications)
    .set({
      sealed: sealText(key.current, applicationKey, JSON.stringify(record), id),
      sealed_by: secretName(key.current),
      lead_id: leadId,
      sent_at: now,
      expires_at: new Date(now.getTime() + keepDays * dayMs),
    })
    .where(eq(financeApplications.id, id));
};

/** The application that was sent with an enquiry; null when there is none, or not any more. */
export const sentApplication = async (db: Pick<Db, 'select'>, leadId: string): Promise<Row | null> => {
  const [row] = await db.select().from(financeApplications).where(eq(financeApplications.lead_id, leadId));
  return row ?? null;
};

/** Counts that a sent application was read by its link. */
export const countReading = async (db: Db, { id, first_read_at }: Row, now: Date): Promise<void> => {
  await db
    .update(financeApplications)
    .set({ reads: sql`${financeApplications.reads} + 1`, first_read_at: first_read_at ?? now })
    .where(eq(financeApplications.id, id));
};

/** The applications that are here, the newest first. */
export const listSent = (db: Db): Promise<readonly Row[]> =>
  db
    .select()
    .from(financeApplications)
    .where(isNotNull(financeApplications.lead_id))
    .orderBy(desc(financeApplications.sent_at));

/** Deletes a sent application; its enquiry stays. */
export const eraseSent = async (db: Db, { id }: Row): Promise<void> => {
  await db.delete(financeApplications).where(eq(financeApplications.id, id));
};

/** One that was sealed by a key that is not known here. */
export class UnknownSealingKey extends Error {
  override readonly name = 'UnknownSealingKey';
  constructor(readonly applicationId: string) {
    super(
      `Application ${applicationId} was sealed by another key. Put back FORECOURT_SEALING_KEY, or set FORECOURT_SEALING_KEY_PREVIOUS to the one before and run forecourt applications reseal.`,
    );
  }
}

/**
 * What a sent application says.
 * @throws UnknownSealingKey where neither key sealed it
 */
export const openSent = (row: Row, key: RotatedSecret): ApplicationRecord => {
  const secret = secretNamed(key, row.sealed_by ?? '');
  if (secret === null) throw new UnknownSealingKey(row.id);
  return readRecord(openText(secret, applicationKey, row.sealed, row.id));
};

/**
 * Seals what the key before sealed with the present one, so that the one before can be thrown away.
 * @returns how many were sealed anew, and the ids of those that neither key opens
 */
export const resealApplications = (
  db: Db,
  key: RotatedSecret,
): Promise<{ readonly resealed: number; readonly lost: readonly string[] }> =>
  db.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(financeApplications)
      .where(sql`${financeApplications.sealed_by} <> ${secretName(key.current)}`)
      .for('update');
    const lost: string[] = [];
    for (const row of rows) {
      if (secretNamed(key, row.sealed_by ?? '') === null) {
        lost.push(row.id);
        continue;
      }
      const sealed = sealText(key.current, applicationKey, JSON.stringify(openSent(row, key)), row.id);
      await tx
        .update(financeApplications)
        .set({ sealed, sealed_by: secretName(key.current) })
        .where(eq(financeApplications.id, row.id));
    }
    return { resealed: rows.length - lost.length, lost };
  });

/** Deletes an application that is open, at the wish of its shopper. */
export const dropApplication = async (db: Db, websiteId: string, token: string, now: Date): Promise<void> => {
  await db
    .delete(financeApplications)
    .where(and(ofToken(websiteId, token, now), sql`${financeApplications.lead_id} is null`));
};

const messageOf = (status: SQL) =>
  sql`(select 1 from ${messages} where ${isAbout('lead', financeApplications.lead_id)} and ${messages.template} = 'finance-application' and ${messages.status} ${status})`;

/**
 * Deletes applications whose time is over, but none that is still on its way, and none that was given up everywhere and
 * that nobody has read: it would be lost.
 */
export const forgetApplications = async (db: Db, now: Date): Promise<number> => {
  const gone = await db
    .delete(financeApplications)
    .where(
      and(
        lt(financeApplications.expires_at, now),
        sql`not exists ${messageOf(sql`= 'pending'`)}`,
        sql`(not exists ${messageOf(sql`= 'failed'`)} or exists ${messageOf(sql`= 'delivered'`)} or ${financeApplications.reads} > 0)`,
      ),
    )
    .returning({ id: financeApplications.id });
  return gone.length;
};

/** How many sent applications neither key opens: their key was lost, or is not set here. */
export const countUnreadable = (db: Db, { current, previous }: RotatedSecret): Promise<number> =>
  db.$count(
    financeApplications,
    and(
      isNotNull(financeApplications.sealed_by),
      notInArray(
        financeApplications.sealed_by,
        [current, ...(previous === null ? [] : [previous])].map((secret) => secretName(secret)),
      ),
    ),
  );
