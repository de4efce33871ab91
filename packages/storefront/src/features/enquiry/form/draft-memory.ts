import { forgetStored, readStored, store } from '../../../runtime/browser-storage/browser-storage';
import type { EnquiryContext } from './enquiry-context';

/**
 * Where the draft of a form is kept: one for each kind and vehicle, offer or own car, and one for each form that came
 * back, whose words are newer than any draft of the form before.
 */
export const draftKey = ({
  rules,
  vehicle,
  unseen,
  draft,
  returned,
}: Pick<EnquiryContext, 'rules' | 'vehicle' | 'unseen' | 'draft' | 'returned'>): string =>
  `forecourt-enquiry:${rules.category}:${vehicle?.id ?? ''}:${draft ?? unseen.offer_id ?? unseen.subject ?? ''}${returned === undefined ? '' : `:${returned.key}`}`;

const isText = (value: unknown): value is string | boolean => typeof value === 'string' || typeof value === 'boolean';

/** What was typed into a form of this tab and not sent, by field; null where there is nothing. */
export const readDraft = (key: string): ReadonlyMap<string, string | boolean> | null => {
  try {
    const stored: unknown = JSON.parse(readStored('tab', key) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    return new Map(Object.entries(stored).filter((entry): entry is [string, string | boolean] => isText(entry[1])));
  } catch (error) {
    // Somebody wrote into it: the form begins anew.
    if (error instanceof SyntaxError) return null;
    throw error;
  }
};

export const writeDraft = (key: string, fields: Readonly<Record<string, string | boolean>>): void => {
  store('tab', key, JSON.stringify(fields));
};

export const dropDraft = (key: string): void => forgetStored('tab', key);
