/**
 * Order of records that every ranking leaves equal: FNV-1a of the objectID, then the objectID. It depends on nothing
 * but the record, so every instance pages through the same order whatever the history of its index.
 */
export function tieBreak(objectID: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < objectID.length; at++) hash = Math.imul(hash ^ objectID.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
