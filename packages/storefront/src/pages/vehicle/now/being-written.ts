type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isChanged = (control: Control): boolean => {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some(
      ({ selected, defaultSelected }) => selected && !defaultSelected && control.value !== '',
    );
  if (control.type === 'hidden') return false;
  if (control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio'))
    return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
};

/** Whether a visitor has put something into a form, or is in it: a page that is drawn anew would take it away. */
export const isBeingWritten = (form: HTMLElement | null): boolean =>
  form !== null &&
  (form.contains(document.activeElement) ||
    [...form.querySelectorAll<Control>('input, textarea, select')].some(isChanged));
