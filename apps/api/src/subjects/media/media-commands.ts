import { CliError, exitCodes } from '../../ground/cli/cli-error';
import type { CommandModule } from '../../ground/cli/command-module';
import { shownAddress } from '../../ground/outbound/read-remote';
import { addPictures } from './add-pictures';
import { checkMedia, fetchAgain, type MissingPicture } from './check-media';
import { StorageAway } from './originals/originals';
import { originalsOf } from './originals/originals-of';
import { pruneCommand } from './prune-command';

interface CheckFlags {
  readonly deep?: boolean;
  readonly fetchAgain?: boolean;
  readonly json?: boolean;
}

/** Where a picture came from, less what may be a key. */
const shown = ({ source, remote }: MissingPicture): string =>
  source === null ? 'unknown' : remote && URL.canParse(source) ? shownAddress(source) : source;

const storageInWords = (error: unknown): never => {
  if (!(error instanceof StorageAway)) throw error;
  throw new CliError(exitCodes.unavailable, `${error.message} ${error.mend}`, { cause: error });
};

export const mediaCommands: CommandModule = (program, context) => {
  const media = program.command('media').description('Stored pictures.');
  pruneCommand(media, context);

  media
    .command('add')
    .description('Keep pictures and print the address of each, to be written in documents: of a location, a hero.')
    .argument('<paths...>', 'JPEG, PNG, WebP or AVIF files, or directories of them')
    .option('--json', 'print the addresses as JSON')
    .action((paths: string[], { json = false }: { readonly json?: boolean }) =>
      context.withDatabase(async ({ pool }, env) => {
        const added = await addPictures({ pool, originals: originalsOf(env) }, paths);
        if (json) return context.printJson(added);
        for (const { file, url } of added) context.print(`${url}  ${file}`);
        return undefined;
      }),
    );

  media
    .command('check')
    .description('Look for the file of every stored picture, after a restore say. Exit code 1 when one is missing.')
    .option('--deep', 'read every file and compare its content')
    .option('--fetch-again', 'have the worker fetch those again that came from an address')
    .option('--json', 'print the outcome as JSON')
    .action((flags: CheckFlags) =>
      context.withDatabase(async ({ pool }, env) => {
        const store = { pool, originals: originalsOf(env) };
        const { pictures, missing } = await checkMedia(store, { isDeep: flags.deep === true }).catch(storageInWords);
        const again = missing.filter(({ remote }) => remote);
        if (flags.fetchAgain === true) {
          const due = await fetchAgain(
            pool,
            again.map(({ hash }) => hash),
          );
          context.say(`Pictures to be fetched again by the worker: ${due}.`);
        }
        const listed = missing.map((picture) => ({ ...picture, source: shown(picture) }));
        if (flags.json === true) context.printJson({ pictures, missing: listed });
        else for (const { hash, fault, source } of listed) context.print(`${hash}  ${fault}  ${source}`);
        if (missing.length === 0) return context.say(`All ${pictures} pictures are there.`);
        const others = missing.length - again.length;
        throw new CliError(
          exitCodes.inputFaults,
          `${missing.length} of ${pictures} pictures are not there.${
            flags.fetchAgain === true || again.length === 0 ? '' : ` ${again.length} can be fetched: --fetch-again.`
          }${others === 0 ? '' : ` ${others} came from a folder: import their feed again with --media.`}`,
        );
      }),
    );
};
