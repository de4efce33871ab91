import { typedField } from '@forecourt/domain/form-field';
import { readStored, store } from '../../runtime/browser-storage/browser-storage';

const keyOf = (leadId: string): string => `forecourt:sent:${leadId}`;

/**
 * Remembers in this tab who has sent an enquiry: the page that confirms it calls them by their name, and nobody else who
 * opens its address reads one. Where the browser stores nothing they are thanked without.
 */
export const rememberSender = (form: HTMLFormElement | null, leadId: string): void => {
  const name = form === null ? null : new FormData(form).get('name');
  if (typeof name === 'string') store('tab', keyOf(leadId), typedField('text', name));
};

/** First name of who has sent an enquiry in this tab; empty where that is not known. */
export const senderOf = (leadId: string): string => readStored('tab', keyOf(leadId)) ?? '';
