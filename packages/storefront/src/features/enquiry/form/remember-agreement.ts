import { dismissalKey } from '@forecourt/domain/dismissal';

/**
 * Remembers on this device that who sent a form agreed to marketing with it, for what waits for that (POPU-01). An enquiry
 * without the tick changes nothing: it takes nothing back.
 */
export const rememberAgreement = (form: HTMLFormElement | null, websiteId: string): void => {
  if (form === null || !new FormData(form).has('opt_in')) return;
  try {
    localStorage.setItem(dismissalKey(websiteId, 'marketing'), 'yes');
  } catch (error) {
    // Storage is switched off or full: then nothing waits to be shown either.
    if (!(error instanceof DOMException)) throw error;
  }
};
