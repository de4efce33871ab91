/** One choice of a combobox. */
export type ComboboxOption = {
  /** What the form sends; unique among the options, never empty. */
  readonly value: string;
  /** What is read, and what stands in the field once chosen: "Toyota". */
  readonly label: string;
  /** A few quiet words that tell like options apart, searched too: "QLD 4105". */
  readonly note?: string;
  /** A number at the end of the line: how many vehicles it would show. */
  readonly count?: number;
  /** The heading it stands under: "Popular makes". */
  readonly group?: string;
  /** Other words that find it: "VW". */
  readonly keywords?: string;
  readonly disabled?: boolean;
};

/** Options under one heading. */
export type ComboboxGroup = { readonly label: string; readonly items: readonly ComboboxOption[] };

/** The words of a text without case, accents and punctuation, so that "skoda" finds "Škoda". */
export const plainWords = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word !== '');

/**
 * Whether an option answers what was typed: every typed word begins a word of it, in any order, or the typed text
 * without its gaps begins the label ("landrover"). Nothing typed is answered by all.
 */
export const optionMatches = ({ label, note = '', keywords = '' }: ComboboxOption, typed: string): boolean => {
  const wanted = plainWords(typed);
  if (wanted.length === 0) return true;
  const words = plainWords(`${label} ${note} ${keywords}`);
  const found = wanted.every((part) => words.some((word) => word.startsWith(part)));
  return found || plainWords(label).join('').startsWith(wanted.join(''));
};

/** The options under their headings, in the order in which both first appear; those without one come first. */
export const groupOptions = (options: readonly ComboboxOption[]): readonly ComboboxGroup[] => {
  const groups = new Map<string, ComboboxOption[]>([['', []]]);
  for (const option of options) {
    const heading = option.group ?? '';
    const group = groups.get(heading);
    if (group === undefined) groups.set(heading, [option]);
    else group.push(option);
  }
  return [...groups].map(([label, items]) => ({ label, items })).filter(({ items }) => items.length > 0);
};
