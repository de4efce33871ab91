import { Option } from 'commander';
import type { CommandModule } from '../../ground/cli/command-module';
import { positive } from '../../ground/cli/option-values';
import { outboxFolder, readFromOutbox } from '../../ground/messages/outbox';
import { addBounceCommand } from './bounce-command';
import { listMessages, type MessageStatus, messageStatuses, wayOf } from './list-messages';

interface ListFlags {
  readonly kind?: string;
  readonly status?: MessageStatus;
  readonly limit: number;
  readonly text?: boolean;
}

/** `forecourt messages`: what goes to dealers and shoppers, whatever it is about. */
export const messageCommands: CommandModule = (program, context) => {
  const messages = program
    .command('messages')
    .description('Mails, texts and webhooks of every kind, such as the codes of sign-ins.');

  messages
    .command('list')
    .description('The latest, the newest first, with how their delivery stands.')
    .option('--kind <name>', 'of one kind only, such as sign-in-code')
    .addOption(new Option('--status <status>', 'that stand so only').choices([...messageStatuses]))
    .option('--limit <count>', 'so many at most', positive, 20)
    .option('--text', 'with what of them stands in the outbox, where neither SMTP nor an SMS provider is set')
    .action(({ kind, status, limit, text = false }: ListFlags) =>
      context.withDatabase(async ({ db }, env) => {
        const rows = await listMessages(db, { kind: kind ?? null, status: status ?? null, most: limit });
        if (rows.length === 0) context.say('No messages.');
        for (const row of rows) {
          const error = row.last_error === null ? '' : `  ${row.last_error}`;
          context.print(
            `${row.created_at.toISOString()}  ${row.template}  ${wayOf(row)}  ${row.status}${error}  ${row.subject_kind} ${row.subject_id}`,
          );
          const sent = text ? await readFromOutbox(outboxFolder(env), row.message_id) : null;
          if (sent !== null) context.print(`${sent.trimEnd().replace(/^/gm, '  ')}\n`);
        }
      }),
    );

  addBounceCommand(messages, context, process.stdin);
};
