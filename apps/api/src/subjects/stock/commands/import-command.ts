import { resolve } from 'node:path';
import { Option } from 'commander';
import type { CommandModule } from '../../../ground/cli/command-module';
import { feedFormats } from '../feed-file/inspect-feed';
import { importFromUrl } from '../import-from-url';
import { defaultRemovalLimit, type ImportOptions, importStock } from '../import-stock';
import { feedProfiles } from '../profiles';
import { importByHand, printImport } from './print-import';
import { oneOf, percentage, tellStockErrors } from './told-errors';

interface ImportFlags extends Pick<ImportOptions, 'dealership' | 'profile' | 'feed' | 'mode' | 'format'> {
  readonly media?: string;
  readonly removalLimit: number;
  readonly allowRemoval?: boolean;
  readonly allowMassSold?: boolean;
  readonly json?: boolean;
}

/** `forecourt stock import`. */
export const importCommand: CommandModule = (stock, context) => {
  stock
    .command('import')
    .description(
      'Import a feed: CSV, JSON or XML. Good rows land, bad rows are kept and named; a broken file changes nothing.',
    )
    .argument('<file>', 'path or http address of the feed')
    .requiredOption('--dealership <slug>', 'whose stock it is')
    .requiredOption('--profile <name>', `how its columns are read: ${[...feedProfiles.keys()].join(', ')}`)
    .option('--feed <name>', 'name of the feed, when a dealership has several; the profile by default')
    .option('--format <format>', `${feedFormats.join(', ')}; told from the content by default`, oneOf(...feedFormats))
    .option(
      '--mode <mode>',
      'snapshot: what is absent was sold; delta: the file holds changes only',
      oneOf('snapshot', 'delta'),
      'snapshot',
    )
    .option('--media <folder>', 'folder of the pictures that the feed names, or of one folder per stock number')
    .option(
      '--removal-limit <percent>',
      "most of the feed's vehicles that a snapshot may take off sale",
      percentage,
      defaultRemovalLimit,
    )
    .option('--allow-removal', 'take off sale what is absent, however much it is')
    .addOption(new Option('--allow-mass-sold', 'former name of --allow-removal').hideHelp())
    .option('--json', 'print the outcome as JSON')
    .action((file: string, { media, allowRemoval, allowMassSold, ...flags }: ImportFlags) =>
      context.withDatabase((database, env) =>
        tellStockErrors(context, flags, async () => {
          const result = await importByHand(context, database, env, media, (shared) => {
            const options = { ...flags, ...shared, allowRemoval: allowRemoval === true || allowMassSold === true };
            return /^https?:\/\//i.test(file)
              ? importFromUrl(database, env, file, options)
              : importStock(database, { ...options, file: resolve(file) });
          });
          printImport(context, flags, result);
        }),
      ),
    );
};
