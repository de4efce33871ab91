import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import type { CliContext } from '../../ground/cli/cli-context';
import { CliError, exitCodes } from '../../ground/cli/cli-error';
import { type TakenBounce, takeBounce } from './take-bounce';

/** Bytes of a mail that is read; a report with the mail that it is about is smaller. */
const mostBytes = 20 * 1024 * 1024;

const wordsOf = (taken: TakenBounce): string => {
  switch (taken.kind) {
    case 'marked':
      return `${taken.ids.join(', ')} did not arrive: ${taken.code}. Once the address is mended, a lead goes out again by leads replay.`;
    case 'known-already':
      return 'It is known already that this mail did not arrive.';
    case 'not-ours':
      return 'It is about no mail that is stored here.';
    case 'delayed':
      return 'The mail server tries on: nothing is to be done.';
    case 'arrived':
      return 'The mail has arrived.';
    case 'no-report':
      return 'This is no report of a mail server: somebody has to read it.';
  }
};

const readInput = async (input: AsyncIterable<Uint8Array>): Promise<Uint8Array> => {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of input) {
    bytes += part.byteLength;
    if (bytes > mostBytes) throw new CliError(exitCodes.inputFaults, 'The mail is larger than 20 MB.');
    parts.push(part);
  }
  return Buffer.concat(parts);
};

const readMail = async (file: string): Promise<Uint8Array> => {
  try {
    return await readFile(file);
  } catch (cause) {
    throw new CliError(exitCodes.inputFaults, `${file} cannot be read.`, { cause });
  }
};

/** `messages bounced`: takes what came back to the address that mails are sent from. */
export const addBounceCommand = (messages: Command, context: CliContext, input: AsyncIterable<Uint8Array>): void => {
  messages
    .command('bounced')
    .argument('[files...]', 'mails, one a file; without them one is read from standard input')
    .description('Take what mail servers sent back: what did not arrive has failed, and is told as such.')
    .action((files: readonly string[]) =>
      context.withDatabase(async ({ db }, env) => {
        const mails = files.length > 0 ? files.map((file) => readMail(file)) : [readInput(input)];
        for (const mail of mails) context.print(wordsOf(await takeBounce({ db, now: env.now() }, await mail)));
      }),
    );
};
