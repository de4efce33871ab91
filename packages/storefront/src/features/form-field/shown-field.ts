import type { AskedField, FieldInput, FieldRow } from '@forecourt/domain/form-field';

/** One choice of a list in a form. */
export interface FieldChoice {
  readonly value: string;
  readonly label: string;
}

/** A field that people fill in, as a form draws it: plain data, made on the server from a row of a table. */
export interface ShownField<Name extends string = string> {
  readonly name: Name;
  readonly label: string;
  readonly input: Exclude<FieldInput, 'unseen'>;
  readonly required: boolean;
  /** What stands in it at first, or whether its box is ticked. */
  readonly value: string | boolean;
  readonly hint?: string;
  readonly autocomplete?: string;
  readonly half?: true;
  /** Most characters that it takes. */
  readonly longest?: number;
  /** What was given before is stored and not shown again: left empty, it stays. */
  readonly isKept?: true;
  /** Of a list: its first line with nothing chosen, and its choices. */
  readonly placeholder?: string;
  readonly options?: readonly FieldChoice[];
}

/** A row of a field that people fill in. */
export type ShownRow = FieldRow & Pick<ShownField, 'input'>;

/** Whether people fill a field in; what else is in a table goes along unseen. */
export const isShownRow = (row: FieldRow): row is ShownRow => row.input !== 'unseen';

/**
 * A field of a form, made from its row.
 * @param value what stands in it at first, or whether its box is ticked
 * @param options the choices of a list that each site has its own of; those of its row where left out
 */
export const shownField = <Name extends string>(
  { name, required }: AskedField<Name>,
  { label, input, hint, autocomplete, half, longest, placeholder, choices = [] }: ShownRow,
  {
    value,
    options = choices.map((choice) => ({ value: choice, label: choice })),
  }: { readonly value: string | boolean; readonly options?: readonly FieldChoice[] | undefined },
): ShownField<Name> => ({
  name,
  label,
  input,
  required,
  value,
  ...(hint === undefined ? {} : { hint }),
  ...(autocomplete === undefined ? {} : { autocomplete }),
  ...(half === undefined ? {} : { half }),
  ...(longest === undefined ? {} : { longest }),
  ...(placeholder === undefined ? {} : { placeholder }),
  ...(input === 'choice' ? { options } : {}),
});
