import { dropDraft, readDraft, writeDraft } from './draft-memory';
import { filledIn, fillIn, isUntouched, shownControls } from './form-controls';

/**
 * What is agreed to of one offer is agreed to anew, whatever else comes back: a box may stand for other words by then. And a
 * choice among times is its picker's, which knows whether the time is still free.
 */
const isDrafted = ({ name, type }: Pick<HTMLInputElement, 'name' | 'type'>): boolean =>
  name !== 'offer_accepted' && type !== 'radio';

/**
 * Brings back what was typed into a form before a reload, where nothing else has been typed since, and keeps what is
 * typed from now on, until it was sent or the tab is closed.
 */
export const keepDraft = (form: HTMLFormElement, key: string, signal: AbortSignal): void => {
  const draft = readDraft(key);
  for (const control of shownControls(form).filter(isDrafted)) {
    const kept = draft?.get(control.name);
    if (kept !== undefined && isUntouched(control) && kept !== filledIn(control)) fillIn(control, kept);
  }
  const keep = () => {
    const controls = shownControls(form).filter(isDrafted);
    if (controls.every(isUntouched)) dropDraft(key);
    else writeDraft(key, Object.fromEntries(controls.map((control) => [control.name, filledIn(control)])));
  };
  keep();
  form.addEventListener('input', keep, { signal });
  form.addEventListener('change', keep, { signal });
};
