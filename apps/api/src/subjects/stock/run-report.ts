import type { LeftOut, NamedVehicle, RunReport, ShownNowhere } from '../../ground/database/schema/shapes/run-report';
import type { RejectReason } from './feed-vehicle';

/** Of a run that changed nothing, or one of before there were reports. */
export const emptyReport: RunReport = { left_out: [], left_alone: [], shown_nowhere: null };

const shownLines = 5;
/** Most fields in a report: a feed may have any number of columns. */
const mostFields = 200;

/** Counts what is left out by column, and keeps the first of each. */
export const createLeftOut = () => {
  const byField = new Map<string, { count: number; lines: number[]; first: RejectReason }>();
  return {
    add: (line: number, warnings: readonly RejectReason[]): void => {
      for (const warning of warnings) {
        const known = byField.get(warning.field);
        if (known === undefined) {
          if (byField.size < mostFields) byField.set(warning.field, { count: 1, lines: [line], first: warning });
          continue;
        }
        known.count += 1;
        if (known.lines.length < shownLines) known.lines.push(line);
      }
    },
    all: (): readonly LeftOut[] =>
      [...byField].map(([field, { count, lines, first }]) => ({
        field,
        count,
        lines,
        value: first.value,
        reason: first.reason,
      })),
  };
};

const mostNamed = 20;

const leftOutLine = ({ field, count, lines, value, reason }: LeftOut): string =>
  `${field} is left out of ${count} ${count === 1 ? 'vehicle' : 'vehicles'} (line ${lines.join(', ')}${count > lines.length ? ', ...' : ''}): ${JSON.stringify(value)}  ${reason}`;

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
