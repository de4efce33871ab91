import { Alert } from '@forecourt/ui/alert';
import { orderWords } from '../../features/order/order-words';
import { HoldClock } from './hold-clock';
import { clockInWords, momentInWords } from './order-moments';
import * as styles from './order-page.css';

const hour = 3_600_000;

/** Until when a vehicle is held; with a clock where that is within the hour. */
export const HoldLine = ({
  until,
  timeZone,
  now,
  reloads,
}: {
  readonly until: string;
  readonly timeZone: string;
  /** When the page is drawn. */
  readonly now: Date;
  /** The page is asked for anew at the end: nothing is typed on it. */
  readonly reloads: boolean;
}) => {
  const isSoon = Date.parse(until) - now.getTime() <= hour;
  return (
    <Alert tone="info">
      <div className={styles.hold}>
        <span>
          {orderWords.held.until}{' '}
          <time dateTime={until}>{isSoon ? clockInWords(until, timeZone) : momentInWords(until, timeZone)}</time>
        </span>
        {isSoon && <HoldClock until={until} now={now.toISOString()} reloads={reloads} />}
      </div>
    </Alert>
  );
};
