import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { InvalidArgumentError } from 'commander';
import { CliError, exitCodes } from '../cli/cli-error';
import type { CommandModule } from '../cli/command-module';
import { outboxFile } from './lead-mail';
import { outboxFolder } from './lead-module';
import { listLeads, showLead } from './list-leads';

const positive = (value: string): number => {
  const parsed = Number(value);
  if (Number.isInteger(parsed) && parsed > 0) return parsed;
  throw new InvalidArgumentError('Use a whole number above 0.');
};

const isUuid = (value: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value);

export const leadCommands: CommandModule = (program, context) => {
  const leads = program.command('leads').description('Enquiries and their delivery.');
  leads
    .command('list')
    .description('The newest leads.')
    .option('--dealership <slug>', 'of one dealership only')
    .option('--limit <number>', 'at most so many', positive, 50)
    .option('--json', 'print the leads as JSON')
    .action((flags: { dealership?: string; limit: number; json?: boolean }) =>
      context.withDatabase(async ({ db }) => {
        const rows = await listLeads(db, { dealership: flags.dealership ?? null, limit: flags.limit });
        if (flags.json === true) return context.printJson(rows);
        if (rows.length === 0) context.print('No leads yet.');
        for (const { lead_id, created_at, dealership, category, vehicle, name, deliveries } of rows) {
          const state = deliveries.map(({ status, attempts }) => `${status} (${attempts})`).join(', ');
          context.print(`${created_at}  ${lead_id}  ${dealership}  ${category}  ${name}  ${vehicle ?? ''}  ${state}`);
        }
      }),
    );
  leads
    .command('show')
    .description('One lead whole, with its deliveries and, without SMTP, the message in the outbox.')
    .argument('<lead_id>')
    .option('--json', 'print it as JSON')
    .action((leadId: string, flags: { json?: boolean }) =>
      context.withDatabase(async ({ db }, env) => {
        const lead = isUuid(leadId) ? await showLead(db, leadId) : null;
        if (lead === null) throw new CliError(exitCodes.inputFaults, `There is no lead ${leadId}.`);
        if (flags.json === true) return context.printJson(lead);
        context.print(JSON.stringify(lead, null, 2));
        for (const { message_id } of lead.deliveries) {
          const message = await readFile(join(outboxFolder(env), outboxFile(message_id)), 'utf8').catch(() => null);
          if (message !== null) context.print(`\n${message}`);
        }
      }),
    );
};
