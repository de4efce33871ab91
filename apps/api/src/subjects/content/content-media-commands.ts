import type { Command } from 'commander';
import { operatorNamed } from '../../ground/actor/actor';
import type { CliContext } from '../../ground/cli/cli-context';
import { CliError, exitCodes } from '../../ground/cli/cli-error';
import { operator } from '../../ground/cli/operator';
import { isDiskFull } from '../../ground/files/whole-file';
import { noRoom, originalsOf, PictureError } from '../media';
import { requireSite, siteArgument } from './command-arguments';
import {
  addContentPicture,
  type ContentPicture,
  contentPictures,
  type PictureRemoval,
  removeContentPicture,
} from './content-media';

const faultOf = (file: string, error: unknown): unknown => {
  if (error instanceof PictureError) return new CliError(exitCodes.inputFaults, `${file}: ${error.message}`);
  if (isDiskFull(error)) return new CliError(exitCodes.inputFaults, `${file}: ${noRoom}`);
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'ENOENT') return new CliError(exitCodes.inputFaults, `There is no ${file}.`);
  if (code === 'EISDIR') return new CliError(exitCodes.inputFaults, `${file} is a directory. Name its files.`);
  return error;
};

/** A picture as documents write it. */
const written = ({ src, alt }: ContentPicture): string => JSON.stringify({ src, alt });

/** The hash of an address of ours, with or without its path; or that of the one picture of a name. */
const hashOf = async (pictures: readonly ContentPicture[], word: string): Promise<string> => {
  const hash = /^(?:\/media\/)?([0-9a-f]{64})$/.exec(word)?.[1];
  if (hash !== undefined) return hash;
  const [found, other] = pictures.filter(({ name }) => name === word);
  if (found === undefined)
    throw new CliError(
      exitCodes.inputFaults,
      `The site keeps no picture "${word}". See them: forecourt content media list.`,
    );
  if (other !== undefined)
    throw new CliError(exitCodes.inputFaults, `The site keeps several pictures "${word}". Name one by its address.`);
  return found.hash;
};

const requireRemoved = (word: string, removal: PictureRemoval): Extract<PictureRemoval, { kind: 'removed' }> => {
  if (removal.kind === 'removed') return removal;
  const reason =
    removal.kind === 'missing'
      ? `The site keeps no picture ${word}. See them: forecourt content media list.`
      : `${word} stays: it is shown by ${removal.uses.join(', ')}. Take it out there first.`;
  throw new CliError(exitCodes.inputFaults, reason);
};

/** `content media add`, `list` and `remove`. */
export const addMedia = (content: Command, context: CliContext): void => {
  const media = content.command('media').description("Pictures of a site's content.");

  media
    .command('add')
    .description('Keep pictures for the content of a site and print each as documents write it.')
    .argument(siteArgument, 'id of the site')
    .argument('<files...>', 'JPEG, PNG, WebP or AVIF files')
    .option('--alt <words>', 'what the picture shows, for those who do not see it')
    .option('--by <name>', 'who keeps it', operator)
    .option('--json', 'print the pictures as JSON')
    .action(
      (websiteId: string, files: string[], { alt = '', by, json }: { alt?: string; by: string; json?: boolean }) =>
        context.withDatabase(async ({ db, pool }, env) => {
          await requireSite(db, websiteId);
          if (alt !== '' && files.length > 1)
            throw new CliError(exitCodes.inputFaults, '--alt is said of one picture. Add them one by one.');
          const added: ContentPicture[] = [];
          for (const file of files) {
            const picture = await addContentPicture(
              { db, pool, originals: originalsOf(env) },
              { websiteId, file, alt: alt.trim(), actor: operatorNamed(by) },
            ).catch((error: unknown) => {
              throw faultOf(file, error);
            });
            if (!json) context.print([written(picture), picture.name].join('\t'));
            added.push(picture);
          }
          if (json) context.printJson(added);
          else if (added.some((picture) => picture.alt === ''))
            context.say('Say what a picture shows with --alt, or leave alt empty where it only decorates.');
        }),
    );

  media
    .command('list')
    .description('List the pictures that a site keeps for its content.')
    .argument(siteArgument, 'id of the site')
    .option('--json', 'print them as JSON')
    .action((websiteId: string, { json }: { json?: boolean }) =>
      context.withDatabase(async ({ db }) => {
        await requireSite(db, websiteId);
        const pictures = await contentPictures(db, websiteId);
        if (json) context.printJson(pictures);
        else if (pictures.length === 0)
          context.say(`${websiteId} keeps no pictures. Add some: forecourt content media add.`);
        for (const picture of json ? [] : pictures) {
          const { name, width, height, who, at } = picture;
          context.print([name, `${width} x ${height}`, written(picture), `${at.toISOString()} by ${who}`].join('\t'));
        }
      }),
    );

  media
    .command('remove')
    .description('Take a picture from the content of a site, unless a page shows it.')
    .argument(siteArgument, 'id of the site')
    .argument('<picture>', 'its address, or its name')
    .option('--json', 'print the outcome as JSON')
    .action((websiteId: string, word: string, { json }: { json?: boolean }) =>
      context.withDatabase(async ({ db }, env) => {
        await requireSite(db, websiteId);
        const hash = await hashOf(await contentPictures(db, websiteId), word);
        const store = { db, originals: originalsOf(env), dataDir: env.dataDir };
        const { deleted } = requireRemoved(word, await removeContentPicture(store, websiteId, hash));
        if (json) context.printJson({ hash, deleted });
        else
          context.say(
            `${word}: removed${deleted ? '' : '; its file stays, since somebody else has it or a stock import is under way'}.`,
          );
      }),
    );
};
