import { asList, asRecord } from '@forecourt/config/validation';

/** A text of a document that may be faulty; null for anything else. */
export const claimedText = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The ids of locations that a document names, each with its place in the list. */
export const claimedIds = (locations: unknown): readonly { readonly id: string; readonly index: number }[] =>
  asList(locations).flatMap((location, index) => {
    const id = claimedText(asRecord(location).id);
    return id === null ? [] : [{ id, index }];
  });
