import { resolve } from 'node:path';
import type { CommandModule } from '../../../ground/cli/command-module';
import { describeFeed, type FeedDescription } from '../describe-feed';
import { type FeedFormat, feedFormats } from '../feed-file/inspect-feed';
import { findDealership } from '../import-stock';
import { feedProfiles } from '../profiles';
import { leftOutLine } from '../run-report';
import { oneOf, tellStockErrors } from './told-errors';

interface ProfileFlags {
  readonly profile?: string;
  readonly format?: FeedFormat;
  readonly dealership?: string;
  readonly json?: boolean;
}

const lines = ({ profile, best, format, encoding, columns, missing, trial }: FeedDescription): string[] => {
  const mapped = columns.filter(({ field }) => field !== null);
  const left = columns.filter(({ field }) => field === null);
  const width = Math.max(...columns.map(({ column }) => column.length), 1);
  return [
    `${format}, ${encoding}. Profile ${profile}${best === profile ? ', which fits best' : `; ${best} fits better`}.`,
    ...mapped.map(
      ({ column, field, note, example }) =>
        `  ${column.padEnd(width)}  -> ${field}${note === null ? '' : ` (${note})`}  e.g. ${JSON.stringify(example)}`,
    ),
    ...(left.length === 0 ? [] : ['Left over:']),
    ...left.map(
      ({ column, meant, example }) =>
        `  ${column.padEnd(width)}  ${meant === null ? '' : `did you mean ${meant}?  `}e.g. ${JSON.stringify(example)}`,
    ),
    ...missing
      .filter(({ required }) => required)
      .map(({ column, field }) => `Missing and required: ${column} (${field}).`),
    ...(trial === null
      ? []
      : [`Of the first ${trial.records} records ${trial.landed} would land.`, ...trial.left_out.map(leftOutLine)]),
  ];
};

/** `forecourt stock profile`. */
export const profileCommand: CommandModule = (stock, context) => {
  stock
    .command('profile')
    .description('Show what the columns of a feed map to, what is left over, and which profile fits best.')
    .argument('<file>', 'path of the feed')
    .option('--profile <name>', `one of ${[...feedProfiles.keys()].join(', ')}; the best by default`)
    .option('--format <format>', `${feedFormats.join(', ')}; told from the content by default`, oneOf(...feedFormats))
    .option('--dealership <slug>', 'also try how many rows would land for this dealership')
    .option('--json', 'print it as JSON')
    .action((file: string, { dealership: slug, ...flags }: ProfileFlags) =>
      tellStockErrors(context, flags, async () => {
        const dealership =
          slug === undefined ? null : await context.withDatabase(({ pool }) => findDealership(pool, slug));
        const described = await describeFeed(resolve(file), { ...flags, dealership, now: context.env().now() });
        if (flags.json === true) return context.printJson(described);
        for (const line of lines(described)) context.print(line);
      }),
    );
};
