import { type EnquiryCategory, enquiryCategories } from '@forecourt/domain/enquiry';
import { oneLine } from '@forecourt/domain/typed-text';
import { type Command, Option } from 'commander';
import type { CliContext } from '../../ground/cli/cli-context';
import { CliError, exitCodes } from '../../ground/cli/cli-error';
import type { CommandContext, CommandModule } from '../../ground/cli/command-module';
import { isUuid } from '../../ground/cli/is-uuid';
import { instantOf, positive } from '../../ground/cli/option-values';
import type { Database } from '../../ground/database/database';
import type { EnqueueMessage } from '../../ground/messages/new-message';
import { outboxFolder, readFromOutbox } from '../../ground/messages/outbox';
import { withMessageQueue } from '../../ground/messages/with-message-queue';
import { photosAddress, savePhotos } from '../lead-photos';
import { getSiteDocument } from '../sites';
import { eraseOldLeads } from './erase-leads';
import { csvHeader, csvLines } from './leads-csv';
import { type LeadFilter, type LeadStatus, leadPages, leadStatuses, listLeads, showLead } from './list-leads';
import { releaseLead } from './release-lead';
import { replayLead } from './replay-leads';
import { sendTestCommand } from './send-test-command';

interface FilterFlags {
  readonly status?: LeadStatus;
  readonly dealership?: string;
  readonly site?: string;
  readonly category?: EnquiryCategory;
  readonly since?: Date;
}

const withFilters = (command: Command): Command =>
  command
    .addOption(new Option('--status <status>', 'whose delivery stands so').choices([...leadStatuses]))
    .option('--dealership <slug>', 'of one dealership only')
    .option('--site <website_id>', 'from one site only')
    .addOption(new Option('--category <kind>', 'of one kind of enquiry only').choices([...enquiryCategories]))
    .option('--since <date>', 'from this day (UTC) or instant on', instantOf);

const filterOf = ({ status, dealership, site, category, since }: FilterFlags): LeadFilter => ({
  status: status ?? null,
  dealership: dealership ?? null,
  site: site ?? null,
  category: category ?? null,
  since: since ?? null,
});

const listCommand = (leads: Command, context: CliContext): void => {
  withFilters(leads.command('list').description('Leads, the newest first, and how their delivery stands.'))
    .option('--limit <number>', 'at most so many', positive, 50)
    .option('--json', 'print the leads as JSON')
    .action((flags: FilterFlags & { limit: number; json?: boolean }) =>
      context.withDatabase(async ({ db }) => {
        const rows = await listLeads(db, filterOf(flags), flags);
        if (flags.json === true) return context.printJson(rows);
        if (rows.length === 0) context.print('No leads.');
        for (const { lead_id, created_at, dealership, category, vehicle, name, suspected, deliveries } of rows) {
          const state = deliveries
            .map(({ status, attempts, last_error, paused_until }) => {
              const pause = paused_until === null ? '' : `; destination paused until ${paused_until}`;
              return `${status} (${attempts}${last_error ? `, ${last_error}` : ''}${pause})`;
            })
            .join(', ');
          // One line a lead, also of leads that were stored with line breaks in a name.
          const line = `${created_at}  ${lead_id}  ${dealership}  ${category}  ${name}  ${vehicle ?? ''}  ${state}${suspected === '' ? '' : `  suspected: ${suspected}`}`;
          context.print(oneLine(line));
        }
      }),
    );
};

const exportCommand = (leads: Command, context: CliContext): void => {
  withFilters(leads.command('export').description('Leads as CSV, on standard output.'))
    .option('--json', 'as JSON instead')
    .action((flags: FilterFlags & { json?: boolean }) =>
      context.withDatabase(async ({ db }) => {
        const pages = leadPages(db, filterOf(flags));
        if (flags.json !== true) {
          // Lines of CSV end in both signs, also those that a page ends with.
          context.print(`${csvHeader}\r`);
          for await (const rows of pages) context.print(`${csvLines(rows)}\r`);
          return;
        }
        // One list, written as it is read.
        let opening = '[';
        for await (const rows of pages) {
          context.print(`${opening}${rows.map((row) => JSON.stringify(row)).join(',\n')}`);
          opening = ',';
        }
        context.print(opening === '[' ? '[]' : ']');
      }),
    );
};

const showCommand = (leads: Command, context: CliContext): void => {
  leads
    .command('show')
    .description('One lead whole, with every attempt to deliver it and what of it stands in the outbox.')
    .argument('<lead_id>')
    .option('--json', 'print it as JSON')
    .action((leadId: string, flags: { json?: boolean }) =>
      context.withDatabase(async ({ db }, env) => {
        const lead = isUuid(leadId) ? await showLead(db, leadId) : null;
        if (lead === null) throw new CliError(exitCodes.inputFaults, `There is no lead ${leadId}.`);
        context.printJson(lead);
        if (flags.json === true) return;
        for (const { message_id } of lead.deliveries) {
          const message = await readFromOutbox(outboxFolder(env), message_id);
          if (message !== null) context.print(`\n${message}`);
        }
      }),
    );
};

const photosCommand = (leads: Command, context: CliContext): void => {
  leads
    .command('photos')
    .description('A link to the photos that came with a lead, good for thirty days; or the photos themselves.')
    .argument('<lead_id>')
    .option('--into <folder>', 'write them to files of a new folder there; also when the site has been removed')
    .action((leadId: string, { into }: { readonly into?: string }) =>
      context.withDatabase(async ({ db }, env) => {
        const lead = isUuid(leadId) ? await showLead(db, leadId) : null;
        if (lead === null) throw new CliError(exitCodes.inputFaults, `There is no lead ${leadId}.`);
        if (into !== undefined) {
          const paths = await savePhotos(db, lead.id, into);
          if (paths.length === 0) context.say('No photos came with it.');
          for (const path of paths) context.print(path);
          return;
        }
        const site = await getSiteDocument(db, lead.website_id);
        if (site === null)
          throw new CliError(
            exitCodes.inputFaults,
            `There is no site ${lead.website_id} any more that a link could lead to. Write the photos to files: --into <folder>`,
          );
        context.print(photosAddress(site, { addresses: env, secrets: env }, lead.id, env.now()));
      }),
    );
};

/** Starts the delivery of each of these leads; how many messages that were, by lead. */
const startEach = async (
  context: CliContext,
  database: Database,
  ids: readonly string[],
  start: (leadId: string, enqueue: EnqueueMessage) => Promise<number>,
): Promise<readonly { readonly lead_id: string; readonly deliveries: number }[]> => {
  const wrong = ids.find((id) => !isUuid(id));
  if (wrong !== undefined) throw new CliError(exitCodes.usage, `"${wrong}" is not the id of a lead.`);
  return withMessageQueue(database, context.log(), async (enqueue) => {
    const started: { lead_id: string; deliveries: number }[] = [];
    for (const lead_id of ids) started.push({ lead_id, deliveries: await start(lead_id, enqueue) });
    return started;
  });
};

const replayCommand = (leads: Command, context: CliContext): void => {
  withFilters(
    leads
      .command('replay')
      .description('Deliver again what was given up, to where the dealership has its leads sent now.'),
  )
    .argument('[lead_ids...]', 'these leads; without them, all that the filters name, the failed ones by default')
    .option('--json', 'print the outcome as JSON')
    .action((leadIds: string[], flags: FilterFlags & { json?: boolean }) =>
      context.withDatabase(async (database, env) => {
        const { db } = database;
        const filter = { ...filterOf(flags), status: flags.status ?? ('failed' as const) };
        const ids = [...leadIds];
        if (leadIds.length === 0)
          for await (const rows of leadPages(db, filter)) ids.push(...rows.map(({ lead_id }) => lead_id));
        const outcome = await startEach(context, database, ids, (lead_id, enqueue) =>
          replayLead({ db, enqueue, mailFrom: env.mailFrom, now: env.now() }, lead_id),
        );
        if (flags.json === true) return context.printJson(outcome);
        const started = outcome.filter(({ deliveries }) => deliveries > 0);
        context.print(`${started.length} of ${outcome.length} leads are being delivered again.`);
        for (const { lead_id, deliveries } of outcome)
          if (deliveries === 0) context.say(`${lead_id}: nothing to deliver.`);
      }),
    );
};

const deliverCommand = (leads: Command, context: CliContext): void => {
  leads
    .command('deliver')
    .description('Let leads go that were kept for review, since they had a sign of a robot (leads list --status held).')
    .argument('<lead_ids...>')
    .option('--json', 'print the outcome as JSON')
    .action((leadIds: string[], flags: { json?: boolean }) =>
      context.withDatabase(async (database, env) => {
        const { db } = database;
        const outcome = await startEach(context, database, leadIds, (lead_id, enqueue) =>
          releaseLead({ db, enqueue, mailFrom: env.mailFrom, now: env.now() }, lead_id),
        );
        if (flags.json === true) return context.printJson(outcome);
        const started = outcome.filter(({ deliveries }) => deliveries > 0);
        context.print(`${started.length} of ${outcome.length} leads are being delivered.`);
        for (const { lead_id, deliveries } of outcome)
          if (deliveries === 0) context.say(`${lead_id}: not kept for review.`);
      }),
    );
};

const retentionCommand = (leads: Command, context: CommandContext): void => {
  leads
    .command('retention')
    .description('Erase the personal data of leads older than their dealership keeps them (lead_retention_days).')
    .option('--dry-run', 'only say what would be erased')
    .option('--json', 'print the outcome as JSON')
    .action((flags: { dryRun?: boolean; json?: boolean }) =>
      context.withDatabase(async ({ db }, env) => {
        const dryRun = flags.dryRun === true;
        const erasures = await context.loadErasures();
        const done = await eraseOldLeads({ db, outbox: outboxFolder(env), now: env.now(), erasures }, { dryRun });
        if (flags.json === true) return context.printJson(done);
        if (done.length === 0) context.print('Every dealership keeps its leads: none has lead_retention_days.');
        for (const { dealership, days, before, leads: count } of done)
          context.print(
            `${dealership}: ${count} leads from before ${before} (${days} days) ${dryRun ? 'would be ' : ''}erased`,
          );
      }),
    );
};

export const leadCommands: CommandModule = (program, context) => {
  const leads = program.command('leads').description('Enquiries and their delivery.');
  listCommand(leads, context);
  showCommand(leads, context);
  photosCommand(leads, context);
  replayCommand(leads, context);
  deliverCommand(leads, context);
  exportCommand(leads, context);
  sendTestCommand(leads, context);
  retentionCommand(leads, context);
};
