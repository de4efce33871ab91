import { flushSync } from 'react-dom';
import { byName } from './control-names';

const focusable = 'a, button, input, summary';

interface Kept {
  readonly value: string;
  readonly checked: boolean;
  readonly isChanged: boolean;
  /** Changed and left: a field that works would have settled it by now. */
  readonly isLeft: boolean;
}

/** What a visitor has done in a part that does not work yet. */
export interface DoneMeanwhile {
  /** By the name of the input. */
  readonly inputs: ReadonlyMap<string, Kept>;
  /** Name of what has the focus; undefined when nothing has. */
  readonly focused: string | undefined;
  readonly selection: readonly [start: number | null, end: number | null] | null;
  /** Places of what was unfolded. */
  readonly unfolded: readonly number[];
}

const inputsOf = (element: HTMLElement) => byName(element.querySelectorAll('input'));
const focusableOf = (element: HTMLElement) => byName(element.querySelectorAll<HTMLElement>(focusable));
const canBeChecked = ({ type }: HTMLInputElement) => type === 'radio' || type === 'checkbox';
/** Reading the selection of an input that has none throws in some browsers. */
const hasSelection = ({ type }: HTMLInputElement) => type === 'text' || type === 'tel' || type === 'search';

/** What a browser makes of the value that was drawn: a range takes the nearest of its steps, which nobody has chosen. */
const drawnValue = (input: HTMLInputElement): string => {
  const fresh = document.createElement('input');
  for (const { name, value } of input.attributes)
    if (name === 'type' || name === 'min' || name === 'max' || name === 'step') fresh.setAttribute(name, value);
  fresh.setAttribute('value', input.defaultValue);
  return fresh.value;
};

/**
 * Changed and then left, wherever the focus is now: by Tab one may come back to it. Within `:is` old browsers pass over
 * what they do not know.
 */
const wasLeft = (input: HTMLInputElement): boolean =>
  input !== document.activeElement || input.matches(':is(:user-valid, :user-invalid)');

/** Reads what was typed, chosen, unfolded and focused in an element that the server drew. */
export const readDone = (element: HTMLElement): DoneMeanwhile => {
  const active = document.activeElement;
  return {
    inputs: new Map(
      [...inputsOf(element)].map(([name, input]) => {
        const isChanged = canBeChecked(input)
          ? input.checked !== input.defaultChecked
          : input.value !== drawnValue(input);
        return [name, { value: input.value, checked: input.checked, isChanged, isLeft: isChanged && wasLeft(input) }];
      }),
    ),
    focused: [...focusableOf(element)].find(([, control]) => control === active)?.[0],
    selection:
      active instanceof HTMLInputElement && hasSelection(active) ? [active.selectionStart, active.selectionEnd] : null,
    unfolded: [...element.querySelectorAll('details')].flatMap(({ open }, place) => (open ? [place] : [])),
  };
};

const setValue = Object.getOwnPropertyDescriptor(globalThis.HTMLInputElement?.prototype ?? {}, 'value')?.set;

/**
 * Does the same in the live part, through the events that a visitor's hand makes, so that its state follows. Controls are
 * matched by name: the live part may have one that the drawn one lacks, such as a trade-in that only the browser knows.
 * What the live part lacks is left out. Each event is settled before the next: a part may set one figure beside the
 * others that it holds.
 */
export const repeatDone = (element: HTMLElement, { inputs, focused, selection, unfolded }: DoneMeanwhile): void => {
  for (const [place, details] of [...element.querySelectorAll('details')].entries())
    if (unfolded.includes(place)) details.open = true;
  const target = focused === undefined ? undefined : focusableOf(element).get(focused);
  target?.focus({ preventScroll: true });
  const live = inputsOf(element);
  for (const [name, kept] of inputs) {
    const input = live.get(name);
    if (input === undefined || !kept.isChanged) continue;
    if (canBeChecked(input)) {
      if (input.checked !== kept.checked) flushSync(() => input.click());
      continue;
    }
    setValue?.call(input, kept.value);
    flushSync(() => input.dispatchEvent(new Event('input', { bubbles: true })));
    if (kept.isLeft) flushSync(() => input.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  }
  const active = document.activeElement;
  if (selection !== null && target !== undefined && active instanceof HTMLInputElement && hasSelection(active))
    active.setSelectionRange(...selection);
};
