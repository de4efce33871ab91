import type { LeftOut, NamedVehicle, RunReport, ShownNowhere } from '../../ground/database/schema/shapes/run-report';
import type { RejectReason } from './feed-vehicle';

/** Of a run that changed nothing, or one of before there were reports. */
export const emptyReport: RunReport = { left_out: [], left_alone: [], shown_nowhere: null };

const shownLines = 5;
/** Most fields and words in a report: a feed may have any number of columns. */
const mostFields = 200;
/** Most words of one column that are counted by themselves; the others count together. */
const mostWords = 20;

/** Stands for the others; no value ends in a blank. */
const others = 'other words ';

/** Counts what is left out by column and unknown words by themselves, and keeps the first of each. */
export const createLeftOut = () => {
  const counted = new Map<string, { count: number; lines: number[]; first: RejectReason }>();
  const words = new Map<string, number>();
  /** Under which a warning counts: its field, or its field and word. */
  const keyOf = ({ field, value, isWord }: RejectReason): string => {
    if (isWord !== true) return field;
    const key = `${field}\u0000${value.trim().toLowerCase()}`;
    if (counted.has(key)) return key;
    const known = words.get(field) ?? 0;
    words.set(field, known + 1);
    return known < mostWords ? key : `${field}\u0000${others}`;
  };
  return {
    add: (line: number, warnings: readonly RejectReason[]): void => {
      for (const warning of warnings) {
        const key = keyOf(warning);
        const known = counted.get(key);
        if (known === undefined) {
          const first = key.endsWith(others) ? { ...warning, value: others.trim() } : warning;
          if (counted.size < mostFields) counted.set(key, { count: 1, lines: [line], first });
          continue;
        }
        known.count += 1;
        if (known.lines.length < shownLines) known.lines.push(line);
      }
    },
    all: (): readonly LeftOut[] =>
      [...counted.values()].map(({ count, lines, first: { field, value, reason, isWord } }) => ({
        field,
        count,
        lines,
        value,
        reason,
        ...(isWord === true ? { is_word: isWord } : {}),
      })),
  };
};

const mostNamed = 20;

/** What is left out, or which word no filter knows, in a line. */
export const leftOutLine = ({ field, count, lines, value, reason, is_word }: LeftOut): string => {
  const vehicles = `${count} ${count === 1 ? 'vehicle' : 'vehicles'}`;
  const where = `(line ${lines.join(', ')}${count > lines.length ? ', ...' : ''})`;
  return is_word === true
    ? `${field} ${JSON.stringify(value)} of ${vehicles} ${where} is found by no filter.  ${reason}`
    : `${field} is left out of ${vehicles} ${where}: ${JSON.stringify(value)}  ${reason}`;
};

const leftAloneLines = (vehicles: readonly NamedVehicle[]): string[] => {
  if (vehicles.length === 0) return [];
  const more = vehicles.length > mostNamed ? [`  ... and ${vehicles.length - mostNamed} more`] : [];
  return [
    `${vehicles.length} ${vehicles.length === 1 ? 'vehicle stays as it was' : 'vehicles stay as they were'}, named by refused lines alone:`,
    ...vehicles.slice(0, mostNamed).map(({ stocknum, name }) => `  ${stocknum}  ${name}`),
    ...more,
  ];
};

const nowhereLine = ({ count, of, kinds, sites }: ShownNowhere): string => {
  const what = kinds.map(({ kind, count: some }) => `${some} ${kind}`).join(', ');
  const remedy =
    sites.length === 0
      ? "No site shows this dealership's stock. Name it in stockFrom of a site document."
      : `Look at stockFrom of ${sites.join(', ')}.`;
  return `${count} of ${of} vehicles on sale are shown on no site: ${what}. ${remedy}`;
};

/** A report in words, a line each. */
export const reportLines = ({ left_out, left_alone, shown_nowhere }: RunReport): readonly string[] => [
  ...left_out.map(leftOutLine),
  ...leftAloneLines(left_alone),
  ...(shown_nowhere === null ? [] : [nowhereLine(shown_nowhere)]),
];
