import { classNames } from '../class-names/class-names';
import type { FieldText, FieldWiring } from '../field/field';
import { input, select } from '../field/field.css';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import type { ComboboxGroup, ComboboxOption } from './combobox-options';

const Choice = ({ value, label, note, disabled }: ComboboxOption) => (
  <option value={value} disabled={disabled}>
    {note === undefined ? label : `${label}, ${note}`}
  </option>
);

/** The combobox without scripts: the browser's list, or a line of text where the options are found by asking. */
export const PlainChoice = ({
  label,
  wiring: { id, ...described },
  groups,
  open,
  placeholder,
  ...control
}: {
  readonly label: FieldText['label'];
  readonly wiring: FieldWiring;
  readonly name: string | undefined;
  readonly groups: readonly ComboboxGroup[];
  readonly defaultValue: string;
  readonly required: boolean;
  readonly disabled: boolean;
  readonly placeholder: string | undefined;
  /** The options are not all here. */
  readonly open: boolean;
}) => {
  // The hidden combobox keeps the field's own id, so this one needs another and its own label.
  const plainId = `${id}-plain`;
  return (
    <>
      <label htmlFor={plainId}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      {open ? (
        <input {...control} {...described} id={plainId} type="text" placeholder={placeholder} className={input} />
      ) : (
        <select {...control} {...described} id={plainId} className={classNames(input, select)}>
          <option value="">{placeholder}</option>
          {groups.map((group) =>
            group.label === '' ? (
              group.items.map((option) => <Choice key={option.value} {...option} />)
            ) : (
              <optgroup key={group.label} label={group.label}>
                {group.items.map((option) => (
                  <Choice key={option.value} {...option} />
                ))}
              </optgroup>
            ),
          )}
        </select>
      )}
    </>
  );
};
