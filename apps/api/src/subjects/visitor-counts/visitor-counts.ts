import type { Logger } from 'pino';
import { answeredWithin } from '../../ground/database/database-trouble';

/** What is counted: a vehicle's page seen, its dealer's number asked for. */
export type CountKind = 'views' | 'phone_reveals';

/** What is counted: the vehicle and the site, with ids as in the API. */
export interface CountSubject {
  readonly websiteId: string;
  readonly dealershipId: string;
  readonly vehicleId: string;
}

/** What has been counted of one vehicle on one site since the last write. */
export type Counted = CountSubject & Record<CountKind, number>;

export interface VisitorCountsDeps {
  /** Adds the given counts to the stored ones, all of them or none. */
  readonly write: (counted: readonly Counted[]) => Promise<void>;
  readonly log: Pick<Logger, 'warn' | 'error'>;
  /** Milliseconds between the first count and its write (default 5,000); doubles, up to a minute, while writes fail. */
  readonly waitMs?: number;
  /** Counts after which it is written at once (default 1,000). */
  readonly writeAt?: number;
  /** Most vehicles held in memory (default 20,000): further ones are left uncounted until there is room. */
  readonly mostSubjects?: number;
}

type Tally = Map<string, Counted>;

const longestWaitMs = 60_000;
/** Milliseconds that the end of the process waits for the last write. */
const lastWriteMs = 5_000;

const keyOf = ({ websiteId, dealershipId, vehicleId }: CountSubject): string =>
  `${websiteId} ${dealershipId} ${vehicleId}`;

/**
 * Counts in memory and writes together, so that no visitor waits for the database (VDP-07, SIDE-03). What could not be
 * written is kept and tried again; memory is bounded. Each process counts for itself and the database adds up. A write
 * whose acknowledgement is lost is written again: a count may then be too high, never an answer late.
 */
export class VisitorCounts {
  private readonly deps: Required<VisitorCountsDeps>;
  private tally: Tally = new Map();
  /** What is being written right now. */
  private leaving: Tally = new Map();
  private sinceWrite = 0;
  private uncounted = 0;
  private failures = 0;
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> | null = null;
  private isClosed = false;

  constructor(deps: VisitorCountsDeps) {
    this.deps = { waitMs: 5_000, writeAt: 1_000, mostSubjects: 20_000, ...deps };
  }

  /** Counts one; returns at once. */
  add(kind: CountKind, subject: CountSubject): void {
    const key = keyOf(subject);
    const counted = this.tally.get(key);
    if (counted !== undefined) counted[kind] += 1;
    else if (this.tally.size + this.leaving.size < this.deps.mostSubjects)
      this.tally.set(key, { ...subject, views: 0, phone_reveals: 0, [kind]: 1 });
    else {
      this.uncounted += 1;
      return;
    }
    this.sinceWrite += 1;
    // While writes fail only the clock asks for the next one.
    if (this.sinceWrite >= this.deps.writeAt && this.failures === 0) void this.write();
    else this.plan();
  }

  /** What this process has counted of a vehicle and not yet stored. */
  pending(subject: CountSubject): Readonly<Record<CountKind, number>> {
    const key = keyOf(subject);
    const sum = (kind: CountKind) => (this.tally.get(key)?.[kind] ?? 0) + (this.leaving.get(key)?.[kind] ?? 0);
    return { views: sum('views'), phone_reveals: sum('phone_reveals') };
  }

  /** Writes what is there, or waits for the write under way. Never throws: a failure is logged and tried again. */
  write(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.writing ??= this.writeOnce().finally(() => {
      this.writing = null;
      if (this.tally.size > 0 && !this.isClosed) this.plan();
    });
    return this.writing;
  }

  /** The last write. What it cannot store within five seconds is lost, and the amount is logged. */
  async close(): Promise<void> {
    this.isClosed = true;
    const end = async () => {
      await this.writing;
      await this.write();
    };
    await answeredWithin(lastWriteMs, end()).catch((error: unknown) =>
      this.deps.log.error({ err: error }, 'the last counts of visitors did not reach the database in time'),
    );
    const lost = this.tally.size + this.leaving.size;
    if (lost > 0) this.deps.log.error({ vehicles: lost }, 'counts of visitors are lost');
  }

  private plan(): void {
    if (this.timer !== undefined || this.writing !== null || this.isClosed) return;
    const wait = Math.min(this.deps.waitMs * 2 ** this.failures, Math.max(longestWaitMs, this.deps.waitMs));
    this.timer = setTimeout(() => void this.write(), wait).unref();
  }

  private async writeOnce(): Promise<void> {
    if (this.tally.size === 0) return;
    this.leaving = this.tally;
    this.tally = new Map();
    this.sinceWrite = 0;
    try {
      await this.deps.write([...this.leaving.values()]);
      this.failures = 0;
      if (this.uncounted > 0) this.deps.log.warn({ uncounted: this.uncounted }, 'more visitors than could be counted');
      this.uncounted = 0;
    } catch (error) {
      this.failures += 1;
      this.deps.log.warn({ err: error, vehicles: this.leaving.size }, 'counts of visitors are kept and tried again');
      this.takeBack();
    } finally {
      this.leaving = new Map();
    }
  }

  private takeBack(): void {
    for (const [key, { views, phone_reveals, ...subject }] of this.leaving) {
      const since = this.tally.get(key);
      this.tally.set(key, {
        ...subject,
        views: views + (since?.views ?? 0),
        phone_reveals: phone_reveals + (since?.phone_reveals ?? 0),
      });
    }
  }
}
