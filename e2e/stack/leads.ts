import { inDatabase } from './database';

/** A lead as it is stored, with what tests look at. */
export interface StoredLead {
  readonly lead_id: string;
  readonly website_id: string;
  readonly dealership: string;
  readonly category: string;
  /** False while a form of several steps is not finished (LEAD-05). */
  readonly form_completed: boolean;
  readonly vehicle: string | null;
  /** Id and name of the offer it is about, as they were sent. */
  readonly offer: string;
  readonly subject: string;
  readonly phone: string;
  readonly message: string;
}

/**
 * Leads of a person, by the name that a test made up for its own enquiry. Not by `leads list`: the command line takes
 * seconds to start, and its own tests stand beside it.
 */
export const leadsOf = (name: string): Promise<readonly StoredLead[]> =>
  inDatabase(async (client) => {
    const { rows } = await client.query<StoredLead>(
      `select l.id as lead_id, l.website_id, d.slug as dealership, l.category, l.form_completed, v.name as vehicle,
              l.submission->'userData'->>'offer_id' as offer, l.submission->'userData'->>'subject' as subject,
              l.submission->'userData'->>'phone' as phone, l.submission->'userData'->>'message' as message
         from leads l
         join dealerships d on d.id = l.dealership_id
         left join vehicles v on v.id = l.vehicle_id
        where trim(concat(l.submission->'userData'->>'name', ' ', l.submission->'userData'->>'last_name')) = $1
        order by l.created_at desc, l.id desc`,
      [name],
    );
    return rows;
  });

/** What spoke for a robot when a lead came (LEAD-04). */
export const signsOf = (leadId: string): Promise<readonly string[]> =>
  inDatabase(async (client) => {
    const { rows } = await client.query<{ suspected: readonly string[] }>('select suspected from leads where id = $1', [
      leadId,
    ]);
    return rows[0]?.suspected ?? [];
  });

/** An enquiry as it is stored: the payload under the names of the specification. */
export interface StoredSubmission {
  readonly userData: Readonly<Record<string, unknown>>;
  readonly [field: string]: unknown;
}

/** What a person's enquiries said, word for word as they are stored. */
export const submissionsOf = (name: string): Promise<readonly StoredSubmission[]> =>
  inDatabase(async (client) => {
    const { rows } = await client.query<{ submission: StoredSubmission }>(
      `select submission from leads where submission->'userData'->>'name' = $1 order by created_at desc`,
      [name],
    );
    return rows.map(({ submission }) => submission);
  });
