const keyOf = (leadId: string): string => `forecourt:sent:${leadId}`;

/**
 * Remembers in this tab who has sent an enquiry: the page that confirms it calls them by their name, and nobody else who
 * opens its address reads one.
 */
export const rememberSender = (form: HTMLFormElement | null, leadId: string): void => {
  const name = form === null ? null : new FormData(form).get('name');
  if (typeof name !== 'string') return;
  try {
    sessionStorage.setItem(keyOf(leadId), name.trim());
  } catch (error) {
    // Storage is switched off or full: then they are thanked without.
    if (!(error instanceof DOMException)) throw error;
  }
};

/** First name of who has sent an enquiry in this tab; empty where that is not known. */
export const senderOf = (leadId: string): string => {
  try {
    return sessionStorage.getItem(keyOf(leadId)) ?? '';
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return '';
  }
};
