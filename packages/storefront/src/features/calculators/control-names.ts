type Control = Pick<Element, 'localName' | 'textContent' | 'getAttribute'> &
  Partial<Pick<HTMLInputElement, 'type' | 'value'>> & {
    readonly labels?: Iterable<Pick<Element, 'textContent'>> | null;
  };

/** What a control is called: what it is, its label, and of a radio button its choice. */
const nameOf = (control: Control): string => {
  const { localName, type = '', value = '', labels, textContent } = control;
  const [label] = labels ?? [];
  const words = control.getAttribute('aria-label') ?? label?.textContent ?? textContent ?? '';
  return [localName, type, type === 'radio' || type === 'checkbox' ? value : '', words.trim()].join('|');
};

/**
 * Controls by what they are called; of several of one name, each by its place among them. A part that was drawn and the
 * same one alive agree in nothing else: ids differ, and one may have a control that the other lacks.
 */
export const byName = <Each extends Control>(controls: Iterable<Each>): ReadonlyMap<string, Each> => {
  const met = new Map<string, number>();
  return new Map(
    [...controls].map((control) => {
      const name = nameOf(control);
      const place = met.get(name) ?? 0;
      met.set(name, place + 1);
      return [`${name}|${place}`, control];
    }),
  );
};
