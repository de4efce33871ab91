import { InvalidArgumentError } from 'commander';
import type { CliContext } from '../../../ground/cli/cli-context';
import { CliError, exitCodes } from '../../../ground/cli/cli-error';
import { StockError } from '../stock-error';

/** Ends a command with the words of a {@link StockError}; with `--json` they are printed for programs too. */
export const tellStockErrors = async (
  context: CliContext,
  { json }: { readonly json?: boolean },
  action: () => Promise<void>,
): Promise<void> => {
  try {
    await action();
  } catch (error) {
    if (!(error instanceof StockError)) throw error;
    if (json === true) context.printJson({ error: error.code, message: error.message, remedy: error.remedy });
    const exitCode = error.code === 'database-away' ? exitCodes.unavailable : exitCodes.inputFaults;
    throw new CliError(exitCode, `${error.message} ${error.remedy}`, { cause: error });
  }
};

/** A value of a closed list, for commander. */
export const oneOf =
  <Word extends string>(...words: readonly Word[]) =>
  (value: string): Word => {
    const word = words.find((candidate) => candidate === value);
    if (word === undefined) throw new InvalidArgumentError(`Use ${words.join(', ')}.`);
    return word;
  };

/** A share written as a percentage from 0 to 100, for commander. */
export const percentage = (value: string): number => {
  const parsed = Number(value.replace(/%$/, ''));
  if (value.trim() === '' || !(parsed >= 0 && parsed <= 100))
    throw new InvalidArgumentError('Use a number from 0 to 100.');
  return parsed / 100;
};
