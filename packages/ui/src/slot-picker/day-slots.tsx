import { classNames } from '../class-names/class-names';
import { TextButton } from '../text-link/text-link';
import { dayState, type SlotDay } from './slot-days';
import * as styles from './slot-picker.css';
import type { SlotWords } from './slot-words';

/** The times of one day as radios, or why there are none and where the next are. */
export const DaySlots = ({
  day,
  away,
  name,
  chosen,
  onChoose,
  disabled,
  next,
  onShow,
  words,
}: {
  readonly day: SlotDay;
  /** Not the open day: seen only where no script opens another. */
  readonly away: boolean;
  readonly name: string;
  /** Value of the chosen time. */
  readonly chosen: string;
  readonly onChoose: (value: string) => void;
  readonly disabled: boolean;
  /** The next day with a free time. */
  readonly next: SlotDay | undefined;
  readonly onShow: (date: string) => void;
  readonly words: SlotWords;
}) => {
  const state = dayState(day);
  const reason = state === 'closed' ? (day.closedNote ?? words.closedNote) : words.fullNote;
  return (
    <fieldset className={classNames(styles.panel, away && styles.panelAway)} disabled={disabled}>
      <legend className={styles.panelTitle}>{day.name}</legend>
      {state !== 'free' && (
        <div className={styles.note}>
          <p>{reason}</p>
          {next !== undefined && !away && (
            <TextButton iconEnd="arrow-right" onClick={() => onShow(next.date)}>
              {`${words.nextFree} ${next.name}`}
            </TextButton>
          )}
        </div>
      )}
      {day.slots.length > 0 && (
        <div className={styles.slots}>
          {day.slots.map((slot) => (
            <label key={slot.value} className={styles.slot}>
              <input
                type="radio"
                name={name}
                value={slot.value}
                disabled={slot.state !== 'free'}
                checked={slot.state === 'free' && slot.value === chosen}
                onChange={() => onChoose(slot.value)}
                className={styles.radio}
              />
              <span className={slot.state === 'free' ? undefined : styles.gone}>{slot.label}</span>
              {slot.state !== 'free' && <span className={styles.goneWord}>{words[slot.state]}</span>}
            </label>
          ))}
        </div>
      )}
    </fieldset>
  );
};
