import type { PrizeDraw } from '@forecourt/api-contract';
import { calendarDateIn, dayInWords } from '@forecourt/domain/calendar';
import * as styles from './spin-page.css';
import { spinWords as words } from './spin-words';

/** What somebody has drawn: the prize with its code and how to get it, or that it was none. */
export const SpinOutcome = ({
  draw,
  redeem,
  timeZone,
}: {
  readonly draw: Pick<PrizeDraw, 'name' | 'description' | 'wins' | 'code' | 'redeemed_at'>;
  /** How a winner gets the prize. */
  readonly redeem: string;
  /** By whose calendar days are written. */
  readonly timeZone: string;
}) => (
  <div className={styles.outcome}>
    <h2 className={styles.outcomeTitle}>{draw.wins ? words.won(draw.name) : words.none}</h2>
    {!draw.wins && <p>{words.noneText}</p>}
    {draw.description !== '' && <p>{draw.description}</p>}
    {draw.code !== null && (
      <>
        <p className={styles.quiet}>{words.code}</p>
        <p className={styles.code}>{draw.code}</p>
        {draw.redeemed_at === null ? (
          <p>
            {redeem} {words.codeSent}
          </p>
        ) : (
          <p>{words.redeemed(dayInWords(calendarDateIn(timeZone, new Date(draw.redeemed_at))))}</p>
        )}
      </>
    )}
  </div>
);
