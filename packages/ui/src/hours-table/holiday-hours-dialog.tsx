'use client';

import { useState } from 'react';
import { classNames } from '../class-names/class-names';
import { Icon } from '../icon/icon';
import { Dialog } from '../modal/dialog';
import { link as textLink } from '../text-link/text-link.css';
import { type HoursRow, HoursTable } from './hours-table';
import * as styles from './hours-table.css';

export type HolidayHoursDialogProps = {
  /** Whose hours: "Moorooka", "Moorooka, service". */
  readonly place: string;
  /** The upcoming special hours of this place and department; without any there is no dialog (LOC-04). */
  readonly rows: readonly HoursRow[];
  readonly label?: string;
  /** A sentence under the table: "Call us about a vehicle on any day." */
  readonly note?: string;
};

/**
 * Words that open the special hours of a place in a dialog; nothing at all where it has none. It is a `details`, so
 * without scripts the same table folds out in the page. Source: LOC-04.
 */
export const HolidayHoursDialog = ({ place, rows, label = 'Holiday hours', note }: HolidayHoursDialogProps) => {
  const [open, setOpen] = useState(false);
  if (rows.length === 0) return null;
  const table = (
    <>
      <HoursTable caption={`${label}, ${place}`} rows={rows} />
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </>
  );
  return (
    <>
      <details>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button to the browser */}
        <summary
          className={classNames(textLink, styles.trigger)}
          onClick={(event) => {
            event.preventDefault();
            setOpen(true);
          }}
        >
          <Icon name="calendar" size="small" />
          {label}
        </summary>
        {table}
      </details>
      <Dialog open={open} onClose={() => setOpen(false)} title={label} description={place} width="small">
        {table}
      </Dialog>
    </>
  );
};
