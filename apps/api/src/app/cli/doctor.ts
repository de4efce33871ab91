import type { SiteDocument } from '@forecourt/config/site-document';
import { CliError, exitCodes } from '../../ground/cli/cli-error';
import type { CommandContext, CommandModule } from '../../ground/cli/command-module';
import type { Findings, SiteCheck, SiteCheckDeps } from '../../ground/modules/site-check';
import { canonicalOrigin, checkedDirectory } from '../../subjects/sites';
import { loadSiteChecks } from '../rosters';

/** A site, or the installation, as the doctor found it. */
interface Examined extends Findings {
  /** `website_id`; null for the installation. */
  readonly site: string | null;
  readonly title: string;
}

/** What could not be looked at is no proof that it is well. */
const lookedAt = async (name: string, findings: Promise<Findings> | undefined): Promise<Findings> => {
  try {
    return (await findings) ?? { facts: [], faults: [] };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return {
      facts: [],
      faults: [{ what: `Its ${name} could not be looked at: ${reason}`, mend: 'Mend that, then ask again' }],
    };
  }
};

const joined = (all: readonly Findings[]): Findings => ({
  facts: all.flatMap(({ facts }) => facts),
  faults: all.flatMap(({ faults }) => faults),
});

const examineSite = async (
  site: SiteDocument,
  checks: readonly SiteCheck[],
  deps: SiteCheckDeps & { readonly env: Parameters<typeof canonicalOrigin>[1] },
): Promise<Examined> => ({
  site: site.website_id,
  title: `${site.website_id} (${site.name}), ${canonicalOrigin(site, deps.env)}`,
  ...joined(await Promise.all(checks.map(({ name, ofSite }) => lookedAt(name, ofSite?.(site, deps))))),
});

const examineInstallation = async (checks: readonly SiteCheck[], deps: SiteCheckDeps): Promise<Examined> => ({
  site: null,
  title: 'The installation',
  ...joined(await Promise.all(checks.map(({ name, ofInstallation }) => lookedAt(name, ofInstallation?.(deps))))),
});

const tell = (context: CommandContext, { title, facts, faults }: Examined): void => {
  context.print(title);
  for (const fact of facts) context.print(`  ${fact}`);
  if (faults.length === 0) context.print('  Nothing is wrong.');
  for (const { what, mend } of faults) {
    context.print(`  - ${what}`);
    context.print(`    ${mend}`);
  }
};

/** `forecourt doctor`: what is wrong with sites, in plain words, and how to mend it. Exit code 1 where something is. */
export const doctorCommand: CommandModule = (program, context) => {
  program
    .command('doctor')
    .description('Say what is wrong with sites and with the installation, and what mends it. Changes nothing.')
    .argument('[website_ids...]', 'these sites; all without them')
    .option('--json', 'print what was found as JSON')
    .action((ids: readonly string[], { json = false }: { readonly json?: boolean }) =>
      context.withDatabase(async ({ db }, env) => {
        // One for all sites: what is the same for each is read once.
        const deps = { db, env };
        const { sites } = await checkedDirectory(deps);
        const unknown = ids.find((id) => !sites.has(id));
        if (unknown !== undefined)
          throw new CliError(exitCodes.usage, `No site "${unknown}" is live. See forecourt sites list.`);
        const checks = await loadSiteChecks();
        const chosen = [...sites.values()].filter(
          ({ document }) => ids.length === 0 || ids.includes(document.website_id),
        );
        const examined: Examined[] = [await examineInstallation(checks, deps)];
        // One after the other: what is looked at is at work for shoppers, too.
        for (const { document } of chosen) examined.push(await examineSite(document, checks, deps));
        const count = examined.reduce((sum, { faults }) => sum + faults.length, 0);
        if (json) context.printJson(examined.map(({ title: _, ...found }) => found));
        else for (const one of examined) tell(context, one);
        if (chosen.length === 0) context.say('No site is live yet. Apply one: forecourt sites apply <file>.');
        if (count > 0)
          throw new CliError(
            exitCodes.inputFaults,
            `${count} ${count === 1 ? 'thing is' : 'things are'} to be mended.`,
          );
      }),
    );
};
