import { hiddenField } from '@forecourt/domain/enquiry';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Whether an element is a field. */
export const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;

const isBox = (control: Control): control is HTMLInputElement => control.type === 'checkbox';

/** The fields of a form that people fill in: not those that go along unseen, nor the trap for robots. */
export const shownControls = (form: HTMLFormElement): readonly Control[] =>
  [...form.elements].filter(
    (element) => isControl(element) && element.type !== 'hidden' && element.name !== hiddenField,
  ) as Control[];

/** What stands in a field, or whether a box is ticked. */
export const filledIn = (control: Control): string | boolean => (isBox(control) ? control.checked : control.value);

/** Fills a field in, or ticks a box. */
export const fillIn = (control: Control, value: string | boolean): void => {
  if (typeof value === 'string') control.value = value;
  else if (isBox(control)) control.checked = value;
};

/** Whether a field is still as the page was drawn. */
export const isUntouched = (control: Control): boolean => {
  if (control instanceof HTMLSelectElement)
    return (
      control.selectedIndex ===
      Math.max(
        0,
        [...control.options].findIndex((option) => option.defaultSelected),
      )
    );
  return isBox(control) ? control.checked === control.defaultChecked : control.value === control.defaultValue;
};
