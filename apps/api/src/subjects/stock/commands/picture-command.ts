import type { CommandModule } from '../../../ground/cli/command-module';
import { listFaultyPictures, retryFaultyPictures } from '../pictures/fetch-pictures';

/** `forecourt stock pictures`. */
export const pictureCommand: CommandModule = (stock, context) => {
  stock
    .command('pictures')
    .description("Pictures of a dealership's feeds that could not be fetched, and why.")
    .requiredOption('--dealership <slug>', 'whose feeds')
    .option('--retry', 'have them fetched again')
    .option('--json', 'print them as JSON')
    .action((flags: { dealership: string; retry?: boolean; json?: boolean }) =>
      context.withDatabase(async ({ pool }) => {
        const pictures = await listFaultyPictures(pool, flags.dealership);
        if (flags.retry === true)
          context.say(
            `Pictures to be fetched again by the worker: ${await retryFaultyPictures(pool, flags.dealership)}.`,
          );
        if (flags.json === true) return context.printJson(pictures);
        if (pictures.length === 0) context.print('Every picture that was tried is there.');
        for (const { url, fault, attempts, again } of pictures)
          context.print(`${url}  ${fault}  tried ${attempts} x${again ? ', and again soon' : ''}`);
      }),
    );
};
