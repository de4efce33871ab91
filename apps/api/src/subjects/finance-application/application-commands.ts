import { shownAnswer } from '@forecourt/domain/application-answers';
import { applicationSteps, stepsAsked } from '@forecourt/domain/finance-application';
import { eq } from 'drizzle-orm';
import type { CliContext } from '../../ground/cli/cli-context';
import { CliError, exitCodes } from '../../ground/cli/cli-error';
import type { CommandModule } from '../../ground/cli/command-module';
import { isUuid } from '../../ground/cli/is-uuid';
import type { Db } from '../../ground/database/database';
import { leads } from '../../ground/database/schema';
import type { Env } from '../../ground/env/env';
import { getSiteDocument } from '../sites';
import { applicationAddress, linkDays } from './application-link';
import {
  eraseSent,
  listSent,
  openSent,
  resealApplications,
  sentApplication,
  UnknownSealingKey,
} from './application-store';

const sentWith = async (db: Db, leadId: string) => {
  const row = isUuid(leadId) ? await sentApplication(db, leadId) : null;
  if (row !== null) return row;
  throw new CliError(
    exitCodes.inputFaults,
    `No application came with lead ${leadId}, or it has been deleted: forecourt applications list shows those that are here.`,
  );
};

const printSent = (context: CliContext) =>
  context.withDatabase(async ({ db }) => {
    const rows = await listSent(db);
    if (rows.length === 0) context.print('No applications.');
    for (const { lead_id, website_id, sent_at, expires_at, reads } of rows)
      context.print(
        `${sent_at?.toISOString()}  lead ${lead_id}  ${website_id}  read ${reads} times  deleted ${expires_at.toISOString()}`,
      );
  });

/** What an application says; that its key is not here is said without a trace of the program. */
const opened = (row: Parameters<typeof openSent>[0], { sealingKey }: Pick<Env, 'sealingKey'>) => {
  try {
    return openSent(row, sealingKey);
  } catch (error) {
    if (error instanceof UnknownSealingKey) throw new CliError(exitCodes.usage, error.message);
    throw error;
  }
};

/** `forecourt applications`: what came for finance. Amounts and numbers are masked: a terminal is no place for them. */
export const applicationCommands: CommandModule = (program, context) => {
  const applications = program.command('applications').description('Applications for finance that shoppers have sent.');

  applications
    .command('list')
    .description('Those that are here, the newest first.')
    .action(() => printSent(context));

  applications
    .command('show')
    .description('Which questions one has answered, and what was agreed to; never the answers.')
    .argument('<lead_id>')
    .action((leadId: string) =>
      context.withDatabase(async ({ db }, env) => {
        const row = await sentWith(db, leadId);
        const { answers, consents } = opened(row, env);
        for (const name of stepsAsked(answers, { identityDocuments: true })) {
          const { title, fields } = applicationSteps[name];
          const given = fields.filter((field) => shownAnswer(field, answers) !== '');
          if (given.length > 0) context.print(`${title}: ${given.map((field) => `${field} •••`).join(', ')}`);
        }
        for (const { wording, at } of consents) context.print(`Agreed ${at}: ${wording}`);
        context.print(`Read by its link ${row.reads} times. Deleted ${row.expires_at.toISOString()}.`);
      }),
    );

  applications
    .command('link')
    .description(`A new link to read one, good for ${linkDays} days. Whoever has it can read all of it.`)
    .argument('<lead_id>')
    .action((leadId: string) =>
      context.withDatabase(async ({ db }, env) => {
        const { website_id } = await sentWith(db, leadId);
        const site = await getSiteDocument(db, website_id);
        if (site === null)
          throw new CliError(
            exitCodes.inputFaults,
            `There is no site ${website_id} any more that a link could lead to. Read it here: forecourt applications export ${leadId}`,
          );
        context.print(applicationAddress(site, env, { leadId, secret: env.serviceToken, now: env.now() }));
      }),
    );

  applications
    .command('export')
    .description('One whole, as JSON, for the person that it is about or for their lender. Mind where it goes.')
    .argument('<lead_id>')
    .action((leadId: string) =>
      context.withDatabase(async ({ db }, env) => {
        const row = await sentWith(db, leadId);
        const [lead] = await db.select({ dealership: leads.dealership_id }).from(leads).where(eq(leads.id, leadId));
        context.printJson({
          lead_id: leadId,
          website_id: row.website_id,
          dealership_id: lead?.dealership ?? null,
          sent_at: row.sent_at?.toISOString() ?? null,
          ...opened(row, env),
        });
      }),
    );

  applications
    .command('erase')
    .description('Deletes one; its enquiry stays.')
    .argument('<lead_id>')
    .action((leadId: string) =>
      context.withDatabase(async ({ db }) => {
        await eraseSent(db, await sentWith(db, leadId));
        context.say(`The application of lead ${leadId} is deleted.`);
      }),
    );

  applications
    .command('reseal')
    .description('Seals anew what FORECOURT_SEALING_KEY_PREVIOUS sealed, so that it can be thrown away.')
    .action(() =>
      context.withDatabase(async ({ db }, env) => {
        const { resealed, lost } = await resealApplications(db, env.sealingKey);
        context.say(`${resealed} sealed anew.`);
        if (lost.length > 0)
          throw new CliError(
            exitCodes.inputFaults,
            `${lost.length} were sealed by a key that is neither the present one nor the one before: ${lost.join(', ')}`,
          );
      }),
    );
};
