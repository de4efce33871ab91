import type { CliContext } from '../../ground/cli/cli-context';
import { CliError, exitCodes } from '../../ground/cli/cli-error';
import type { CommandModule } from '../../ground/cli/command-module';
import { isUuid } from '../../ground/cli/is-uuid';
import { positive } from '../../ground/cli/option-values';
import type { Db } from '../../ground/database/database';
import type { ShopperRow } from '../../ground/database/schema';
import { outboxFolder } from '../../ground/messages/outbox';
import { phoneNumber } from '../../ground/text/phone-number';
import { endSessions } from '../shoppers';
import { holdingsOf, listShoppers, shopperBy } from './list-shoppers';
import { eraseShoppers } from './privacy/erase-shoppers';
import { exportShopper } from './privacy/export-shopper';
import { accountNamed, readProofs } from './privacy/read-proofs';

/**
 * The shopper that an operator names: by id, or by `site:number` as a person who writes in says it.
 * @throws CliError where there is none
 */
export const namedShopper = async (db: Db, name: string): Promise<ShopperRow> => {
  const [websiteId = '', ...typed] = name.split(':');
  const phone = phoneNumber(typed.join(':'))?.e164 ?? null;
  const found = isUuid(name)
    ? await shopperBy(db, { id: name })
    : phone === null
      ? null
      : await shopperBy(db, { websiteId, phone });
  if (found !== null) return found;
  throw new CliError(
    exitCodes.inputFaults,
    `There is no shopper ${name}. Name one by id, or by site and number such as my-site:0491570006; forecourt shoppers list shows them.`,
  );
};

const list = (context: CliContext, site: string | null, most: number) =>
  context.withDatabase(async ({ db }) => {
    const rows = await listShoppers(db, site, most);
    if (rows.length === 0) context.say('Nobody has signed in.');
    for (const { id, website_id, phone, signed_in_at } of rows)
      context.print(`${signed_in_at.toISOString()}  ${website_id}  ${phone}  ${id}`);
  });

/** `forecourt shoppers`: who has signed in, for operators who answer a person. */
export const shopperCommands: CommandModule = (program, context) => {
  const shoppers = program.command('shoppers').description('People who have signed in to a site.');

  shoppers
    .command('list')
    .description('Those who signed in last first, with their ids.')
    .option('--site <website_id>', 'of one site only')
    .option('--limit <count>', 'so many at most', positive, 50)
    .action(({ site, limit }: { readonly site?: string; readonly limit: number }) =>
      list(context, site ?? null, limit),
    );

  shoppers
    .command('show')
    .description('One of them: who it is, and how much of each kind the account holds.')
    .argument('<shopper>', 'id, or site:number')
    .action((name: string) =>
      context.withDatabase(async ({ db }) => {
        const shopper = await namedShopper(db, name);
        const { id, website_id, phone, email, email_confirmed_at, created_at, signed_in_at } = shopper;
        const confirmed = email !== null && email_confirmed_at !== null;
        context.printJson({ id, website_id, phone, email, email_confirmed: confirmed, created_at, signed_in_at });
        for (const [words, many] of Object.entries(await holdingsOf(db, shopper))) context.print(`${many} ${words}`);
      }),
    );

  shoppers
    .command('sign-out')
    .description('Ends every session of one of them, such as after a lost telephone.')
    .argument('<shopper>', 'id, or site:number')
    .action((name: string) =>
      context.withDatabase(async ({ db }) => {
        const ended = await endSessions(db, (await namedShopper(db, name)).id, 'all');
        context.print(`${ended} sessions ended.`);
      }),
    );

  shoppers
    .command('export')
    .description('Everything that is kept of one of them, as JSON, for the person who asks for it.')
    .argument('<shopper>', 'id, or site:number')
    .action((name: string) =>
      context.withDatabase(async ({ db }, env) => {
        const { id, website_id } = await namedShopper(db, name);
        const asked = { websiteId: website_id, shopperId: id, now: env.now() };
        context.printJson(await exportShopper(db, await context.loadRecords(), asked));
      }),
    );

  shoppers
    .command('consents')
    .description('What an account has agreed to, with the words and times, also once it is deleted.')
    .argument('<account>', 'its id, or a link to unsubscribe from a message that it was sent')
    .action((named: string) =>
      context.withDatabase(async ({ db }, env) => {
        const id = await accountNamed(db, env.serviceToken, named);
        const proofs = id === null ? [] : await readProofs(db, id);
        if (proofs.length === 0)
          throw new CliError(
            exitCodes.inputFaults,
            `There is no consent of ${named}. Name the account by its id, or give the whole link that ends all alerts, as it stands at the end of the message.`,
          );
        context.printJson(proofs);
      }),
    );

  shoppers
    .command('erase')
    .description('Erases an account with all that is in it. Enquiries stay with the dealership, and name no account.')
    .argument('<shopper>', 'id, or site:number')
    .option('--yes', 'do it; without it, only say what would go')
    .action((name: string, { yes = false }: { readonly yes?: boolean }) =>
      context.withDatabase(async ({ db }, env) => {
        const shopper = await namedShopper(db, name);
        if (!yes) {
          for (const [words, many] of Object.entries(await holdingsOf(db, shopper))) context.print(`${many} ${words}`);
          context.say('Nothing was erased: repeat it with --yes.');
          return;
        }
        const erasures = await context.loadErasures();
        await eraseShoppers({ db, outbox: outboxFolder(env), erasures }, [shopper.id]);
        context.print(`Erased ${shopper.id} of ${shopper.website_id}.`);
      }),
    );
};
