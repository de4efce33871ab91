import { useId, useState } from 'react';
import { TickLine, type TickLineProps } from '../field/checkbox-field';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import * as styles from './filter-check-list.css';
import { splitOptions } from './option-split';

/** One value of a filter. */
export type FilterOption = {
  /** What the address holds. */
  readonly value: string;
  readonly label: string;
  /** How many vehicles it would show; none shown without it. */
  readonly count?: number;
  readonly checked: boolean;
  /** Narrower choices that unfold under it once it is chosen: the models of a make. */
  readonly nested?: FilterNestedOptions;
};

export type FilterNestedOptions = {
  /** Query parameter of the narrower choices. */
  readonly name: string;
  /** "Select models". */
  readonly label: string;
  readonly options: readonly Omit<FilterOption, 'nested'>[];
};

export type FilterCheckListProps = {
  /** Query parameter: every ticked box is sent under it when the form is submitted without scripts. */
  readonly name: string;
  /** What the list chooses, for those who listen: "Make". */
  readonly label: string;
  readonly options: readonly FilterOption[];
  /** What must stand beside the options: the rates of repayments. */
  readonly note?: string;
  /** Called with the parameter and value of the box pressed; without it the boxes are plain inputs of the form. */
  readonly onToggle?: (name: string, value: string, checked: boolean) => void;
  /**
   * The state that `checked` belongs to, such as the search. A box shows a press at once, and follows `checked` again
   * as soon as this object is another.
   */
  readonly ticksOf?: object;
  /** How many options stay in view; all without it. */
  readonly limit?: number;
  /** "Show all makes". */
  readonly moreLabel?: string;
  /** "Hide extra makes". */
  readonly lessLabel?: string;
};

/** The state of a box: a press shows at once, until its owner passes the ticks of another search. */
const useToggle = (checked: boolean, ticksOf: object | undefined): readonly [boolean, (pressed: boolean) => void] => {
  const [toggle, setToggle] = useState({ checked, ticksOf, pressed: checked });
  if (toggle.checked !== checked || toggle.ticksOf !== ticksOf) setToggle({ checked, ticksOf, pressed: checked });
  return [toggle.pressed, (pressed) => setToggle({ checked, ticksOf, pressed })];
};

const ToggledBox = ({
  onToggle,
  checked,
  ticksOf,
  ...box
}: Pick<TickLineProps, 'name' | 'value' | 'label' | 'count'> & {
  readonly checked: boolean;
  readonly ticksOf: object | undefined;
  readonly onToggle: (checked: boolean) => void;
}) => {
  const [pressed, press] = useToggle(checked, ticksOf);
  return (
    <TickLine
      {...box}
      checked={pressed}
      onChange={({ target }) => {
        press(target.checked);
        onToggle(target.checked);
      }}
    />
  );
};

const Option = ({
  name,
  option,
  onToggle,
  ticksOf,
}: Pick<FilterCheckListProps, 'name' | 'onToggle' | 'ticksOf'> & { readonly option: FilterOption }) => (
  <li>
    {onToggle === undefined ? (
      <TickLine
        name={name}
        value={option.value}
        label={option.label}
        count={option.count}
        defaultChecked={option.checked}
      />
    ) : (
      <ToggledBox
        name={name}
        value={option.value}
        label={option.label}
        count={option.count}
        checked={option.checked}
        ticksOf={ticksOf}
        onToggle={(checked) => onToggle(name, option.value, checked)}
      />
    )}
    {option.checked && option.nested !== undefined && option.nested.options.length > 0 && (
      <details open className={styles.nested}>
        <summary className={styles.nestedTitle}>{option.nested.label}</summary>
        <ul className={styles.list} aria-label={`${option.nested.label}, ${option.label}`}>
          {option.nested.options.map((inner) => (
            <Option
              key={inner.value}
              name={option.nested?.name ?? name}
              option={inner}
              onToggle={onToggle}
              ticksOf={ticksOf}
            />
          ))}
        </ul>
      </details>
    )}
  </li>
);

/**
 * Values to tick, with their counts. Real checkboxes: they work as fields of a GET form and, given `onToggle`, by
 * scripts. Values beyond `limit` fold away, except the chosen ones. Sources: SRCH-08, SRCH-27.
 */
export const FilterCheckList = ({
  name,
  label,
  options,
  note,
  onToggle,
  ticksOf,
  limit = options.length,
  moreLabel = 'Show all',
  lessLabel = 'Hide extra',
}: FilterCheckListProps) => {
  const noteId = useId();
  const { shown, extra } = splitOptions(options, limit);
  const draw = (option: FilterOption) => (
    <Option key={option.value} name={name} option={option} onToggle={onToggle} ticksOf={ticksOf} />
  );
  return (
    <fieldset {...(note === undefined ? {} : { 'aria-describedby': noteId })}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      {note !== undefined && (
        <p id={noteId} className={styles.note}>
          {note}
        </p>
      )}
      <ul className={styles.list}>{shown.map(draw)}</ul>
      {extra.length > 0 && (
        <details className={styles.more}>
          <summary className={styles.moreToggle}>
            <span className={styles.whenClosed}>{moreLabel}</span>
            <span className={styles.whenOpen}>{lessLabel}</span>
          </summary>
          <ul className={styles.list}>{extra.map(draw)}</ul>
        </details>
      )}
    </fieldset>
  );
};
