'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FieldError, type FieldText, useFieldWiring } from '../field/field';
import { hint as hintLook, legend } from '../field/field.css';
import { useHydrated } from '../hydrated/use-hydrated';
import { Icon } from '../icon/icon';
import { Skeleton } from '../skeleton/skeleton';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { DaySlots } from './day-slots';
import { DayStrip } from './day-strip';
import { findSlot, nextFreeDay, type SlotDay } from './slot-days';
import * as styles from './slot-picker.css';
import { type SlotWords, slotWords } from './slot-words';

export type SlotPickerProps = Omit<FieldText, 'optional'> & {
  /** Id of the whole; the error summary links to it. */
  readonly id?: string;
  /** Sends the chosen time's `value` with the form. */
  readonly name: string;
  /** The days in their order, closed and full ones too: a gap would look like a mistake. */
  readonly days: readonly SlotDay[];
  /** Value of the chosen time, `''` for none, where the owner keeps it. */
  readonly value?: string;
  readonly defaultValue?: string;
  readonly onChange?: (value: string) => void;
  /** Shown when there are no days: whom to call instead. */
  readonly emptyNote: ReactNode;
  /** Shown when the days could not be loaded: an alert with a way to try again. */
  readonly failure?: ReactNode;
  /** Days are on their way. */
  readonly loading?: boolean;
  /** Asked for days before the first or after the last, where there are more. */
  readonly onEarlier?: () => void;
  readonly onLater?: () => void;
  readonly disabled?: boolean;
  readonly words?: Partial<SlotWords>;
};

const placeholders = ['1', '2', '3', '4', '5', '6'];

/**
 * A day and then a free time of it, for test drives and service bookings (TDRV-01 has the rules behind them). Without
 * scripts all days stand under each other, their times one set of radios.
 */
export const SlotPicker = (props: SlotPickerProps) => {
  const { label, hint, error, id, name, days, value, defaultValue = '', onChange, disabled = false } = props;
  const { emptyNote, failure, loading = false, onEarlier, onLater } = props;
  const words = { ...slotWords, ...props.words };
  const { wiring, hintId, errorId } = useFieldWiring(id, { hint, error });
  const hydrated = useHydrated();

  const [own, setOwn] = useState(defaultValue);
  const chosen = value ?? own;
  const found = findSlot(days, chosen);
  const [opened, setOpened] = useState<string>();
  const shown = days.find(({ date }) => date === opened) ?? found?.day ?? nextFreeDay(days) ?? days[0];

  const groupName = `${wiring.id}-day`;
  const jumped = useRef(false);
  useEffect(() => {
    // The button that led here is gone with its day.
    if (jumped.current) document.getElementById(`${groupName}-${opened}`)?.focus();
    jumped.current = false;
  }, [groupName, opened]);
  const choose = (next: string) => {
    setOwn(next);
    onChange?.(next);
  };

  const content = () => {
    if (failure !== undefined) return failure;
    if (loading && days.length === 0) {
      return (
        <div className={styles.slots} aria-hidden="true">
          {placeholders.map((place) => (
            <Skeleton key={place} shape="control" />
          ))}
        </div>
      );
    }
    if (shown === undefined) return <div className={styles.note}>{emptyNote}</div>;
    return (
      <>
        <DayStrip
          {...{ days, groupName, words, onEarlier, onLater }}
          shown={shown.date}
          onShow={(date) => setOpened(date)}
        />
        {/* With scripts only the open day is kept: a checked radio out of sight would take the others' tab stop. */}
        {(hydrated ? [shown] : days).map((day) => (
          <DaySlots
            key={day.date}
            {...{ day, name, chosen, disabled, words }}
            away={day !== shown}
            onChoose={choose}
            next={nextFreeDay(days, day.date) ?? nextFreeDay(days)}
            onShow={(date) => {
              jumped.current = true;
              setOpened(date);
            }}
          />
        ))}
      </>
    );
  };

  return (
    <fieldset
      id={wiring.id}
      tabIndex={-1}
      className={styles.root}
      aria-describedby={wiring['aria-describedby']}
      aria-busy={loading || undefined}
    >
      <legend className={legend}>{label}</legend>
      {hint !== undefined && (
        <p id={hintId} className={hintLook}>
          {hint}
        </p>
      )}
      {content()}
      {hydrated && found !== undefined && found.day !== shown && (
        <input type="hidden" name={name} value={chosen} disabled={disabled} />
      )}
      <p role="status" className={styles.chosen}>
        {loading ? (
          <VisuallyHidden>{words.loading}</VisuallyHidden>
        ) : (
          found !== undefined && (
            <>
              <Icon name="calendar" size="small" />
              <span>{`${words.chosen} `}</span>
              <span className={styles.chosenTime}>{`${found.day.name}, ${found.slot.label}`}</span>
            </>
          )
        )}
      </p>
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
};
