import type { FeedRecord, RejectReason } from './feed-vehicle';

/** What feeds write where they have nothing. */
const nothing = new Set(['', '-', '--', '- / -', 'nan', 'null', 'n/a', 'none', 'undefined']);

/** A year that a vehicle can have to do with; others are slips of the pen, and some no database can keep. */
const isOurTime = (date: Date): boolean => date.getUTCFullYear() >= 1900 && date.getUTCFullYear() <= 2200;

/**
 * Reads one record column by column and collects every reason to refuse it, so that a dealer mends a row once.
 * Blanks around values are dropped; the words of "nothing" read as null.
 */
export class RowReader {
  readonly reasons: RejectReason[] = [];

  constructor(private readonly record: FeedRecord) {}

  /** The value as written, for messages. */
  raw(column: string): string {
    return this.record[column] ?? '';
  }

  /** The columns whose names begin with `prefix` and a dot, each with what follows it. */
  columnsUnder(prefix: string): { readonly column: string; readonly rest: string }[] {
    const start = `${prefix}.`;
    return Object.keys(this.record)
      .filter((column) => column.startsWith(start))
      .map((column) => ({ column, rest: column.slice(start.length) }));
  }

  refuse(field: string, reason: string): void {
    this.reasons.push({ field, value: this.raw(field), reason });
  }

  text(column: string): string | null {
    const value = this.raw(column).trim().replace(/\s+/g, ' ');
    return nothing.has(value.toLowerCase()) ? null : value;
  }

  /** Text that may hold line breaks of its own. */
  prose(column: string): string | null {
    const value = this.raw(column).trim();
    return nothing.has(value.toLowerCase()) ? null : value;
  }

  required(column: string, meaning: string): string {
    const value = this.text(column);
    if (value === null) this.refuse(column, `${meaning} is missing. Write it in this column.`);
    return value ?? '';
  }

  /** A number with an optional dollar sign, thousands separators and unit behind it; null when there is nothing. */
  number(column: string, bounds: { min: number; max: number; whole?: boolean }, unit = ''): number | null {
    const value = this.text(column);
    if (value === null) return null;
    const match = /^\$?\s*(-?\d{1,3}(?:,\d{3})+(?:\.\d+)?|-?\d+(?:\.\d+)?)\s*([a-z][a-z0-9 /.]*)?$/i.exec(value);
    const parsed = match ? Number(match[1]?.replaceAll(',', '')) : Number.NaN;
    if (Number.isNaN(parsed) || (match?.[2] !== undefined && unit === '')) {
      this.refuse(column, `"${value}" is not a number. Write digits only, such as ${Math.max(bounds.min, 1)}.`);
      return null;
    }
    if (parsed < bounds.min || parsed > bounds.max) {
      this.refuse(column, `${value} is out of range. It must be from ${bounds.min} to ${bounds.max}.`);
      return null;
    }
    if (bounds.whole === true && !Number.isInteger(parsed)) {
      this.refuse(column, `${value} must be a whole number.`);
      return null;
    }
    return parsed;
  }

  integer(column: string, min: number, max: number): number | null {
    return this.number(column, { min, max, whole: true });
  }

  /** AUD dollars and cents. Words such as POA are for the profile to read first. */
  money(column: string): number | null {
    const amount = this.number(column, { min: 0, max: 9_999_999.99 });
    return amount === null ? null : Math.round(amount * 100) / 100;
  }

  flag(column: string, fallback: boolean): boolean {
    const value = this.text(column)?.toLowerCase();
    if (value === undefined) return fallback;
    if (['true', 'yes', 'y', '1'].includes(value)) return true;
    if (['false', 'no', 'n', '0'].includes(value)) return false;
    this.refuse(column, `"${value}" is neither true nor false.`);
    return fallback;
  }

  /** One word of a closed list, in any letter case. */
  oneOf<T extends string>(column: string, allowed: readonly T[], fallback: T | null): T | null {
    const value = this.text(column);
    if (value === null) return fallback;
    const hit = allowed.find((word) => word.toLowerCase() === value.toLowerCase());
    if (hit === undefined) this.refuse(column, `"${value}" is not known. Use one of: ${allowed.join(', ')}.`);
    return hit ?? fallback;
  }

  /** A calendar date, `YYYY-MM-DD` or `DD/MM/YYYY`. */
  date(column: string): string | null {
    const value = this.text(column);
    if (value === null) return null;
    const australian = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(value);
    const iso = australian
      ? `${australian[3]}-${australian[2]?.padStart(2, '0')}-${australian[1]?.padStart(2, '0')}`
      : value.slice(0, 10);
    const parsed = new Date(`${iso}T00:00:00Z`);
    if (Number.isNaN(parsed.getTime()) || parsed.toISOString().slice(0, 10) !== iso || !isOurTime(parsed)) {
      this.refuse(column, `"${value}" is not a date. Write it as 2026-03-31 or 31/03/2026.`);
      return null;
    }
    return iso;
  }

  instant(column: string): string | null {
    const value = this.text(column);
    if (value === null) return null;
    const parsed = new Date(value);
    if (Number.isNaN(parsed.getTime()) || !isOurTime(parsed)) {
      this.refuse(column, `"${value}" is not an instant. Write it as 2026-03-31T09:00:00Z.`);
      return null;
    }
    return parsed.toISOString();
  }

  /** A list whose members are joined by `|`. */
  list(column: string): string[] {
    return this.raw(column)
      .split('|')
      .map((member) => member.trim())
      .filter((member) => member !== '');
  }
}
