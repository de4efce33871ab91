import type { EnquiryContext } from './enquiry-context';

/**
 * Where the draft of a form is kept: one for each kind and vehicle or offer, and one for each form that came back, whose
 * words are newer than any draft of the form before.
 */
export const draftKey = ({
  rules,
  vehicle,
  unseen,
  returned,
}: Pick<EnquiryContext, 'rules' | 'vehicle' | 'unseen' | 'returned'>): string =>
  `forecourt-enquiry:${rules.category}:${vehicle?.id ?? ''}:${unseen.offer_id ?? unseen.subject ?? ''}${returned === undefined ? '' : `:${returned.key}`}`;

const isText = (value: unknown): value is string | boolean => typeof value === 'string' || typeof value === 'boolean';

/** What was typed into a form of this tab and not sent, by field; null where there is nothing. */
export const readDraft = (key: string): ReadonlyMap<string, string | boolean> | null => {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    return new Map(Object.entries(kept).filter((entry): entry is [string, string | boolean] => isText(entry[1])));
  } catch {
    // A browser may refuse storage altogether, or somebody wrote into it: a form then begins anew.
    return null;
  }
};

export const writeDraft = (key: string, fields: Readonly<Record<string, string | boolean>>): void => {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(fields));
  } catch {
    // As above: no storage, no draft.
  }
};

export const dropDraft = (key: string): void => {
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // As above.
  }
};
