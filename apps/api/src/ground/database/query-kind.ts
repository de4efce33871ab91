/** What a query does, and to which table first; null for none. */
export interface QueryKind {
  /** In capitals: `SELECT`, `BEGIN`. */
  readonly operation: string;
  readonly table: string | null;
}

/** A name in SQL, quoted or not, of a table that may be named by its schema, too. */
const named = /\b(?:from|into|update|join|table)\s+(?:only\s+)?(?:"?[a-z_]\w*"?\.)?"?([a-z_]\w*)"?/i;

/** Characters of a query that are looked at: one that writes many rows is as long as all of them. */
const mostRead = 8_000;

/** Reads off a query what traces may say of it: two of its own words, and nothing of what stands in it as a value. */
export const queryKind = (query: string): QueryKind => {
  const text = query.slice(0, mostRead);
  const [operation = 'QUERY'] = /[a-z]+/i.exec(text) ?? [];
  const [, table = null] = named.exec(text.replace(/'[^']*'/g, "''")) ?? [];
  return { operation: operation.toUpperCase(), table };
};
