'use client';

import { Button } from '@forecourt/ui/button';
import { type SlotDay, SlotPicker } from '@forecourt/ui/slot-picker';
import { type SubmitEvent, useState } from 'react';
import { bookedDriveWords as words } from '../../features/enquiry/test-drive/booked-drive-words';
import { testDriveWords } from '../../features/enquiry/test-drive/test-drive-words';
import { useUnderWay } from '../../runtime/under-way/use-under-way';
import * as styles from './booked-drive-page.css';

/** A form that is sent for so many milliseconds was stopped, or its answer led nowhere: it may be sent again. */
const longestSend = 30_000;

/** Moves a test drive to another time: a plain form, which scripts keep from being sent without one. */
export const MoveForm = ({
  token,
  days,
  hint,
  fault,
}: {
  readonly token: string;
  readonly days: readonly SlotDay[];
  /** How long it is, and by whose clock the times are. */
  readonly hint: string;
  /** Why the last try was refused. */
  readonly fault?: string;
}) => {
  const [slot, setSlot] = useState('');
  const [error, setError] = useState(fault);
  const { underWay, begin } = useUnderWay<'move'>(longestSend);
  const busy = underWay !== null;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (busy || !new FormData(event.currentTarget).has('slot')) {
      event.preventDefault();
      if (!busy) setError(words.faults.missing);
      if (!busy) document.getElementById('move-slot')?.focus();
      return;
    }
    begin('move');
  };
  return (
    <form method="post" action="/api/test-drive/change" noValidate onSubmit={submit} className={styles.form}>
      <input type="hidden" name="token" value={token} />
      <SlotPicker
        id="move-slot"
        name="slot"
        label={testDriveWords.slot.label}
        hint={hint}
        days={days}
        value={slot}
        onChange={(chosen) => {
          setSlot(chosen);
          setError(undefined);
        }}
        emptyNote={words.noTimes}
        error={error}
      />
      <div>
        <Button type="submit" kind="ink" aria-busy={busy}>
          {busy ? words.moving : words.moveSubmit}
        </Button>
      </div>
    </form>
  );
};
