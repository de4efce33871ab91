import { eq } from 'drizzle-orm';
import type { CommandModule } from '../../ground/cli/command-module';
import type { Db } from '../../ground/database/database';
import { dealerships as dealershipRows } from '../../ground/database/schema';
import {
  type ApplyOptions,
  addHistory,
  applyDocuments,
  checkDocuments,
  type DocumentVerbs,
  dealershipOnceNamed,
  withAuthor,
} from '../documents';
import { applyDealerships, planDealerships } from './apply-dealerships';
import { changeWords } from './last-change';
import { listDealerships } from './list-dealerships';
import { nextOfDealerships } from './next-steps';
import { addRemoval } from './removal-command';
import { planDealershipRemoval, removeDealership } from './remove-dealership';

const verbs: DocumentVerbs = { plan: planDealerships, apply: applyDealerships, next: nextOfDealerships };

/** The dealership that has a slug, or had it last. */
const idNamed = async (db: Db, slug: string): Promise<string | null> => {
  const [row] = await db.select({ id: dealershipRows.id }).from(dealershipRows).where(eq(dealershipRows.slug, slug));
  return row?.id ?? dealershipOnceNamed(db, slug);
};

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

export const dealershipCommands: CommandModule = (program, context) => {
  const dealerships = program
    .command('dealerships')
    .description('Dealership documents: who owns stock, where it stands, where leads go.');

  withAuthor(dealerships.command('apply'))
    .description('Make dealership documents live: checked whole, shown as a difference, all or none.')
    .argument('<paths...>', 'JSON files, or directories of them')
    .option('--yes', 'do not ask; without a terminal nothing is made live unless this is said')
    .option(
      '--allow-removal',
      'also remove the locations, lead destinations and delivery regions that the documents no longer have',
    )
    .option(
      '--allow-shared',
      'also take lead addresses, telephone numbers, licences and locations that another dealership has',
    )
    .option('--json', 'print the outcome as JSON')
    .action((paths: string[], options: ApplyOptions) => applyDocuments(context, verbs, paths, options));

  dealerships
    .command('check')
    .description('Say every fault of dealership documents and what applying them would change.')
    .argument('<paths...>', 'JSON files, or directories of them')
    .option('--json', 'print the outcome as JSON')
    .action((paths: string[], options: ApplyOptions) => checkDocuments(context, verbs, paths, options));

  dealerships
    .command('list')
    .description('List the live dealerships: their stock, where their leads go, the sites that show them.')
    .option('--json', 'print them as JSON')
    .action(({ json = false }: { json?: boolean }) =>
      context.withDatabase(async ({ db }) => {
        const rows = await listDealerships(db);
        if (json) context.printJson(rows);
        else if (rows.length === 0)
          context.say('No dealership is live yet. Apply one: forecourt dealerships apply <file>.');
        for (const row of json ? [] : rows)
          context.print(
            [
              row.slug,
              row.id,
              `r${row.revision}`,
              row.name,
              ...(row.is_readable
                ? [counted(row.locations.length, 'location'), `leads by ${row.lead_destinations.join(', ')}`]
                : ['its document cannot be read: apply it again']),
              `${counted(row.vehicles_on_sale, 'vehicle')} on sale`,
              row.sites.length === 0 ? 'on no site' : `on ${row.sites.join(', ')}`,
              changeWords(row),
            ].join('\t'),
          );
      }),
    );

  addHistory(dealerships, context, {
    kind: 'dealership',
    group: 'dealerships',
    argument: 'slug',
    verbs,
    idOf: idNamed,
    removable: 'locations, lead destinations and delivery regions',
    isShared: true,
  });

  addRemoval(dealerships, context, {
    subject: 'dealership',
    argument: 'slug',
    plan: planDealershipRemoval,
    remove: removeDealership,
  });
};
