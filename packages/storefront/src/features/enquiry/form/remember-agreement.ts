import { dismissalKey } from '@forecourt/domain/dismissal';
import { store } from '../../../runtime/browser-storage/browser-storage';

/**
 * Remembers on this device that who sent a form agreed to marketing with it, for what waits for that (POPU-01). An enquiry
 * without the tick changes nothing: it takes nothing back. Where the browser stores nothing, nothing waits either.
 */
export const rememberAgreement = (form: HTMLFormElement | null, websiteId: string): void => {
  if (form === null || !new FormData(form).has('opt_in')) return;
  store('device', dismissalKey(websiteId, 'marketing'), 'yes');
};
