import type { ComplianceFinding } from '@forecourt/config/compliance';
import { eq } from 'drizzle-orm';
import { actorName, type NamedActor } from '../../ground/actor/actor';
import type { Db } from '../../ground/database/database';
import { complianceAnswers } from '../../ground/database/schema';
import type { DocumentFindings } from './document-findings';

/** A finding and the document that it is about. */
export interface DocumentFinding extends ComplianceFinding {
  readonly source: string;
  readonly document: string;
}

const keyOf = ({ rule, path, quote }: Pick<ComplianceFinding, 'path' | 'quote'> & { readonly rule: string }): string =>
  JSON.stringify([rule, path, quote]);

/** What nobody has answered for yet: neither now, by the rule's name, nor before, for the same words in the same place. */
export const openFindings = async (
  db: Pick<Db, 'select'>,
  documents: readonly DocumentFindings[],
  answered: readonly string[],
): Promise<readonly DocumentFinding[]> => {
  const open: DocumentFinding[] = [];
  for (const { source, document, findings } of documents) {
    const asked = findings.filter(({ rule }) => !answered.includes(rule));
    if (asked.length === 0) continue;
    const rows = await db.select().from(complianceAnswers).where(eq(complianceAnswers.document, document));
    const before = new Set(rows.map(keyOf));
    open.push(...asked.filter((finding) => !before.has(keyOf(finding))).map((one) => ({ ...one, source, document })));
  }
  return open;
};

/** Stores who answers for what; who answered first for the same words stays named. */
export const storeAnswers = async (
  db: Pick<Db, 'insert'>,
  documents: readonly DocumentFindings[],
  { answered, actor }: { readonly answered: readonly string[]; readonly actor: NamedActor },
): Promise<void> => {
  const who = actorName(actor);
  const rows = documents.flatMap(({ document, findings }) =>
    findings
      .filter(({ rule }) => answered.includes(rule))
      .map(({ rule, path, quote }) => ({ document, rule, path, quote, who })),
  );
  if (rows.length > 0) await db.insert(complianceAnswers).values(rows).onConflictDoNothing();
};
