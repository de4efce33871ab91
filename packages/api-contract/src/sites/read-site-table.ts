import * as z from 'zod';
import { tolerantParse } from '../client/tolerant-parse';
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

/** Reads a table row by row: a site with a new value costs that site alone, not every dealer behind the gateway. */
export const readSiteTable = ({ seq, sites }: z.output<typeof anySiteTableSchema>): ReadSiteTable => {
  const rows = sites.map((row) => ({ row, parsed: tolerantParse(siteRowSchema, row) }));
  return {
    seq,
    sites: rows.flatMap(({ parsed }) => (parsed.success ? [parsed.data] : [])),
    unread: rows.flatMap(({ row, parsed }) =>
      parsed.success
        ? []
        : [
            {
              website_id: namedSchema.safeParse(row).data?.website_id ?? null,
              reason: z.prettifyError(parsed.error),
            },
          ],
    ),
  };
};
