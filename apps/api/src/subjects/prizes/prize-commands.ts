import type { Command } from 'commander';
import type { CliContext } from '../../ground/cli/cli-context';
import { CliError, exitCodes } from '../../ground/cli/cli-error';
import type { CommandModule } from '../../ground/cli/command-module';
import { operator } from '../../ground/cli/operator';
import type { Db } from '../../ground/database/database';
import type { Env } from '../../ground/env/env';
import { byteOrderMark, csvText } from '../../ground/text/csv-text';
import { auditDraws } from './audit-draws';
import { openSecret, UnknownPrizeKey } from './campaign-secret';
import { type CampaignRow, countDrawn, findCampaign, listCampaigns } from './campaign-store';
import { type ListedDraw, listDraws, readLedger } from './prize-ledger';
import { redeemPrize } from './redeem-prize';

const campaignOf = async (db: Db, site: string, campaign: string): Promise<CampaignRow> => {
  const row = await findCampaign(db, site, campaign);
  if (row !== null) return row;
  throw new CliError(
    exitCodes.inputFaults,
    `Nobody has opened a prize wheel "${campaign}" of ${site} yet: forecourt prizes list shows those that are here.`,
  );
};

const standing = ({ revealed_at, ends_at }: CampaignRow, now: Date): string => {
  if (revealed_at !== null) return `over, seed revealed ${revealed_at.toISOString()}`;
  return ends_at <= now ? 'over' : `until ${ends_at.toISOString()}`;
};

const addList = (prizes: Command, context: CliContext): void => {
  prizes
    .command('list')
    .description('List the campaigns of prize wheels, with how many have drawn.')
    .argument('[site]', 'of one site only, by its id')
    .option('--json', 'print them as JSON')
    .action((site: string | undefined, { json }: { readonly json?: boolean }) =>
      context.withDatabase(async ({ db }, env) => {
        const rows = await listCampaigns(db, site ?? null);
        if (json === true)
          return context.printJson(
            rows.map(({ website_id, campaign, commitment, draws, ends_at, seed }) => ({
              website_id,
              campaign,
              commitment,
              draws,
              ends_at,
              seed,
            })),
          );
        if (rows.length === 0) return context.print('No prize wheel has been opened.');
        for (const row of rows)
          context.print(
            `${row.website_id}  ${row.campaign}  ${row.draws} draws  ${standing(row, env.now())}  ${row.commitment}`,
          );
        return undefined;
      }),
    );
};

const redeemedOf = ({ wins, redeemed_at, redeemed_by }: ListedDraw): string => {
  if (!wins) return '-';
  return redeemed_at === null ? 'not fetched' : `fetched ${redeemed_at.toISOString()} ${redeemed_by}`;
};

const addShow = (prizes: Command, context: CliContext): void => {
  prizes
    .command('show')
    .description('Show a campaign: how many of each prize are drawn, and the ledger of draws. It names nobody.')
    .argument('<site>', 'id of the site')
    .argument('<campaign>', 'id of the campaign')
    .option('--json', 'print it as JSON')
    .action((site: string, campaign: string, { json }: { readonly json?: boolean }) =>
      context.withDatabase(async ({ db }, env) => {
        const row = await campaignOf(db, site, campaign);
        const drawn = await countDrawn(db, site, campaign);
        const draws = await listDraws(db, row);
        if (json === true)
          return context.printJson({
            website_id: site,
            campaign,
            commitment: row.commitment,
            seed: row.seed,
            drawn: Object.fromEntries(drawn),
            draws: draws.map(({ id, seq, state, segment, wins, link, drawn_at, redeemed_at, redeemed_by }) => ({
              id,
              seq,
              state,
              segment,
              wins,
              link,
              drawn_at,
              redeemed_at,
              redeemed_by,
            })),
          });
        context.print(`${row.draws} draws, ${standing(row, env.now())}, committed to ${row.commitment}`);
        for (const [segment, count] of drawn) context.print(`${count}  ${segment}`);
        for (const draw of draws)
          context.print(
            `#${draw.seq}  ${draw.drawn_at.toISOString()}  ${draw.state}  ${draw.segment}  ${redeemedOf(draw)}`,
          );
        return undefined;
      }),
    );
};

const secretOf = (row: CampaignRow, { sealingKey }: Pick<Env, 'sealingKey'>) => {
  try {
    return openSecret(sealingKey, row);
  } catch (error) {
    if (error instanceof UnknownPrizeKey) throw new CliError(exitCodes.usage, error.message, { cause: error });
    throw error;
  }
};

const addAudit = (prizes: Command, context: CliContext): void => {
  prizes
    .command('audit')
    .description(
      'Draw a whole campaign again from its seed, and say whether the ledger agrees. Fails where it does not.',
    )
    .argument('<site>', 'id of the site')
    .argument('<campaign>', 'id of the campaign')
    .option('--json', 'print the outcome as JSON')
    .action((site: string, campaign: string, { json }: { readonly json?: boolean }) =>
      context.withDatabase(async ({ db }, env) => {
        const ledger = await readLedger(db, await campaignOf(db, site, campaign));
        const faults = auditDraws(ledger, secretOf(ledger.campaign, env));
        const { commitment, draws } = ledger.campaign;
        if (json === true) context.printJson({ website_id: site, campaign, commitment, draws, faults });
        else {
          for (const { seq, reason } of faults) context.print(`${seq === 0 ? 'campaign' : `#${seq}`}  ${reason}`);
          if (faults.length === 0)
            context.print(`All ${draws} draws follow from the seed that was committed to as ${commitment}.`);
        }
        if (faults.length > 0)
          throw new CliError(exitCodes.inputFaults, 'The ledger does not follow from its seed: see above.');
      }),
    );
};

const addRedeem = (prizes: Command, context: CliContext): void => {
  prizes
    .command('redeem')
    .description('Hand out the prize of a code: once. The second time it says when and by whom.')
    .argument('<code>', 'as the winner shows it')
    .option('--by <name>', 'who hands it out', operator)
    .option('--json', 'print the outcome as JSON')
    .action((code: string, { by, json }: { readonly by: string; readonly json?: boolean }) =>
      context.withDatabase(async ({ db }, env) => {
        const redemption = await redeemPrize(db, { code, by, now: env.now() });
        if (redemption.kind === 'unknown')
          throw new CliError(exitCodes.inputFaults, 'No prize has this code. Read it again, in seven groups of four.');
        const { draw, name } = redemption;
        if (redemption.kind === 'redeemed-before')
          throw new CliError(
            exitCodes.inputFaults,
            `This prize (${name}) was handed out on ${redemption.at.toISOString()} by ${redemption.by}. Do not hand it out again.`,
          );
        if (json === true) context.printJson({ campaign: draw.campaign, seq: draw.seq, prize: name, by });
        else context.print(`Hand out: ${name} (${draw.website_id}, ${draw.campaign}, draw #${draw.seq}).`);
      }),
    );
};

const addExport = (prizes: Command, context: CliContext): void => {
  prizes
    .command('export')
    .description('Print the ledger of a campaign as CSV, to be kept for three years. It names nobody.')
    .argument('<site>', 'id of the site')
    .argument('<campaign>', 'id of the campaign')
    .action((site: string, campaign: string) =>
      context.withDatabase(async ({ db }) => {
        const draws = await listDraws(db, await campaignOf(db, site, campaign));
        const names = [
          'seq',
          'drawn_at',
          'state',
          'segment',
          'wins',
          'redeemed_at',
          'redeemed_by',
          'entrant',
          'segments',
          'link',
        ];
        const rows = draws.map((draw) => [
          String(draw.seq),
          draw.drawn_at.toISOString(),
          draw.state,
          draw.segment,
          String(draw.wins),
          draw.redeemed_at?.toISOString() ?? '',
          draw.redeemed_by ?? '',
          draw.entrant,
          draw.segments,
          draw.link,
        ]);
        context.print(`${byteOrderMark}${csvText([names])}`);
        for (const row of rows) context.print(csvText([row]));
      }),
    );
};

/** `forecourt prizes`. */
export const prizeCommands: CommandModule = (program, context) => {
  const prizes = program.command('prizes').description('Prize wheels: their draws, the audit, and handing out prizes.');
  addList(prizes, context);
  addShow(prizes, context);
  addAudit(prizes, context);
  addRedeem(prizes, context);
  addExport(prizes, context);
};
