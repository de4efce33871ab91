import * as z from 'zod';
import { type LeftOut, readAnswer } from '../tolerant-reading/read-answer';
import { type SiteTable, siteRowSchema } from './sites';

/** A site table from an API of any version: what its rows say is looked at one by one. */
export const anySiteTableSchema = z.object({ seq: z.number().int(), sites: z.array(z.unknown()) });

/** A site that a newer API describes in a way that this version does not know. */
export interface UnreadSite {
  /** Null where not even that can be read. */
  readonly website_id: string | null;
  /** What does not fit, for the log. */
  readonly reason: string;
}

/** A site table with the sites that can be read, and those that cannot. */
export interface ReadSiteTable extends SiteTable {
  readonly unread: readonly UnreadSite[];
}

const namedSchema = z.object({ website_id: z.string() });

/**
 * Reads a table row by row: what a site cannot do without costs that site alone, anything else that value alone, and
 * never every dealer behind the gateway.
 * @param onLeftOut told of each value that is left out of a site that is read
 */
export const readSiteTable = (
  { seq, sites }: z.output<typeof anySiteTableSchema>,
  onLeftOut: (websiteId: string, leftOut: LeftOut) => void = () => undefined,
): ReadSiteTable => {
  const read: SiteTable['sites'] = [];
  const unread: UnreadSite[] = [];
  for (const row of sites) {
    const answer = readAnswer(siteRowSchema, row);
    if (answer.success) {
      read.push(answer.data);
      for (const leftOut of answer.leftOut) onLeftOut(answer.data.website_id, leftOut);
    } else {
      unread.push({
        website_id: namedSchema.safeParse(row).data?.website_id ?? null,
        reason: z.prettifyError(answer.error),
      });
    }
  }
  return { seq, sites: read, unread };
};
