import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { CliError, exitCodes } from '../../ground/cli/cli-error';
import type { CommandModule } from '../../ground/cli/command-module';

const batchSchema = z.array(z.array(z.string()).min(1));

const textOf = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new CliError(exitCodes.usage, `${file} cannot be read.`, { cause });
  }
};

const readBatch = (file: string) => {
  const text = textOf(file);
  try {
    return batchSchema.parse(JSON.parse(text));
  } catch (cause) {
    const words = `${file} must be JSON: an array of commands, each an array of words.`;
    throw new CliError(exitCodes.inputFaults, words, { cause });
  }
};

/** `forecourt batch`: many commands for the price of one start and one connection. */
export const batchCommand: CommandModule = (program, context) => {
  program
    .command('batch')
    .description('Run the commands of a file in one process, in their order. The first that fails ends it.')
    .argument('<file>', 'JSON: an array of commands, each an array of words, such as ["sites", "apply", "sites"]')
    .action((file: string) => {
      const commands = readBatch(file);
      return context.withDatabase(async (database, env) => {
        for (const words of commands) {
          context.say(`forecourt ${words.join(' ')}`);
          const code = await context.run(words, { ...context, withDatabase: (action) => action(database, env) });
          if (code !== exitCodes.ok)
            throw new CliError(code, `forecourt ${words.join(' ')} failed; what came before it is done.`);
        }
      });
    });
};
