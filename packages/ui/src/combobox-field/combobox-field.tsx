'use client';

import { Combobox } from '@base-ui/react/combobox';
import { type Ref, useMemo, useRef, useState } from 'react';
import { spinner } from '../button/button.css';
import { classNames } from '../class-names/class-names';
import { Field, type FieldText, useFieldWiring } from '../field/field';
import { input as fieldInput } from '../field/field.css';
import { useHydrated } from '../hydrated/use-hydrated';
import { Icon } from '../icon/icon';
import * as popup from '../popup/popup.css';
import { usePopupContainer } from '../popup/use-popup-container';
import * as styles from './combobox-field.css';
import { type ComboboxOption, groupOptions, optionMatches } from './combobox-options';
import { PlainChoice } from './plain-choice';

export type ComboboxFieldProps = FieldText & {
  /** Id of the input; the error summary links to it. */
  readonly id?: string;
  /** Sends the chosen option's `value` with the form. */
  readonly name?: string;
  /** All options, or with `onSearch` the answer to what was typed last. */
  readonly options: readonly ComboboxOption[];
  /** The chosen option's value, `''` for none, where the owner keeps it. */
  readonly value?: string;
  readonly defaultValue?: string;
  /** Called with the new value, `''` when cleared, and its option. */
  readonly onChange?: (value: string, option?: ComboboxOption) => void;
  readonly onBlur?: () => void;
  readonly placeholder?: string;
  /** The sentence where no option answers: "No make begins with that." */
  readonly noMatch: string;
  /**
   * For lists too long to send, such as postcodes: called at each change with what is typed. The owner waits, asks
   * and passes the answer as `options`, which are then shown as they come.
   */
  readonly onSearch?: (typed: string) => void;
  /** Options are on their way; those that stand stay. */
  readonly loading?: boolean;
  readonly loadingLabel?: string;
  readonly clearLabel?: string;
  readonly openLabel?: string;
  readonly disabled?: boolean;
  /** The input, to move the focus there. */
  readonly ref?: Ref<HTMLInputElement>;
};

const sameOption = (one: ComboboxOption, other: ComboboxOption) => one.value === other.value;

/**
 * One choice of many, found by typing: makes, models, suburbs. Without scripts it is the browser's own list. It adds
 * 53 KB of compressed script to a page that has fields: load it lazily where it stands below the fold.
 */
export const ComboboxField = (props: ComboboxFieldProps) => {
  const { label, hint, error, optional, id, name, options, value, defaultValue = '', disabled = false } = props;
  const { onChange, onBlur, placeholder, noMatch, onSearch, loading = false, ref } = props;
  const { loadingLabel = 'Loading', clearLabel = 'Clear', openLabel = 'Show options' } = props;
  const { wiring, hintId, errorId } = useFieldWiring(id, { hint, error });
  const hydrated = useHydrated();
  const root = useRef<HTMLDivElement>(null);
  const container = usePopupContainer(root);

  const [own, setOwn] = useState(defaultValue);
  // Answers come and go while one types; the chosen one must keep its name.
  const [picked, setPicked] = useState<ComboboxOption>();
  const current = value ?? own;
  const chosen = options.find((option) => option.value === current);
  const selected = chosen ?? (picked?.value === current ? picked : undefined) ?? null;

  const groups = useMemo(() => groupOptions(options), [options]);
  const grouped = groups.some((group) => group.label !== '');

  const choose = (option: ComboboxOption | null) => {
    setOwn(option?.value ?? '');
    setPicked(option ?? undefined);
    onChange?.(option?.value ?? '', option ?? undefined);
  };

  return (
    <Field {...{ label, hint, error, optional, hintId, errorId }} inputId={wiring.id}>
      <Combobox.Root
        items={grouped ? groups : options}
        value={selected}
        onValueChange={choose}
        isItemEqualToValue={sameOption}
        filter={onSearch === undefined ? optionMatches : null}
        onInputValueChange={(typed, { reason }) => {
          if (reason === 'input-change' || reason === 'input-clear') onSearch?.(typed);
        }}
        // Before scripts run the plain list below carries the name.
        {...(hydrated ? { name } : {})}
        required={optional !== true}
        disabled={disabled}
        autoHighlight
        locale="en-AU"
      >
        <Combobox.InputGroup ref={root} className={styles.scripted}>
          <Combobox.Input
            {...wiring}
            ref={ref}
            placeholder={placeholder}
            onBlur={onBlur}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="done"
            className={classNames(fieldInput, styles.input)}
          />
          <span className={styles.buttons}>
            <Combobox.Clear className={styles.button} aria-label={clearLabel}>
              <Icon name="x" size="small" />
            </Combobox.Clear>
            <Combobox.Trigger className={styles.button} aria-label={openLabel}>
              <Icon name="chevron-down" size="small" />
            </Combobox.Trigger>
          </span>
        </Combobox.InputGroup>
        <Combobox.Portal {...(container === undefined ? {} : { container })}>
          <Combobox.Positioner
            className={popup.positioner}
            positionMethod="fixed"
            sideOffset={8}
            // Fixed to the screen, it is cut by the screen alone: not by a short dialog that scrolls.
            collisionBoundary={[]}
            collisionPadding={8}
            align="start"
          >
            <Combobox.Popup className={classNames(popup.surface, styles.popup)} aria-busy={loading || undefined}>
              <Combobox.Status>
                {loading && (
                  <span className={styles.say}>
                    <span className={spinner} aria-hidden="true" />
                    {loadingLabel}
                  </span>
                )}
              </Combobox.Status>
              <Combobox.Empty>{!loading && <span className={styles.say}>{noMatch}</span>}</Combobox.Empty>
              <Combobox.List className={styles.list}>
                {grouped
                  ? (group: (typeof groups)[number]) => <OptionGroup key={group.label} group={group} />
                  : (option: ComboboxOption) => <OptionLine key={option.value} option={option} />}
              </Combobox.List>
            </Combobox.Popup>
          </Combobox.Positioner>
        </Combobox.Portal>
      </Combobox.Root>
      <noscript>
        <PlainChoice
          {...{ label, wiring, name, groups, placeholder, disabled, defaultValue: current }}
          required={optional !== true}
          open={onSearch !== undefined}
        />
      </noscript>
    </Field>
  );
};

const OptionGroup = ({ group }: { readonly group: ReturnType<typeof groupOptions>[number] }) => (
  <Combobox.Group items={group.items} className={styles.group}>
    {group.label !== '' && <Combobox.GroupLabel className={styles.heading}>{group.label}</Combobox.GroupLabel>}
    <Combobox.Collection>
      {(option: ComboboxOption) => <OptionLine key={option.value} option={option} />}
    </Combobox.Collection>
  </Combobox.Group>
);

const OptionLine = ({ option }: { readonly option: ComboboxOption }) => (
  <Combobox.Item value={option} disabled={option.disabled} className={styles.option}>
    <span className={styles.optionLabel}>{option.label}</span>
    {option.note !== undefined && <span className={styles.quiet}>{option.note}</span>}
    {option.count !== undefined && <span className={styles.count}>{option.count.toLocaleString('en-AU')}</span>}
    <Combobox.ItemIndicator className={styles.tick}>
      <Icon name="check" size="small" />
    </Combobox.ItemIndicator>
  </Combobox.Item>
);
