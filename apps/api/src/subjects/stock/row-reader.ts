import { isShownAddress } from '@forecourt/config/shown-address';
import { dollarsOf, moneyFromDollars } from '@forecourt/domain/money';
import { plainProse } from '../../ground/safe-html/plain-prose';
import { type FeedClock, isDayAhead, readFeedDay, readFeedInstant } from './feed-dates';
import type { FeedRecord, RejectReason } from './feed-vehicle';
import { spreadsheetText } from './spreadsheet-text';

/** What feeds write where they have nothing. */
const nothing = new Set(['', '-', '--', '- / -', 'nan', 'null', 'n/a', 'none', 'undefined']);

const longestNothing = Math.max(...[...nothing].map((word) => word.length));
const isNothing = (value: string): boolean => value.length <= longestNothing && nothing.has(value.toLowerCase());

const blanks = /\s{2}|[^\S ]/;
/** Without blanks around it, and one blank at most between its words. */
const collapsed = (value: string): string => {
  const trimmed = value.trim();
  return blanks.test(trimmed) ? trimmed.replace(/\s+/g, ' ') : trimmed;
};

const isLetter = /^[a-z0-9]/i;
/** What stands before an entry of a list. */
const bullet = /^[\s•·*]+|^\s*[-–]\s+/;

/** What dealers write for a price that is not to be shown: POA, Call us, Enquire now, Contact dealer. */
const hiddenPrice =
  /^(?:p\.?\s?o\.?\s?a\b|call\b|phone\b|ring\b|ask\b|enqui|inqui|contact\b|tba\b|tbc\b|price on\b|on application\b)[^0-9]*$/i;

/** A name with a scheme, or a host of its own. A single letter before the colon is a drive: a path. */
const looksAbsolute = /^(?:[a-z][a-z0-9+.-]+:|[/\\]{2})/i;
/** `1.23E+05`: figures that are gone. */
const roundedNumber = /^\d(?:\.\d+)?E\+\d{2,}$/i;
const dateForm =
  'Write the day before the month, 31/03/2026, or 2026-03-31, with a time as in 2026-03-31T09:00:00+11:00.';
const noAddress =
  'no address that shoppers can be led to. Write one that starts with https://, without name or password, or a path such as /media/walk-round.mp4.';

/** Accepted units behind a number, by what is measured. A number with any other unit is not read. */
export const units = {
  kilometres: /^(?:kms?|klms?|kilomet(?:re|er)s?)$/i,
  cubicCentimetres: /^(?:cc|cm3|cubic cent(?:imet(?:re|er)s?)?)$/i,
  litres: /^(?:l|lt|ltrs?|lit(?:re|er)s?)$/i,
  consumption: /^l(?:t|trs?|it(?:re|er)s?)? ?(?:\/|per) ?100 ?kms?$/i,
  kilograms: /^(?:kgs?|kilograms?|kilos)$/i,
  millimetres: /^(?:mm|millimet(?:re|er)s?)$/i,
  newtonMetres: /^nm$/i,
  feet: /^(?:ft|feet|foot)$/i,
  cylinders: /^cyl(?:inders?)?\.?$/i,
  speeds: /^(?:sp|speeds?|gears?)$/i,
  seats: /^(?:seats?|seaters?)$/i,
  doors: /^(?:doors?|drs?)$/i,
  stars: /^stars?$/i,
  people: /^(?:people|persons?|berths?)$/i,
} as const;

/** What makes a number one of another country; undefined when nothing does. */
const foreign = (value: string): string | undefined => {
  if (/[£€¥]|\b(?:GBP|EUR|USD|NZD|ZAR)\b/i.test(value)) return 'is not in Australian dollars';
  return /\bmi(?:les?)?\b/i.test(value) ? 'is in miles, not in kilometres' : undefined;
};

/** What a number must be; `unit` is the one that may stand behind it. */
export interface NumberBounds {
  readonly min: number;
  readonly max: number;
  readonly whole?: boolean;
  readonly unit?: RegExp;
  /** Feeds write 0 where they know nothing: no car has 0 seats. */
  readonly zeroIsNothing?: boolean;
}

/** Whether a value that cannot be read costs the row, or its field alone. */
type Need = 'required' | 'optional';

/**
 * Reads one record column by column. A required value that cannot be read is a reason to refuse the row; an optional
 * one is left out, with a warning. All are collected, so that a dealer mends a row once. Blanks around values are
 * dropped; the words of "nothing" read as null.
 */
export class RowReader {
  /** Why the row is refused; empty when it is not. */
  readonly reasons: RejectReason[] = [];
  /** Values that are left out of a row that lands. */
  readonly warnings: RejectReason[] = [];

  constructor(private readonly record: FeedRecord) {}

  /** All that is wrong with a row that is refused: what would be left out too, so that it is mended once. */
  get faults(): readonly RejectReason[] {
    return [...this.reasons, ...this.warnings];
  }

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

  /** Tells that the value of this field is left out. */
  leaveOut(field: string, reason: string): void {
    this.warnings.push({ field, value: this.raw(field), reason });
  }

  private unreadable(need: Need, column: string, reason: string): null {
    if (need === 'required') this.refuse(column, reason);
    else this.leaveOut(column, reason);
    return null;
  }

  /** Tells that the filters of shoppers do not find the vehicle by this word of it, which itself is kept. */
  private unknownWord(field: string, reason: string): void {
    this.warnings.push({ field, value: this.raw(field), reason, isWord: true });
  }

  /** One line, without the markup and references of the system that wrote it. */
  text(column: string): string | null {
    const written = this.raw(column).trim();
    // Most columns of a feed are empty.
    if (written === '') return null;
    const value = collapsed(plainProse(spreadsheetText(written)));
    return isNothing(value) ? null : value;
  }

  /** Text that may hold line breaks of its own, those of markup among them. */
  prose(column: string): string | null {
    const value = plainProse(this.raw(column)).trim();
    return isNothing(value) ? null : value;
  }

  /** A value that is read as it is written, such as JSON. */
  source(column: string): string | null {
    const value = this.raw(column).trim();
    return isNothing(value) ? null : value;
  }

  required(column: string, meaning: string): string {
    const value = this.text(column);
    if (value === null) this.refuse(column, `${meaning} is missing. Write it in this column.`);
    return value ?? '';
  }

  /** The stock number, by which a vehicle is known from one feed to the next. */
  stockNumber(column: string): string {
    const value = this.required(column, 'The stock number');
    if (!roundedNumber.test(value)) return value;
    this.refuse(
      column,
      'A spreadsheet has rounded this number. Make the column one of text there, and write it again.',
    );
    return '';
  }

  /** A number with an optional dollar sign, thousands separators and unit behind it; null when there is nothing. */
  number(
    column: string,
    { min, max, whole = false, unit, zeroIsNothing = false }: NumberBounds,
    need: Need = 'optional',
  ): number | null {
    const value = this.text(column);
    if (value === null) return null;
    const match = /^(?:A(?:UD?)? ?)?\$? ?(-?\d{1,3}(?:,\d{3})+(?:\.\d+)?|-?\d+(?:\.\d+)?) ?([a-z].*)?$/i.exec(value);
    const isUnit = match?.[2] === undefined || unit?.test(match[2]) === true;
    const parsed = match && isUnit ? Number(match[1]?.replaceAll(',', '')) : Number.NaN;
    if (Number.isNaN(parsed))
      return this.unreadable(
        need,
        column,
        `"${value}" ${foreign(value) ?? 'is not a number'}. Write digits only, such as ${Math.max(min, 1)}.`,
      );
    if (parsed === 0 && zeroIsNothing) return null;
    if (parsed < min || parsed > max)
      return this.unreadable(need, column, `${value} is out of range. It must be from ${min} to ${max}.`);
    if (whole && !Number.isInteger(parsed)) return this.unreadable(need, column, `${value} must be a whole number.`);
    return parsed;
  }

  /** The model year, without which there is no vehicle. */
  year(column: string, latest: number): number {
    if (this.text(column) === null) this.refuse(column, 'The model year is missing.');
    return this.number(column, { min: 1900, max: latest, whole: true }, 'required') ?? 0;
  }

  integer(column: string, bounds: Omit<NumberBounds, 'whole'>): number | null {
    return this.number(column, { ...bounds, whole: true });
  }

  /** AUD dollars and cents; null for POA and the like, whose price is hidden. */
  money(column: string): number | null {
    if (isHiddenPrice(this.raw(column))) return null;
    const amount = this.number(column, { min: 0, max: 9_999_999.99, unit: /^AUD$/i });
    return amount === null ? null : dollarsOf(moneyFromDollars(amount, 'half-up'));
  }

  flag(column: string, fallback: boolean, need: Need = 'optional'): boolean {
    const value = this.text(column)?.toLowerCase();
    if (value === undefined) return fallback;
    if (['true', 'yes', 'y', '1'].includes(value)) return true;
    if (['false', 'no', 'n', '0'].includes(value)) return false;
    this.unreadable(need, column, `"${value}" is neither true nor false.`);
    return fallback;
  }

  /** One word of a closed list, in any letter case, or what `meant` makes of another; null when there is nothing. */
  oneOf<T extends string>(
    column: string,
    allowed: readonly T[],
    need: Need,
    meant: (value: string) => T | undefined = () => undefined,
  ): T | null {
    const value = this.text(column);
    if (value === null) return null;
    const hit = allowed.find((word) => word.toLowerCase() === value.toLowerCase()) ?? meant(value);
    return hit ?? this.unreadable(need, column, `"${value}" is not known. Use one of: ${allowed.join(', ')}.`);
  }

  /**
   * What the words of a feed mean to shoppers who filter, by the first of these columns that says it. Words that mean
   * nothing to us are told of.
   */
  meaning<T extends string>(
    columns: readonly string[],
    meant: (words: string) => T | null,
    { what, such }: { readonly what: string; readonly such: string },
  ): T | null {
    let unknown: string | null = null;
    for (const column of columns) {
      const words = this.text(column);
      const value = words === null ? null : meant(words);
      if (value !== null) return value;
      if (words !== null) unknown ??= column;
    }
    if (unknown !== null) this.unknownWord(unknown, `This is no ${what} that we know. Write it such as ${such}.`);
    return null;
  }

  /** A calendar date (see `readFeedDay`), by the clock of the vehicle's place. */
  date(column: string, clock: FeedClock, { month = false }: { readonly month?: boolean } = {}): string | null {
    const value = this.text(column);
    if (value === null) return null;
    const day = readFeedDay(value, clock, { month });
    return day ?? this.unreadable('optional', column, `"${value}" is not a date. ${dateForm}`);
  }

  /** A moment that has been, from what dates are read of; the start of a day that is written without its time. */
  instant(column: string, clock: FeedClock): string | null {
    const value = this.text(column);
    if (value === null) return null;
    const instant = readFeedInstant(value, clock);
    if (instant === null) return this.unreadable('optional', column, `"${value}" is not a date. ${dateForm}`);
    return isDayAhead(instant, clock)
      ? this.unreadable('optional', column, `"${value}" is still to come. ${dateForm}`)
      : instant.toISOString();
  }

  /** An address that shoppers are led to. */
  address(column: string): string | null {
    const value = this.text(column);
    if (value === null || isShownAddress(value)) return value;
    return this.unreadable('optional', column, `This is ${noAddress}`);
  }

  /**
   * Names of pictures joined by `|`: paths, or addresses that shoppers may be shown. With `whole`, one that is neither
   * leaves out all: a spin lacks no frame.
   */
  pictures(column: string, { whole = false }: { readonly whole?: boolean } = {}): string[] {
    // `&` of an address as markup has it.
    const all = this.list(column).map((name) => name.replaceAll('&amp;', '&'));
    const good = all.filter((name) => !looksAbsolute.test(name) || isShownAddress(name));
    if (good.length === all.length) return all;
    this.leaveOut(column, `${all.length - good.length} of ${all.length} pictures have ${noAddress}`);
    return whole ? [] : good;
  }

  /** Names joined by `|`, as they are written. */
  private list(column: string): string[] {
    return this.raw(column)
      .split('|')
      .map((member) => member.trim())
      .filter((member) => member !== '');
  }

  /** Words in a list: joined by `|`, a line each, or entries of markup. Each once, whatever its letters. */
  words(column: string): string[] {
    const value = this.raw(column);
    const byWord = new Map<string, string>();
    for (const member of plainProse(value).split(/[|\n\r]/)) {
      const word = collapsed(isLetter.test(member) ? member : member.replace(bullet, ''));
      const key = word.toLowerCase();
      if (!nothing.has(key) && !byWord.has(key)) byWord.set(key, word);
    }
    return [...byWord.values()];
  }
}

/** Whether these words mean a price on request. */
export const isHiddenPrice = (value: string): boolean => hiddenPrice.test(value.trim());
