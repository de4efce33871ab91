import { badRequest } from '../../src/refusals/request-error';
import type { IndexDocument, ReplicaDocument } from './index-document';
import type { SettingsChange, WrittenSettings } from './written-settings';

/**
 * The replicas of an index after a change of its settings. A new standard replica begins with the index's own sorting;
 * one that is no longer listed goes, instead of living on as an index of its own.
 * @param forwarded settings that standard replicas take over too (forwardToReplicas).
 * @throws RequestError 400.
 */
export function replicasOf(
  settings: WrittenSettings,
  before: IndexDocument | undefined,
  forwarded: SettingsChange,
): Map<string, ReplicaDocument> {
  const replicas = new Map<string, ReplicaDocument>();
  for (const entry of settings.replicas ?? []) {
    const name = entry.replace(/^virtual\((.+)\)$/, '$1').trim();
    const virtual = name !== entry.trim();
    if (replicas.has(name)) throw badRequest(`replicas: the name ${JSON.stringify(name)} is used twice`);
    const known = before?.replicas.get(name);
    const kept = known?.virtual === virtual ? known : { virtual, ...(virtual ? {} : { ranking: settings.ranking }) };
    replicas.set(name, virtual ? kept : { ...kept, ...sorting(forwarded) });
  }
  return replicas;
}

/**
 * A replica after a change of its own settings. It has the records and everything but the sorting of its index.
 * @throws RequestError 400 for a setting that a replica cannot have for itself.
 */
export function changedReplica(
  name: string,
  replica: ReplicaDocument,
  change: SettingsChange,
  shared: WrittenSettings,
): ReplicaDocument {
  for (const [setting, value] of Object.entries(change)) {
    if (setting === 'customRanking' || (setting === 'ranking' && !replica.virtual)) continue;
    if (JSON.stringify(value) === JSON.stringify(shared[setting as keyof WrittenSettings] ?? null)) continue;
    const own = replica.virtual ? 'customRanking' : 'ranking and customRanking';
    throw badRequest(`${setting}: the replica ${name} shares it with its primary; of its own it has ${own} only`);
  }
  return { ...replica, ...sorting(change) };
}

/** What `getSettings` tells of a replica's own settings. */
export function replicaSettingsOf({
  virtual,
  ranking,
  customRanking,
}: ReplicaDocument): Readonly<Record<string, unknown>> {
  return {
    ...(ranking ? { ranking } : {}),
    ...(customRanking ? { customRanking } : {}),
    ...(virtual ? { relevancyStrictness: 0 } : {}),
  };
}

function sorting({ ranking, customRanking }: SettingsChange): Pick<ReplicaDocument, 'ranking' | 'customRanking'> {
  return {
    ...(ranking === undefined ? {} : { ranking: ranking ?? undefined }),
    ...(customRanking === undefined ? {} : { customRanking: customRanking ?? undefined }),
  };
}
