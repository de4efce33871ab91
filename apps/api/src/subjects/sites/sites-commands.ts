import type { CommandModule } from '../../ground/cli/command-module';
import {
  type ApplyOptions,
  addHistory,
  applyDocuments,
  checkDocuments,
  type DocumentVerbs,
  newestVersions,
  withAcknowledge,
  withAuthor,
} from '../documents';
import { applySites, planSites } from './apply-sites';
import { changeWords, lastChange } from './last-change';
import { nextOfSites } from './next-steps';
import { readSiteFindings } from './read-findings';
import { addRemoval } from './removal-command';
import { planSiteRemoval, removeSite } from './remove-site';
import { readSiteDirectory } from './site-directory';
import { canonicalOrigin } from './site-documents';
import { noteSites } from './site-notes';
import { unreachableTemplates } from './unreachable-templates';

const verbs: DocumentVerbs = {
  plan: planSites,
  apply: applySites,
  reach: unreachableTemplates,
  note: noteSites,
  next: nextOfSites,
  findings: async (_db, documents, now) => readSiteFindings(documents, now),
};

export const siteCommands: CommandModule = (program, context) => {
  const sites = program.command('sites').description('Site documents: what is live, and making it so.');

  withAuthor(withAcknowledge(sites.command('apply')))
    .description('Make site documents live: checked whole, shown as a difference, all or none.')
    .argument('<paths...>', 'JSON files, or directories of them')
    .option('--yes', 'do not ask; without a terminal nothing is made live unless this is said')
    .option('--allow-removal', 'also remove the hosts, stock and locations that the documents no longer have')
    .option('--json', 'print the outcome as JSON')
    .action((paths: string[], options: ApplyOptions) => applyDocuments(context, verbs, paths, options));

  sites
    .command('check')
    .description('Say every fault of site documents and what applying them would change.')
    .argument('<paths...>', 'JSON files, or directories of them')
    .option('--json', 'print the outcome as JSON')
    .action((paths: string[], options: ApplyOptions) => checkDocuments(context, verbs, paths, options));

  addHistory(sites, context, {
    kind: 'site',
    group: 'sites',
    argument: 'website_id',
    verbs,
    idOf: async (_db, name) => name,
    removable: 'hosts, stock and locations',
  });

  addRemoval(sites, context, {
    subject: 'site',
    argument: 'website_id',
    plan: planSiteRemoval,
    remove: removeSite,
  });

  sites
    .command('list')
    .description('List the live sites.')
    .option('--json', 'print them as JSON')
    .action((options: { json?: boolean }) =>
      context.withDatabase(async ({ db }, env) => {
        const directory = await readSiteDirectory(db);
        const newest = await newestVersions(db, 'site');
        const rows = [...directory.sites.values()].map(({ document, revision }) => ({
          website_id: document.website_id,
          name: document.name,
          template: document.template,
          revision,
          url: canonicalOrigin(document, env),
          hosts: document.hosts,
          dealership_id: document.dealership_id,
          stockFrom: document.stockFrom.map((source) => source.dealership),
          ...lastChange(newest, document.website_id),
        }));
        if (options.json) context.printJson(rows);
        else if (rows.length === 0) context.say('No site is live yet. Apply one: forecourt sites apply <file>.');
        for (const row of options.json ? [] : rows) {
          context.print(
            [row.website_id, row.template, `r${row.revision}`, row.url, row.name, changeWords(row)].join('\t'),
          );
        }
      }),
    );
};
