import type { TestDrive, TestDriveFault } from '@forecourt/api-contract';
import { Button } from '@forecourt/ui/button';
import { Disclosure } from '@forecourt/ui/disclosure';
import { bookedDriveWords as words } from '../../features/enquiry/test-drive/booked-drive-words';
import { hasFreeTime, slotDays } from '../../features/enquiry/test-drive/slot-days-view';
import * as styles from './booked-drive-page.css';
import { MoveForm } from './move-form';

/** Faults that are the choice's, and stand beside it. */
const ofChoice: readonly TestDriveFault[] = ['missing', 'taken'];

/** Moves or cancels a test drive: two folds, so that a look at it changes nothing. Plain forms that the API answers. */
export const DriveChanges = ({
  drive,
  fault,
}: {
  readonly drive: TestDrive;
  readonly fault: TestDriveFault | null;
}) => {
  const { token, days, location, clock, may_change, may_cancel } = drive;
  const isChoosing = fault !== null && ofChoice.includes(fault);
  if (!may_change && !may_cancel) return null;
  return (
    <div>
      {may_change && (
        <Disclosure title={words.move} open={isChoosing}>
          <div className={styles.folded}>
            <p className={styles.lead}>{hasFreeTime(days) ? words.moveLead : words.noTimes}</p>
            {hasFreeTime(days) && (
              <MoveForm
                token={token}
                days={slotDays(days)}
                hint={words.moveHint(location.name, clock)}
                {...(isChoosing ? { fault: words.faults[fault] } : {})}
              />
            )}
          </div>
        </Disclosure>
      )}
      {may_cancel && (
        <Disclosure title={words.cancel}>
          <div className={styles.folded}>
            <p className={styles.lead}>{words.cancelLead}</p>
            <form method="post" action="/api/test-drive/cancel">
              <input type="hidden" name="token" value={token} />
              <Button type="submit" kind="danger">
                {words.cancelSubmit}
              </Button>
            </form>
          </div>
        </Disclosure>
      )}
    </div>
  );
};
